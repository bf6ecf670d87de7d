/** Turn order (A4, A7), what follows the action (A17), and the end of the game (A20–A22). */
import { after, clockwise, type Hands, type Seat, type State, type Step, seatsOf } from '@starboard/kernel';
import { fillGaps } from './decks.ts';
import { sum } from './gems.ts';
import { packOf } from './pack.ts';
import { isLastTurn, objectiveOf, pointsOf } from './power.ts';
import { noActs } from './state.ts';
import type { Afternova, Frame } from './types.ts';

type Game = Extract<Frame, { step: 'game' }>;
type S = State<Afternova>;
type X = Hands<Afternova>;

export const game: Step<Afternova, Game> = {
  run(s, f, x) {
    const { pub } = s;
    switch (f.stage) {
      case 'begin':
        begin(s, x);
        f.stage = 'ends';
        x.push({ step: 'action', lapsed: false });
        return;
      case 'ends':
        f.stage = 'after';
        x.push(completions(s));
        return;
      case 'after':
        fillGaps(s, x);
        f.stage = isOver(s) ? 'close' : 'begin';
        // A20, Q27: one more chance for everybody with fewer than six.
        if (f.stage === 'close' && pub.options.ending === 'chance') x.push(completions(s));
        return;
      case 'close':
        score(s, x);
        x.end();
    }
  },
};

/** Q23: in the order of play. */
const completions = ({ pub, mine }: S): Frame => ({
  step: 'complete',
  queue: clockwise(pub.active, mine.length),
  asked: [],
  _said: mine.map(() => null),
});

/** A7: the next player. Q26: upgrades completed last turn start to work. */
function begin(s: S, x: X): void {
  const { pub } = s;
  const n = s.mine.length;
  pub.active = after(pub.active, n);
  pub.turn++;
  pub.acts = noActs(n);
  for (let seat = 0; seat < n; seat++) {
    if (pub.ripe[seat] === pub.built[seat].length) continue;
    pub.ripe[seat] = pub.built[seat].length;
    // A refinery may make a Blueprint payable that was not before.
    pub.rests[seat] = null;
  }
  x.tell('all', { kind: 'turn', n: pub.turn, seat: pub.active });
}

const isOver = ({ pub }: S): boolean => pub.last && isLastTurn(pub);

/** A21: the ships are turned over. */
function score(s: S, x: X): void {
  const { pub } = s;
  const pack = packOf(pub.options);
  pub.ships = s.mine.map((m) => m.ship);
  for (const seat of seatsOf(s.mine.length)) {
    const ship = pub.ships[seat];
    const [points, stored, objective] = partsOf(s, seat);
    const total = points + stored + objective;
    const { card, colours } = pack.ships[ship];
    x.reveal('all', { kind: 'scored', seat, ship: card, colours: [colours[0], colours[1]], points, stored, objective, total }, 'A21');
  }
}

/** A21: Blueprints, stored fragments, objective. */
export const partsOf = ({ pub, mine }: S, seat: Seat): [points: number, stored: number, objective: number] => [
  pointsOf(pub, seat),
  sum(pub.store[seat]),
  objectiveOf(packOf(pub.options), pub.built[seat], mine[seat].ship),
];
