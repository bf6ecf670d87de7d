import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical } from '../canonical.ts';
import { FastChance } from '../chance.ts';
import { cases, seedOf } from '../conformance/cases.ts';
import type { Json, Seat, State } from '../contract.ts';
import { know, randomAnswer, waitedFor } from '../legality.ts';
import { Match } from '../match.ts';
import { seatsOf } from '../seats.ts';
import { FLOW, heardBy, SEALED, Sections, STACK, sectionsOf, viewFrom, viewOf } from '../view.ts';
import { DARK, type Tiny, tiny, USUAL } from './tiny.ts';

const [A, B] = seatsOf(2);
const table = (seed = 1, seats = 2): Match<Tiny> => new Match(tiny, { ...USUAL, goal: 30 }, seats, new FastChance(seed));

/** Plays at random to the end; `look` sees every step. */
function play(seed: number, seats: number, look: (m: Match<Tiny>) => void): void {
  const m = table(seed, seats);
  const chance = new FastChance(seed + 1);
  look(m);
  for (let i = 0; i < 80 && !m.over; i++) {
    const waiting = waitedFor(m.know(null));
    const seat = waiting[chance.int(waiting.length)];
    m.answer(seat, randomAnswer(tiny, m.know(seat), seat, chance));
    look(m);
    if (m.canUndo(seat) && chance.int(4) === 0) {
      m.undo(seat);
      look(m);
    }
  }
}
const eyes = (seats: number): (Seat | null)[] => [...seatsOf(seats), null];

describe('a view', () => {
  test('is what the seat knows, less the dark locals', () => {
    const m = table();
    m.answer(A, ['race']);
    const [turn, race] = viewOf(m.state, B).stack;
    expect(turn).toEqual({ step: 'turn', seat: A, queue: [] });
    expect(race).toEqual({ step: 'race', by: A });
    expect(JSON.stringify(know(m.state, B))).toContain(DARK);
    for (const seat of eyes(2)) {
      const { stack: _, ...rest } = viewOf(m.state, seat);
      const { stack: __, ...known } = know(m.state, seat);
      expect(rest).toEqual(known);
    }
  });

  test('leaves the dark locals of waiting frames behind too', () => {
    const m = table();
    const frame = m.state.stack[0];
    if ('queue' in frame) frame.queue.push({ step: 'race', by: A, _prize: `${DARK}waiting` });
    expect(JSON.stringify(viewOf(m.state, A))).not.toContain(DARK);
    expect(viewOf(m.state, A).stack[0]).toMatchObject({ queue: [{ step: 'race', by: A }] });
  });

  test('of a spectator has nothing of anybody; of a seat nothing of the others', () => {
    const m = table();
    m.answer(A, ['vote']);
    m.answer(A, ['yes']);
    expect(viewOf(m.state, null)).toMatchObject({ mine: null, sealed: null });
    expect(viewOf(m.state, A)).toMatchObject({ mine: m.state.mine[A], sealed: ['yes'] });
    expect(viewOf(m.state, B)).toMatchObject({ mine: m.state.mine[B], sealed: null });
  });
});

describe('events', () => {
  test('are heard by their audience', () => {
    const told = [
      { to: 'all', event: { kind: 'voted', yes: 1 }, rule: null },
      { to: [A], event: { kind: 'saw', card: 1 }, rule: 'T3' },
      { to: [A, B], event: { kind: 'saw', card: 2 }, rule: 'T3' },
      { to: [], event: { kind: 'saw', card: 3 }, rule: 'T3' },
    ] as const;
    const heard = (seat: Seat | null): number[] => heardBy<Tiny>(told, seat).map((t) => told.indexOf(t as (typeof told)[number]));
    expect([heard(A), heard(B), heard(null)]).toEqual([[0, 1, 2], [0, 2], [0]]);
  });
});

describe('sections', () => {
  test('the first look shows everything, the next only what changed', () => {
    const m = table();
    const sections = new Sections<Tiny>(2);
    const first = sections.changes(m.state);
    expect(Object.keys(first.pub)).toEqual(['total', 'seats', 'goal', FLOW, STACK]);
    expect(first.mine.map((own) => Object.keys(own))).toEqual([
      ['card', 'seen', SEALED],
      ['card', 'seen', SEALED],
    ]);
    expect(sections.changes(m.state)).toEqual({ pub: {}, mine: [{}, {}] });
    m.answer(A, ['one']);
    expect(Object.keys(sections.changes(m.state).pub)).toEqual(['total', FLOW, STACK]);
  });

  test('a change is noticed wherever it is in a value, and an equal copy is no change', () => {
    const shown = (was: Json, now: Json): boolean => {
      const { state } = table();
      const sections = new Sections<Tiny>(2);
      const holding = (total: Json): State<Tiny> => Object.assign({ ...state }, { pub: { ...state.pub, total } });
      sections.changes(holding(was));
      return 'total' in sections.changes(holding(structuredClone(now))).pub;
    };
    const values: Json[] = [1, [1, 2], [1, 3], [1, 'a'], [1, 'b'], [1, null], [1, { a: 1 }], [1, { a: 2 }], [1, [2]], ['a', 1], [{ a: [1, 2] }], {}];
    for (const was of values) for (const now of values) expect([was, now, shown(was, now)]).toEqual([was, now, was !== now]);
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (was, now) => {
        expect(shown(was as Json, now as Json)).toBe(canonical(was as Json) !== canonical(now as Json));
      }),
      { seed: seedOf('changes'), numRuns: cases(200) },
    );
  });

  test('that come, go or have no value are a mistake of the game, and said aloud', () => {
    const broken = (change: (pub: Record<string, unknown>) => void): (() => void) => {
      const { state } = table();
      const sections = new Sections<Tiny>(2);
      sections.changes(state);
      const next = { ...state, pub: { ...state.pub } };
      change(next.pub as unknown as Record<string, unknown>);
      return () => sections.changes(next as State<Tiny>);
    };
    expect(broken((pub) => delete pub.total)).toThrow('came or went');
    expect(broken((pub) => Object.assign(pub, { fresh: 1 }))).toThrow('came or went');
    expect(broken((pub) => Object.assign(pub, { total: undefined }))).toThrow("section 'total' has no value");
  });
});

test('random games: the changes, put together, are the view, with nothing dark in them', () => {
  const seed = seedOf('sections');
  for (let i = 0; i < cases(40); i++) {
    const seats = 2 + (i % 3);
    const sections = new Sections<Tiny>(seats);
    let pub = {};
    const mine = seatsOf(seats).map(() => ({}));
    play(seed + i, seats, (m) => {
      const changed = sections.changes(m.state);
      expect(JSON.stringify(changed)).not.toContain(DARK);
      pub = { ...pub, ...changed.pub };
      for (const seat of seatsOf(seats)) mine[seat] = { ...mine[seat], ...changed.mine[seat] };
      for (const seat of eyes(seats)) {
        const view = viewOf(m.state, seat);
        expect(viewFrom(pub, seat === null ? null : mine[seat])).toEqual(view);
        expect(sectionsOf(view)).toEqual({ pub, mine: seat === null ? {} : mine[seat] });
      }
    });
  }
});
