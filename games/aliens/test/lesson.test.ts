/** The guided first game: it can be played as written, what the coach says is true, and then it is an ordinary game. */
import {
  choose,
  FastChance,
  follow,
  givenIn,
  hintsOf,
  know,
  Match,
  plain,
  randomAnswer,
  readOptions,
  ScriptedChance,
  waitedFor,
} from '@starboard/kernel';
import { seedOf } from '@starboard/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { CHARACTERS, isHuman } from '../content/cards.ts';
import { aliens } from '../game.ts';
import type { HintId } from '../lesson/hints.ts';
import { lesson } from '../lesson/index.ts';
import { KUNO, MIRA, ORIN, TOVE, VELA, YOU } from '../lesson/script.ts';
import { distancesOf, stepsFrom } from '../rules/distance.ts';
import { lawOf } from '../rules/law.ts';
import { possible } from '../rules/possible.ts';
import * as trail from '../rules/trail.ts';
import type { Aliens, Event } from '../rules/types.ts';
import { exposed } from '../words/common.ts';
import { flaws } from './reading.ts';

const { script, chance, bots, options } = lesson;
const seed = seedOf('aliens: lesson');
const { zone } = lawOf(options, bots.length);
/** Steps of a human. */
const steps = (from: string, to: string): number =>
  stepsFrom(distancesOf(lawOf(options, bots.length), false), zone.byName.get(from) ?? -1)[zone.byName.get(to) ?? -1];
const deal = (): Match<Aliens> => new Match(aliens, options, bots.length, new ScriptedChance(chance, new FastChance(seed)));

/** Plays the script as far as cue `until`; `before` sees the table before each cue. */
function play(until = script.length, before: (m: Match<Aliens>, at: number) => void = () => {}): Match<Aliens> {
  const match = deal();
  for (const [i, cue] of script.slice(0, until).entries()) {
    before(match, i);
    if (cue.kind === 'read') continue;
    const [seat, answer] = cue.kind === 'bot' ? [cue.seat, cue.answer] : [YOU, cue.picks.map((p) => p.pick)];
    expect(match.answer(seat, answer).refused, `cue ${i}: ${answer.join(', ')}`).toBeNull();
  }
  return match;
}
const events = (m: Match<Aliens>): Event[] => m.entries.flatMap((e) => e.told.map((t) => t.event));
const last = (m: Match<Aliens>, kind: Event['kind']): Event | undefined => events(m).findLast((e) => e.kind === kind);
const at = (m: Match<Aliens>): string => zone.names[m.state.mine[YOU].sector];
const kindOf = (sector: string): string => zone.kinds[zone.byName.get(sector) ?? -1];

describe('the script', () => {
  test('is played to its end, every answer legal, and uses up exactly the chance that is written down', () => {
    const match = play();
    expect(match.entries.flatMap((e) => e.chance)).toEqual(chance);
    expect(match.over).toBe(false);
    aliens.invariants(match.state);
  });

  test('is a table that fits, with every option of the game', () => {
    expect(readOptions(aliens, { ...options })).toEqual(options);
    expect(aliens.fits?.(options, bots.length) ?? null).toBeNull();
  });

  test('asks the learner where the coach waits for a pick, and a bot where it is to act', () => {
    play(undefined, (m, i) => {
      const cue = script[i];
      const asked = waitedFor(m.state);
      if (cue.kind === 'bot') expect(asked, `cue ${i}`).toContain(cue.seat);
      if (cue.kind !== 'answer') return;
      expect(asked, `cue ${i}`).toContain(YOU);
      for (const [j, { pick }] of cue.picks.entries()) {
        const path = cue.picks.slice(0, j).map((p) => p.pick);
        expect(choose(aliens, know(m.state, YOU), YOU, path)?.picks, `cue ${i}`).toContain(pick);
      }
    });
  });

  test('is found again at every cue, whatever was read', () => {
    let reads = 0;
    play(undefined, (m, i) => {
      expect(follow(lesson, givenIn(m.entries), reads)).toBe(i);
      if (script[i].kind === 'read') reads++;
    });
    expect(follow(lesson, givenIn(play().entries), reads)).toBe(script.length);
  });

  test.each([0, 1, 2])('then it is an ordinary game that comes to its end (%i)', (i) => {
    const match = play();
    const answers = new FastChance(`${seed} ${i}`);
    while (!match.over) {
      const [seat] = waitedFor(match.state);
      expect(match.answer(seat, randomAnswer(aliens, match.know(seat), seat, answers)).refused).toBeNull();
    }
    expect(match.outcome).not.toBeNull();
  });

  test('can be left at any of its texts, and is an ordinary game from there', () => {
    for (const { cue } of hintsOf(lesson.script as never)) {
      const match = play(cue);
      const answers = new FastChance(`${seed} leave ${cue}`);
      while (!match.over) {
        const [seat] = waitedFor(match.state);
        expect(match.answer(seat, randomAnswer(aliens, match.know(seat), seat, answers)).refused).toBeNull();
      }
    }
  });
});

