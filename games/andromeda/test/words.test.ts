import { readFileSync } from 'node:fs';
import {
  choose,
  FastChance,
  type Known,
  know,
  type Language,
  Match,
  type Phrase,
  plain,
  readOptions,
  type Seat,
  seatsOf,
  viewOf,
  walk,
} from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { seatOf } from '../rules/asking.ts';
import { sure } from '../rules/sure.ts';
// They read packs.
import '../files.ts';
import { andromeda } from '../game.ts';
import type { Event } from '../rules/events.ts';
import type { Andromeda, Options, Pick, Why } from '../rules/types.ts';
import { chapters as de } from '../words/de/rulebook/index.ts';
import { chapters as en } from '../words/en/rulebook/index.ts';
import { originOf } from '../words/rulebook-origins.ts';
import { Table } from './table.ts';

const LANGUAGES: readonly Language[] = ['de', 'en'];
const NAMES = ['Mirela', 'Jonas', 'Theo', 'Aylin', 'Paul'];
const LONGEST = 400;
/** Characters of a button. */
const MOST: Readonly<Record<Language, number>> = { en: 26, de: 28 };

const text = (phrase: Phrase): string => plain(phrase, NAMES);

/** Words of the other language that would betray a sentence left untranslated. Names of pieces may have them. */
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  de: /\b(the|you|your|gains?|tactics?|moons?|turns?|player|launch(es)?|draws?|resources?|regions?|raiders?)\b/i,
  en: /\b(du|dein|dich|erhält|erhältst|taktik(en)?|monde?|zug|spieler|startet|zieht|ressourcen?|sektor(en)?|bedrohung(en)?|und|der|das)\b/i,
};

/** Straight apostrophes, wrong persons, terms that are not the game's. */
const UNWANTED: Readonly<Record<Language, RegExp>> = {
  en: /'|\b((?<!front )of you|whoever|of choice|wrecks?|foes?|maneuvers?|raiders? of class|small raider)\b|\b(?:this|it|that) is no (?!longer)|\d %/i,
  de: /'|von (dir|dem Kollektiv|den Bedrohungen)\b|\b(man|Spielern?|Kommandanten?|Wracks?|Schritte?)\b|\bauf der Karte\b|[Kk]leine Bedrohung|Klasse [SABCD]\b|Materialien/,
};

