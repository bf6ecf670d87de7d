import { readFileSync } from 'node:fs';
import {
  choose,
  FastChance,
  type Known,
  know,
  LANGUAGES,
  type Language,
  Match,
  type Outcome,
  type Phrase,
  plain,
  readOptions,
  type Seat,
  seatsOf,
  viewOf,
  walk,
} from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { CHARACTERS, ITEMS } from '../content/cards.ts';
import { aliens } from '../game.ts';
import { SCENARIO_RULES } from '../rules/ids.ts';
import type { Aliens, Event, Options, Why } from '../rules/types.ts';
import { chapters as deChapters } from '../words/de/rulebook/index.ts';
import { chapters as enChapters } from '../words/en/rulebook/index.ts';
import { tongues } from '../words/index.ts';
import { alex, arrange, ben, clara, dani, question } from './table.ts';
import { randomOptions } from './tables.ts';

const NAMES = ['Mirela', 'Jonas', 'Theo', 'Aylin', 'Paul', 'Ines', 'Kim', 'Ola', 'Ada', 'Bo', 'Cem', 'Dora', 'Emil', 'Fee', 'Gus', 'Hue'];
const LONGEST = 230;

const text = (phrase: Phrase): string => plain(phrase, NAMES);
/** A pick as a button shows it: label / second line. */
function button(language: Language, p: string, k: Known<Aliens>, seat: Seat, path: readonly string[]): string {
  const { pick, detail } = aliens.words[language];
  const more = detail?.(p, k, seat, path) ?? null;
  return more === null ? text(pick(p, k, seat, path)) : `${text(pick(p, k, seat, path))} / ${text(more)}`;
}
const flat = (phrase: Phrase): string => text(phrase).replaceAll('\u00a0', ' ');
const sentences = (s: string): string[] => s.split(/(?<=[.!?]) /);

/** Words of the other language: an untranslated sentence. */
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  de: /\b(the|and|you|your|of|hatch(es)?|humans?|sectors?|noise|silence|items?|turn|player|safe|dangerous|attacks?|rounds?|draws?)\b/i,
  en: /\b(der|das|und|du|dein|luken?|mensch(en)?|sektor(en)?|geräusch|stille|gegenst\w+|zug|sicher|gefährlich|angriff|runden?|karten?)\b/i,
};

/** Patterns and retired terms that the style guide forbids. */
const STYLE: Readonly<Record<Language, RegExp>> = {
  de: /\b(von dir|man|kaputt|defekt|Luken?|Regelbuch|Rolle|Figur|Treffer|ausgeschaltet|gefasst|gefallen|verloren|Das Spiel ist|Start der \w+)\b|(gefährlich|sicher)e[nmrs]? Sektor| …|: du \w+st\b|\b1 (Menschen|Aliens|Gegenstände|Sektoren|Spalten|Reihen|Personen)\b/,
  en: /\b((?<!Half )of you|whoever|any more|You (is|has|wins)|lost|caught|struck|fallen|the own|chairs?|pod|(?<!There )is no|he|his|him)\b| …|^hatch|[.!?] hatch|\b1 (humans|aliens|items|sectors|columns|rows|players|eliminations)\b/,
};

