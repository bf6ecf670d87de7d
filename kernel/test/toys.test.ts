/** The toys as worked examples: what the contract's finer points look like when they are played. */
import { describe, expect, test } from 'vitest';
import { FastChance } from '../chance.ts';
import type { Game, Seat, Types } from '../contract.ts';
import { choose, waitedFor } from '../legality.ts';
import { Match } from '../match.ts';
import { readOptions } from '../options.ts';
import { seatsOf } from '../seats.ts';
import { heardBy, viewOf } from '../view.ts';
import { bazaar } from './toys/bazaar.ts';
import { fog } from './toys/fog.ts';
import type { Fog } from './toys/fog-table.ts';
import { ladder } from './toys/ladder.ts';
import type { Ladder } from './toys/ladder-table.ts';

const [A, B, C] = seatsOf(3);

function deal<T extends Types>(game: Game<T>, seed: number, options = {}): Match<T> {
  return new Match(game, readOptions(game, options), 3, new FastChance(seed));
}

/** The first deal that looks as wanted. */
function dealWhere<T extends Types>(game: Game<T>, wanted: (m: Match<T>) => boolean, options = {}): Match<T> {
  for (let seed = 0; seed < 1000; seed++) {
    const match = deal(game, seed, options);
    if (wanted(match)) return match;
  }
  throw new Error('no deal looks like that');
}

/** Says an answer, its picks separated by commas, and returns what `ear` heard. */
function say<T extends Types>(m: Match<T>, seat: Seat, answer: string, ear: Seat | null = null): string[] {
  const { entry, refused } = m.answer(seat, answer.split(', '));
  expect(refused).toBeNull();
  return heardBy(entry!.told, ear).map((t) => t.event.kind);
}

const picksOf = <T extends Types>(m: Match<T>, seat: Seat, ...path: T['pick'][]) => choose(m.game, m.know(seat), seat, path)?.picks;

describe('fog', () => {
  const everybodyStays = (m: Match<Fog>) => {
    for (const seat of [C, A, B]) say(m, seat, 'stay');
  };

  test('a move is secret until all have moved', () => {
    const m = deal(fog, 1);
    say(m, C, 'stay');
    expect(m.state.flow.done).toEqual([C]);
    expect(viewOf(m.state, A).sealed).toBeNull();
    expect(viewOf(m.state, C).sealed).toEqual(['stay']);
  });

  test('a player without a choice is asked in the same words as everybody', () => {
    const cards = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const m = deal(fog, seed);
      everybodyStays(m);
      expect(m.state.flow).toMatchObject({ asked: [A], label: 'noise', needsSecrets: true });
      cards.add(m.state.mine[A].card!);
      expect(picksOf(m, A)).toHaveLength(m.state.mine[A].card === 'here' ? 1 : 5);
    }
    expect([...cards].sort()).toEqual(['any', 'here']);
  });

  test('whether the fog will lift is in the state and in no view', () => {
    const m = deal(fog, 1);
    everybodyStays(m);
    expect(m.state.stack.at(-1)).toHaveProperty('_lifts');
    for (const seat of [A, B, C, null]) expect(JSON.stringify(viewOf(m.state, seat))).not.toContain('_lifts');
  });
});

