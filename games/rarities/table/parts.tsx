/** The table in the parts that are drawn a frame each: what is mine, the sky, the portals, the others. */
import type { Seat } from '@starboard/kernel';
import type { Same } from '@starboard/table-kit';
import { Mine, sameHand, sameHome } from './mine.tsx';
import { Others, othersOf, sameSeat } from './others.tsx';
import { Board, SHELVES, sameShelves, sameSky } from './portals.tsx';
import type { Scene } from './scene.ts';

/** For each part whether it looks the same. */
export const partsOf = (you: Seat | null, seats: number): readonly Same<Scene>[] => [
  sameHome,
  sameHand,
  sameSky,
  ...sameShelves,
  ...othersOf(you, seats).map(sameSeat),
];

/** What each part shows, as things to put into the page. */
export function drawn([home, hand, sky, ...more]: readonly Scene[], you: Seat | null) {
  return {
    others: <Others scenes={more.slice(SHELVES)} />,
    board: <Board sky={sky} shelves={more.slice(0, SHELVES)} />,
    mine: you === null ? null : <Mine home={home} hand={hand} seat={you} />,
  };
}
