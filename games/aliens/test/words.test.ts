/** Every text of the game, in every language: complete, in style, short enough. */
import { readFileSync } from 'node:fs';
import {
  choose,
  FastChance,
  type Known,
  LANGUAGES,
  Match,
  type Outcome,
  type Phrase,
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
import { flaws, LONGEST, sentences, text } from './reading.ts';
import { alex, arrange, ben, clara, question } from './table.ts';
import { randomOptions } from './tables.ts';

describe('the rulebook', () => {
  const page = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
  const ids = [...page.matchAll(/^(?:\* |\| )([A-Z]\.?\d+) /gm)].map((m) => m[1]);

  test('has every rule of RULES.md once', () => {
    expect(ids.length).toBe(31 + SCENARIO_RULES.length + 3 + 52);
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
    // Most lines come again and again: each is looked at once.
    const read = new Set<string>();
    const check = (phrase: Phrase, longest = LONGEST): void => {
      const line = `${longest} ${text(phrase)}`;
      if (read.has(line)) return;
      read.add(line);
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
      ['already-there', null],
      ['ends-where-began', null],
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

test.each([
  ['en', enChapters],
  ['de', deChapters],
] as const)('the chapters of the rulebook have every rule once, in %s', (language, chapters) => {
  expect(chapters.flatMap((chapter) => chapter.rules).toSorted()).toEqual(Object.keys(aliens.words[language].rule).toSorted());
  expect(new Set(chapters.map((chapter) => chapter.title)).size).toBe(chapters.length);
  expect(chapters.flatMap((chapter) => flaws(language, chapter.title, 40))).toEqual([]);
});