/** What is wrong with a text a player reads; empty: nothing. */
function flaws(language: Language, s: string, longest = LONGEST): string[] {
  const found: string[] = [];
  if (/undefined|NaN|\bnull\b(?! moon)|\[object|#\d| {2}|\.\.|: \.|, \.|\(\)|^\s|\s$|^$|_[a-z]|\$\{/.test(s)) found.push('broken');
  if (FOREIGN[language].test(s)) found.push('foreign word');
  if (s.length > longest) found.push('too long');
  if (UNWANTED[language].test(s)) found.push('unwanted');
  return found.map((f) => `${language}, ${f}: ${s}`);
}

describe('the rulebook', () => {
  const page = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^(?:\* |\| )(N\d+) (.*)$/gm)].map((m) => ({ id: m[1], line: m[2] }));

  test('has every rule of RULES.md once', () => {
    const ids = rows.map((r) => r.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(301);
    expect(ids).toEqual(ids.map((_, i) => `N${i + 1}`));
  });

  test.each(LANGUAGES)('says every rule in %s, complete and short', (language) => {
    const { rule } = andromeda.words[language];
    expect(Object.keys(rule).sort()).toEqual(rows.map((r) => r.id).sort());
    const texts = Object.values(rule);
    expect(texts.flatMap((s) => flaws(language, s, 480))).toEqual([]);
    expect(texts.filter((s) => !/[.!?] \[[a-zäöü ,]+\]$/.test(s))).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test.each([
    ['en', en],
    ['de', de],
  ] as const)('has every rule in one chapter in %s, in reading order', (language, chapters) => {
    const listed = chapters.flatMap((c) => c.rules);
    expect([...listed].sort()).toEqual(rows.map((r) => r.id).sort());
    const titles = chapters.map((c) => c.title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.flatMap((title) => flaws(language, title, 45))).toEqual([]);
    expect(chapters.filter((c) => c.rules.length === 0)).toEqual([]);
    // The book is read from the box to the questions; within a chapter numbers only rise.
    const numbers = chapters.map((c) => c.rules.map((id) => Number(id.slice(1))));
    for (const n of numbers) expect(n).toEqual([...n].sort((a, b) => a - b));
    const firsts = numbers.map((n) => n[0]);
    expect(firsts).toEqual([...firsts].sort((a, b) => a - b));
  });

  test('marks what is printed and what is ours as RULES.md does', () => {
    for (const { id, line } of rows) {
      const tag = /\[([^\]]*)\][\s|]*$/.exec(line)?.[1] ?? '';
      const origin = originOf(id);
      if (tag === 'ours' || tag.startsWith('ours')) expect([id, ['ours', 'both']]).toEqual([id, expect.arrayContaining([origin])]);
      else if (tag === 'printed') expect([id, origin]).toEqual([id, 'printed']);
      else expect(tag, id).toMatch(/printed/);
      const [en, de] = (['en', 'de'] as const).map((language) => andromeda.words[language].rule[id as Andromeda['rule']]);
      expect(/\bours\]/.test(en), id).toBe(origin !== 'printed');
      expect(de.includes('von uns'), id).toBe(origin !== 'printed');
    }
  });
});

/** Tables that between them show everything there is. */
const TABLES: readonly (readonly [seats: number, options: Partial<Options>])[] = [
  [2, { events: 'aurora', moons: 'ancient', special: true }],
  [3, { events: 'void', special: true, moons: 'all' }],
  [4, { events: 'twilight', destiny: false }],
  [5, { events: 'void', length: 'long' }],
  [1, { collective: 'rank1', events: 'twilight', special: true }],
  [1, { collective: 'hive', events: 'void', moons: 'all' }],
  [2, { collective: 'prism', events: 'aurora' }],
  [3, { collective: 'tyrant', events: 'void', special: true }],
  [2, { escalation: false, length: 'short' }],
];

describe.each(LANGUAGES)('the words in %s', (language) => {
  const words = andromeda.words[language];

  test('describe the table options', () => {
    for (const [name, spec] of Object.entries(andromeda.options)) {
      const option = words.option[name as keyof Options];
      const labels: Readonly<Record<string, string>> = option.of === null ? {} : option.of;
      expect(Object.keys(labels).sort()).toEqual(spec.kind === 'choice' ? [...spec.of].sort() : []);
      expect([option.name, option.help, ...Object.values(labels)].flatMap((s) => flaws(language, s))).toEqual([]);
    }
    expect([words.title, words.about].flatMap((s) => flaws(language, s))).toEqual([]);
  });

  test('refuse tables and picks in words', () => {
    const unfit = (given: Partial<Options>, seats: number): string => {
      const no = andromeda.fits!(readOptions(andromeda, { ...given }), seats)!;
      return text(words.refusal[no.why as Why](no));
    };
    const sentences = [
      unfit({ collective: 'hive' }, 4),
      unfit({ pack: '{' }, 3),
      unfit({ pack: '{"game":"andromeda","modules":[{"id":"mod_sci_01","do":[{"k":"gain","res":"gold","n":1}]}]}' }, 3),
      ...Object.entries(words.refusal).map(([why, say]) =>
        text(say({ pick: 'end', rule: 'N1', why: why as Why, with: { steps: 2, problem: 'no-json' } })),
      ),
    ];
    expect(sentences.flatMap((s) => flaws(language, s.replace(/mod_sci_01/g, 'x'), 230))).toEqual([]);
    for (const s of sentences) expect(s).toMatch(/[.!?]$/);
  });
});

test('the words say everything that happens in random games, to everybody, in both languages', () => {
  const seed = seedOf('andromeda words');
  const found = new Set<string>();
  const said = { event: new Set<string>(), choice: new Set<string>() };
  const check = (say: (words: (typeof andromeda.words)[Language]) => Phrase, longest = LONGEST): void => {
    for (const language of LANGUAGES) for (const f of flaws(language, text(say(andromeda.words[language])), longest)) found.add(f);
  };
  /** Labels of buttons are short, but for prices and names that are long themselves. */
  const labels = { long: new Set<string>(), all: 0 };
  const short = (p: Pick, k: Known<Andromeda>, seat: Seat, path: readonly Pick[]): void => {
    for (const language of LANGUAGES) {
      const label = text(andromeda.words[language].pick(p, k, seat, path));
      labels.all++;
      if (label.length > MOST[language] && !p.startsWith('faction ')) labels.long.add(label);
    }
  };
  const tell = (e: Event, you: Seat | null): void => {
    said.event.add(e.kind);
    check((words) => words.event[e.kind](e as never, you), 700);
  };
  const look = (match: Match<Andromeda>, you: Seat | null): void => {
    const k = viewOf(match.state, you);
    check((words) => words.waiting(k, you));
    for (const language of LANGUAGES)
      for (const paragraph of andromeda.words[language].scene(k, you))
        for (const line of paragraph.lines) for (const f of flaws(language, text(line), 4000)) found.add(f);
  };
  for (let g = 0; g < cases(TABLES.length); g++) {
    const [seats, given] = TABLES[g % TABLES.length];
    const chance = new FastChance(`${seed} ${g}`);
    const match = new Match<Andromeda>(andromeda, readOptions(andromeda, given), seats, new FastChance(`${seed} deal ${g}`));
    const readers = [null, ...seatsOf(seats)].slice(0, 3);
    const tellAll = (told: (typeof match.entries)[number]['told']): void => {
      for (const t of told) for (const you of t.to === 'all' ? readers : t.to) tell(t.event, you);
    };
    tellAll(match.entries[0].told);
    for (let n = 0; !match.over; n++) {
      const { asked, done } = match.state.flow;
      const seat = sure(asked.find((s) => !done.includes(s)));
      if (n % 60 === 0) for (const you of readers) look(match, you);
      const k = match.know(seat);
      const answer = walk(andromeda, k, seat, (c) => c.picks[chance.int(c.picks.length)]);
      for (let i = 0; i <= answer.length; i++) {
        const path = answer.slice(0, i);
        const c = choose(andromeda, k, seat, path);
        if (c === null) break;
        const fresh = !said.choice.has(c.kind);
        said.choice.add(c.kind);
        check((words) => words.choice(c, k, seat, path));
        if (fresh || n % 5 === 0) {
          for (const p of c.picks) {
            check((words) => words.pick(p, k, seat, path), 60);
            check((words) => words.detail?.(p, k, seat, path) ?? ['–'], 500);
            short(p, k, seat, path);
          }
          for (const r of c.greyed?.() ?? []) {
            check((words) => words.pick(r.pick, k, seat, path), 700);
            check((words) => words.refusal[r.why as Why](r));
          }
        }
        if (c.ends) break;
      }
      tellAll(match.answer(seat, answer).entry!.told);
    }
    for (const you of readers) check((words) => words.ending(match.outcome!, you));
    for (const you of readers) look(match, you);
    for (const language of LANGUAGES)
      for (const key of Object.keys(andromeda.tally(match.state))) expect(andromeda.words[language].tally, key).toHaveProperty(key);
  }
  // Too rare in random games.
  const [one, two] = seatsOf(2);
  for (const you of [null, one, two]) {
    tell({ kind: 'passed', who: one }, you);
    tell({ kind: 'truce', who: one, vp: 2 }, you);
    for (const yes of [true, false]) tell({ kind: 'truce-answer', who: two, yes }, you);
    tell({ kind: 'truce-made', vp: 2 }, you);
    tell({ kind: 'extra-turn', who: two }, you);
    tell({ kind: 'unopposed', who: one }, you);
    tell({ kind: 'all-lost' }, you);
    tell({ kind: 'withdrew', who: one, ships: 2 }, you);
    tell({ kind: 'pulled', who: one, ship: 'fighter', from: 'r2c3/base_odessa', to: 'r3c3/void' }, you);
    tell({ kind: 'raised', who: one, development: 'factory', at: 'r2c3/planet_titanium_1' }, you);
    tell({ kind: 'tipped', who: two, development: 'obelisk', at: 'r2c3/planet_energy_1' }, you);
    tell({ kind: 'die-set', who: one, from: 2, to: 6 }, you);
    tell({ kind: 'cancelled', who: one, tactic: 'tac_01', of: two }, you);
    tell({ kind: 'reshuffled', what: 'tactics' }, you);
    tell({ kind: 'unpaid', who: one, missing: { ice: 4 } }, you);
  }
  expect([...found].slice(0, 12)).toEqual([]);
  expect([...labels.long].slice(0, 12)).toEqual([]);
  expect(Object.keys(andromeda.words.en.event).filter((kind) => !said.event.has(kind))).toEqual([]);
  expect(said.choice.size).toBeGreaterThan(45);
}, 180_000);

test('pieces are called as the pack of the table calls them, in the scene and in the log', () => {
  const faction = { en: 'Paper Sailors', de: 'Papiersegler' };
  const pack = JSON.stringify({ game: 'andromeda', name: 'Paper', bases: [{ id: 'base_odessa', name: faction }] });
  const match = new Match<Andromeda>(andromeda, readOptions(andromeda, { pack }), 2, new FastChance('paper'));
  for (const language of LANGUAGES) {
    const words = andromeda.words[language];
    const lines = words.scene(viewOf(match.state, seatOf(0)), seatOf(0)).flatMap((p) => p.lines.map(text));
    expect(lines.some((line) => line.startsWith(faction[language]))).toBe(true);
    const told = text(words.event.launched({ kind: 'launched', who: seatOf(0), ship: 'fighter', to: 'r1c2/base_odessa' }, null));
    expect(told).toContain(faction[language]);
  }
  // The next table plays with the game as it comes.
  const usual = new Match<Andromeda>(andromeda, readOptions(andromeda, {}), 2, new FastChance('usual'));
  andromeda.words.en.scene(viewOf(usual.state, seatOf(0)), seatOf(0));
  expect(text(andromeda.words.en.event.launched({ kind: 'launched', who: seatOf(0), ship: 'fighter', to: 'r1c2/base_odessa' }, null))).toContain(
    'Odessa Field',
  );
});

test.each(['en', 'de'] as const)('what a commander does begins with a capital, as a sentence of its own (%s)', (language) => {
  const t = new Table({ collective: 'hive' });
  const lines =
    andromeda.words[language]
      .scene(know(t.s, null), null)
      .at(-1)
      ?.lines.map((line) => plain(line, [])) ?? [];
  expect(lines[0]).toMatch(/, (?:rank|Rang) 3\. \p{Lu}/u);
});

test('English: whoever the table waits for does something', () => {
  const [ada, jonas] = seatsOf(2);
  const said = (seats: number, you: Seat | null): string => {
    const match = new Match<Andromeda>(andromeda, readOptions(andromeda, {}), seats, new FastChance('waiting'));
    return plain(andromeda.words.en.waiting(know(match.state, you), you), ['Ada', 'Jonas', 'Mirela']);
  };
  expect(said(3, null)).toBe('Ada, Jonas and Mirela are choosing a faction.');
  expect(said(3, jonas)).toBe('You, Ada and Mirela are choosing a faction.');
  expect(said(1, null)).toBe('Ada is choosing a faction.');
  expect(said(1, ada)).toBe('You are choosing a faction.');
});
