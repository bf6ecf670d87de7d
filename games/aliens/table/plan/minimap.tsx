/** The whole ship in a corner of a small screen: you, hatches and what was heard lately. A tap goes there. */
import { memo } from 'preact/compat';
import type { Zone } from '../../rules/zone.ts';
import { Pips, pipMarkup } from '../art/index.tsx';
import { contour, type Point, S, type Size, xOf, yOf } from '../geometry.ts';
import type { Scene } from '../scene.ts';

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

export function Minimap({ scene, size, onGo }: { readonly scene: Scene; readonly size: Size; onGo(to: Point): void }) {
  const { picture, model, w } = scene;
  const { zone } = picture;
  const seen = [...model.heard, ...model.placed];
  return (
    <button
      type="button"
      className="x-minimap"
      tabIndex={-1}
      aria-label={w.plan}
      onClick={(e) => {
        const box = e.currentTarget.getBoundingClientRect();
        onGo({ x: ((e.clientX - box.left) / box.width) * size.width, y: ((e.clientY - box.top) / box.height) * size.height });
      }}
    >
      <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        <Outline zone={zone} />
        {zone.hatches.slice(1).map((at) => (
          <circle key={at} className={picture.hatches[zone.hatchAt[at]] === 'open' ? 'hatch' : 'shut'} cx={xOf(zone, at)} cy={yOf(zone, at)} r={S} />
        ))}
        <Pips of={seen.map(({ seat, at }) => pipMarkup(seat, xOf(zone, at), yOf(zone, at), S * 2.4)).join('')} />
        {model.you !== null && <circle className="you" cx={xOf(zone, model.you.at)} cy={yOf(zone, model.you.at)} r={S * 1.5} />}
      </svg>
    </button>
  );
}
