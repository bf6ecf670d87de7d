/** The four rows of a station: head, modules from left to right, moons on the seams between them (N63). */
import './rows.css';
import { question } from '@starboard/kernel';
import { Pickable } from '@starboard/table-kit';
import { MODULE_TYPES } from '../../content/vocabulary.ts';
import { SCIENCE } from '../../rules/ids.ts';
import type { Pick, Row, Who } from '../../rules/types.ts';
import { GlyphArt, TrackArt } from '../art/index.tsx';
import { effectSigns, Signs } from '../glyphs/index.tsx';
import { reactorPlan, slotPlan } from '../plan.ts';
import { about, pickAt, proposed, type Scene, said, sideAt } from '../scene.ts';
import { Touch } from '../touch.tsx';
import { ModuleTile, MoonTile } from './tiles.tsx';

export function StationRows({ scene, who, own }: { readonly scene: Scene; readonly who: Who; readonly own: boolean }) {
  return (
    <div className="ae-rows">
      {sideAt(scene, who).rows.map((row, r) => (
        <StationRow key={MODULE_TYPES[r]} scene={scene} row={row} r={r} own={own} />
      ))}
    </div>
  );
}

function StationRow({ scene, row, r, own }: { readonly scene: Scene; readonly row: Readonly<Row>; readonly r: number; readonly own: boolean }) {
  const { w } = scene;
  const type = MODULE_TYPES[r];
  return (
    <div className={`ae-row t-${type}${row.modules.length > 0 ? ' filled' : ''}${row.modules.length > 4 ? ' many' : ''}`}>
      <Head scene={scene} r={r} own={own} />
      {row.modules.flatMap((m, i) => [
        <Place key={`place ${m}`} scene={scene} r={r} i={i} own={own} />,
        <Gap key={`gap ${m}`} scene={scene} row={row} r={r} i={i} own={own} />,
        <ModuleTile key={m} scene={scene} n={m} thing={own ? `module ${m}` : null} damaged={row.damaged[i] === 1} />,
      ])}
      <Gap scene={scene} row={row} r={r} i={row.modules.length} own={own} />
      <Place scene={scene} r={r} i={row.modules.length} own={own} />
      {row.modules.length === 0 && (
        <span className="none">
          {w.row[type]}: {w.noModules}
        </span>
      )}
    </div>
  );
}

function Head({ scene, r, own }: { readonly scene: Scene; readonly r: number; readonly own: boolean }) {
  const { c, props } = scene;
  const type = MODULE_TYPES[r];
  const head = c.raw.rowHeads.find((h) => h.row === type);
  if (head === undefined) return null;
  const { name, lines } = said(scene, head.id);
  const pick = own ? pickAt(scene, `head ${r}`) : null;
  return (
    <>
      <Pickable
        props={props}
        pick={pick}
        label={`${name}. ${lines.join(' ')}`}
        about={about(scene, head.id)}
        eager
        anchor={own ? `head ${r}` : undefined}
        className={`ae-head${proposed(scene, pick)}`}
      >
        <TrackArt of={type} />
        <Signs of={effectSigns(head.do)} />
      </Pickable>
      {head.reactor && <Reactor scene={scene} own={own} />}
    </>
  );
}

/** N174: the reactor runs all modules of science. */
function Reactor({ scene, own }: { readonly scene: Scene; readonly own: boolean }) {
  const pick = own ? pickAt(scene, 'reactor') : null;
  if (pick === null) return null;
  const { props, plan, me } = scene;
  // One press runs all of them; touching a module begins with that one.
  const turn =
    props.turn === null ? null : { ...props.turn, choose: () => plan.start(reactorPlan(props.known.pub.sides[me].rows[SCIENCE].modules, true)) };
  return (
    <Pickable props={{ ...props, turn }} pick={pick} label="" className={`ae-head reactor${proposed(scene, pick)}`} anchor="reactor">
      <GlyphArt of="activate" />
    </Pickable>
  );
}

/** A seam with a slot: the moon in it, or an empty outline. */
function Gap({
  scene,
  row,
  r,
  i,
  own,
}: {
  readonly scene: Scene;
  readonly row: Readonly<Row>;
  readonly r: number;
  readonly i: number;
  readonly own: boolean;
}) {
  const { c, w } = scene;
  const left = row.modules[i - 1];
  const right = row.modules[i];
  const pick = own ? pickAt(scene, `gap ${r} ${i}`) : null;
  const moon = row.gaps[i] ?? -1;
  if (pick !== null)
    return (
      <Pickable props={scene.props} pick={pick} label={w.emptySlot} anchor={`gap ${r} ${i}`} className="ae-gap">
        <i />
      </Pickable>
    );
  const planned = own && scene.moon !== null ? slotsFor(scene, scene.moon).find((p) => p === `gap ${r} ${i}`) : undefined;
  if (planned !== undefined && scene.moon !== null) {
    const touched = scene.moon;
    return (
      <Touch label={w.emptySlot} className="ae-gap" drop={planned} onPress={() => scene.plan.start(slotPlan(touched, planned))}>
        <i />
      </Touch>
    );
  }
  if (moon >= 0) return <MoonTile scene={scene} n={moon} own={own} />;
  const slot = (left !== undefined && c.modules[left].output) || (right !== undefined && c.modules[right].input);
  return slot ? (
    <span className="ae-gap" title={w.emptySlot} data-anchor={own ? `gap ${r} ${i}` : undefined}>
      <i />
    </span>
  ) : null;
}

/** The slots a dock moon may go to, as the engine lists them. */
function slotsFor({ props }: Scene, moon: number): readonly Pick[] {
  const { turn, game, known } = props;
  if (turn === null || !turn.question.choice.picks.includes('free slot')) return [];
  const path: readonly Pick[] = ['free slot', `slot ${moon}`];
  const next = question(game, known, turn.seat, path);
  return next?.path.length === path.length ? next.choice.picks : [];
}

/** Where a module of the market may go, as the engine lists them. */
function placesFor({ props }: Scene, module: number): readonly Pick[] {
  const { turn, game, known } = props;
  if (turn === null) return [];
  const next = question(game, known, turn.seat, [`module ${module}`]);
  return next?.choice.kind === 'place' ? next.choice.picks : [];
}

/** Where a module may go. */
function Place({ scene, r, i, own }: { readonly scene: Scene; readonly r: number; readonly i: number; readonly own: boolean }) {
  const place: Pick = `place ${r} ${i}`;
  const pick = own ? pickAt(scene, place) : null;
  if (pick === null) {
    const lifted = own ? scene.lifted : null;
    if (lifted === null || !placesFor(scene, lifted).includes(place)) return null;
    return (
      <span className="ae-place legal" data-drop={place}>
        <i />
      </span>
    );
  }
  return (
    <Pickable props={scene.props} pick={pick} label={scene.w.here} className="ae-place">
      <i />
    </Pickable>
  );
}
