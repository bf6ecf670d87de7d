import { readFileSync } from 'node:fs';
import {
  choose,
  FastChance,
  LANGUAGES,
  type Language,
  Match,
  mayAnswer,
  type Phrase,
  plain,
  type Seat,
  seatAt,
  seatsOf,
  viewOf,
  walk,
} from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { CARDS, RELICS } from '../content/cards.ts';
import { rarities } from '../game.ts';
import type { Event, Options, Rarities } from '../rules/types.ts';
import { names as de } from '../words/de/names.ts';
import { chapters as chaptersDe } from '../words/de/rulebook/index.ts';
import { names as en } from '../words/en/names.ts';
import { chapters as chaptersEn } from '../words/en/rulebook/index.ts';

const cardNames = { en, de };
const chapters = { en: chaptersEn, de: chaptersDe };
const NAMES = ['Mirela', 'Jonas', 'Theo', 'Aylin', 'Paul', 'Ines'];
const LONGEST = 220;
/** A button has room for so much. */
const LONGEST_PICK = 28;

const text = (phrase: Phrase): string => plain(phrase, NAMES);
const sentences = (s: string): string[] => s.split(/(?<=[.!?]) /);

/** Words of the other language that would betray a sentence left untranslated. */
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  de: /\b(the|and|you|your|of|ships?|relics?|aliens? lies|pilferer|schemer|thief|collectors?|home|planets?|explore[rs]?|lands? at|landing|fly|stay|cards?|pile|draws?|places?|turn|player|pass)\b/i,
  en: /\b(der|das|und|du|dein|raumschiffe?|relikte?|langfinger|intrigant|zeitdieb|sammler|heimatplanet|erkund\w*|landest|ausweis|karten?|stapel|zug)\b/i,
};

