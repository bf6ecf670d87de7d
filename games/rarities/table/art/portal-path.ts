/** The arch of a portal: it has as many lobes as the portal is worth, which is one of three ways to read its value. */

export interface Arch {
  readonly d: string;
  /** Where the lobes end and the straight sides begin. */
  readonly spring: number;
  /** The straight sides. */
  readonly left: number;
  readonly right: number;
  /** Lobes from left to right: centre and radius. */
  readonly lobes: readonly { readonly x: number; readonly y: number; readonly r: number }[];
}

/** A lobe's radius as a share of its chord, by the number of lobes: close to a half circle, just enough more to be a bulge. */
const BULGE = [0, 1, 0.54, 0.56, 0.555];
/** The corners at the bottom. */
const CORNER = 8;

/** @param pad room for the outline on all sides. */
export function portalPath(value: number, width: number, height: number, pad = 2.5): Arch {
  const middle = width / 2;
  const spread = Math.max(...lobesAround(value, 1).map((l) => Math.abs(l.x) + l.r));
  const radius = (middle - pad) / spread;
  const around = lobesAround(value, radius);
  const rise = Math.max(...around.map((l) => l.y + l.r));
  const spring = pad + rise;
  const foot = height - pad;
  const left = middle - radius;
  const at = (a: number): string => `${n(middle + radius * Math.cos(a))} ${n(spring - radius * Math.sin(a))}`;
  const r = n(around[0].r);
  let d = `M${n(left)} ${n(foot - CORNER)}V${n(spring)}`;
  for (let i = 1; i <= value; i++) d += `A${r} ${r} 0 0 1 ${at(Math.PI - (i * Math.PI) / value)}`;
  d += `V${n(foot - CORNER)}a${CORNER} ${CORNER} 0 0 1-${CORNER} ${CORNER}H${n(left + CORNER)}a${CORNER} ${CORNER} 0 0 1-${CORNER}-${CORNER}z`;
  return { d, spring, left, right: middle + radius, lobes: around.map((l) => ({ x: middle + l.x, y: spring - l.y, r: l.r })) };
}

/** The lobes that stand side by side on a half circle of this radius; y points up. */
function lobesAround(value: number, radius: number): { x: number; y: number; r: number }[] {
  const half = Math.PI / 2 / value;
  const chord = 2 * radius * Math.sin(half);
  const r = value === 1 ? radius : chord * BULGE[value];
  const out = radius * Math.cos(half) - Math.sqrt(Math.max(0, r * r - (chord * chord) / 4));
  return Array.from({ length: value }, (_, i) => {
    const a = Math.PI - (2 * i + 1) * half;
    return { x: out * Math.cos(a), y: out * Math.sin(a), r };
  });
}

const n = (x: number): number => Math.round(x * 10) / 10;
