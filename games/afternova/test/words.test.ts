import { readdirSync, readFileSync } from 'node:fs';
import {
  choose,
  FastChance,
  type Json,
  know,
  LANGUAGES,
  type Language,
  Match,
  type Phrase,
  plain,
  readOptions,
  type Seat,
  seatAt,
  seatsOf,
  viewOf,
} from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { afternova } from '../game.ts';
import { packOf } from '../rules/pack.ts';
import type { Afternova, Event, Options, Pick, Why } from '../rules/types.ts';
import { chapters as de } from '../words/de/rulebook/index.ts';
import { speech } from '../words/de/speech.ts';
import { chapters as en } from '../words/en/rulebook/index.ts';
import { randomPack } from './packs.ts';
import { andrew, arrange, jeff, mina, planOf, type Table } from './table.ts';

const { words } = afternova;
const NAMES = ['Mirela', 'Jonas', 'Theo', 'Aylin', 'Paul', 'Ines'];
const LONGEST = 450;
const LONGEST_RULE = 230;
/** With our own cards and names of up to six letters. */
const LONGEST_BUTTON: Readonly<Record<Language, number>> = { en: 26, de: 28 };

const text = (phrase: Phrase): string => plain(phrase, NAMES);
const flat = (phrase: Phrase): string => text(phrase).replaceAll('\u00a0', ' ');
/** With the names of the arranged tables. */
const said = (phrase: Phrase): string => plain(phrase, ['Jeff', 'Andrew', 'Mina']).replaceAll('\u00a0', ' ');
const sentences = (s: string): string[] => s.split(/(?<=[.!?]) /);

/** Words of the other language that would betray a sentence left untranslated. */
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  de: /\b(the|and|you|your|of|paws?|blueprints?|fragments|planets|storage|offers?|contract|turn|green|purple|white|black|yellow|nothing)\b/i,
  en: /\b(der|das|und|du|dein|mietpfoten?|blaupausen?|fragmente|planeten|lager|angebote?|vertrag|zug|grün|lila|weiß|schwarz|gelb|nichts)\b/i,
};

