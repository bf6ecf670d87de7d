/** A noise or an attack of the trail once more, at the press of its cell: the same rings for all of them. */
import { colourOf } from '../art/index.tsx';
import { hex, pointOf, S } from '../geometry.ts';
import type { Scene } from '../scene.ts';

const RINGS = [0, 1, 2];

export function Echo({ scene: { echo, picture } }: { readonly scene: Scene }) {
  if (echo === null) return null;
  const { x, y } = pointOf(picture.zone, echo.at);
  return (
    <g key={echo.times} className="x-echo" transform={`translate(${x} ${y})`} style={{ color: colourOf(echo.seat) }}>
      <path d={hex(0, 0, S * 0.96)} />
      {RINGS.map((i) => (
        <circle key={i} r={S} />
      ))}
    </g>
  );
}
