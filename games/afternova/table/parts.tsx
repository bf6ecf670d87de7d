/**
 * The table in the parts that are drawn a frame each (`useStaggered`): what is mine, the places of the board, the others.
 * A part that looks the same is passed over (test/parts.test.ts shows that it may be).
 */
import type { Seat } from '@starboard/kernel';
import type { Same } from '@starboard/table-kit';
import { rollingIn } from './acting.ts';
import { BOARD_PARTS, Board, boardParts } from './board.tsx';
import { Mine } from './mine.tsx';
import { Others, othersOf } from './others.tsx';
import type { Scene } from './scene.ts';

/** By what they hold: lists of a state are small. */
const alike = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** What every part shows something of. */
const sameAround: Same<Scene> = (a, b) =>
  a.w === b.w &&
  a.shape === b.shape &&
  a.props.you === b.props.you &&
  a.props.words === b.props.words &&
  a.props.names === b.props.names &&
  a.props.chairs === b.props.chairs &&
  a.props.taste === b.props.taste;

/** What is asked here, and what is being put together. That an answer was sent is said by the bar: drawing all parts for it at once is too much for a frame. */
const sameAsked: Same<Scene> = (a, b) => a.root === b.root && a.drafts === b.drafts && a.fresh === b.fresh && a.open === b.open;

/** In talks nearly everything shows something of everything. */
const sameTalks: Same<Scene> = (a, b) =>
  a.picture.talks === null && b.picture.talks === null
    ? true
    : a.picture === b.picture && a.props.known === b.props.known && a.props.due === b.props.due;

/** What ships can do: their upgrades and which of them work. */
const samePower: Same<Scene> = (a, b) =>
  alike(a.picture.built, b.picture.built) &&
  alike(a.picture.ripe, b.picture.ripe) &&
  alike(a.props.known.pub.built, b.props.known.pub.built) &&
  alike(a.props.known.pub.ripe, b.props.known.pub.ripe);

const sameOrders: Same<Scene> = (a, b) => alike(a.props.orders?.given, b.props.orders?.given) && alike(a.props.orders?.open, b.props.orders?.open);

const sameDock: Same<Scene> = (a, b) =>
  a === b ||
  (sameAround(a, b) &&
    sameAsked(a, b) &&
    samePower(a, b) &&
    sameOrders(a, b) &&
    // An order's tag says what it does in the talks.
    ((a.props.orders?.given.length ?? 0) === 0 || a.props.known === b.props.known) &&
    a.picture.active === b.picture.active &&
    alike(a.picture.store, b.picture.store) &&
    alike(a.props.known.pub.store, b.props.known.pub.store) &&
    alike(a.props.known.mine, b.props.known.mine));

const sameHand: Same<Scene> = (a, b) =>
  sameDock(a, b) && sameTalks(a, b) && alike(a.picture.own, b.picture.own) && a.props.outcome === b.props.outcome && sameLimits(a, b);
const sameLimits: Same<Scene> = (a, b) => alike(a.props.known.pub.acts, b.props.known.pub.acts);

const samePlanets: Same<Scene> = (a, b) =>
  rollingIn(a) === rollingIn(b) &&
  alike(a.picture.planets, b.picture.planets) &&
  alike(a.picture.paws, b.picture.paws) &&
  alike(a.props.known.pub.planets, b.props.known.pub.planets);

const sameMarket: Same<Scene> = (a, b) =>
  alike(a.picture.pawRow, b.picture.pawRow) &&
  alike(a.picture.planRow, b.picture.planRow) &&
  a.props.known.pub.pawDeck === b.props.known.pub.pawDeck &&
  a.props.known.pub.planDeck === b.props.known.pub.planDeck;

const sameBoard: Same<Scene> = (a, b) => a === b || (sameDock(a, b) && sameTalks(a, b) && samePlanets(a, b) && sameMarket(a, b));

const sameSeat =
  (seat: Seat): Same<Scene> =>
  (a, b) => {
    const [was, is] = [a.picture, b.picture];
    return (
      a === b ||
      (sameAround(a, b) &&
        a.drafts.show === b.drafts.show &&
        (a.props.turn === null) === (b.props.turn === null) &&
        was.active === is.active &&
        was.paws[seat] === is.paws[seat] &&
        was.plans[seat] === is.plans[seat] &&
        alike(was.store[seat], is.store[seat]) &&
        alike(was.talks, is.talks) &&
        samePower(a, b) &&
        a.props.waited.includes(seat) === b.props.waited.includes(seat) &&
        a.props.known.flow.done.includes(seat) === b.props.known.flow.done.includes(seat) &&
        a.props.known.pub.first === b.props.known.pub.first)
    );
  };

/** For each part whether it looks the same. */
export const partsOf = (you: Seat | null, seats: number): readonly Same<Scene>[] => [
  sameDock,
  sameHand,
  ...boardParts(sameBoard),
  ...othersOf(you, seats).map(sameSeat),
];

/** What each part shows, as things to put into the page. */
export function drawn([dock, hand, ...more]: readonly Scene[], you: Seat | null) {
  const board = more.slice(0, BOARD_PARTS);
  return {
    others: <Others scenes={more.slice(BOARD_PARTS)} />,
    board: <Board scenes={board} />,
    mine: you === null ? null : <Mine dock={dock} hand={hand} seat={you} />,
  };
}
