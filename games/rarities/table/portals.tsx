/** The ten portals, receding: the further out, the taller the arch. Cards lie in their niches, ships above them. */
import { Pickable } from '@starboard/table-kit';
import { memo } from 'react';
import { EMPTY, LAST_PORTAL, tagOf, VALUES } from '../content/cards.ts';
import { CardFace, Plaque, Portal, RelicArt } from './art/index.ts';
import { Queue } from './queue.tsx';
import { about, aboutCard, cardName, type Scene, sameAround } from './scene.ts';
import { Berths, Flying } from './ships.tsx';

const POSITIONS = Array.from({ length: LAST_PORTAL }, (_, i) => i + 1);

export const Board = memo(function Board({ scene }: { readonly scene: Scene }) {
  const { picture, w, layout } = scene;
  const rows = layout.rows === 1 ? [POSITIONS] : [POSITIONS.slice(0, 5), POSITIONS.slice(5)];
  return (
    <section className="t-board" aria-label={w.board} style={{ height: layout.board, paddingBottom: layout.spare * 0.45 }}>
      {picture.phase === 'collect' ? <Queue scene={scene} /> : <Flying scene={scene} />}
      {rows.map((row) => (
        <ol key={row[0]} className="t-row">
          {row.map((position) => (
            <Niche key={position} scene={scene} position={position} />
          ))}
        </ol>
      ))}
    </section>
  );
});

const Niche = memo(function Niche({ scene, position }: { readonly scene: Scene; readonly position: number }) {
  const { props, picture, w, layout } = scene;
  const card = picture.portals[position];
  const tag = card === EMPTY ? null : tagOf(card);
  const value = VALUES[position];
  const exploring = position === picture.portal && (picture.phase === 'explore' || picture.phase === 'landing');
  const state = exploring ? 'asked' : position <= picture.portal ? 'open' : 'shut';
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
          {picture.phase === 'bonus' && position === picture.portal && <RelicArt tag="sabortal" width={layout.lying} />}
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
  return (
    sameAround(a, b) &&
    p.portals[position] === q.portals[position] &&
    p.portal === q.portal &&
    lying(a) === lying(b) &&
    (lying(a) === '' || p.away.ships.join() === q.away.ships.join()) &&
    (position !== p.portal || (a.aim === b.aim && p.berths.join() === q.berths.join()))
  );
}
