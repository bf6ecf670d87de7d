/** How near the other side was, round by round. A press goes to that round. */
import type { Nearness } from './end-truth.ts';

const [WIDTH, HEIGHT, FOOT, SIDE] = [340, 86, 16, 10];

export interface CurveProps {
  readonly steps: Nearness['steps'];
  readonly least: NonNullable<Nearness['least']>;
  readonly round: number;
  readonly label: string;
  onRound(round: number): void;
}

export function Curve({ steps, least, round, label, onRound }: CurveProps) {
  const most = Math.max(4, ...steps.map((s) => s ?? 0));
  const x = (r: number): number => SIDE + ((r - 1) / Math.max(1, steps.length - 1)) * (WIDTH - 2 * SIDE);
  const y = (s: number): number => HEIGHT - FOOT - (s / most) * (HEIGHT - FOOT - 18);
  const points = steps.flatMap((s, i) => (s === null ? [] : [{ x: x(i + 1), y: y(s) }]));
  const line = points.map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('L');
  const now = steps[round - 1] ?? null;
  const pressed = (e: MouseEvent & { readonly currentTarget: SVGSVGElement }): void => {
    const box = e.currentTarget.getBoundingClientRect();
    const at = ((e.clientX - box.left) / box.width) * WIDTH;
    onRound(Math.max(1, Math.min(steps.length, Math.round(((at - SIDE) / (WIDTH - 2 * SIDE)) * Math.max(1, steps.length - 1)) + 1)));
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the boxes above the plan do the same, and keys have brackets.
    <svg className="x-curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} onClick={pressed}>
      {points.length > 1 && (
        <path
          className="under"
          d={`M${points[0].x.toFixed(1)} ${HEIGHT - FOOT}L${line}L${points[points.length - 1].x.toFixed(1)} ${HEIGHT - FOOT}Z`}
        />
      )}
      {points.length > 0 && <path className="line" d={`M${line}`} />}
      <path className="foot" d={`M${SIDE} ${HEIGHT - FOOT}H${WIDTH - SIDE}`} />
      <path className="now" d={`M${x(round).toFixed(1)} 4V${HEIGHT - FOOT}`} />
      {now !== null && <Dot x={x(round)} y={y(now)} text={now} />}
      {least.round !== round && <Dot x={x(least.round)} y={y(least.steps)} text={least.steps} />}
      {ticks(steps.length).map((r) => (
        <text key={r} className="tick" x={x(r)} y={HEIGHT - 3}>
          {r}
        </text>
      ))}
    </svg>
  );
}

const Dot = ({ x, y, text }: { readonly x: number; readonly y: number; readonly text: number }) => (
  <>
    <circle cx={x} cy={y} r="3.6" />
    <text x={x + (x > WIDTH - 30 ? -12 : 12)} y={y - 6}>
      {text}
    </text>
  </>
);

/** The first round, every sixth, and the last where there is room for it. */
function ticks(rounds: number): readonly number[] {
  const every = Array.from({ length: Math.floor(rounds / 6) }, (_, i) => (i + 1) * 6).filter((r) => r <= rounds - 2);
  return [...new Set([1, ...every, rounds])];
}
