/** What goes by itself after two seconds: when it may, what stops it, and that it tells nobody what somebody holds. */
import { FastChance, know, Match, type Question, readOptions, seatsOf } from '@starboard/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { andromeda } from '../../game.ts';
import type { Andromeda, ChoiceKind, Pick } from '../../rules/types.ts';
import { HABITS, habitual, isAmong, isWish, remember, usualPayment } from '../habits.ts';
import { type Followed, follow, tokenPlan, usualActivations } from '../plan.ts';
import { type Ground, RING_MS, Ring } from '../ring.ts';

const CALM: Ground = { reduced: false, guided: false, byPointer: true, elsewhere: false };

function table(ground: Ground = CALM) {
  const answered: Pick[] = [];
  const state = { ground, asked: 'closing', changes: 0 };
  const ring = new Ring({
    ground: () => state.ground,
    asked: () => state.asked,
    answer: (pick) => answered.push(pick),
    changed: () => state.changes++,
  });
  return { ring, state, answered };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the ring', () => {
  test('answers after its time, once, and not before', () => {
    const { ring, answered } = table();
    ring.begin('end');
    expect(ring.pick).toBe('end');
    vi.advanceTimersByTime(RING_MS - 1);
    expect(answered).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(answered).toEqual(['end']);
    expect(ring.pick).toBeNull();
    vi.advanceTimersByTime(10 * RING_MS);
    expect(answered).toEqual(['end']);
  });

  test('a press, a key or a hidden page stops it', () => {
    const { ring, state, answered } = table();
    ring.begin('end');
    vi.advanceTimersByTime(RING_MS / 2);
    ring.stop();
    expect(ring.pick).toBeNull();
    expect(state.changes).toBe(2);
    vi.advanceTimersByTime(RING_MS);
    expect(answered).toEqual([]);
  });

  test('another question takes its time from the beginning', () => {
    const { ring, answered } = table();
    ring.begin('end');
    vi.advanceTimersByTime(RING_MS - 100);
    ring.begin('pass');
    vi.advanceTimersByTime(RING_MS - 100);
    expect(answered).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(answered).toEqual(['pass']);
  });

  test('it never answers another question than the one it began for', () => {
    const { ring, state, answered } = table();
    ring.begin('end');
    state.asked = 'diplomacy';
    expect(ring.pick).toBeNull();
    vi.advanceTimersByTime(RING_MS);
    expect(answered).toEqual([]);
  });

  test.each([
    ['with reduced motion', { reduced: true }],
    ['where keys are used', { byPointer: false }],
    ['in a guided game', { guided: true }],
    ['while nobody looks', { elsewhere: true }],
  ] as const)('%s it does not begin, and what has begun does not answer', (_, change) => {
    const never = table({ ...CALM, ...change });
    never.ring.begin('end');
    expect(never.ring.pick).toBeNull();
    vi.advanceTimersByTime(RING_MS);
    expect(never.answered).toEqual([]);
    const begun = table();
    begun.ring.begin('end');
    begun.state.ground = { ...CALM, ...change };
    vi.advanceTimersByTime(RING_MS);
    expect(begun.answered).toEqual([]);
  });
});

