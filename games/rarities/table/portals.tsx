/** The ten portals, receding: the further out, the taller the arch. Cards in their niches, ships above. */
import './portals.css';
import { Pickable } from '@starboard/table-kit';
import { memo } from 'preact/compat';
import { EMPTY, LAST_PORTAL, tagOf, VALUES } from '../content/cards.ts';
import { CardFace, Plaque, Portal, RelicArt } from './art/index.ts';
import type { Picture } from './picture.ts';
import { Queue } from './queue.tsx';
import { about, aboutCard, cardName, type Scene, sameAround, samePicks } from './scene.ts';
import { Berths, Flying } from './ships.tsx';

const POSITIONS = Array.from({ length: LAST_PORTAL }, (_, i) => i + 1);

/** The portals in groups, each of which is drawn in a frame of its own. */
const GROUPS = [POSITIONS.slice(0, 4), POSITIONS.slice(4, 7), POSITIONS.slice(7)];
export const SHELVES = GROUPS.length;
const groupOf = (position: number): number => GROUPS.findIndex((group) => group.includes(position));

export interface BoardProps {
  /** The sky, and the room there is for everything. */
  readonly sky: Scene;
  /** What each group of portals shows. */
  readonly shelves: readonly Scene[];
}

export function Board({ sky, shelves }: BoardProps) {
  const { layout } = sky;
  const rows = layout.rows === 1 ? [POSITIONS] : [POSITIONS.slice(0, 5), POSITIONS.slice(5)];
  return (
    <div className="t-board" style={{ height: layout.board, paddingBottom: layout.spare * 0.45 }}>
      <Sky scene={sky} />
      {rows.map((row) => (
        <ol key={row[0]} className="t-row">
          {row.map((position) => (
            <Niche key={position} scene={shelves[groupOf(position)]} position={position} />
          ))}
        </ol>
      ))}
    </div>
  );
}

const Sky = memo(({ scene }: { readonly scene: Scene }) => (scene.picture.phase === 'collect' ? <Queue scene={scene} /> : <Flying scene={scene} />));

export const sameSky = (a: Scene, b: Scene): boolean => {
  const [p, q] = [a.picture, b.picture];
  return (
    sameAround(a, b) &&
    p.phase === q.phase &&
    p.portal === q.portal &&
    p.collecting === q.collecting &&
    p.berths.join() === q.berths.join() &&
    p.ships.join() === q.ships.join() &&
    p.away.ships.join() === q.away.ships.join()
  );
};
export const sameShelves = GROUPS.map(
  (group) =>
    (a: Scene, b: Scene): boolean =>
      group.every((position) => sameNiche({ scene: a, position }, { scene: b })),
);

/** What is explored now, what has been, what has not. */
function stateOf({ phase, portal }: Picture, position: number): 'asked' | 'open' | 'shut' {
  if (position === portal && (phase === 'explore' || phase === 'landing')) return 'asked';
  return position <= portal ? 'open' : 'shut';
}

/** Whether the sabortal is here. */
const breaks = ({ phase, portal }: Picture, position: number): boolean => phase === 'bonus' && position === portal;

const Niche = memo(function Niche({ scene, position }: { readonly scene: Scene; readonly position: number }) {
  const { props, picture, w, layout } = scene;
  const card = picture.portals[position];
  const tag = card === EMPTY ? null : tagOf(card);
  const value = VALUES[position];
  const state = stateOf(picture, position);
  const label =
    tag !== null
      ? w.portalWith(position, value, cardName(scene, tag))
      : state === 'shut'
        ? w.shut(position, value)
        : state === 'asked'
          ? w.asked(position, value)
          : w.portal(position, value);
  return (
    <li className={`t-portal ${state}${tag === null ? '' : ' full'}`}>
      <Berths scene={scene} position={position} />
      <Pickable
        props={props}
        pick={scene.at(`portal ${position}`)}
        label={label}
        about={tag === null ? about(scene, label, 'R25') : aboutCard(scene, tag)}
        className="t-niche"
        ribbon={w.take}
      >
        <Portal position={position} value={value} width={layout.niche} height={layout.arches[value]} state={state} />
        <span className="t-place" data-anchor={`portal ${position}`} style={{ width: layout.lying }}>
          {breaks(picture, position) && <RelicArt tag="sabortal" width={layout.lying} />}
          {tag === null ? null : <CardFace tag={tag} language={props.language} width={layout.lying} />}
        </span>
      </Pickable>
      <Plaque position={position} />
    </li>
  );
}, sameNiche);

/** Whether nothing that is shown of a portal has changed. */
function sameNiche({ scene: a, position }: { readonly scene: Scene; readonly position: number }, { scene: b }: { readonly scene: Scene }): boolean {
  const [p, q] = [a.picture, b.picture];
  const lying = (s: Scene): string => s.picture.ships.filter((ship) => s.picture.berths[ship] === position).join();
  if (a === b) return true;
  return (
    sameAround(a, b) &&
    samePicks(a, b, `portal ${position}`) &&
    p.portals[position] === q.portals[position] &&
    stateOf(p, position) === stateOf(q, position) &&
    breaks(p, position) === breaks(q, position) &&
    lying(a) === lying(b) &&
    (lying(a) === '' || p.away.ships.join() === q.away.ships.join()) &&
    ((position !== p.portal && position !== q.portal) || (a.aim === b.aim && p.berths.join() === q.berths.join()))
  );
}