/** What is wrong with a text a player reads; empty: nothing. */
function flaws(language: Language, s: string, longest: number): string[] {
  const found: string[] = [];
  if (/undefined|NaN|null|\[object|#\d| {2}|\.\.|: \.|^\s|\s$|^$/.test(s)) found.push('broken');
  if (FOREIGN[language].test(s)) found.push('foreign word');
  if (sentences(s).some((part) => part.length > longest)) found.push('too long');
  if (/portal \d/i.test(s)) found.push('portal without a no-break space');
  return found.map((f) => `${language}, ${f}: ${s}`);
}

describe('the rulebook', () => {
  const page = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
  const ids = [...page.matchAll(/^(?:\* |\| )([RCQ]\d+b?) /gm)].map((m) => m[1]);

  test('has every rule of RULES.md once', () => {
    expect(ids.length).toBe(41 + 10 + 46 + 1);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(LANGUAGES)('says every rule in %s, complete and short', (language) => {
    const { rule } = rarities.words[language];
    expect(Object.keys(rule).sort()).toEqual([...ids].sort());
    const texts = Object.values(rule);
    expect(texts.flatMap((s) => flaws(language, s, LONGEST))).toEqual([]);
    expect(texts.filter((s) => !/[.!?]$/.test(s) || sentences(s).length > 3)).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe.each(LANGUAGES)('the chapters of the rulebook in %s', (language) => {
  test('have every rule exactly once, and a title each', () => {
    const all = chapters[language].flatMap((c) => c.rules);
    expect(all.toSorted()).toEqual(Object.keys(rarities.words[language].rule).toSorted());
    const titles = chapters[language].map((c) => c.title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.flatMap((s) => flaws(language, s, 40))).toEqual([]);
  });
});

describe('the names', () => {
  test.each(LANGUAGES)('are complete in %s', (language) => {
    const names = cardNames[language];
    expect(Object.keys(names).sort()).toEqual([...CARDS].sort());
    for (const relic of RELICS) expect(names[relic].many).not.toBe('');
    const article = language === 'de' ? { the: /^(der|die|das) \S/, acc: /^(den|die|das) \S/ } : { the: /^the \S/, acc: /^the \S/ };
    for (const tag of CARDS) {
      expect(names[tag].the).toMatch(article.the);
      expect(names[tag].acc).toMatch(article.acc);
      expect(names[tag].flavour).toMatch(/[.?]$/);
      expect(names[tag].flavour.length).toBeLessThan(100);
    }
    expect(new Set(CARDS.map((tag) => names[tag].bare)).size).toBe(CARDS.length);
  });
});

describe.each(LANGUAGES)('the words in %s', (language) => {
  const words = rarities.words[language];

  test('describe the table options', () => {
    for (const [name, spec] of Object.entries(rarities.options)) {
      const option = words.option[name as keyof Options];
      const labels: Readonly<Record<string, string>> = option.of === null ? {} : option.of;
      expect(Object.keys(labels).sort()).toEqual(spec.kind === 'choice' ? [...spec.of].sort() : []);
      expect([option.name, option.help, ...Object.values(labels)].flatMap((s) => flaws(language, s, LONGEST))).toEqual([]);
    }
    expect([words.title, words.about].flatMap((s) => flaws(language, s, LONGEST))).toEqual([]);
  });

  test('say everything that happens in random games, to everybody', () => {
    const found = new Set<string>();
    const said = { event: new Set<string>(), why: new Set<string>(), choice: new Set<string>() };
    const check = (phrase: Phrase, longest = LONGEST): void => {
      for (const f of flaws(language, text(phrase), longest)) found.add(f);
    };
    const tell = (e: Event, you: Seat | null): void => {
      said.event.add(e.kind);
      check(words.event[e.kind](e as never, you), 300);
    };

    for (let seed = 0; seed < 12; seed++) {
      const seats = 3 + (seed % 4);
      const options: Options = {
        landing: (['race', 'sealed', 'open'] as const)[seed % 3],
        landingSeconds: 6,
        begins: 'random',
        memoryAid: seed % 2 === 0,
      };
      const match = new Match<Rarities>(rarities, options, seats, new FastChance(`words ${seed}`));
      const chance = new FastChance(`answers ${seed}`);
      const readers = [null, ...seatsOf(seats)];
      for (let turn = 0; turn < 400 && !match.over; turn++) {
        if (turn % 3 === 0)
          for (const you of readers) {
            const k = viewOf(match.state, you);
            check(words.waiting(k, you));
            for (const paragraph of words.scene(k, you)) for (const line of paragraph.lines) check(line, 400);
          }
        const able = seatsOf(seats).filter((s) => mayAnswer(match.know(s), s));
        const seat = able[chance.int(able.length)];
        const k = match.know(seat);
        // Half of the games are flown by the bold, so that some missions reach the last portal.
        const bold = seed % 2 === 0;
        const answer = walk(rarities, k, seat, (c) => (bold && c.picks.includes('stay') ? 'stay' : c.picks[chance.int(c.picks.length)]));
        for (let i = 0; i <= answer.length; i++) {
          const path = answer.slice(0, i);
          const c = choose(rarities, k, seat, path);
          if (c === null) break;
          said.choice.add(c.kind);
          check(words.choice(c, k, seat, path));
          for (const p of c.picks) check(words.pick(p, k, seat, path), LONGEST_PICK);
          for (const r of c.greyed?.() ?? []) {
            said.why.add(r.why);
            check(words.pick(r.pick, k, seat, path), LONGEST_PICK);
            check(words.refusal[r.why as keyof typeof words.refusal](r));
          }
          if (c.ends) break;
        }
        const { entry } = match.answer(seat, answer);
        for (const t of entry!.told) for (const you of t.to === 'all' ? readers : t.to) tell(t.event, you);
      }
      for (const t of match.entries[0].told) for (const you of t.to === 'all' ? readers : t.to) tell(t.event, you);
      if (match.outcome !== null) for (const you of readers) check(words.ending(match.outcome, you));
    }
    tell({ kind: 'limit', seats: seatsOf(2) as Seat[] }, 0 as Seat);
    tell({ kind: 'won', seat: 0 as Seat, kinds: ['boots', 'eye', 'time'] }, 0 as Seat);
    check(words.ending({ ranks: [1, 1, 3], scores: [2, 2, 1], ending: 'mission-limit', parts: [] }, null));
    const fit = rarities.fits!({ landing: 'open', landingSeconds: 6, begins: '5', memoryAid: false }, 3)!;
    check(words.refusal['begins-without-a-chair'](fit));
    check(words.refusal['all-protected']({ pick: 'from 2', rule: 'R34', why: 'all-protected', with: { seat: 2 } }));
    said.why.add('begins-without-a-chair').add('all-protected');

    expect([...found]).toEqual([]);
    expect([...said.event].sort()).toEqual(Object.keys(words.event).sort());
    expect([...said.choice].sort()).toEqual([
      'bonus',
      'collect',
      'explore',
      'land',
      'land-now',
      'scheme-from',
      'scheme-to',
      'steal-from',
      'steal-what',
    ]);
    expect(Object.keys(words.refusal).filter((why) => !said.why.has(why))).toEqual([]);
  });
});

test('a log line speaks to the one who reads it', () => {
  const { de, en } = rarities.words;
  const drawn: Event = { kind: 'drawn', by: 0 as Seat, from: 1 as Seat, card: 'eye', portal: 7 };
  const line = (words: typeof de, you: number | null): string => text(words.event.drawn(drawn, you as Seat | null)).replaceAll('\u00a0', ' ');
  expect(line(en, null)).toBe('Mirela explores portal 7 and draws the Watchful Eye from Jonas.');
  expect(line(en, 0)).toBe('You explore portal 7 and draw the Watchful Eye from Jonas.');
  expect(line(en, 1)).toBe('Mirela explores portal 7 and draws the Watchful Eye from you.');
  expect(line(de, 0)).toBe('Du erkundest Portal 7 und ziehst bei Jonas das Wachsame Auge.');
  expect(line(de, 1)).toBe('Mirela erkundet Portal 7 und zieht bei dir das Wachsame Auge.');
});

test('Q39, R32: an ending speaks to the one who reads it', () => {
  const ended = (ranks: number[], ending: string, you: number | null, language: Language): string =>
    text(rarities.words[language].ending({ ranks, scores: ranks, ending, parts: [] }, you === null ? null : seatAt(you)));
  expect(ended([2, 1, 3], 'three-sets', 1, 'en')).toBe('You win with three complete sets.');
  expect(ended([2, 1, 3], 'three-sets', 0, 'en')).toBe('Jonas wins with three complete sets.');
  expect(ended([1, 1, 3], 'mission-limit', 1, 'en')).toBe('You and Mirela share the win: the best collection after forty missions.');
  expect(ended([1, 1, 3], 'mission-limit', 2, 'en')).toBe('Mirela and Jonas share the win: the best collection after forty missions.');
  expect(ended([2, 1, 3], 'three-sets', 1, 'de')).toBe('Du gewinnst mit drei vollständigen Sätzen.');
  expect(ended([1, 1, 3], 'mission-limit', 1, 'de')).toBe('Du und Mirela teilt euch den Sieg: die beste Sammlung nach vierzig Missionen.');
  expect(ended([1, 1, 3], 'mission-limit', null, 'de')).toBe('Mirela und Jonas teilen sich den Sieg: die beste Sammlung nach vierzig Missionen.');
});

test.each(LANGUAGES)('R32: a part of the score says in %s what it counts, in the right number', (language) => {
  const part = (n: number): string | undefined => rarities.words[language].part?.({ seat: seatAt(0), rule: 'R32', n });
  expect(part(1)).toBe({ en: 'complete set', de: 'vollständiger Satz' }[language]);
  for (const n of [0, 2, 3]) expect(part(n)).toBe({ en: 'complete sets', de: 'vollständige Sätze' }[language]);
});

test.each(LANGUAGES)('C2, R26: the risk of a draw and the copies of a relic are the second line of their picks in %s', (language) => {
  const match = new Match<Rarities>(rarities, { landing: 'open', landingSeconds: 6, begins: '1', memoryAid: false }, 3, new FastChance('detail'));
  const k = match.know(seatAt(0));
  const { detail, pick } = rarities.words[language];
  const lines = (p: Rarities['pick']): string => text([...pick(p, k, seatAt(0), []), ' / ', ...(detail?.(p, k, seatAt(0), []) ?? ['–'])]);
  expect([lines('draw 1'), lines('place boots'), lines('stay')]).toEqual(
    {
      en: ['Draw from Jonas / Risk: 1 in 7', 'Place Light-year Boots / 1 of 3', 'Fly on / –'],
      de: ['Bei Jonas ziehen / Risiko 1 von 7', 'Lichtjahr-Stiefel ablegen / 1 von 3', 'Weiterfliegen / –'],
    }[language],
  );
});
