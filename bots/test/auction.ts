/**
 * A small game of secrets: each round a prize is turned up, everybody bids one hidden card at once, the highest takes it.
 * Five rounds, cards all different, some left out. The bids are shown once and then lie face down: who remembers them knows
 * more of the hands.
 */
import type { Cartridge, Game, Mind, Seat, State, Words } from '@starboard/kernel';
import { seatsOf, shuffle } from '@starboard/kernel';

export interface Auction {
  options: Record<never, never>;
  pub: { prize: number; prizes: number[]; scores: number[]; round: number };
  mine: { hand: number[] };
  dark: { rest: number[] };
  frame: { step: 'round'; _bids: number[] };
  ret: null;
  event: { kind: 'bids'; bids: readonly number[]; to: Seat } | { kind: 'prize'; prize: number };
  pick: string;
  memory: { played: number[] };
  choice: 'bid';
  why: never;
  rule: 'A1' | 'A2';
}
type T = Auction;
const ROUNDS = 5;
const cards = (seats: number): number[] => Array.from({ length: seats * ROUNDS + ROUNDS }, (_, i) => i + 1);

const words: Words<T> = {
  title: 'Auction',
  about: 'Bid!',
  event: { bids: (e) => [e.bids.join()], prize: (e) => [`${e.prize}`] },
  choice: () => ['Which card?'],
  waiting: () => ['Bids …'],
  pick: (p) => [p],
  refusal: {},
  scene: () => [],
  ending: () => ['The end'],
  part: ({ rule }) => rule,
  option: {},
  tally: { best: 'Best score' },
  rule: { A1: 'Bid a card.', A2: 'The highest takes the prize.' },
};

function turn(s: State<T>, k: number): void {
  s.pub.prize = s.pub.prizes[k];
  s.pub.prizes.splice(k, 1);
  s.pub.round++;
}

const game: Game<T> = {
  id: 'auction',
  seats: [2, 6],
  rules: { version: '1', state: 1 },
  options: {},
  alphabet: (_o, seats) => cards(seats).map(String),
  setup(_o, seats, x) {
    const deck = shuffle(cards(seats), x);
    const mine = seatsOf(seats).map((i) => ({ hand: deck.slice(i * ROUNDS, i * ROUNDS + ROUNDS).sort((a, b) => a - b) }));
    const pub = { prize: 0, prizes: cards(seats).slice(0, ROUNDS), scores: mine.map(() => 0), round: 0 };
    return { pub, mine, dark: { rest: deck.slice(seats * ROUNDS) }, stack: [{ step: 'round', _bids: [] }] };
  },
  steps: {
    round: {
      run(s, f, x) {
        const bids = f._bids;
        if (bids.length > 0) {
          const best = bids.indexOf(Math.max(...bids)) as Seat;
          s.pub.scores[best] += s.pub.prize;
          x.reveal('all', { kind: 'bids', bids, to: best }, 'A2');
          f._bids = [];
        }
        if (s.pub.round === ROUNDS) return x.end();
        turn(s, x.int(s.pub.prizes.length));
        x.tell('all', { kind: 'prize', prize: s.pub.prize });
        x.ask({ asked: seatsOf(s.mine.length), label: 'bid', window: 'sealed', needsSecrets: true });
      },
      picks: (k) => ({ kind: 'bid', picks: k.mine!.hand.map(String), ends: true, rule: 'A1' }),
      take(s, f, seat, [pick]) {
        const card = Number(pick);
        f._bids[seat] = card;
        s.mine[seat].hand = s.mine[seat].hand.filter((c) => c !== card);
      },
    },
  },
  copy: (s) => structuredClone(s),
  outcome(s) {
    const { scores } = s.pub;
    return { ranks: scores.map((v) => 1 + scores.filter((w) => w > v).length), scores, ending: 'rounds', parts: [] };
  },
  invariants(s) {
    if (s.mine.some((m) => m.hand.length !== s.mine[0].hand.length)) throw new Error('hands differ');
  },
  tally: (s) => ({ best: Math.max(...s.pub.scores) }),
  blank: () => ({ played: [] }),
  remember: (m, e) => (e.kind === 'bids' ? { played: [...m.played, ...e.bids] } : m),
  imagine(k, m, seat, chance) {
    const seats = k.pub.scores.length;
    const hand = k.mine!.hand;
    const hidden = shuffle(
      cards(seats).filter((c) => !m.played.includes(c) && !hand.includes(c)),
      chance,
    );
    const mine = seatsOf(seats).map((i) => ({ hand: i === seat ? [...hand] : hidden.splice(0, hand.length).sort((a, b) => a - b) }));
    const sealed = seatsOf(seats).map((i) =>
      i === seat ? k.sealed : k.flow.done.includes(i) ? [String(mine[i].hand[chance.int(mine[i].hand.length)])] : null,
    );
    return { pub: structuredClone(k.pub), mine, dark: { rest: hidden }, stack: [{ step: 'round', _bids: [] }], flow: k.flow, sealed };
  },
  secrets: (s, seat) => seatsOf(s.mine.length).map((i) => ({ name: `hand ${i}`, rule: 'A1', value: s.mine[i].hand, free: i !== seat })),
  redeal: (s) => game.copy(s),
  words: { de: words, en: words },
};

const mind: Mind<T> = {
  // A card as high in the hand as the prize is among those still to come.
  weigh(k, _m, _seat, _path, c) {
    const lower = k.pub.prizes.filter((p) => p < k.pub.prize).length;
    return c.picks.map((_, i) => -Math.abs(i - lower));
  },
  value: (s) => s.pub.scores.map(() => 1 / s.pub.scores.length),
  horizon: null,
};

export const cartridge: Cartridge<T> = { game, mind, sketch: { draw: () => [] } };
