/**
 * Two throw-away games for the kernel's unit tests. `tiny` has one of everything a match can meet: plain acts, a roll, a
 * private look at a pile, a whisper, a path of two picks, a sealed vote, an open race, waiting frames and dark locals.
 * `scripted` is a game of the steps a test writes down, and nothing else.
 */
import type { Choice, Game, Json, Refusal, Seat, State, Steps } from '../contract.ts';
import { after, seatsOf } from '../seats.ts';

/** How a dark local looks in bytes: no view may ever contain this text. */
export const DARK = 'dark-local-';

type TinyFrame =
  | { step: 'turn'; seat: Seat; _hidden: string; queue: TinyFrame[] }
  | { step: 'vote'; yes: number }
  | { step: 'race'; by: Seat; _prize: string };

export interface Tiny {
  options: { goal: number; mood: 'calm' | 'wild'; extra: boolean };
  pub: { total: number; seats: number; goal: number };
  mine: { card: number; seen: number[] };
  dark: { pile: number[] };
  frame: TinyFrame;
  ret: null;
  event:
    | { kind: 'added'; seat: Seat; n: number }
    | { kind: 'saw'; card: number }
    | { kind: 'whisper'; seat: Seat }
    | { kind: 'voted'; yes: number }
    | { kind: 'grabbed'; seat: Seat };
  pick: 'one' | 'two' | 'roll' | 'peek' | 'whisper' | 'pair' | 'left' | 'right' | 'vote' | 'race' | 'yes' | 'no' | 'grab' | 'stay';
  memory: { heard: string[] };
  choice: 'act' | 'side' | 'ballot' | 'run';
  why: 'too-much';
  rule: 'T1' | 'T2' | 'T3';
}

const ACTS: Tiny['pick'][] = ['one', 'two', 'roll', 'peek', 'whisper', 'pair', 'vote', 'race'];
const one = (kind: Tiny['choice'], picks: Tiny['pick'][], ends = true): Choice<Tiny> => ({ kind, picks, ends, rule: 'T1' });

function turnPicks(total: number, goal: number, path: readonly Tiny['pick'][]): Choice<Tiny> | null {
  if (path.length > 0) return path.length === 1 && path[0] === 'pair' ? one('side', ['left', 'right']) : null;
  const tight = total + 2 > goal;
  const greyed = (): Refusal<Tiny>[] => (tight ? [{ pick: 'two', rule: 'T2', why: 'too-much', with: { room: goal - total } }] : []);
  return { ...one('act', tight ? ACTS.filter((a) => a !== 'two') : ACTS, false), greyed };
}

const steps: Steps<Tiny> = {
  turn: {
    run(s, f, x) {
      if (s.pub.total >= s.pub.goal) x.end();
      else if (!x.next()) x.ask({ asked: [f.seat], label: 'turn' });
    },
    picks: (k, _f, _seat, path) => turnPicks(k.pub.total, k.pub.goal, path),
    take(s, f, seat, [act, side], x) {
      const add = (n: number): void => {
        s.pub.total += n;
        x.tell('all', { kind: 'added', seat, n });
        f.seat = after(f.seat, s.pub.seats);
      };
      if (act === 'one') add(1);
      else if (act === 'two') add(2);
      else if (act === 'pair') add(side === 'left' ? 1 : 2);
      else if (act === 'roll') add(1 + x.int(3));
      else if (act === 'whisper') x.tell([seat], { kind: 'whisper', seat });
      else if (act === 'vote') x.later({ step: 'vote', yes: 0 });
      else if (act === 'race') x.later({ step: 'race', by: seat, _prize: `${DARK}prize` });
      else {
        const card = s.dark.pile.pop() ?? 0;
        s.mine[seat].seen.push(card);
        x.reveal([seat], { kind: 'saw', card }, 'T3');
      }
    },
    idle: () => ['one'],
  },
  vote: {
    run(s, _f, x) {
      x.ask({ asked: seatsOf(s.pub.seats), label: 'vote', window: 'sealed', revisable: true, needsSecrets: true });
    },
    picks: (_k, _f, _seat, path) => (path.length === 0 ? one('ballot', ['yes', 'no']) : null),
    take(s, f, seat, [ballot], x) {
      if (ballot === 'yes') f.yes++;
      if (seat < s.pub.seats - 1) return;
      s.pub.total += f.yes;
      x.tell('all', { kind: 'voted', yes: f.yes });
      x.pop();
    },
  },
  race: {
    run(s, _f, x) {
      x.ask({ asked: seatsOf(s.pub.seats), label: 'race', window: 'open', seconds: 10 });
    },
    picks: (_k, _f, _seat, path) => (path.length === 0 ? one('run', ['grab', 'stay']) : null),
    take(s, _f, seat, [act], x) {
      if (act === 'stay') x.settle(seat);
      else {
        s.pub.total += 1;
        x.tell('all', { kind: 'grabbed', seat });
      }
      if (act === 'grab' || s.flow.done.length === s.pub.seats) x.pop();
    },
  },
};