/** What is wrong with a text a player reads; empty: nothing. */
function flaws(language: Language, s: string, longest: number): string[] {
  const found: string[] = [];
  if (/undefined|NaN|null|\[object|#\d| {2}|\.\.|: \.|, \.|:\.|^\s|\s$|^$/.test(s)) found.push('broken');
  if (FOREIGN[language].test(s)) found.push('foreign word');
  if (sentences(s).some((part) => part.length > longest)) found.push('too long');
  return found.map((f) => `${language}, ${f}: ${s}`);
}

describe('the rulebook', () => {
  const page = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
  const ids = [...page.matchAll(/^(?:\* |\| )([A-Z]\d+) /gm)].map((m) => m[1]);

  test('has every rule of RULES.md once', () => {
    expect(ids.length).toBe(22 + 44);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(LANGUAGES)('says every rule in %s, complete and short', (language) => {
    const { rule } = afternova.words[language];
    expect(Object.keys(rule).sort()).toEqual([...ids].sort());
    const texts = Object.values(rule);
    expect(texts.flatMap((s) => flaws(language, s, LONGEST_RULE))).toEqual([]);
    expect(texts.filter((s) => !/[.!?]$/.test(s) || sentences(s).length > 4)).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

test('a language never imports another one, so that a page loads one alone', () => {
  const root = new URL('../words/', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts') && file !== 'index.ts');
  const imports = files.flatMap((file) =>
    [...readFileSync(new URL(file, root), 'utf8').matchAll(/from '([^']+)'/g)].map((m) => ({
      file,
      path: new URL(m[1], new URL(file, root)).pathname,
    })),
  );
  const foreign = imports.filter(({ file, path }) => LANGUAGES.some((l) => path.includes(`/words/${l}/`) && !file.startsWith(l)));
  expect([files.length > 20, imports.length > 60, foreign]).toEqual([true, true, []]);
});

describe('the chapters of the rulebook', () => {
  test.each([
    ['de', de],
    ['en', en],
  ] as const)('have every rule exactly once, in %s', (language, chapters) => {
    const rules = chapters.flatMap((c) => c.rules);
    expect([...rules].sort()).toEqual(Object.keys(words[language].rule).sort());
    for (const { title, rules } of chapters) expect([title, rules.length > 0]).toEqual([expect.stringMatching(/^\p{Lu}/u), true]);
  });
});

/** Plays at random, but likes to deal: an offer, a contract, a consent is half the time preferred where there is one. */
const DEALS = ['planet', 'call', 'offer', 'contract', 'as offered', 'agree', 'send', 'sign'];
function answer(match: Match<Afternova>, seat: Seat, chance: FastChance, look: (path: readonly Pick[]) => void): Pick[] {
  const k = match.know(seat);
  const path: Pick[] = [];
  for (;;) {
    const c = choose(afternova, k, seat, path);
    if (c === null) return path;
    look(path);
    const liked = c.picks.filter((p) => DEALS.some((d) => p.startsWith(d)));
    const from = liked.length > 0 && chance.int(2) === 0 ? liked : c.picks;
    path.push(from[chance.int(from.length)]);
    if (c.ends) return path;
  }
}

describe.each(LANGUAGES)('the words in %s', (language) => {
  const own = words[language];

  test('describe the table options, and say whose cards these are', () => {
    for (const [name, spec] of Object.entries(afternova.options)) {
      const option = own.option[name as keyof Options];
      const labels: Readonly<Record<string, string>> = option.of === null ? {} : option.of;
      expect(Object.keys(labels).sort()).toEqual(spec.kind === 'choice' ? [...spec.of].sort() : []);
      expect([option.name, option.help, ...Object.values(labels)].flatMap((s) => flaws(language, s, LONGEST))).toEqual([]);
    }
    expect([own.title, own.about].flatMap((s) => flaws(language, s, LONGEST))).toEqual([]);
    expect(own.origin).toMatch(language === 'en' ? /not public.*cards here are our own/ : /nicht öffentlich.*unsere eigenen/);
  });

  test('say everything that happens in random games with random options, to everybody', () => {
    const seed = seedOf(`afternova words ${language}`);
    const found = new Set<string>();
    const met = { event: new Set<string>(), choice: new Set<string>(), why: new Set<string>() };
    const check = (phrase: Phrase): void => {
      for (const flaw of flaws(language, flat(phrase), LONGEST)) found.add(flaw);
    };
    const long = new Set<string>();
    const pick = (p: Pick, k: Parameters<typeof own.pick>[1], seat: Seat, path: readonly Pick[]): void => {
      const text = flat(own.pick(p, k, seat, path));
      const ours = k.pub.options.pack === '';
      for (const flaw of flaws(language, text, LONGEST)) found.add(flaw);
      if (ours && text.length > LONGEST_BUTTON[language]) long.add(text);
      const below = own.detail!(p, k, seat, path);
      if (below !== null) check(below);
    };
    const one = new FastChance(seed);
    for (let game = 0; game < cases(6); game++) {
      const seats = 3 + (game % 4);
      const options = readOptions(afternova, {
        marketWipe: one.int(2) === 0,
        giftsToOutsiders: game % 2 === 0,
        activeMustPlayPaw: game % 3 > 0,
        ending: (['step', 'chance', 'round'] as const)[game % 3],
        startPaws: game % 2 === 0 ? 'few' : 'many',
        clock: game % 3 === 0 ? 90 : 0,
        pack: game % 4 === 3 ? JSON.stringify(randomPack(one)) : '',
      });
      const match = new Match<Afternova>(afternova, options, seats, new FastChance(`${seed} ${game}`));
      const heard = (): void => {
        for (const t of match.entries.at(-1)!.told)
          for (const you of t.to === 'all' ? [...seatsOf(seats), null] : t.to) {
            met.event.add(t.event.kind);
            check(own.event[t.event.kind](t.event as never, you));
          }
      };
      heard();
      for (let i = 0; i < 500 && !match.over; i++) {
        const { asked, done } = match.state.flow;
        const free = asked.filter((s) => !done.includes(s));
        const seat = free[one.int(free.length)];
        const k = match.know(seat);
        const path = answer(match, seat, one, (so) => {
          if (one.int(6) > 0) return;
          const c = choose(afternova, k, seat, so)!;
          met.choice.add(c.kind);
          check(own.choice(c, k, seat, so));
          for (const p of c.picks) pick(p, k, seat, so);
          for (const r of c.greyed?.() ?? []) {
            met.why.add(r.why);
            pick(r.pick, k, seat, so);
            if (Object.hasOwn(own.refusal, r.why)) check(own.refusal[r.why as Why](r));
          }
        });
        const refused = match.answer(seat, path).refused;
        expect(refused, `seed ${seed}`).toBeNull();
        heard();
        if (i % 20 > 0) continue;
        for (const you of [...seatsOf(seats), null]) {
          const view = viewOf(match.state, you);
          check(own.waiting(view, you));
          for (const { title, lines, table } of own.scene(view, you)) {
            for (const flaw of flaws(language, title, LONGEST)) found.add(flaw);
            for (const line of lines) check(line);
            for (const cell of table?.rows.flat() ?? []) if (cell.length > 0) check(cell);
          }
          if (you !== null) for (const order of afternova.orders!.offer(view, you)) check(own.order!(order, view, you));
        }
      }
      if (match.over) for (const you of [...seatsOf(seats), null]) check(own.ending(afternova.outcome(match.state), you));
    }
    expect([...found].slice(0, 12), `seed ${seed}`).toEqual([]);
    expect([...long].slice(0, 12), `seed ${seed}`).toEqual([]);
    // Rare events and refusals are said by hand.
    const card = { n: 0, id: 'pl01', de: 'X', en: 'X' };
    for (const e of [
      { kind: 'filled', slot: 0, planet: card, gems: [1, 0, 0, 0, 0] },
      { kind: 'sixth', seat: seatAt(0), ending: 'chance' },
      { kind: 'scored', seat: seatAt(1), ship: card, colours: [3, 4], points: 28, stored: 2, objective: 6, total: 36 },
    ] satisfies Event[]) {
      met.event.add(e.kind);
      for (const you of [0, 1, null]) check(own.event[e.kind](e as never, you as Seat | null));
    }
    for (const [why, more] of [
      ['planet-empty', {}],
      ['too-many-contracts', { most: 6 }],
      ['too-many-calls', { most: 3 }],
      ['nobody-to-call', {}],
      ['time-is-over', {}],
      ['not-joint', {}],
      ['agreed-already', {}],
      ['not-held', {}],
      ['not-stored', { seat: 1, colour: 2 }],
      ['deck-empty', {}],
      ['cannot-pay', { lacks: [0, 2, 0, 1, 0] }],
      ['seven', {}],
      ['refinery-used', {}],
      ['promise-full', { most: 3 }],
      ['begins-without-a-chair', { seats: 3 }],
      ['pack-broken', { fault: 'no-json' }],
    ] as const) {
      met.why.add(why);
      check(own.refusal[why]({ pick: 'done', rule: 'A8', why, with: more as Json }));
    }
    expect([...found].slice(0, 12)).toEqual([]);
    expect(Object.keys(own.event).filter((kind) => !met.event.has(kind))).toEqual([]);
    expect(Object.keys(own.refusal).filter((why) => !met.why.has(why))).toEqual([]);
    expect(met.choice.size).toBeGreaterThan(18);
  }, 60_000);
});

/** The scene as its reader sees it, tables row by row. */
function read(t: Table, you: Seat | null, language: Language = 'en'): string {
  return afternova.words[language]
    .scene(know(t.state, you), you)
    .flatMap(({ title, lines, table }) => [
      title,
      ...lines.map(said),
      ...(table === undefined ? [] : [table.head.join(' | '), ...table.rows.map((row) => row.map(said).join(' | '))]),
    ])
    .join('\n');
}

/** A pick as it stands on its button: the line and the smaller one below. */
const button = (language: Language, p: Pick, k: Parameters<typeof words.en.pick>[1], seat: Seat, path: readonly Pick[] = []): (string | null)[] => {
  const below = words[language].detail!(p, k, seat, path);
  return [said(words[language].pick(p, k, seat, path)), below === null ? null : said(below)];
};

describe('the scene', () => {
  const negotiating = (): Table =>
    arrange({
      paws: ['PE PE', 'EE PM', 'SS'],
      plans: ['bp01', 'bp16'],
      store: ['GKKK', 'Y'],
      built: ['bp03 bp21'],
      planets: [
        ['pl03', 'YGPPK'],
        ['pl01', 'YGP'],
      ],
    }).say(jeff, 'planet 0', 'call', 'lack 0', 'lack 1', 'price P', 'done');
  const offered = (): Table => {
    const t = negotiating();
    return t.say(andrew, 'offer', 'to active', ...t.paw(andrew, 1), 'for', 'take P', 'take P', 'want G', 'send');
  };
  const proposed = (): Table => {
    const t = offered();
    return t.say(jeff, 'contract', 'with 1', 'done', ...t.paw(jeff, 0, 1), 'done', 'as offered');
  };

  test('A8, A9: says what is missing and who could help, to each what the reader knows', () => {
    const t = negotiating();
    expect(read(t, jeff)).toContain(
      'Gyra Prime: needs 3 piloting + 3 engineering; 1 yellow, 1 green, 2 purple and 1 black. You lack 1 engineering. Perhaps Andrew (2 Paws) or Mina (1 Paw) can help.',
    );
    expect(read(t, jeff)).toContain('Ferro Drift: needs 2 piloting + 2 engineering; 1 yellow, 1 green and 1 purple. Your Paws are enough.');
    expect(read(t, andrew)).toContain(
      'Missing, Jeff says: 1 engineering. In return: 1 purple.\nYou could help with Comet Coati (piloting + mining), Bolt Beaverton (engineering + engineering).',
    );
    expect(read(t, mina, 'de')).toContain('Keine deiner Mietpfoten kann, was hier gebraucht wird.');
    // Q32: what Jeff has seen of Andrew's Paws stays with him.
    const shown = offered();
    expect(read(shown, jeff)).toContain('You lack 1 engineering. Could help: Andrew with 1 engineering.');
    expect(read(shown, mina)).not.toContain('Andrew with');
  });

  test('Q37: offers stand in a table; Paws only for those who may see them', () => {
    const t = offered();
    const row = (you: Seat | null): string => /^(Andrew|You) \| (?!\d of).*$/m.exec(read(t, you))![0];
    expect(read(t, jeff)).toContain('Offers so far:\nPlayer | Paws | From planet | From storage\n');
    expect(row(jeff)).toBe('Andrew | 2 engineering | 2 purple | 1 green');
    expect(row(andrew)).toBe('You | 2 engineering | 2 purple | 1 green');
    for (const you of [mina, null]) expect(row(you)).toBe('Andrew | 1 Paw | 2 purple | 1 green');
  });

  test('Q9, Q10: the whole contract is one table, with what would not fit, before anybody agrees', () => {
    const t = proposed();
    expect(read(t, andrew)).toContain(
      [
        'Contract 1',
        'Agreed: Jeff. Still to agree: you.',
        'Player | Paws | From planet | Gives | Gets | Storage after',
        'You | 2 engineering | 2 purple | – | 1 green | 4 of 4',
        'Jeff | 2 Paws | 1 yellow, 1 green, 1 black | 1 green | – | 6 of 5, 1 too many',
      ].join('\n'),
    );
    expect(read(t, jeff)).toContain('You would have 6 fragments and room for 5: 1 of them would have to go.');
    const k = t.match.know(andrew);
    expect(button('en', 'agree 1', k, andrew)).toEqual(['Agree to contract 1', 'You get 1 green and 2 purple']);
    expect(button('de', 'agree 1', k, andrew)).toEqual(['Vertrag 1 zustimmen', 'Du bekommst 1 Grün und 2 Lila']);
  });

  test('where there is little room, what is negotiated with the reader comes first', () => {
    const first = (t: Table, you: Seat | null): string | undefined => afternova.words.en.scene(know(t.state, you), you).find((p) => p.mine)?.title;
    expect([jeff, andrew, mina, null].map((you) => first(negotiating(), you))).toEqual(['Your hand', 'Your hand', 'Your hand', undefined]);
    expect([jeff, andrew, mina].map((you) => first(offered(), you))).toEqual(['Turn 2', 'Your hand', 'Your hand']);
    expect([jeff, andrew, mina, null].map((you) => first(proposed(), you))).toEqual(['Contract 1', 'Contract 1', 'Your hand', undefined]);
  });

  test('Q3: what the offers come to, and that a Paw is more than needed', () => {
    const t = offered();
    const k = t.match.know(jeff);
    const asks = (language: Language, path: Pick[]): string =>
      said(afternova.words[language].choice(choose(afternova, k, jeff, path)!, k, jeff, path));
    expect(asks('en', [])).toBe('There are offers. Together with your Paws they are enough. What do you do?');
    const [one, two] = t.paw(jeff, 0, 1);
    expect(asks('de', ['contract', 'with 1', 'done', one])).toBe('Welche deiner Mietpfoten spielst du auf Gyra Prima? Es fehlt noch: 1× Pilot.');
    expect(button('en', two, k, jeff, ['contract', 'with 1', 'done', one])).toEqual(['Play Gizmo Gibbon', 'Piloting + engineering']);
    expect(button('en', two, k, jeff, ['contract', 'with 1', 'done', one, two])).toEqual([
      'Play Gizmo Gibbon',
      'Piloting + engineering; more than needed',
    ]);
    const wish = '“I want 2 purple from the planet and 1 green from your storage”';
    expect(button('en', 'with 1', k, jeff, ['contract'])).toEqual(['Andrew’s offer', `2 engineering: ${wish}`]);
    // Q10: what is given from storage counts, and so does what does not fit.
    expect(button('en', 'accept 1', k, jeff)).toEqual([
      'Accept Andrew’s offer',
      `You get 1 yellow, 1 green and 1 black; you give 1 green; 6 of 5 in storage then, so 1 must go; ${wish}`,
    ]);
  });

  test('Q3: a Paw without a wanted skill is marked, for an offer and for their own extraction', () => {
    const t = arrange({ paws: ['PE PE SS', 'EE PM SS'], planets: [['pl01', 'YGP']] });
    const k = t.match.know(jeff);
    expect(button('en', t.paw(jeff, 2)[0], k, jeff, ['planet 0', 'alone'])[1]).toBe('Security + security; not called for');
    expect(button('en', t.paw(jeff, 0)[0], k, jeff, ['planet 0', 'alone'])[1]).toBe('Piloting + engineering');
    t.say(jeff, 'planet 0', 'call', 'lack 0', 'lack 1', 'done');
    const offers = t.match.know(andrew);
    const marks = t.paws(andrew).map((n) => button('de', `paw ${n}`, offers, andrew, ['offer', 'to active'])[1]);
    expect(marks.filter((mark) => mark?.includes('nicht gesucht'))).toHaveLength(2);
  });

  test('Q10: who extracts alone or proposes reads beforehand what will not fit', () => {
    const t = arrange({ paws: ['PE PE', 'SS'], store: ['GKK'], planets: [['pl01', 'YGP']] });
    const k = t.match.know(jeff);
    expect(button('en', 'alone', k, jeff, ['planet 0'])[1]).toBe('6 of 4 in storage then, so 2 must go');
    expect(button('de', 'done', k, jeff, ['planet 0', 'alone', ...t.paw(jeff, 0, 1)])[1]).toContain('Lager dann 6 von 4, also müssen 2 weg');
    const u = offered();
    const terms: Pick[] = ['contract', 'with 1', 'done', ...u.paw(jeff, 0, 1), 'done', 'change', 'Y>0', 'G>0', 'P>0', 'P>1', 'K>0', '1Y>0'];
    expect(button('en', 'sign', u.match.know(jeff), jeff, terms)[1]).toBe('9 of 5 in storage then, so 4 must go');
  });

  test('A8, Q37: what is still missing counts their own Paws and what others openly offer', () => {
    const t = arrange({ paws: ['PE PE', 'PE', 'EE EE'], planets: [['pl03', 'YGPPK']] });
    t.say(jeff, 'planet 0', 'call', 'lack 1', 'lack 1', 'done').say(andrew, 'offer', 'to all', ...t.paw(andrew, 0), 'for', 'take P', 'send');
    expect(read(t, mina)).toContain('Missing, Jeff says: 1 piloting + 1 engineering.\nThe open offers bring all of it.');
    const asks = (seat: Seat, path: Pick[]): string => {
      const k = t.match.know(seat);
      return said(afternova.words.en.choice(choose(afternova, k, seat, path)!, k, seat, path));
    };
    expect(asks(mina, ['offer', 'to all'])).toBe('Which Paws do you offer? Nothing more is missing.');
    expect(asks(jeff, ['contract'])).toBe('Whose offers do you accept? Still missing: 1 piloting + 1 engineering.');
  });

  test('Q35: a helper who has spoken reads what they have said, and is not asked again', () => {
    const t = arrange({ paws: ['PE PP', 'EE EM SS', 'MM'], planets: [['pl02', 'YPGG']] });
    t.say(jeff, 'planet 0', 'call', 'lack 0', 'lack 1', 'done');
    const asks = (seat: Seat, language: Language = 'en'): string => {
      const k = t.match.know(seat);
      return said(afternova.words[language].choice(choose(afternova, k, seat, [])!, k, seat, []));
    };
    expect(asks(mina)).toMatch(/^Do you help Jeff on /);
    t.say(mina, 'wait').say(andrew, 'offer', 'to active', ...t.paw(andrew, 0), 'for', 'take G', 'send');
    expect(asks(mina)).toBe('You say nothing for now.');
    expect(asks(mina, 'de')).toBe('Du sagst vorerst nichts.');
    expect(asks(andrew)).toBe('Your offer to Jeff is on the table.');
  });

  test('A8, Q31: who could help counts Paws that were taken face up', () => {
    const t = arrange({ turn: mina, paws: ['PP PP', 'SS'], pawRow: 'EE - - -', planets: [['pl01', 'YGP']] });
    t.say(mina, 'market').say(mina, 'paw row 0').say(mina, 'blind paw').say(mina, 'blind paw').declines();
    expect(t.pub.active).toBe(jeff);
    expect(read(t, jeff)).toContain('You lack 2 engineering. Could help: Mina with 2 engineering.');
  });

  test('A20, Q27: the last chance says that it is the last', () => {
    const t = arrange({ ends: true, built: ['bp01 bp02 bp03 bp04 bp05'], plans: ['bp06', 'bp07'], store: ['YP', 'PK'] });
    const asks = (language: Language): string => {
      const k = t.match.know(andrew);
      return said(afternova.words[language].choice(choose(afternova, k, andrew, [])!, k, andrew, []));
    };
    expect(asks('en')).toBe('Do you complete a Blueprint?');
    t.say(jeff, t.plan('bp06')).say(andrew, 'nothing');
    expect(asks('en')).toBe('Last chance: do you complete a Blueprint? Then the game is over.');
    expect(asks('de')).toContain('Letzte Gelegenheit');
    expect(read(t, jeff)).toContain('Last chance: one more Blueprint each, then the game is over.');
  });

  test('A17, A21: their own hand says what each Blueprint lacks, and the objective only to its owner', () => {
    const t = negotiating();
    expect(read(t, jeff)).toContain('“Bolt-on Pannier” (1 yellow and 1 green; 4 points; room for one more fragment): you lack 1 yellow.');
    expect(read(t, jeff)).toContain('Your hidden objective: yellow and green.');
    for (const you of [andrew, mina, null]) expect(read(t, you)).not.toMatch(/Limping Comet|Turbine Tern|Bolt-on Pannier/);
  });

  test('Q31: no scene says more than its reader may know: worlds that look the same read the same', () => {
    const seed = seedOf('afternova scenes');
    for (let game = 0; game < cases(6); game++) {
      const chance = new FastChance(`${seed} ${game}`);
      const match = new Match<Afternova>(afternova, readOptions(afternova, {}), 3 + (game % 4), new FastChance(`${seed} deal ${game}`));
      for (let i = 0; i < 120 && !match.over; i++) {
        const { asked, done } = match.state.flow;
        const [seat] = asked.filter((s) => !done.includes(s));
        match.answer(
          seat,
          answer(match, seat, chance, () => {}),
        );
      }
      for (const you of [null, ...seatsOf(match.state.mine.length)]) {
        const other = afternova.redeal(match.state, you, chance);
        for (const language of LANGUAGES) {
          const told = (s: typeof other): string =>
            JSON.stringify([afternova.words[language].scene(know(s, you), you), afternova.words[language].waiting(know(s, you), you)]);
          expect(told(other), `seed ${seed}, game ${game}, reader ${you}`).toBe(told(match.state));
        }
      }
    }
  });
});

describe('a log line', () => {
  const line = (t: Table, you: Seat | null, language: Language, kind: Event['kind']): string =>
    said(afternova.words[language].event[kind](t.event(kind) as never, you));

  test('A10: an offer says in one line what it needs and what it adds', () => {
    const t = arrange({ paws: ['PE PE', 'EE'], store: ['G', 'Y'], planets: [['pl03', 'YGPPK']] }).call(jeff);
    t.say(andrew, 'offer', 'to all', ...t.paw(andrew, 0), 'for', 'take P', 'take P', 'want G', 'give Y', 'send');
    expect(line(t, mina, 'en', 'offered')).toBe(
      'Andrew offers Jeff 1 Paw (Bolt Beaverton): “I want 2 purple from the planet and 1 green from your storage; I add 1 yellow.”',
    );
    expect(line(t, jeff, 'de', 'offered')).toBe(
      'Andrew bietet dir 1 Mietpfote an (Biber Bolzen): „Ich möchte 2 Lila vom Planeten und 1 Grün aus deinem Lager; ich lege 1 Gelb drauf.“',
    );
  });

  test('A10: your own offer keeps the name apart from the Paws', () => {
    const t = arrange({ paws: ['PE PE', 'EE'], planets: [['pl03', 'YGPPK']] }).call(jeff);
    t.say(andrew, 'offer', 'to all', ...t.paw(andrew, 0), 'for', 'take P', 'send');
    expect(line(t, andrew, 'en', 'offered')).toBe('You offer Jeff 1 Paw (Bolt Beaverton): “I want 1 purple from the planet.”');
    expect(line(t, andrew, 'de', 'offered')).toBe('Du bietest Jeff 1 Mietpfote an (Biber Bolzen): „Ich möchte 1 Lila vom Planeten.“');
  });

  test('A19: what an upgrade does is said of nobody, for it is read about everybody', () => {
    const upgrades = packOf(readOptions(afternova, {})).plans.flatMap((p) => (p.upgrade === null ? [] : [speech.names.upgrade(p.upgrade)]));
    expect(upgrades.length).toBeGreaterThan(10);
    expect(upgrades.filter((what) => /\b(du|dir|dich|dein\w*|nimmst|hilfst|ziehst|zahlst)\b/i.test(what))).toEqual([]);
  });

  test('A17, A19: a completed Blueprint is told with its price, its points and its upgrade', () => {
    const t = arrange({ plans: ['bp01'], store: ['YG'], ends: true }).say(jeff, `plan ${planOf('bp01')}`);
    expect(line(t, andrew, 'en', 'completed')).toBe(
      'Jeff completes “Bolt-on Pannier” for 1 yellow and 1 green: 4 points, their first Blueprint. Upgrade from the next turn on: “room for one more fragment”.',
    );
    expect(line(t, jeff, 'de', 'completed')).toBe(
      'Du vollendest „Anschraubkorb“ mit 1 Gelb und 1 Grün: 4 Punkte, die erste Blaupause. Ab dem nächsten Zug: Platz für ein Fragment mehr.',
    );
  });
});

test('Q40: standing orders are said as their owner would', () => {
  const t = arrange({ plans: ['bp01'] });
  const say = (language: Language, order: string): string => said(afternova.words[language].order!(order, t.match.know(jeff), jeff));
  expect(say('en', 'pilot for purple')).toBe('Offer a Paw with piloting for 1 purple whenever somebody calls for it');
  expect(say('de', 'mining for any')).toBe('Eine Mietpfote mit Bergbau für ein beliebiges Fragment anbieten, sobald jemand danach ruft');
  expect(say('de', `complete ${planOf('bp01')}`)).toBe(
    '„Anschraubkorb“ (1 Gelb und 1 Grün; 4 Punkte; Platz für ein Fragment mehr) vollenden, sobald du zahlen kannst',
  );
  expect(new Set(afternova.orders!.offer(t.match.know(jeff), jeff).map((o) => say('en', o))).size).toBe(
    afternova.orders!.offer(t.match.know(jeff), jeff).length,
  );
});

describe('the end', () => {
  const part = (seat: Seat, rule: 'A19' | 'A21' | 'A3', n: number) => ({ seat, rule, n });
  const outcome = (ranks: number[], scores: number[]) => ({ ranks, scores, ending: 'sixth', parts: [] });
  const ends = (language: Language, o: ReturnType<typeof outcome>, you: Seat | null): string => said(words[language].ending(o, you));

  test('A22: speaks to the winner as you, and says how a tie was decided', () => {
    const clear = outcome([2, 1, 3], [20, 36, 9]);
    expect([andrew, jeff, null].map((you) => ends('en', clear, you))).toEqual([
      'You win with 36 points.',
      'Andrew wins with 36 points.',
      'Andrew wins with 36 points.',
    ]);
    expect([andrew, jeff].map((you) => ends('de', clear, you))).toEqual(['Du gewinnst mit 36 Siegpunkten.', 'Andrew gewinnt mit 36 Siegpunkten.']);
    const tied = outcome([2, 1, 3], [36, 36, 9]);
    expect(ends('en', tied, andrew)).toBe('You win the tie with 36 points (later in turn order).');
    expect(ends('de', tied, jeff)).toBe('Andrew gewinnt bei Gleichstand mit 36 Siegpunkten (später in der Zugfolge).');
  });

  test('A21: the parts of a score are named', () => {
    const named = (language: Language): string[] => (['A19', 'A21', 'A3'] as const).map((rule) => words[language].part!(part(jeff, rule, 1)));
    expect(named('en')).toEqual(['Blueprints', 'storage', 'hidden objective']);
    expect(named('de')).toEqual(['Blaupausen', 'Lager', 'geheimes Ziel']);
  });
});

test('A10: a refusal says whose storage is too small, and what was never there is not called gone', () => {
  const t = arrange({ paws: ['PE PE', 'EE'], store: ['G', 'Y'], planets: [['pl03', 'YGPPK']] }).call(jeff);
  const path: Pick[] = ['offer', 'to all', ...t.paw(andrew, 0), 'for'];
  const why = (language: Language, pick: Pick): string => {
    const refusal = choose(afternova, t.match.know(andrew), andrew, path)!.greyed!().find((r) => r.pick === pick)!;
    return said(words[language].refusal[refusal.why as Why](refusal));
  };
  expect([why('en', 'want Y'), why('de', 'want Y')]).toEqual(['Jeff does not have that much yellow.', 'So viel Gelb hat Jeff nicht.']);
  expect([why('en', 'give K'), why('de', 'give K')]).toEqual(['You do not have that much black.', 'So viel Schwarz hast du nicht.']);
  expect([why('en', 'take W'), why('de', 'take W')]).toEqual([
    'The planet does not have that much white.',
    'So viel Weiß liegt nicht auf dem Planeten.',
  ]);
});
