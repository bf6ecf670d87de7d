/** A portal: the arch, its gems and the numeral all say what it is worth; the plaque says which one it is. */
import { memo } from 'preact/compat';
import { useId } from 'preact/hooks';
import { addressOf } from './drawings.ts';
import { type Arch, portalPath } from './portal-path.ts';

const SLATS = 6;

export interface PortalProps {
  /** 1 to 10, for the plaque; the drawing does not depend on it. */
  readonly position: number;
  /** 1 to 4. */
  readonly value: number;
  readonly width: number;
  readonly height: number;
  /** shut: not yet open. open: a card may lie there. asked: this one is explored now. */
  readonly state: 'shut' | 'open' | 'asked';
}

export const Portal = memo(function Portal({ position, value, width, height, state }: PortalProps) {
  const clip = useId();
  const arch = portalPath(value, width, height);
  const middle = width / 2;
  const size = Math.max(14, Math.round(width * 0.21));
  const top = arch.lobes[Math.floor((value - 1) / 2)];
  return (
    <svg
      className={`r-portal ${state} v${value}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      data-position={position}
      aria-hidden="true"
    >
      {state === 'asked' && <path className="halo" d={arch.d} />}
      <path className="niche" d={arch.d} />
      {state !== 'open' && (
        <clipPath id={clip}>
          <path d={arch.d} />
        </clipPath>
      )}
      {state === 'open' && <path fill={`url(#r-glow-${value})`} d={arch.d} />}
      {state === 'asked' && (
        <g clipPath={`url(#${clip})`}>
          <image
            href={addressOf('vortex')}
            x={middle - width * 0.62}
            y={(arch.spring + height) / 2 - width * 0.62}
            width={width * 1.24}
            height={width * 1.24}
          />
        </g>
      )}
      {state === 'shut' && <Shutter arch={arch} clip={clip} width={width} height={height} />}
      <path className="frame" d={arch.d} />
      {arch.lobes.map((l) => (
        <circle className="gem" key={l.x} cx={l.x} cy={l.y - l.r + Math.max(6, width * 0.085)} r={Math.max(2, width * 0.028)} />
      ))}
      <text className="numeral" x={middle} y={top.y - top.r + width * 0.15 + size} fontSize={size}>
        {value}
      </text>
    </svg>
  );
});

/** A shutter of slats with a lock in the middle: not yet open is neither empty nor unknown. */
function Shutter({ arch, clip, width, height }: { readonly arch: Arch; readonly clip: string; readonly width: number; readonly height: number }) {
  const step = (height - arch.spring) / SLATS;
  const at = (i: number): number => Math.round((arch.spring + step * i) * 10) / 10;
  const edges = Array.from({ length: SLATS }, (_, i) => `M0 ${at(i)}H${width}`).join('');
  const shades = Array.from({ length: SLATS }, (_, i) => `M0 ${at(i + 0.62)}H${width}v${(step * 0.38).toFixed(1)}H0z`).join('');
  const [x, y, r] = [width / 2, at(SLATS / 2), Math.max(7, width * 0.105)];
  return (
    <>
      <g clipPath={`url(#${clip})`}>
        <path className="shade" d={shades} />
        <path className="slats" d={edges} />
      </g>
      <circle className="lock" cx={x} cy={y} r={r} />
      <path
        className="hole"
        transform={`translate(${x} ${y}) scale(${(r / 9).toFixed(2)})`}
        d="M0-5.2a3.2 3.2 0 0 1 1.8 5.9l1.2 4.300h-6l1.2-4.300a3.2 3.2 0 0 1 1.8-5.9z"
      />
    </>
  );
}

export const Plaque = ({ position }: { readonly position: number }) => <span className="r-plaque">{position}</span>;
