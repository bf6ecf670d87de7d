/** What appears for a moment: a niche cracks, a planet shines. Drawn over the place they happen at. */

/** Cracks run from the middle outwards; a splinter of light in each. */
export const Cracks = () => (
  <svg width="96" height="134" viewBox="0 0 96 134" aria-hidden="true">
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <g stroke="#1d1638" strokeWidth="5">
        <path d="M48 66 38 48 43 33 30 16 33 2" />
        <path d="m48 66 20-13 2-14 20-12 4-10" />
        <path d="m48 66 8 20-6 14 14 18-3 16" />
        <path d="m48 66-19 9-3 15L8 98 2 112" />
        <path d="m48 66 24 10 20-3" />
        <path d="M48 66 25 61 4 66" />
      </g>
      <g stroke="#ff8a78" strokeWidth="2">
        <path d="M48 66 38 48 43 33 30 16" />
        <path d="m48 66 20-13 2-14 14-9" />
        <path d="m48 66 8 20-6 14 9 12" />
        <path d="m48 66-19 9-3 15-12 6" />
        <path d="m48 66 24 10 12-2" />
        <path d="M48 66 25 61 12 64" />
      </g>
    </g>
    <circle cx="48" cy="66" r="6" fill="#ff8a78" stroke="#1d1638" strokeWidth="2.4" />
  </svg>
);

const ray = (i: number): string => {
  const at = (r: number, turn: number): string => {
    const a = ((i + turn) * Math.PI) / 6;
    return `${(r * Math.sin(a)).toFixed(1)} ${(-r * Math.cos(a)).toFixed(1)}`;
  };
  return `M${at(34, -0.2)}L${at(i % 2 === 0 ? 78 : 60, 0)}L${at(34, 0.2)}Z`;
};
const RAYS = Array.from({ length: 12 }, (_, i) => ray(i)).join('');

/** Twelve rays of brass light, long and short by turns. */
export const Rays = () => (
  <svg width="160" height="160" viewBox="-80 -80 160 160" aria-hidden="true">
    <path d={RAYS} fill="#ffe08a" stroke="#1d1638" strokeWidth="1" />
  </svg>
);
