/** The segments of a ring, on a field of 48 × 48. */

const CENTRE = 24;
const RADIUS = 21.5;
/** Between two segments, round ends included, in degrees. */
const GAP = 23;

export type Segment = 'off' | 'on' | 'preview' | 'full';

/** What each segment of a ring shows. A complete ring is `full` all round; what is only thought of is never complete. */
export function segments(count: number, of: number, preview: number): Segment[] {
  return Array.from({ length: of }, (_, i) => (count >= of ? 'full' : i < count ? 'on' : i < count + preview ? 'preview' : 'off'));
}

/** The path of each segment, clockwise from the top. */
export function arcs(of: number): string[] {
  const share = 360 / of;
  return Array.from(
    { length: of },
    (_, i) => `M${at(i * share + GAP / 2)}A${RADIUS} ${RADIUS} 0 ${share - GAP > 180 ? 1 : 0} 1 ${at((i + 1) * share - GAP / 2)}`,
  );
}

function at(degrees: number): string {
  const a = ((degrees - 90) * Math.PI) / 180;
  return `${(CENTRE + RADIUS * Math.cos(a)).toFixed(2)} ${(CENTRE + RADIUS * Math.sin(a)).toFixed(2)}`;
}