describe('bazaar', () => {
  const opened = () => {
    const m = dealWhere(bazaar, ({ state: { mine } }) => mine[A].hand[0] > 1 && mine[B].hand[2] > 0);
    say(m, A, 'peek none');
    return m;
  };

  test('a contract is a path of small picks, each of them listed', () => {
    const m = opened();
    expect(picksOf(m, A, 'offer')).toEqual(['to 1', 'to 2']);
    expect(picksOf(m, A, 'offer', 'to 1')).not.toContain('for');
    expect(picksOf(m, A, 'offer', 'to 1', 'give 0')).toContain('for');
    expect(picksOf(m, A, 'offer', 'to 1', 'give 0', 'for', 'want 2')).toEqual(['want 2', 'sign']);
    say(m, A, 'offer, to 1, give 0, give 0, for, want 2, sign');
    expect(m.state.pub.offers[A]).toEqual({ to: B, give: [2, 0, 0], want: [0, 0, 1] });
    expect(say(m, B, 'accept 0')).toEqual(['traded']);
  });

  test('the addressed seat may accept even after it was ready', () => {
    const m = opened();
    say(m, B, 'ready');
    say(m, A, 'offer, to 1, give 0, for, want 2, sign');
    expect(m.state.flow.done).toEqual([B]);
    say(m, B, 'accept 0');
    expect(m.state.pub.deals).toBe(1);
  });

  test('the window closes when all are ready, have left, or hear the bell; offers go back', () => {
    for (const last of [
      ['ready', 'ready', 'ready'],
      ['leave', 'ready', 'leave'],
      ['bell', null, null],
    ]) {
      const m = opened();
      say(m, A, 'offer, to 1, give 0, for, sign');
      last.forEach((what, seat) => {
        if (what !== null) say(m, seat as Seat, what);
      });
      expect(m.state.flow.label).toBe('toll');
      expect(m.state.pub.offers).toEqual([null, null, null]);
    }
  });

  test('a piece is shown to one seat, everybody knows that it was, and nothing is taken back', () => {
    const heard = [A, B, null].map((ear) => say(deal(bazaar, 3), A, 'peek 1', ear));
    expect(heard).toEqual([['looked', 'shown'], ['looked'], ['looked']]);
    const m = deal(bazaar, 3);
    say(m, A, 'peek 1');
    expect(m.canUndo(A)).toBe(false);
    expect(m.state.mine[A].shown?.of).toBe(B);
  });

  test('a toll may be changed until all are in', () => {
    const m = opened();
    say(m, A, 'bell');
    const paid = picksOf(m, A)![1];
    say(m, A, paid);
    say(m, A, 'toll none');
    say(m, B, 'toll none');
    expect(m.answer(C, ['toll none']).entry!.told[0].event).toMatchObject({ seat: A, paid: false });
  });
});

describe('ladder', () => {
  const climb = (m: Match<Ladder>) => {
    say(m, A, 'climb');
    say(m, A, 'take 0, take 2, enough');
  };

  test('four frames deep, and the neighbour answers for the wild', () => {
    const m = deal(ladder, 1);
    climb(m);
    expect(m.state.flow).toMatchObject({ asked: [B], onBehalf: 'wild' });
    say(m, B, 'press');
    expect(m.state.stack.map((f) => f.step)).toEqual(['round', 'turn', 'climb', 'fight', 'trick']);
  });

  test('a calm drops fight and climb, and the turn goes on', () => {
    const m = dealWhere(ladder, (d) => d.state.mine[A].hand[1] > 0);
    climb(m);
    say(m, B, 'hold');
    say(m, A, 'play calm');
    expect(m.state.stack.map((f) => f.step)).toEqual(['round', 'turn']);
    expect(m.state.flow).toMatchObject({ asked: [A], label: 'turn' });
  });

  test('loot and cheer wait until the climb is over, first in first out', () => {
    const m = dealWhere(ladder, (d) => {
      climb(d);
      say(d, B, 'hold');
      say(d, A, 'play none');
      return d.state.pub.height[A] > 0;
    });
    expect(m.state.flow).toMatchObject({ asked: [A], label: 'loot' });
    say(m, A, 'loot spark');
    expect(m.state.flow).toMatchObject({ asked: [B], label: 'cheer' });
  });

  test('a subset is picked ascending, and ends with enough', () => {
    const m = deal(ladder, 1);
    say(m, A, 'climb');
    expect(picksOf(m, A)).toEqual(['take 0', 'take 1', 'take 2', 'spark']);
    expect(picksOf(m, A, 'take 1')).toEqual(['take 2', 'enough']);
  });

  test('a free action interrupts a question, which is then asked again', () => {
    const m = deal(ladder, 1);
    say(m, A, 'climb');
    say(m, A, 'spark, hop');
    expect(m.state.pub.height[A]).toBe(1);
    expect(m.state.flow).toMatchObject({ asked: [A], label: 'party' });
    expect(picksOf(m, A)).not.toContain('spark');
  });

  test('steps of one’s own turn are taken back one by one, up to what was drawn', () => {
    const m = deal(ladder, 1);
    say(m, A, 'camp');
    say(m, A, 'climb');
    expect([m.undo(A).refused, m.undo(A).refused]).toEqual([null, null]);
    expect(m.canUndo(A)).toBe(false);
    say(m, A, 'spark, dig');
    expect(m.canUndo(A)).toBe(false);
  });
});

test('the silent are answered for in every toy until the end', () => {
  const toTheEnd = <T extends Types>(game: Game<T>): boolean => {
    const m = deal(game, 1);
    const chance = new FastChance(1);
    while (!m.over) expect(m.idle(waitedFor(m.state)[0], chance).refused).toBeNull();
    return m.over;
  };
  expect([toTheEnd(fog), toTheEnd(bazaar), toTheEnd(ladder)]).toEqual([true, true, true]);
});
