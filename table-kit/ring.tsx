/** A ring of segments around a thing that is collected: how many there are, how many it takes, and a seal when it is complete. */
import type { ComponentChildren } from 'preact';
import { arcs, segments } from './ring-arcs.ts';
import { px, vars } from './vars.ts';

export interface SetRingProps {
  readonly count: number;
  readonly of?: number;
  /** How many more there would be, drawn dashed. */
  readonly preview?: number;
  /** In pixels; without it the stylesheet around decides by `--ring`. */
  readonly size?: number | undefined;
  readonly children: ComponentChildren;
}

const PATHS = arcs(3);

export function SetRing({ count, of = 3, preview = 0, size, children }: SetRingProps) {
  const paths = of === 3 ? PATHS : arcs(of);
  return (
    <span key={size} className={`kit-ring${count >= of ? ' complete' : ''}`} style={vars({ '--ring': px(size) })}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle className="plate" cx="24" cy="24" r="21.5" />
        {segments(count, of, preview).map((look, i) => (
          <path key={paths[i]} className={look} d={paths[i]} />
        ))}
      </svg>
      <span className="thing">{children}</span>
      {count >= of && (
        <svg className="seal" viewBox="-9 -9 18 18" aria-hidden="true">
          <circle r="7.5" />
          <path d="M-3.2 0l2.3 2.5L3.3-2.5" />
        </svg>
      )}
    </span>
  );
}
