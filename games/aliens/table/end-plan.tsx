/** After the end, on the plan: everybody's face where they were, and a thread from there to what they announced. */
import './end-plan.css';
import { useMemo } from 'preact/hooks';
import { badgeMarkup, colourOf, Inset } from './art/index.tsx';
import { pointOf, S } from './geometry.ts';
import { faceOf } from './others.tsx';
import type { Scene } from './scene.ts';

const SIZE = S * 1.5;

/** `faces`: so many are drawn by now. */
export function EndPlan({ scene, faces }: { readonly scene: Scene; readonly faces: number }) {
  const { zone, placed, threads } = scene.model;
  const beside = useMemo(() => Map.groupBy(placed.slice(0, faces), (p) => p.at), [placed, faces]);
  return (
    <g className="x-faces">
      {threads.map(({ seat, at, said }) => {
        const [a, b] = [pointOf(zone, at), pointOf(zone, said)];
        // A little bent, so that a thread does not hide in a way.
        const [x, y] = [(a.x + b.x) / 2 + (b.y - a.y) * 0.18, (a.y + b.y) / 2 - (b.x - a.x) * 0.18];
        return (
          <g key={seat} style={{ color: colourOf(seat) }}>
            <path className="thread" d={`M${a.x} ${a.y}Q${x} ${y} ${b.x} ${b.y}`} />
            <circle className="said" cx={b.x} cy={b.y} r={S * 0.5} />
          </g>
        );
      })}
      {[...beside].flatMap(([at, list]) => {
        const { x, y } = pointOf(zone, at);
        return list.map(({ seat }, i) => (
          <Inset
            key={seat}
            of={badgeMarkup(seat, faceOf(scene, seat), `end${seat}`)}
            x={x + (i - (list.length - 1) / 2) * SIZE * 0.62}
            y={y}
            size={list.length > 2 ? SIZE * 0.8 : SIZE}
          />
        ));
      })}
    </g>
  );
}
