/** In the frame's top bar: the race to the terminus, the turn; the event marker and your own points where there is no room for rulers. */
import { isSmall } from '@starboard/table-kit';
import { terminusOf } from '../rules/gains.ts';
import { art, GlyphArt, Inset } from './art/index.tsx';
import { EventChip } from './map/track.tsx';
import { nameOf, playerOf, type Scene } from './scene.ts';

/** Of the ruler, in its own pixels, so that its figures can be read; a tablet has room for every other one. */
const WIDE = { width: 360, every: 10 };
const SLIM = { width: 204, every: 20 };

/** A tablet whose bar is too full takes two lines, and then its table has another shape. */
const roomy = (): boolean => typeof innerWidth !== 'number' || innerWidth >= 1100;

function leftSaid({ w, shape }: Scene, n: number): string {
  if (isSmall(shape)) return w.leftShort(n);
  return roomy() ? w.left(n) : w.leftBrief(n);
}

export function Facts({ scene }: { readonly scene: Scene }) {
  const { props, w, shape, me } = scene;
  const { turn } = props.known.pub;
  const small = isSmall(shape);
  return (
    <>
      {!small && <PointsRuler scene={scene} />}
      {/* A phone has room for it where it counts; the way that leads to a question names it too. */}
      {(shape !== 'phone' || turn.left > 0) && (
        <span className="chip" title={turn.left > 0 ? w.left(turn.left) : undefined}>
          {turn.left > 0 ? leftSaid(scene, turn.left) : w.turn(turn.n)}
        </span>
      )}
      {small && <EventChip scene={scene} />}
      {small && me >= 0 && (
        <span className="chip ae-own" data-anchor={`vp ${me}`}>
          <GlyphArt of="vp" />
          <span className="vp">{scene.picture.vp[me] ?? 0}</span>
        </span>
      )}
    </>
  );
}

/** How much of a mark stays in sight beside the next; half of the largest one fits before the end. */
const APART = 9;
const EDGE = 12;
/** Marks that are close stand one beside the other, the first where it belongs, and all of them on the ruler. */
export function placed(at: readonly number[], most: number): readonly number[] {
  const places: number[] = [];
  for (const x of at) places.push(Math.max(x, (places.at(-1) ?? -APART) + APART));
  for (let i = places.length - 1; i >= 0; i--) places[i] = Math.min(places[i], (places[i + 1] ?? most + APART) - APART);
  return places;
}

function PointsRuler({ scene }: { readonly scene: Scene }) {
  const { picture, w, props, me } = scene;
  const end = terminusOf(props.known.pub);
  const top = Math.max(end, ...picture.vp);
  const { width, every } = roomy() ? WIDE : SLIM;
  const x = (vp: number): number => 12 + (vp / top) * (width - 24);
  const order = picture.vp.map((vp, who) => ({ vp, who })).toSorted((a, b) => a.vp - b.vp);
  const label = `${w.terminus(end)}. ${order.map(({ vp, who }) => `${nameOf(scene, who)} ${vp}`).join(', ')}`;
  const places = placed(
    order.map(({ vp }) => x(vp)),
    width - EDGE,
  );
  return (
    <svg className="ae-points" width={width} viewBox={`0 0 ${width} 48`} role="img" aria-label={label}>
      <path className="rule" d={`M12 25H${width - 12}M12 28H${width - 12}`} />
      {Array.from({ length: Math.floor(top / every) + 1 }, (_, i) => i * every).map((vp) => (
        <g key={vp}>
          <path className="rule" d={`M${x(vp)} 28v7`} />
          <text x={x(vp)} y="45">
            {vp}
          </text>
        </g>
      ))}
      <path className="end" d={`M${x(end)} 28V7l9 3.5l-9 3.5`} />
      {order.map(({ who }, i) => (
        <Inset key={who} of={art.mark(playerOf(scene, who))} x={places[i]} y={14} size={who === me ? 22 : 18} />
      ))}
    </svg>
  );
}