describe('what rings', () => {
  const [ada] = seatsOf(2);
  const known = know(new Match<Andromeda>(andromeda, readOptions(andromeda, {}), 2, new FastChance('ring')).state, ada);
  const asks = (kind: ChoiceKind, ...picks: Pick[]): Question<Andromeda> => ({
    choice: { kind, picks, ends: true, rule: 'N1' },
    path: [],
    greyed: [],
  });
  const NOTHING = { last: new Map<string, readonly Pick[]>(), said: null, auto: false, among: false, wished: false };
  const usual = (q: Question<Andromeda>, among: boolean) => habitual(known, ada, q, HABITS, { ...NOTHING, among });

  test('N299: the only answer goes by itself among bots, never among people, who would learn from it that there was no other', () => {
    const q = asks('diplomacy', 'pass');
    expect(usual(q, false)).toEqual({ pick: 'pass', wait: true });
    expect(usual(q, true)).toBeNull();
  });

  test('who is among people: anybody else who is a person, at this screen or at another', () => {
    const chair = (kind: string) => ({ kind });
    expect(isAmong([chair('person'), chair('bot'), chair('bot')], ada)).toBe(false);
    expect(isAmong([chair('person'), chair('bot'), chair('person')], ada)).toBe(true);
  });

  test('a turn ends after the same moment whatever is in hand, so that the moment says nothing', () => {
    for (const among of [false, true])
      for (const more of [[], ['free tactic 3', 'free abandon']] as const)
        expect(usual(asks('closing', 'end', ...(more as readonly Pick[])), among)).toEqual({ pick: 'end', wait: true });
  });

  test('nobody rolls dice by waiting', () => {
    for (const kind of ['dice', 'prepare', 'void'] as const) expect(usual(asks(kind, 'ready'), false)).toBeNull();
  });

  test('each habit can be switched off', () => {
    expect(habitual(known, ada, asks('closing', 'end'), { ...HABITS, end: false }, NOTHING)).toBeNull();
    expect(habitual(known, ada, asks('diplomacy', 'pass'), { ...HABITS, only: false }, NOTHING)).toBeNull();
    const last = new Map<string, readonly Pick[]>([['material', ['unit 1']]]);
    expect(habitual(known, ada, asks('gain', 'unit 1', 'unit 2'), HABITS, { ...NOTHING, last })).toEqual({ pick: 'unit 1', wait: true });
    expect(habitual(known, ada, asks('gain', 'unit 1', 'unit 2'), { ...HABITS, same: false }, { ...NOTHING, last })).toBeNull();
  });

  test('what was wished for goes on where there is one way, and only then', () => {
    const one = asks('build', 'build 2', 'skip');
    expect(habitual(known, ada, one, HABITS, { ...NOTHING, wished: true })).toEqual({ pick: 'build 2', wait: true });
    expect(usual(one, false)).toBeNull();
    expect(habitual(known, ada, asks('build', 'build 0', 'build 2', 'skip'), HABITS, { ...NOTHING, wished: true })).toBeNull();
    expect(habitual(known, ada, one, { ...HABITS, sole: false }, { ...NOTHING, wished: true })).toBeNull();
    expect(isWish(asks('choose', 'option 0', 'option 1'), 'option 1')).toBe(true);
    expect(isWish(asks('trade', 'yes', 'skip'), 'skip')).toBe(false);
    expect(isWish(asks('closing', 'end', 'free tactic 3'), 'free tactic 3')).toBe(true);
  });

  test('of a resource of choice the newest that is possible; who began to choose goes on, what the table began it finishes', () => {
    const last = new Map<string, readonly Pick[]>();
    remember(last, asks('gain', 'unit 0', 'unit 1', 'unit 4'), 'unit 0');
    remember(last, asks('gain', 'unit 0', 'unit 1', 'unit 4'), 'unit 4');
    const before = { ...NOTHING, last };
    expect(habitual(known, ada, asks('gain', 'unit 0', 'unit 4'), HABITS, before)).toEqual({ pick: 'unit 4', wait: true });
    expect(habitual(known, ada, asks('gain', 'unit 0', 'unit 1'), HABITS, before)).toEqual({ pick: 'unit 0', wait: true });
    // Materials are another choice than anything.
    expect(habitual(known, ada, asks('gain', 'unit 1', 'unit 2'), HABITS, before)).toBeNull();
    const begun = { ...asks('gain', 'unit 1', 'unit 4'), path: ['unit 1'] as const };
    expect(habitual(known, ada, begun, HABITS, before)).toBeNull();
    expect(habitual(known, ada, begun, HABITS, { ...before, auto: true })).toEqual({ pick: 'unit 1', wait: false });
  });

  test('a second step is like the first, and another question between them ends that', () => {
    const steps = asks('track', 'track 0', 'track 3');
    const said = { kind: 'track', pick: 'track 3' } as const;
    expect(habitual(known, ada, steps, HABITS, { ...NOTHING, said })).toEqual({ pick: 'track 3', wait: true });
    expect(habitual(known, ada, steps, HABITS, { ...NOTHING, said: { kind: 'gain', pick: 'unit 3' } })).toBeNull();
    expect(habitual(known, ada, steps, { ...HABITS, sole: false }, { ...NOTHING, said })).toBeNull();
  });

  test('with no ship left the return ends after a moment; before that it waits', () => {
    const home = asks('return', 'energize 3', 'stop');
    const with_ = (activators: number) => ({ ...known, pub: { ...known.pub, turn: { ...known.pub.turn, activators } } });
    expect(habitual(with_(0), ada, home, HABITS, NOTHING)).toEqual({ pick: 'stop', wait: true });
    expect(habitual(with_(0), ada, home, { ...HABITS, end: false }, NOTHING)).toBeNull();
    expect(habitual(with_(1), ada, home, HABITS, NOTHING)).toBeNull();
  });

  test('paying for what was wished for leaves it wished for', () => {
    expect(isWish(asks('pay', 'pay 0 1 0 0 0'), 'pay 0 1 0 0 0', true)).toBe(true);
    expect(isWish(asks('gain', 'unit 1'), 'unit 1', true)).toBe(false);
    expect(isWish(asks('return', 'activate 3', 'stop'), 'activate 3')).toBe(true);
  });

  test('idle energy pays first, then material, and credits last', () => {
    const ways = asks('pay', 'pay 1 0 0 0 0', 'pay 0 1 0 0 0', 'pay 0 0 0 0 1');
    expect(usualPayment(ways, [6, 2, 0, 0, 3])).toBe('pay 1 0 0 0 0');
    expect(usualPayment(ways, [4, 2, 0, 0, 3])).toBe('pay 0 1 0 0 0');
    expect(usualPayment(asks('pay', 'pay 1 0 0 0 0', 'pay 0 0 0 0 1'), [4, 0, 0, 0, 3])).toBe('pay 1 0 0 0 0');
  });

  test('N168: with fewer ships than there is to activate, modules are proposed before heads; one ship needs no proposal', () => {
    const all = asks('return', 'reactor', 'head 1', 'activate 40', 'head 2', 'head 3', 'energize 40', 'stop');
    const proposed = (activators: number) => usualActivations({ ...known, pub: { ...known.pub, turn: { ...known.pub.turn, activators } } }, ada, all);
    expect(proposed(3)).toEqual(['activate 40', 'head 3', 'head 2']);
    expect(proposed(9)).toEqual(['activate 40', 'head 3', 'head 2', 'reactor', 'head 1']);
    expect(proposed(1)).toEqual([]);
  });

  test('what is taken to be used is used as soon as it is offered, whatever is asked before', () => {
    const plan = tokenPlan('token 2', 'free token 2');
    const taken = follow(plan, asks('token', 'token 1', 'token 2'));
    expect(taken).toMatchObject({ pick: 'token 2' });
    const { rest } = taken as Followed;
    expect(follow(rest, asks('gain', 'unit 1', 'unit 2'))).toBe('wait');
    expect(follow(rest, asks('return', 'stop', 'free token 2'))).toMatchObject({ pick: 'free token 2' });
    expect(follow(rest, asks('closing', 'end'))).toBeNull();
  });

  test('for the Collective nothing goes by itself', () => {
    const forIt = { ...known, flow: { ...known.flow, onBehalf: 'collective' } } as unknown as typeof known;
    expect(habitual(forIt, ada, asks('closing', 'end'), HABITS, NOTHING)).toBeNull();
  });
});
