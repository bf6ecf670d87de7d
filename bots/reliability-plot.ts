/** The reliability plot as a picture: given to the right, won upwards, and the line where both are the same. */
import type { Forecast, ReliabilityRow } from './reliability.ts';
import { brier, reliability } from './reliability.ts';

const SIDE = 240;
const LEFT = 52;
const TOP = 40;
const BELOW = 50;
const WIDE = LEFT + SIDE + 16;
const HIGH = TOP + SIDE + BELOW;
const STEP = 0.1;

export function reliabilityPlot(title: string, found: readonly Forecast[]): string {
  const { score, equal } = brier(found);
  const rows = reliability(found, STEP);
  const most = Math.max(...rows.map((r) => r.forecasts));
  const marks = [0, 0.25, 0.5, 0.75, 1].map(
    (v) =>
      `<path d="M${x(v)} ${y(0)}V${y(1)}M${x(0)} ${y(v)}H${x(1)}" stroke="#e3e3e8"/>` +
      `<text x="${x(v)}" y="${y(0) + 16}" text-anchor="middle" fill="#555">${100 * v}</text>` +
      `<text x="${x(0) - 6}" y="${y(v) + 4}" text-anchor="end" fill="#555">${100 * v}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}" font-family="sans-serif" font-size="12" role="img">
<title>${title}: chances given and games won</title>
<rect width="${WIDE}" height="${HIGH}" fill="#fff"/>
${[
  `<text x="${LEFT}" y="16" font-weight="bold" fill="#111">${title}</text>`,
  `<text x="${LEFT}" y="32" fill="#555">Brier score ${score.toFixed(3)}, all equal ${equal.toFixed(3)}</text>`,
  ...marks,
  `<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#999" stroke-dasharray="4 3"/>`,
  ...rows.map((r) => row(r, most)),
  `<text x="${x(0.5)}" y="${y(0) + 34}" text-anchor="middle" fill="#333">given, %</text>`,
  `<text transform="translate(${LEFT - 36} ${y(0.5)}) rotate(-90)" text-anchor="middle" fill="#333">won, %</text>`,
].join('\n')}
</svg>
`;
}

/** A dot with its interval; below, how many forecasts it stands for. */
function row({ from, to, forecasts, given, got }: ReliabilityRow, most: number): string {
  const high = 28 * (forecasts / most);
  return (
    `<rect x="${x(from) + 1}" y="${y(0) - high}" width="${x(to) - x(from) - 2}" height="${high.toFixed(1)}" fill="#d8d8ec"/>` +
    `<path d="M${x(given)} ${y(got.low)}V${y(got.high)}" stroke="#4b3fb5" stroke-width="2"/>` +
    `<circle cx="${x(given)}" cy="${y(got.mean)}" r="3.5" fill="#4b3fb5"/>`
  );
}

const place = (n: number): number => Math.round(n * 10) / 10;
const x = (share: number): number => place(LEFT + SIDE * share);
const y = (share: number): number => place(TOP + SIDE * (1 - share));