/** What is wrong with a text a player reads; empty: nothing. */
function flaws(language: Language, s: string, longest: number): string[] {
  const found: string[] = [];
  if (/undefined|NaN|null|\[object|#\d| {2}|\.\.|: \.|, \.|^\s|\s$|^$/.test(s)) found.push('broken');
  if (FOREIGN[language].test(s)) found.push('foreign word');
  if (sentences(s).some((part) => part.length > longest)) found.push('too long');
  if (/(hatch|kapsel) \d/i.test(s)) found.push('hatch without a no-break space');
  if (STYLE[language].test(s)) found.push('against the style guide');
  return found.map((f) => `${language}, ${f}: ${s}`);
}

describe('the rulebook', () => {
  const page = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
  const ids = [...page.matchAll(/^(?:\* |\| )([A-Z]\.?\d+) /gm)].map((m) => m[1]);

  test('has every rule of RULES.md once', () => {
    expect(ids.length).toBe(31 + SCENARIO_RULES.length + 3 + 51);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of SCENARIO_RULES) expect(ids).toContain(id);
  });

  test.each(LANGUAGES)('says every rule in %s, complete and short', (language) => {
    const { rule } = aliens.words[language];
    expect(Object.keys(rule).sort()).toEqual([...ids].sort());
    const texts = Object.values(rule);
    expect(texts.flatMap((s) => flaws(language, s, LONGEST))).toEqual([]);
    expect(texts.filter((s) => !/[.!?]$/.test(s) || sentences(s).length > 4)).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

test.each(LANGUAGES)('characters and items have names of their own in %s', (language) => {
  const { characters, items } = tongues[language].names;
  const article = language === 'de' ? /^(der|die|das) \S/ : /^the \S/;
  for (const c of CHARACTERS) expect(characters[c].the).toMatch(article);
  expect(new Set(CHARACTERS.map((c) => characters[c].bare)).size).toBe(CHARACTERS.length);
  expect(new Set(ITEMS.map((it) => items[it].name)).size).toBe(ITEMS.length);
});

describe.each(LANGUAGES)('the words in %s', (language) => {
  const words = aliens.words[language];

  test('describe the table options', () => {
    for (const [name, spec] of Object.entries(aliens.options)) {
      const option = words.option[name as keyof Options];
      const labels: Readonly<Record<string, string>> = option.of === null ? {} : option.of;
      expect(Object.keys(labels).sort()).toEqual(spec.kind === 'choice' ? [...spec.of].sort() : []);
      expect([option.name, option.help, ...Object.values(labels)].flatMap((s) => flaws(language, s, LONGEST))).toEqual([]);
      // A scenario option is called by its printed id, with the dot.
      const printed = /^([A-Z])(\d+)$/.exec(name);
      if (printed !== null) expect(option.name.startsWith(`${printed[1]}.${printed[2]} `)).toBe(true);
    }
    expect([words.title, words.about].flatMap((s) => flaws(language, s, LONGEST))).toEqual([]);
  });

  /** Q32: the last alien is eliminated; one human plays on, agrees later, and all are saved; the same with one who is cut off. */
  function peace(tell: (e: Event, you: Seat | null) => void, check: (phrase: Phrase, longest?: number) => void): void {
    const wall = JSON.stringify({ name: 'WALL', players: [2, 4], rows: ['Hoo1oo2oA', '..o...o..'] });
    for (const shut of [{}, { 1: 'used' } as const]) {
      const t = arrange({ options: { zone: 'own', ownZone: wall }, at: ['B01', 'C01', 'F01', 'C01'], items: ['attack'], hatches: shut });
      const read = (seat: Seat): void => {
        for (const you of [null, ...seatsOf(4)]) {
          const k = t.view(you);
          check(words.waiting(k, you));
          for (const paragraph of words.scene(k, you)) for (const line of paragraph.lines) check(line);
        }
        const c = question(t.match.know(seat), seat, []);
        check(words.choice(c, t.match.know(seat), seat, []));
        for (const p of c.picks) label(p, t.match.know(seat), seat, [], check);
      };
      t.attacks(alex, 'C01');
      read(alex);
      t.says(clara, 'agree');
      read(alex);
      t.says(alex, 'go-on').goes(clara, 'E01');
      read(alex);
      t.says(alex, 'finish');
      for (const you of [null, ...seatsOf(4)]) for (const e of t.history(you)) tell(e, you);
      finished(t.match.outcome, 4, check);
    }
  }

  /** A pick: a short label, and a second line with the rest. */
  function label(p: string, k: Known<Aliens>, seat: Seat, path: readonly string[], check: (phrase: Phrase, longest?: number) => void): void {
    const text_ = words.pick(p, k, seat, path);
    check(text_, language === 'de' ? 28 : 26);
    const more = words.detail?.(p, k, seat, path) ?? null;
    if (more !== null) check(more, 110);
  }

  function finished(o: Outcome<Aliens> | null, seats: number, check: (phrase: Phrase, longest?: number) => void): void {
    if (o === null) throw new Error('The game is not over.');
    for (const you of [null, ...seatsOf(seats)]) check(words.ending(o, you));
    for (const part of o.parts) check([words.part?.(part) ?? '']);
  }

  test('say everything that happens in random games with random options, to everybody', () => {
    const found = new Set<string>();
    const said = { event: new Set<string>(), why: new Set<string>(), choice: new Set<string>(), ending: new Set<string>() };
    const check = (phrase: Phrase, longest = LONGEST): void => {
      for (const f of flaws(language, text(phrase), longest)) found.add(f);
    };
    const tell = (e: Event, you: Seat | null): void => {
      said.event.add(e.kind);
      check(words.event[e.kind](e as never, you), 400);
    };
    for (let seed = 0; seed < 40; seed++) {
      const chance = new FastChance(`words ${seed}`);
      // Small zones and friendly hatches, so that much happens.
      const given = { ...randomOptions(chance), zone: (['fermi', 'galvani', 'galilei'] as const)[seed % 3] };
      const options = readOptions(aliens, given);
      const seats = 2 + chance.int(7);
      const no = aliens.fits!(options, seats);
      if (no !== null) {
        said.why.add(no.why);
        check(words.refusal[no.why as Why](no));
        continue;
      }
      const match = new Match<Aliens>(aliens, options, seats, new FastChance(`deal ${seed}`));
      const readers = [null, ...seatsOf(seats)];
      const tellAll = (told: (typeof match.entries)[number]['told']): void => {
        for (const t of told) for (const you of t.to === 'all' ? readers : t.to) tell(t.event, you);
      };
      tellAll(match.entries[0].told);
      for (let turn = 0; !match.over; turn++) {
        const [seat] = match.state.flow.asked;
        if (turn % 25 === 0)
          for (const you of readers) {
            const k = viewOf(match.state, you);
            check(words.waiting(k, you));
            for (const paragraph of words.scene(k, you)) for (const line of paragraph.lines) check(line, 900);
          }
        const k = match.know(seat);
        // Prefers rare picks.
        const rare = (picks: readonly string[]): string | undefined =>
          picks.find((p) => /^(use|examine|hatch|hold|green|red)/.test(p) && chance.int(2) === 0);
        const answer = walk(aliens, k, seat, (c) => rare(c.picks) ?? c.picks[chance.int(c.picks.length)]);
        for (let i = 0; i <= answer.length; i++) {
          const path = answer.slice(0, i);
          const c = choose(aliens, k, seat, path);
          if (c === null) break;
          said.choice.add(c.kind);
          check(words.choice(c, k, seat, path));
          if (turn % 7 === 0 || c.picks.length < 20) for (const p of c.picks) label(p, k, seat, path, check);
          for (const r of c.greyed?.() ?? []) {
            said.why.add(r.why);
            label(r.pick, k, seat, path, check);
            check(words.refusal[r.why as Why](r));
          }
          if (c.ends) break;
        }
        tellAll(match.answer(seat, answer).entry!.told);
      }
      said.ending.add(match.outcome!.ending);
      finished(match.outcome, seats, check);
      for (const you of readers)
        for (const paragraph of words.scene(viewOf(match.state, you), you)) for (const line of paragraph.lines) check(line, 900);
    }
    // Too rare in random games.
    const [one, two] = seatsOf(2);
    for (const you of [null, one, two]) {
      tell({ kind: 'defended', seat: two }, you);
      tell({ kind: 'two-cards', seat: two, hatch: 3, cards: ['green', 'red'] }, you);
      tell({ kind: 'examined', by: one, seat: two, character: 'third' }, you);
      tell({ kind: 'sealed-in' }, you);
    }
    const t = arrange({ options: { H15: true }, roles: ['engineer', 'first'], at: ['B03'] })
      .hatch('green', 'red')
      .goes(alex, 'hatch 1');
    const offered = question(t.match.know(alex), alex, []);
    said.choice.add(offered.kind);
    for (const phrase of [words.choice(offered, t.match.know(alex), alex, []), words.waiting(t.match.know(ben), ben)]) check(phrase);
    for (const p of offered.picks) label(p, t.match.know(alex), alex, [], check);
    peace(tell, check);
    said.choice.add('agree');
    for (const [why, more] of [
      ['alien-left', null],
      ['agreed-already', null],
      ['already-spent', null],
      ['known-already', null],
      ['hatch-closed', { hatch: 2 }],
      ['not-held', { item: 'teleport' }],
    ] as const) {
      said.why.add(why);
      check(words.refusal[why]({ pick: 'examine 1', rule: 'H.16', why, with: more }));
    }
    const unfit = (given: Partial<Options>, seats = 4): void => {
      const no = aliens.fits!(readOptions(aliens, { ...given }), seats)!;
      said.why.add(no.why);
      check(words.refusal[no.why as Why](no));
    };
    unfit({}, 9);
    unfit({ B6: true });
    unfit({ B4: 7 });
    unfit({ zone: 'fermi', A4: 'humans' });
    unfit({ game: 'beginner', J4: true });
    unfit({ scenario: 'own', ownScenario: '[]' });

    expect([...found]).toEqual([]);
    expect(Object.keys(words.event).filter((kind) => !said.event.has(kind))).toEqual([]);
    expect([...said.choice].sort()).toEqual(['act', 'after', 'agree', 'announce-any', 'announce-own', 'engineer', 'move', 'spill', 'spotlight']);
    expect(Object.keys(words.refusal).filter((why) => !said.why.has(why))).toEqual(['zone-broken']);
  }, 60_000);

  test('a map that cannot be played is refused in words, with its sectors', () => {
    const zone = { name: 'Torn', players: [2, 4], rows: ['H##1', 'o..#', '####', '....', 'A###', '###o'] };
    const no = aliens.fits!(readOptions(aliens, { zone: 'own', ownZone: JSON.stringify(zone) }), 4)!;
    expect(no.why).toBe('zone-broken');
    expect(flaws(language, text(words.refusal['zone-broken'](no)), LONGEST)).toEqual([]);
    expect(text(words.refusal['zone-broken'](no))).toMatch(/A06/);
  });
});

describe('noises', () => {
  test('E11: a true noise and a free one read the same to everybody, in both languages', () => {
    const lines = (['own', 'any'] as const).map((card) => {
      const t = arrange({ at: ['D09', 'A01', 'M08', 'K05'].map((s) => (s === 'A01' ? undefined : s)) })
        .card(card)
        .goes(alex, 'D08')
        .says(alex, 'D08');
      return LANGUAGES.flatMap((language) =>
        [null, ben, clara, dani].flatMap((you) => [
          ...t.history(you).map((e) => text(aliens.words[language].event[e.kind](e as never, you))),
          ...aliens.words[language].scene(t.view(you), you).flatMap((p) => p.lines.map(text)),
          text(aliens.words[language].waiting(t.view(you), you)),
        ]),
      );
    });
    expect(lines[0]).toEqual(lines[1]);
    expect(lines[0].join('\n')).toContain('Mirela announces a noise in D08.');
    expect(lines[0].join('\n')).toContain('Mirela sagt an: Geräusch in D08.');
  });

  test('Q19: the words warn of a lie that everybody sees through, and only of such', () => {
    const t = arrange({ at: ['D09'] })
      .card('any')
      .goes(alex, 'D08');
    const k = t.match.know(alex);
    const pick = (language: Language, sector: string): string => button(language, sector, k, alex, []);
    expect(pick('en', 'D10')).toBe('Noise in D10 / safe sector: an obvious lie');
    expect(pick('de', 'D10')).toBe('Geräusch in D10 / unglaubwürdig: Sicherheitssektor');
    // The table knows that a human or an alien left its start a turn ago.
    expect(pick('en', 'W13')).toBe('Noise in W13 / too far away: an obvious lie');
    expect(pick('en', 'K08')).toBe('Noise in K08');
    expect(pick('en', 'D08')).toBe('Noise in D08 / where you are');
  });

  test('A.1, Q19: where cards are drawn in safe sectors too, naming one is not an obvious lie', () => {
    const t = arrange({ options: { A1: true }, at: ['M08'] })
      .card('any')
      .goes(alex, 'M09');
    expect(button('en', 'L09', t.match.know(alex), alex, [])).toBe('Noise in L09');
  });
});

describe('before it is done', () => {
  test('E13: an attack says what it does and what it tells', () => {
    const t = arrange({ turn: ben, at: [undefined, 'E10'], items: ['attack'] });
    const say = (seat: Seat, to: string): string => button('en', 'attack', t.match.know(seat), seat, [to]);
    expect(say(ben, 'D09')).toBe('Attack / hits everyone else there, human or alien; reveals you as an alien');
    expect(say(alex, 'M08')).toBe('Attack / hits everyone else there, human or alien; reveals you as a human');
    const c = question(t.match.know(ben), ben, ['D09']);
    expect(text(aliens.words.en.choice(c, t.match.know(ben), ben, ['D09']))).toBe('You move to D09 (dangerous). Draw a card or attack?');
    t.attacks(ben, 'D09');
    expect(say(ben, 'D08')).toBe('Attack / hits everyone else there, human or alien');
  });

  test('E18: an item says that it shows a human, as long as that is news; G.4: not where it is used face down', () => {
    const use = (options: Partial<Options>, item: string): string => {
      const t = arrange({ options, items: ['adrenaline, teleport'], at: ['D09'] });
      return button('en', `use ${item}`, t.match.know(alex), alex, []);
    };
    expect(use({}, 'adrenaline')).toBe('Use Adrenaline / move one or two sectors this turn; reveals you as a human');
    expect(use({ G4: true }, 'adrenaline')).toBe('Use Adrenaline / move one or two sectors this turn');
    expect(use({ G4: true }, 'teleport')).toContain('reveals you as a human');
  });
});

describe('the scene', () => {
  const scene = (t: ReturnType<typeof arrange>, you: Seat | null, language: Language = 'en'): string =>
    aliens.words[language]
      .scene(t.view(you), you)
      .flatMap((p) => [p.title, ...p.lines.map(flat)])
      .join('\n');

  test('says where you are, where you can go, what you hold and what was heard', () => {
    const t = arrange({ round: 1, at: ['D09', 'E12'], items: ['2 sedatives'], hatches: { 2: 'broken' } });
    const mine = scene(t, alex);
    expect(mine).toContain('Round 1 of 39');
    expect(mine).toContain('You are in D09, a dangerous sector.');
    expect(mine).toContain('You can move exactly one sector.\nSafe: D10.\nDangerous: D08, C09, E09, C10 and E10.');
    expect(mine).toContain('Your items: 2× Sedatives.');
    expect(mine).toContain('hatch 2 broken');
    t.card('own').goes(alex, 'D08').says(alex, 'D08');
    expect(scene(t, ben)).toContain('Mirela: role unknown, 2 items. Round 1: noise in D08.');
    expect(scene(t, ben, 'de')).toContain('Mirela: Charakter unbekannt, 2 Gegenstände. Runde 1: Geräusch in D08.');
  });

  test('E4: after the end everybody’s real route stands beside what was announced', () => {
    const t = arrange({ players: 2, roles: ['captain', 'first'], at: ['D09', 'E12'], round: 1 });
    t.card('any').goes(alex, 'D08').says(alex, 'N10').goes(ben, 'D10');
    t.card('own').goes(alex, 'D09').says(alex, 'D09').attacks(ben, 'D09');
    expect(t.over).toBe(true);
    const all = scene(t, null);
    expect(all).toContain('Mirela was the Captain and began in D09.');
    expect(all).toContain('What really happened in round 1\nMirela: D08, but announced N10.\nJonas: D10, without a card.');
    expect(all).toContain('What really happened in round 2\nMirela: D09, as announced.\nJonas: D09, attacking.');
    expect(scene(t, null, 'de')).toContain('Mirela: D08, angesagt war N10.');
  });

  test('X.2: the table lists where somebody can be, if it plays with that', () => {
    const first = (overlay: boolean): string => {
      const t = arrange({ options: { overlay, zone: 'fermi' } });
      t.goes(alex, 'K11');
      return scene(t, ben);
    };
    expect(first(true)).toMatch(/Where they can be\nMirela: .*K11/);
    expect(first(false)).not.toContain('Where they can be');
  });

  test('E6: no scene says more than its reader may know: worlds that look the same read the same', () => {
    for (let seed = 0; seed < 12; seed++) {
      const chance = new FastChance(`scenes ${seed}`);
      const options = readOptions(aliens, { zone: 'fermi', overlay: seed % 2 === 0, G4: seed % 3 === 0 });
      const match = new Match<Aliens>(aliens, options, 4, new FastChance(`deal ${seed}`));
      for (let i = 0; i < 30 && !match.over; i++) {
        const [seat] = match.state.flow.asked;
        match.answer(
          seat,
          walk(aliens, match.know(seat), seat, (c) => c.picks[chance.int(c.picks.length)]),
        );
      }
      for (const you of [null, ...seatsOf(4)]) {
        const other = aliens.redeal(match.state, you, chance);
        for (const language of LANGUAGES) {
          const read = (s: typeof other): string =>
            JSON.stringify([aliens.words[language].scene(know(s, you), you), aliens.words[language].waiting(know(s, you), you)]);
          expect(read(other), `seed ${seed}, reader ${you}`).toBe(read(match.state));
        }
      }
    }
  });
});

test('a log line speaks to the one who reads it', () => {
  const attack: Event = { kind: 'attack', seat: 0 as Seat, sector: 'D08', hit: [1 as Seat] };
  const line = (language: Language, you: number | null): string => flat(aliens.words[language].event.attack(attack, you as Seat | null));
  expect(line('en', null)).toBe('Mirela attacks in D08! There: Jonas.');
  expect(line('en', 0)).toBe('You attack in D08! There: Jonas.');
  expect(line('en', 1)).toBe('Mirela attacks in D08! There: you.');
  expect(line('de', 0)).toBe('Du greifst in D08 an! Dort: Jonas.');
  const hatch: Event = { kind: 'hatch', seat: 1 as Seat, hatch: 3, card: 'red' };
  expect(flat(aliens.words.de.event.hatch(hatch, null))).toBe('Jonas erreicht Rettungskapsel 3. Die Karte ist rot: Sie ist beschädigt.');
});

test.each([
  ['en', enChapters],
  ['de', deChapters],
] as const)('the chapters of the rulebook have every rule once, in %s', (language, chapters) => {
  expect(chapters.flatMap((chapter) => chapter.rules).toSorted()).toEqual(Object.keys(aliens.words[language].rule).toSorted());
  expect(new Set(chapters.map((chapter) => chapter.title)).size).toBe(chapters.length);
  expect(chapters.flatMap((chapter) => flaws(language, chapter.title, 40))).toEqual([]);
});

describe('the end', () => {
  const [mirela, jonas, theo] = seatsOf(3);
  const end = (language: Language, ranks: readonly number[], you: Seat | null): string =>
    flat(aliens.words[language].ending({ ranks, scores: ranks, ending: 'escaped', parts: [] }, you));

  test('E30: it speaks to the reader, who comes first among several winners', () => {
    expect(end('en', [1, 1, 3], jonas)).toBe('The last human has left the ship. You and Mirela win.');
    expect(end('de', [1, 1, 3], jonas)).toBe('Der letzte Mensch ist von Bord. Du und Mirela gewinnt.');
    expect(end('en', [1, 1, 3], theo)).toBe('The last human has left the ship. Mirela and Jonas win.');
    expect(end('de', [1, 1, 3], null)).toBe('Der letzte Mensch ist von Bord. Mirela und Jonas gewinnen.');
    expect([end('en', [1, 2, 2], mirela), end('en', [1, 2, 2], jonas)].map((s) => s.split('. ')[1])).toEqual(['You win.', 'Mirela wins.']);
    expect([end('de', [1, 2, 2], mirela), end('de', [1, 2, 2], jonas)].map((s) => s.split('. ')[1])).toEqual(['Du gewinnst.', 'Mirela gewinnt.']);
    expect(end('de', [2, 2, 2], null)).toContain('Niemand gewinnt.');
  });

  test('E30, Q33, E.3: a part of the score says what it counts', () => {
    const parts = (language: Language): (string | undefined)[] =>
      (['E30', 'Q33', 'E.3'] as const).map((rule) => aliens.words[language].part?.({ seat: mirela, rule, n: 1 }));
    expect(parts('en')).toEqual(['escaped', 'aliens’ win', 'eliminations']);
    expect(parts('de')).toEqual(['entkommen', 'Sieg der Aliens', 'erwischt']);
    const t = arrange({ players: 2, roles: ['captain', 'first'], at: ['D09', 'E10'], turn: ben }).attacks(ben, 'D09');
    expect(t.match.outcome?.parts).toEqual([
      { seat: alex, rule: 'E30', n: 0 },
      { seat: ben, rule: 'Q33', n: 1 },
    ]);
  });
});
