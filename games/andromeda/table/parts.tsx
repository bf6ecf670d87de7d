/**
 * The table in the parts that are drawn a frame each (`useStaggered`): your own fleet, its rows, what is held, the map in groups of
 * regions, the rivals, the market. A part that looks the same is passed over (test/parts.test.ts shows that it may be).
 */
import type { Same } from '@starboard/table-kit';
import type { Who } from '../rules/types.ts';
import { MAP_GROUPS } from './map/index.tsx';
import type { Scene } from './scene.ts';

/** By what they hold: lists of a state are small. */
const alike = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The reader's words, and where everything is. */
const sameAround: Same<Scene> = (a, b) =>
  a.c === b.c &&
  a.w === b.w &&
  a.shape === b.shape &&
  a.me === b.me &&
  a.sheet === b.sheet &&
  a.props.you === b.props.you &&
  a.props.words === b.props.words &&
  a.props.names === b.props.names &&
  a.props.taste === b.props.taste;

const sameAsked: Same<Scene> = (a, b) => a.props.turn === b.props.turn && a.homes === b.homes && a.plan.launches === b.plan.launches;

/** Nothing is asked, and nothing of this side is another. */
const sameIdle = (a: Scene, b: Scene, who: Who): boolean => {
  const [was, is] = [a.props.known, b.props.known];
  return was === is || (a.props.turn === null && alike(was.pub.sides[who], is.pub.sides[who]) && alike(was.pub.fleet, is.pub.fleet));
};
const samePoints = (a: Scene, b: Scene, who: Who): boolean =>
  a.picture.vp[who] === b.picture.vp[who] && alike(a.picture.tracks[who], b.picture.tracks[who]);

const sameMine: Same<Scene> = (a, b) =>
  a === b ||
  (sameAround(a, b) &&
    sameAsked(a, b) &&
    sameIdle(a, b, a.me) &&
    samePoints(a, b, a.me) &&
    alike(a.props.known.mine, b.props.known.mine) &&
    a.tab === b.tab &&
    a.moon === b.moon &&
    a.lifted === b.lifted &&
    a.wordy === b.wordy);

const sameMap: Same<Scene> = (a, b) =>
  a === b || (sameAround(a, b) && sameAsked(a, b) && a.props.known === b.props.known && a.aim === b.aim && a.plan.launchTurn === b.plan.launchTurn);

const sameSide =
  (who: Who): Same<Scene> =>
  (a, b) => {
    const strip = `strip ${who}`;
    const [was, is] = [a.props, b.props];
    return (
      a === b ||
      (sameAround(a, b) &&
        was.chairs === is.chairs &&
        samePoints(a, b, who) &&
        alike(was.waited, is.waited) &&
        was.known.pub.turn.active === is.known.pub.turn.active &&
        alike(was.known.pub.sides[who], is.known.pub.sides[who]) &&
        alike(was.known.pub.fleet, is.known.pub.fleet) &&
        alike(was.known.pub.map.owner, is.known.pub.map.owner) &&
        (was.known.pub.collective === null || (was.known === is.known && a.told === b.told)) &&
        (was.turn === is.turn || (!a.homes.at.has(strip) && !b.homes.at.has(strip))))
    );
  };

/** Only what somebody buys has a price of their own. */
const buys = ({ props }: Scene): boolean => props.known.stack.some((f) => f.step === 'module');
const sameMarket: Same<Scene> = (a, b) =>
  a === b || (sameAround(a, b) && alike(a.props.known.pub.market, b.props.known.pub.market) && !buys(a) && !buys(b));

/** For each part whether it looks the same. Your own side has a strip that nobody draws, so that at a shared screen everybody has the same parts. */
export const partsOf = (sides: number): readonly Same<Scene>[] => [
  ...[sameMine, sameMine, sameMine],
  ...Array.from({ length: MAP_GROUPS }, () => sameMap),
  sameMarket,
  ...Array.from({ length: sides }, (_, who) => sameSide(who)),
];

/** What each place of the table shows. */
export interface Shown {
  readonly fleet: Scene;
  readonly works: Scene;
  readonly held: Scene;
  readonly map: readonly Scene[];
  readonly market: Scene;
  /** By side. */
  readonly sides: readonly Scene[];
}
export function shownIn([fleet, works, held, ...more]: readonly Scene[]): Shown {
  return { fleet, works, held, map: more.slice(0, MAP_GROUPS), market: more[MAP_GROUPS], sides: more.slice(MAP_GROUPS + 1) };
}