const clone = <V>(v: V): V => JSON.parse(JSON.stringify(v)) as V;
/** What these tests never read. */
const unused = <V>(): V => undefined as V;

export const tiny: Game<Tiny> = {
  id: 'tiny',
  seats: [2, 4],
  rules: { version: '1', state: 1 },
  options: {
    goal: { kind: 'number', min: 3, max: 1000, usual: 10 },
    mood: { kind: 'choice', of: ['calm', 'wild'], usual: 'calm' },
    extra: { kind: 'switch', usual: false },
  },
  fits: (options, seats) => (options.mood === 'wild' && seats === 4 ? { pick: 'one', rule: 'T2', why: 'too-much' } : null),
  alphabet: () => [...ACTS, 'left', 'right', 'yes', 'no', 'grab', 'stay'],
  setup(options, seats, x) {
    const pile = Array.from({ length: 20 }, () => 100 + x.int(900));
    return {
      pub: { total: 0, seats, goal: options.goal },
      mine: seatsOf(seats).map(() => ({ card: pile.pop()!, seen: [] })),
      dark: { pile },
      stack: [{ step: 'turn', seat: 0 as Seat, _hidden: `${DARK}hidden`, queue: [] }],
    };
  },
  steps,
  /** `left` is an order of a careless game: its answer is never legal. `early` is over once something was added. */
  orders: {
    offer: (k) => ['one', 'two', 'left', ...(k.pub.total === 0 ? ['early'] : [])],
    answer: (k, _seat, order) => (k.flow.label !== 'turn' || order === 'early' ? null : [order as Tiny['pick']]),
    stands: (k, _seat, order) => ['one', 'two', 'left'].includes(order) || (order === 'early' && k.pub.total === 0),
  },
  copy: clone,
  outcome: (s) => ({ ranks: s.mine.map(() => 1), scores: s.mine.map((m) => m.card), ending: 'goal', parts: [] }),
  invariants: () => {},
  tally: () => ({}),
  blank: () => ({ heard: [] }),
  remember: (m, e) => ({ heard: [...m.heard, e.kind].slice(-5) }),
  imagine: unused,
  secrets: () => [],
  redeal: clone,
  words: unused(),
};
export const USUAL: Tiny['options'] = { goal: 10, mood: 'calm', extra: false };

// ---- A game of a test's own steps --------------------------------------------------------------------------------------

export interface Loose {
  options: object;
  pub: { log: string[] };
  mine: object;
  dark: object;
  frame: { step: string; queue?: Loose['frame'][]; n?: number; _dark?: string };
  ret: Json;
  event: { kind: string };
  pick: string;
  memory: object;
  choice: string;
  why: string;
  rule: string;
}

/** Steps by name; the first frame is `main`, at a table of two. */
export const scripted = (own: Partial<Steps<Loose>> & Pick<Steps<Loose>, string>, more: Partial<Game<Loose>> = {}): Game<Loose> => ({
  id: 'scripted',
  seats: [1, 4],
  rules: { version: '1', state: 1 },
  options: {},
  alphabet: () => [],
  setup: (_options, seats) => ({ pub: { log: [] }, mine: seatsOf(seats).map(() => ({})), dark: {}, stack: [{ step: 'main', queue: [] }] }),
  steps: own as Steps<Loose>,
  copy: (s: State<Loose>) => clone(s),
  outcome: () => ({ ranks: [1, 1], scores: [0, 0], ending: 'end', parts: [] }),
  invariants: () => {},
  tally: () => ({}),
  blank: () => ({}),
  remember: (m) => m,
  imagine: unused,
  secrets: () => [],
  redeal: clone,
  words: unused(),
  ...more,
});
