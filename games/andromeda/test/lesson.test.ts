/** The guided first game: it can be played as written, what the coach says is true, and then it is an ordinary game. */
import { choose, FastChance, follow, givenIn, hintsOf, know, Match, plain, randomAnswer, ScriptedChance, waitedFor } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { andromeda } from '../game.ts';
import type { HintId } from '../lesson/hints.ts';
import { lesson } from '../lesson/index.ts';
import { YOU } from '../lesson/script.ts';
import { oddsNow } from '../rules/battle/marks.ts';
import { contentOf } from '../rules/content.ts';
import type { Event } from '../rules/events.ts';
import { HANGAR } from '../rules/ids.ts';
import { countAt, onMap } from '../rules/ships.ts';
import type { Andromeda } from '../rules/types.ts';

const { script, chance, bots, options } = lesson;
const seed = seedOf('andromeda: lesson');
const c = contentOf(options);
const deal = (): Match<Andromeda> => new Match(andromeda, options, bots.length, new ScriptedChance(chance, new FastChance(seed)));

/** Plays the script as far as cue `until`; `before` sees the table before each cue. */
function play(until = script.length, before: (m: Match<Andromeda>, at: number) => void = () => {}): Match<Andromeda> {
  const match = deal();
  for (const [i, cue] of script.slice(0, until).entries()) {
    before(match, i);
    if (cue.kind !== 'answer') continue;
    const answer = cue.picks.map((p) => p.pick);
    expect(match.answer(YOU, answer).refused, `cue ${i}: ${answer.join(', ')}`).toBeNull();
  }
  return match;
}
function finish(match: Match<Andromeda>, name: string): void {
  const answers = new FastChance(`${seed} ${name}`);
  while (!match.over) {
    const [seat] = waitedFor(match.state);
    expect(match.answer(seat, randomAnswer(andromeda, match.know(seat), seat, answers)).refused).toBeNull();
  }
}
const events = (m: Match<Andromeda>): Event[] => m.entries.flatMap((e) => e.told.map((t) => t.event));
const last = (m: Match<Andromeda>, kind: Event['kind']): Event | undefined => events(m).findLast((e) => e.kind === kind);

