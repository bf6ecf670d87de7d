/**
 * A game that never ends by itself: two seats in turn add to one of twelve counters; each has a secret favourite.
 * Small enough that what is measured is the kernel, with everything in it that could grow with history: events, a memory,
 * sections, a secret, undo points, and chance.
 */
import { type Game, NOBODY_ASKED, type Phrase, type Seat, type State, seatAt, type Words } from '@starboard/kernel';

const COUNTERS = 12;

type Pick = `add ${number}`;
export interface Endless {
  options: { chancy: boolean };
  pub: { counters: number[]; turn: Seat; chancy: boolean };
  mine: { favourite: number };
  dark: { next: number };
  frame: { readonly step: 'turn' };
  ret: null;
  event: { readonly kind: 'added'; readonly seat: Seat; readonly counter: number; readonly total: number };
  pick: Pick;
  memory: { seen: number };
  choice: 'which';
  why: never;
  rule: 'E1';
}

const PICKS: readonly Pick[] = Array.from({ length: COUNTERS }, (_, i): Pick => `add ${i}`);
const CHOICE = { kind: 'which', picks: PICKS, ends: true, rule: 'E1' } as const;

const nothing: Phrase = [];
const words: Words<Endless> = {
  title: 'Endless',
  about: '',
  event: { added: (e) => [`${e.counter}: ${e.total}`] },
  choice: () => nothing,
  waiting: () => nothing,
  pick: (p) => [p],
  refusal: {},
  scene: () => [],
  ending: () => nothing,
  part: () => '',
  option: { chancy: { name: '', help: '', of: null } },
  tally: {},
  rule: { E1: '' },
};

const copy = (s: State<Endless>): State<Endless> => ({
  pub: { counters: [...s.pub.counters], turn: s.pub.turn, chancy: s.pub.chancy },
  mine: s.mine.map((m) => ({ favourite: m.favourite })),
  dark: { next: s.dark.next },
  stack: s.stack.map((f) => ({ step: f.step })),
  flow: s.flow,
  sealed: [...s.sealed],
});

export const endless: Game<Endless> = {
  id: 'endless',
  seats: [2, 2],
  rules: { version: '1', state: 1 },
  options: { chancy: { kind: 'switch', usual: true } },
  alphabet: () => PICKS,
  setup: (options, seats, x) => ({
    pub: { counters: new Array<number>(COUNTERS).fill(0), turn: seatAt(0), chancy: options.chancy },
    mine: Array.from({ length: seats }, () => ({ favourite: x.int(COUNTERS) })),
    dark: { next: 0 },
    stack: [{ step: 'turn' }],
  }),
  steps: {
    turn: {
      run: (s, _f, x) => x.ask({ asked: [s.pub.turn], label: 'turn' }),
      picks: () => CHOICE,
      take(s, _f, seat, [pick], x) {
        const counter = PICKS.indexOf(pick);
        // Modulo, so that the numbers do not get longer and with them the work.
        s.pub.counters[counter] = (s.pub.counters[counter] + 1) % 10;
        // Without chance there is never a barrier, and everything back to the start can be undone: the worst case.
        if (s.pub.chancy && counter === 0) s.dark.next = x.int(10);
        x.tell('all', { kind: 'added', seat, counter, total: s.pub.counters[counter] });
        s.pub.turn = seatAt(1 - seat);
      },
    },
  },
  copy,
  outcome: () => ({ ranks: [1, 1], scores: [0, 0], ending: 'never', parts: [] }),
  invariants: () => undefined,
  tally: () => ({}),
  blank: () => ({ seen: 0 }),
  remember: (m) => ({ seen: (m.seen + 1) % 1000 }),
  imagine: (k, _m, seat, chance) => ({
    pub: { counters: [...k.pub.counters], turn: k.pub.turn, chancy: k.pub.chancy },
    mine: [0, 1].map((s) => ({ favourite: s === seat ? k.mine!.favourite : chance.int(COUNTERS) })),
    dark: { next: chance.int(10) },
    stack: [{ step: 'turn' }],
    flow: NOBODY_ASKED,
    sealed: [null, null],
  }),
  secrets: () => [],
  redeal: (s) => copy(s),
  words: { de: words, en: words },
};

export const pickAt = (n: number): Pick => PICKS[n % COUNTERS];
