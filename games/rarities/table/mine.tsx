/** What is mine: home planet and hand. Spectators have neither. */
import './mine.css';
import type { Seat } from '@starboard/kernel';
import { isSmall } from '@starboard/table-kit';
import { memo } from 'preact/compat';
import { CARDS } from '../content/cards.ts';
import { Hand } from './hand.tsx';
import { Home } from './home.tsx';
import { isLate, samePass } from './others.tsx';
import { victimOf } from './places.ts';
import { Fanned, Loot } from './reach.tsx';
import { previewed, type Scene, sameAround, samePicks, stepsBack } from './scene.ts';

export const Mine = memo(function Mine({ home, hand, seat }: { readonly home: Scene; readonly hand: Scene; readonly seat: Seat }) {
  const small = isSmall(hand.layout.kind);
  const victim = victimOf(hand.props.turn);
  return (
    <div className="t-mine">
      <Home scene={home} seat={seat} />
      <Hand scene={hand} seat={seat} />
      {small && victim !== null && <Loot scene={hand} seat={victim} />}
      {hand.fanned !== null && <Fanned scene={hand} seat={hand.fanned} />}
    </div>
  );
});

const sameOwn = (a: Scene, b: Scene, seat: Seat): boolean =>
  sameAround(a, b) &&
  stepsBack(a) === stepsBack(b) &&
  isLate(a.picture) === isLate(b.picture) &&
  a.picture.berths[seat] === b.picture.berths[seat] &&
  a.picture.planets[seat].join() === b.picture.planets[seat].join();

export const sameHome = (a: Scene, b: Scene): boolean => {
  const seat = b.props.you;
  return (
    a === b ||
    seat === null ||
    (sameOwn(a, b, seat) &&
      samePicks(a, b, 'home') &&
      samePass(a.picture, b.picture, seat) &&
      previewed(a) === previewed(b) &&
      (!isSmall(b.layout.kind) || a.picture.away.ships.includes(seat) === b.picture.away.ships.includes(seat)))
  );
};

export const sameHand = (a: Scene, b: Scene): boolean => {
  const seat = b.props.you;
  return (
    a === b ||
    seat === null ||
    (sameOwn(a, b, seat) &&
      samePicks(a, b, 'hand', ...CARDS.map((tag) => `card ${tag}` as const)) &&
      a.picture.hands[seat] === b.picture.hands[seat] &&
      a.picture.own?.join() === b.picture.own?.join() &&
      // On a phone the thing to steal or draw from is over it.
      (!isSmall(b.layout.kind) || sameOver(a, b)))
  );
};

const sameOver = (a: Scene, b: Scene): boolean =>
  a.props.turn === b.props.turn && a.picture.planets.join() === b.picture.planets.join() && a.picture.hands.join() === b.picture.hands.join();
