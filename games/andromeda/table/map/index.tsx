/** The map: an astrolabe under glass that never leaves the screen. 28 spaces in reading order, each a button named by what is there. */
import './map.css';
import { isSmall, PanZoom, PickableShape, useAimed, usePointed } from '@starboard/table-kit';
import { memo } from 'preact/compat';
import { SHIPS } from '../../content/vocabulary.ts';
import { SPACES } from '../../rules/ids.ts';
import { firstOf, numberOf, PLACES } from '../../rules/picks.ts';
import type { Pick } from '../../rules/types.ts';
import { GLYPHS } from '../art/glyphs.ts';
import { art, Inset } from '../art/index.tsx';
import { pickSaid, playerOf, type Scene } from '../scene.ts';
import { centre, DESK, type Geometry, hexPath, PHONE } from './geometry.ts';
import { Hex, hexAt } from './hex.tsx';

/** The regions are drawn in so many groups, one after the other (../parts.tsx). */
export const MAP_GROUPS = 4;
const EACH = SPACES / MAP_GROUPS;
const GROUPS = Array.from({ length: MAP_GROUPS }, (_, n) => Array.from({ length: EACH }, (_x, i) => n * EACH + i));

export const geometryOf = ({ shape }: Scene): Geometry => (isSmall(shape) ? PHONE : DESK);

/** `scenes`: what each group shows; what lies over all of them is as new as the last. */
export function GalaxyMap({ scenes }: { readonly scenes: readonly Scene[] }) {
  const scene = scenes[MAP_GROUPS - 1];
  const g = geometryOf(scene);
  return (
    <PanZoom width={g.width} height={g.height} most={g.phone ? 4 : 3} close={0} label={scene.w.mapMoves}>
      <svg className={`ae-map${g.phone ? ' phone' : ''}`} width={g.width} height={g.height} viewBox={`0 0 ${g.width} ${g.height}`} data-anchor="map">
        <title>{scene.w.map}</title>
        <Astrolabe g={g} />
        {GROUPS.map((spaces, n) => (
          <Regions key={spaces[0]} scene={scenes[n]} g={g} spaces={spaces} />
        ))}
        <Over scene={scene} g={g} />
      </svg>
    </PanZoom>
  );
}

interface GroupProps {
  readonly scene: Scene;
  readonly g: Geometry;
  readonly spaces: readonly number[];
}
const Regions = memo(({ scene, g, spaces }: GroupProps) => (
  <>
    {spaces.map((space) => (
      <Hex key={space} {...hexAt(scene, space)} scene={scene} g={g} />
    ))}
  </>
));

const Over = memo(({ scene, g }: { readonly scene: Scene; readonly g: Geometry }) => (
  <>
    {[...scene.homes.spaces].map(([space, picks]) =>
      picks.length < 2 ? null : <Chips key={space} scene={scene} g={g} space={space} picks={picks} />,
    )}
    <Ghost scene={scene} g={g} />
    <Told g={g} />
  </>
));

/** A region whose name is pointed at in the log. */
function Told({ g }: { readonly g: Geometry }) {
  const pointed = usePointed();
  const space = pointed?.ref === 'region' ? PLACES.indexOf(pointed.id) : -1;
  if (space < 0) return null;
  const [x, y] = centre(g, space);
  return <path className="ae-told" d={hexPath(g, x, y, g.phone ? 2 : 3)} />;
}