describe('what the coach says', () => {
  const hints = hintsOf(lesson.script as never);
  const named = { de: lesson.words.de, en: lesson.words.en };
  const names = ['Ada', ...bots.flatMap((b) => b?.name ?? [])];

  test('is there in both languages, short enough to be read, and the same in what it names', () => {
    expect(new Set(hints.map((h) => h.hint.id)).size).toBe(hints.length);
    expect(Object.keys(named.de)).toEqual(Object.keys(named.en));
    expect(Object.keys(named.de).sort()).toEqual(hints.map((h) => h.hint.id).sort());
    for (const { hint } of hints) {
      const [de, en] = [named.de[hint.id], named.en[hint.id]];
      for (const [language, { title, text }] of [['de', de] as const, ['en', en] as const]) {
        expect(title.length, hint.id).toBeLessThanOrEqual(40);
        const said = plain(text, names);
        expect(said.length, hint.id).toBeLessThanOrEqual(270);
        expect(flaws(language, said, 200)).toEqual([]);
      }
      const refs = (text: typeof de.text): string[] =>
        [...new Set(text.flatMap((p) => (typeof p === 'string' ? [] : 'seat' in p ? [`seat ${p.seat}`] : [`${p.ref} ${p.id}`])))].sort();
      expect(refs(de.text), hint.id).toEqual(refs(en.text));
    }
  });

  test('points at places the table has', () => {
    const anchor = /^(seat [0-5]|eye [1-5]|plan)$/;
    const alphabet: readonly string[] = aliens.alphabet(options, bots.length);
    for (const { hint, pick } of hints) {
      expect(hint.at.length, hint.id).toBeGreaterThan(0);
      for (const place of hint.at) {
        const sector = /^sector (.*)$/.exec(place)?.[1];
        const there = sector === undefined ? anchor.test(place) || alphabet.includes(place) : zone.byName.has(sector);
        expect(there, `${hint.id}: ${place}`).toBe(true);
      }
      if (pick !== null) expect(hint.at).toContain(pick);
    }
  });

  /** What the words of a hint claim about the table; a hint that claims nothing has no line here. */
  const facts: { readonly [H in HintId]?: (m: Match<Aliens>) => void } = {
    goal: (m) => {
      expect(m.state.mine.filter((s) => isHuman(s.character))).toHaveLength(3);
      expect(CHARACTERS[m.state.mine[YOU].character]).toBe('captain');
      expect(zone.hatches.slice(1)).toHaveLength(4);
    },
    safe: (m) => {
      expect([kindOf('M11'), kindOf('N10'), at(m)]).toEqual(['safe', 'safe', 'M11']);
      expect(last(m, 'nothing')).toMatchObject({ kind: 'nothing' });
    },
    dangerous: () => expect(kindOf('O10')).toBe('dangerous'),
    'own-noise': (m) => expect(choose(aliens, m.know(YOU), YOU, [])?.kind).toBe('announce-own'),
    silence: (m) => expect(last(m, 'silence')).toMatchObject({ seat: TOVE }),
    places: (m) => {
      expect(last(m, 'noise')).toMatchObject({ seat: ORIN, sector: 'L04' });
      expect(possible(m.know(YOU), ORIN, YOU).now.length).toBeGreaterThan(0);
    },
    'walk-on': () => expect(kindOf('O09')).toBe('safe'),
    'one-more': (m) => expect(last(m, 'noise')).toMatchObject({ seat: KUNO }),
    'into-danger': (m) => {
      expect(kindOf('N07')).toBe('dangerous');
      expect([at(m), steps('N08', 'N07'), steps('N08', 'hatch 2')]).toEqual(['N08', 1, 4]);
    },
    lie: (m) => {
      const k = m.know(YOU);
      expect(choose(aliens, k, YOU, [])?.kind).toBe('announce-any');
      expect(exposed(k, YOU, 'N12')).toBeNull();
      expect(at(m)).toBe('N07');
    },
    item: (m) => expect(last(m, 'found')).toMatchObject({ seat: YOU, item: 'adrenaline' }),
    believed: (m) => {
      expect(last(m, 'attack')).toMatchObject({ seat: MIRA, sector: 'N12', hit: [] });
      expect(m.state.pub.side[MIRA]).toBe('alien');
    },
    adrenaline: (m) => expect(steps(at(m), 'hatch 2')).toBe(2),
    hatch: (m) => expect([m.state.pub.hatchCards, m.state.dark.hatch[1]]).toEqual([6, 3]),
    red: (m) => {
      expect(last(m, 'hatch')).toMatchObject({ seat: YOU, hatch: 2, card: 'red' });
      expect(m.state.pub.side[YOU]).toBe('human');
    },
    leave: (m) => expect(choose(aliens, m.know(YOU), YOU, [])?.picks).toContain('O06'),
    green: (m) => expect(last(m, 'hatch')).toMatchObject({ seat: KUNO, hatch: 1, card: 'green' }),
    eliminated: (m) => expect(last(m, 'eliminated')).toMatchObject({ seat: YOU, by: ORIN, how: 'turned', character: 'captain' }),
    turned: (m) => expect([m.state.mine[YOU].alien, m.state.pub.options.B3]).toEqual([true, true]),
    'two-steps': (m) => {
      expect(last(m, 'noise')).toMatchObject({ seat: VELA, sector: 'N07' });
      expect(steps('O06', 'N07')).toBe(2);
    },
    goodbye: (m) => {
      expect(last(m, 'attack')).toMatchObject({ seat: YOU, sector: 'N07', hit: [VELA] });
      expect(last(m, 'defended')).toMatchObject({ seat: VELA });
      expect([...trail.entries(m.state.pub)].filter((e) => e.what === trail.SAFE)).toHaveLength(1);
    },
  };
  test('is true when it is said', () => {
    let checked = 0;
    play(undefined, (m, i) => {
      for (const { hint } of hints.filter((h) => h.cue === i)) {
        facts[hint.id as HintId]?.(m);
        if (hint.id in facts) checked++;
      }
    });
    expect(checked).toBe(Object.keys(facts).length);
  });
});