describe('the script', () => {
  test('is played to its end, every answer legal, and uses up exactly the chance that is written down', () => {
    const match = play();
    expect(match.entries.flatMap((e) => e.chance)).toEqual(chance);
    andromeda.invariants(match.state);
  });

  test('asks the learner where the coach waits for a pick', () => {
    play(undefined, (m, i) => {
      const cue = script[i];
      expect(waitedFor(m.state), `cue ${i}`).toEqual([YOU]);
      if (cue.kind !== 'answer') return;
      for (const [j, { pick }] of cue.picks.entries()) {
        const path = cue.picks.slice(0, j).map((p) => p.pick);
        expect(choose(andromeda, know(m.state, YOU), YOU, path)?.picks, `cue ${i}`).toContain(pick);
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

  test('what may be undone on the way comes back to the same cue, and chance is not shifted', () => {
    const at = script.findIndex((cue) => cue.kind === 'answer' && cue.picks[0].id === 'activate');
    const match = play(at + 1);
    expect(match.canUndo(YOU)).toBe(true);
    match.undo(YOU);
    expect(follow(lesson, givenIn(match.entries), 99)).toBe(at);
    for (const cue of script.slice(at))
      if (cue.kind === 'answer')
        match.answer(
          YOU,
          cue.picks.map((p) => p.pick),
        );
    expect(match.entries.flatMap((e) => e.chance)).toEqual(chance);
  });

  test('then it is an ordinary game that comes to its end, and it can be left at any cue', () => {
    for (let i = 0; i < cases(1); i++) finish(play(), `end ${i}`);
    for (let at = 0; at < script.length; at += 6) finish(play(at), `leave ${at}`);
  });
});

describe('what the coach says', () => {
  const hints = hintsOf(lesson.script as never);

  test('is there in both languages, short enough to be read, and the same in what it names', () => {
    expect(new Set(hints.map((h) => h.hint.id)).size).toBe(hints.length);
    const { de, en } = lesson.words;
    expect(Object.keys(de).sort()).toEqual(hints.map((h) => h.hint.id).sort());
    expect(Object.keys(en)).toEqual(Object.keys(de));
    const refs = (text: (typeof de)[string]['text']): string[] =>
      text.flatMap((p) => (typeof p === 'string' ? [] : 'seat' in p ? [`seat ${p.seat}`] : [`${p.ref} ${p.id}`])).sort();
    for (const { hint } of hints) {
      for (const { title, text } of [de[hint.id], en[hint.id]]) {
        expect(title.length, hint.id).toBeLessThanOrEqual(40);
        expect(plain(text, ['Ada']).length, hint.id).toBeLessThanOrEqual(290);
      }
      expect(refs(de[hint.id].text), hint.id).toEqual(refs(en[hint.id].text));
    }
  });

  test('points at picks, which every table has, or at places by name', () => {
    const alphabet: readonly string[] = andromeda.alphabet(options, bots.length);
    const anchor = /^(space \d+|hangar [0-3]|store [0-4]|vp 0|dock|hand|events|wheel)$/;
    for (const { hint, pick } of hints) {
      expect(hint.at.length, hint.id).toBeGreaterThan(0);
      for (const at of hint.at) expect(anchor.test(at) || alphabet.includes(at), `${hint.id}: ${at}`).toBe(true);
      if (pick !== null) expect(hint.at).toContain(pick);
    }
  });

  const mine = (m: Match<Andromeda>) => m.state.pub.sides[YOU];
  const percent = (m: Match<Andromeda>): number => Math.round(100 * oddsNow(m.state.pub).win[0]);
  /** What the words of a hint claim about the table; a hint that claims nothing has no line here. */
  const facts: { readonly [H in HintId]?: (m: Match<Andromeda>) => void } = {
    faction: () => expect(c.raw.factions[8].id).toBe('fac_ember'),
    ship: (m) => expect([countAt(m.state.pub, YOU, HANGAR), onMap(m.state.pub, YOU)]).toEqual([3, 0]),
    tactic: (m) => {
      expect(last(m, 'moon')).toMatchObject({ who: YOU, moon: c.moons[11].id });
      expect(c.tactics[9].id).toBe('tac_10');
    },
    collective: (m) => expect(last(m, 'c-card')).toMatchObject({ to: expect.stringContaining('base_exchange') }),
    module: (m) => {
      expect([mine(m).resources[2], mine(m).dock.length]).toEqual([2, 1]);
      expect(c.slotPrice[1][0]).toBe(3);
      expect(m.state.pub.market.columns[1][0]).toBe(27);
    },
    discard: (m) => {
      expect(last(m, 'stepped')).toMatchObject({ who: YOU, track: 'industry' });
      expect(last(m, 'gained')).toMatchObject({ units: { energy: 1 } });
    },
    track: (m) => expect(last(m, 'raider')).toMatchObject({ raider: 'raid_vorticon' }),
    fighter: (m) => expect(last(m, 'beaten')).toMatchObject({ by: 'collective' }),
    event: (m) => {
      expect(last(m, 'event')).toMatchObject({ card: 'ev_comet_shower' });
      expect(last(m, 'raided')).toMatchObject({ who: YOU, raider: 'raid_vorticon' });
    },
    bring: (m) => expect(percent(m)).toBe(47),
    play: (m) => expect([percent(m), c.tactics[3].id]).toEqual([47, 'tac_04']),
    dice: (m) => expect(percent(m)).toBe(66),
    reward: (m) => expect(last(m, 'won')).toMatchObject({ who: YOU }),
    lens: (m) => expect([m.state.flow.onBehalf, c.raw.moons[50].null]).toEqual(['collective', true]),
    return: (m) => expect(mine(m).resources[2]).toBe(2),
    develop: (m) => expect(mine(m).leaders).toBeGreaterThan(0),
    activate: (m) => {
      expect(m.state.pub.turn.activators).toBe(3);
      expect(last(m, 'developed')).toMatchObject({ who: YOU, development: 'factory' });
    },
    goodbye: (m) => {
      expect(m.state.flow.label).toBe('closing');
      expect(mine(m).cards).toEqual([3]);
    },
  };
  test('is true when it is said', () => {
    let checked = 0;
    play(undefined, (m, i) => {
      for (const { hint } of hints.filter((h) => h.cue === i)) {
        const fact = Object.entries(facts).find(([id]) => id === hint.id)?.[1];
        fact?.(m);
        if (fact !== undefined) checked++;
      }
    });
    expect(checked).toBe(Object.keys(facts).length);
  });
});