/** Several things to choose in one region: each its own chip. */
function Chips({ scene, g, space, picks }: { readonly scene: Scene; readonly g: Geometry; readonly space: number; readonly picks: readonly Pick[] }) {
  const [x, y] = centre(g, space);
  const size = g.phone ? 22 : 34;
  return (
    <>
      {picks.map((pick, i) => (
        <PickableShape
          key={pick}
          props={scene.props}
          pick={pick}
          label={pickSaid(scene, pick)}
          className="ae-chip"
          transform={`translate(${x + (i - (picks.length - 1) / 2) * (size + 6)} ${y})`}
        >
          <circle r={size / 2 + 3} />
          <Inset of={chipArt(scene, pick)} box={pick.startsWith('leader') ? '0 0 24 24' : '0 0 64 64'} x={0} y={0} size={size} />
        </PickableShape>
      ))}
    </>
  );
}
function chipArt(scene: Scene, pick: Pick): string {
  const [word] = pick.split(' ');
  const { me, c, props } = scene;
  if (word === 'ship' || word === 'bring' || word === 'pull') return art.token(SHIPS[firstOf(pick)], playerOf(scene, Math.max(0, me)));
  if (word === 'moon') return art.moon(c.raw.moons[numberOf(pick)]);
  if (word === 'raider') return art.raiderFigure(c.raw.raiders[props.known.pub.raiders.card[0] ?? 0].id);
  return GLYPHS.leader;
}

/** Where a launch would go: the line of its reach, and a ghost of the ship. Drawn alone, so that a hover draws nothing else. */
function Ghost({ scene, g }: { readonly scene: Scene; readonly g: Geometry }) {
  const aimed = useAimed(scene.aim);
  const { plan, me, props } = scene;
  if (aimed?.what !== 'region' || me < 0) return null;
  const space = Number(aimed.id);
  const ship =
    plan.launches?.by.get(space) ??
    (props.turn?.question.choice.kind === 'where' && scene.homes.spaces.has(space) ? props.turn.question.path[0] : undefined);
  const type = SHIPS.find((s) => s === ship);
  if (type === undefined) return null;
  const [x, y] = centre(g, space);
  const from = props.known.pub.fleet.at.slice(me * 9, me * 9 + 9).filter((at) => at >= 0);
  const near = from.toSorted((a, b) => far(g, a, space) - far(g, b, space))[0];
  const [fx, fy] = near === undefined ? [x, g.height] : centre(g, near);
  return (
    <g className="ae-ghost">
      <path d={`M${fx} ${fy - 8}Q${(fx + x) / 2 + 18} ${(fy + y) / 2 - 34} ${x + g.w * 0.3} ${y + (g.phone ? 6 : 12)}`} />
      <Inset of={art.token(type, playerOf(scene, me))} x={x + g.w * 0.3} y={y + (g.phone ? 6 : 12)} size={g.phone ? 24 : 32} />
    </g>
  );
}
function far(g: Geometry, a: number, b: number): number {
  const [ax, ay] = centre(g, a);
  const [bx, by] = centre(g, b);
  return Math.hypot(ax - bx, ay - by);
}

/** Engraved circles behind the regions. */
const Astrolabe = memo(({ g }: { readonly g: Geometry }) => {
  const cx = g.width / 2;
  const cy = g.height / 2;
  const rings = [0.34, 0.55, 0.8].map((part) => g.height * part);
  return (
    <g className="ae-astro">
      {rings.map((r, i) => (
        <g key={r}>
          <circle cx={cx} cy={cy} r={r} />
          <path d={ticks(cx, cy, r, [72, 144, 180][i], 4 + i)} />
        </g>
      ))}
      <path className="arm" d={`M${cx - rings[2]} ${cy + 40}Q${cx} ${cy - 120} ${cx + rings[2]} ${cy - 10}`} />
    </g>
  );
});
const ticks = (cx: number, cy: number, r: number, n: number, length: number): string =>
  Array.from({ length: n }, (_, i) => {
    const a = (i / n) * 2 * Math.PI;
    const to = r + (i % 6 === 0 ? 2 * length : length);
    return `M${(cx + r * Math.cos(a)).toFixed(1)} ${(cy + r * Math.sin(a)).toFixed(1)}L${(cx + to * Math.cos(a)).toFixed(1)} ${(cy + to * Math.sin(a)).toFixed(1)}`;
  }).join('');
