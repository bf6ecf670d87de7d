/** The whole ship in a corner of a small screen: the view, you, hatches and what was heard lately. A tap or a drag goes there. */
import { memo } from 'preact/compat';
import type { Zone } from '../../rules/zone.ts';
import { Pips, pipMarkup } from '../art/index.tsx';
import { contour, type Point, S, type Size, xOf, yOf } from '../geometry.ts';
import type { Scene } from '../scene.ts';
import { halfSector, legalOnScreen, onPlan, useSeen, type ViewBox } from './view-box.ts';

const Outline = memo(({ zone }: { readonly zone: Zone }) => (
  <path
    className="ship"
    fillRule="evenodd"
    d={contour(
      zone,
      zone.names.map((_, at) => at),
    )}
  />
));

/** At most so wide and so high, with its border. */
const WIDEST = 100;
const HIGHEST = 84;
const scaleOf = ({ width, height }: Size): number => Math.min(WIDEST / width, HIGHEST / height);
export const minimapWidth = (size: Size): number => size.width * scaleOf(size) + 12;
export const minimapHeight = (size: Size): number => size.height * scaleOf(size) + 12;

export interface MinimapProps {
  readonly scene: Scene;
  readonly size: Size;
  readonly box: ViewBox;
  /** `still`: a finger drags there. */
  onGo(to: Point, still: boolean): void;
}

export function Minimap({ scene, size, box, onGo }: MinimapProps) {
  const go = (e: PointerEvent, still: boolean): void => {
    if (!(e.currentTarget instanceof Element)) return;
    const place = (e.currentTarget.querySelector('svg') ?? e.currentTarget).getBoundingClientRect();
    onGo({ x: ((e.clientX - place.left) / place.width) * size.width, y: ((e.clientY - place.top) / place.height) * size.height }, still);
  };
  const away = useAway(scene, size, box);
  if (away === 'whole') return null;
  return (
    <button
      type="button"
      className={`x-minimap ${away}`}
      tabIndex={-1}
      aria-label={scene.w.plan}
      onPointerDown={(e) => {
        e.currentTarget.setPointerCapture(e.pointerId);
        go(e, false);
      }}
      onPointerMove={(e) => {
        if (e.currentTarget.hasPointerCapture(e.pointerId)) go(e, true);
      }}
    >
      <svg width={size.width * scaleOf(size)} height={size.height * scaleOf(size)} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        <Outline zone={scene.picture.zone} />
        <Seen scene={scene} />
        <Frame box={box} />
      </svg>
    </button>
  );
}

/** Over a sector that can be pressed it fades, and the press goes through; where the whole ship is seen it would show the same again. */
function useAway(scene: Scene, size: Size, box: ViewBox): 'away' | 'whole' | '' {
  const seen = useSeen(box);
  if (seen === null) return '';
  if (size.width * seen.view.scale <= seen.room.width + 1 && size.height * seen.view.scale <= seen.room.height + 1) return 'whole';
  const half = halfSector(seen);
  const [right, top] = [minimapWidth(size), seen.room.height - minimapHeight(size)];
  return legalOnScreen(scene, seen).some(({ x, y }) => x - half.x < right && y + half.y > top) ? 'away' : '';
}

const Seen = memo(
  ({ scene: { picture, model } }: { readonly scene: Scene }) => {
    const { zone } = picture;
    return (
      <>
        {zone.hatches.slice(1).map((at) => (
          <circle key={at} className={model.hatches[zone.hatchAt[at]] === 'open' ? 'hatch' : 'shut'} cx={xOf(zone, at)} cy={yOf(zone, at)} r={S} />
        ))}
        <Pips of={[...model.heard, ...model.placed].map(({ seat, at }) => pipMarkup(seat, xOf(zone, at), yOf(zone, at), S * 2.4)).join('')} />
        {model.you !== null && <circle className="you" cx={xOf(zone, model.you.at)} cy={yOf(zone, model.you.at)} r={S * 1.5} />}
      </>
    );
  },
  (a, b) => a.scene.model === b.scene.model && a.scene.picture === b.scene.picture,
);

/** The part that is seen. */
function Frame({ box }: { readonly box: ViewBox }) {
  const seen = useSeen(box);
  if (seen === null) return null;
  const { x, y } = onPlan(seen, { x: 0, y: 0 });
  return <rect className="frame" x={x} y={y} width={seen.room.width / seen.view.scale} height={seen.room.height / seen.view.scale} rx={S / 2} />;
}
