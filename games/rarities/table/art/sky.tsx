/** Behind everything: stars, two veils of a nebula, and the teapot nobody can prove. Nothing here moves. */

const WIDTH = 1280;
const HEIGHT = 800;

/** Always the same sky: a small generator of its own, because chance belongs to the game. */
function scattered(count: number, from: number): string {
  let x = from;
  const next = (below: number): number => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return Math.floor((x / 2 ** 32) * below);
  };
  // A line without length and with round ends is a dot: so all stars of one size are one path.
  return Array.from({ length: count }, () => `M${next(WIDTH)} ${next(HEIGHT)}h0`).join('');
}

const SMALL = scattered(70, 7);
const LARGE = scattered(26, 77);
const SPARKS = [
  [118, 92],
  [412, 210],
  [702, 66],
  [968, 260],
  [1190, 128],
  [560, 590],
  [1096, 640],
  [214, 700],
]
  .map(([x, y]) => `M${x} ${y - 5}q.7 4.3 5 5q-4.3.7-5 5q-.7-4.3-5-5q4.3-.7 5-5z`)
  .join('');

export const Sky = () => (
  <svg className="r-sky" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <radialGradient id="r-veil-1">
      <stop className="r-stop n1" stopOpacity=".34" />
      <stop className="r-stop n1" offset="1" stopOpacity="0" />
    </radialGradient>
    <radialGradient id="r-veil-2">
      <stop className="r-stop n2" stopOpacity=".28" />
      <stop className="r-stop n2" offset="1" stopOpacity="0" />
    </radialGradient>
    <ellipse cx="900" cy="270" rx="470" ry="130" fill="url(#r-veil-1)" transform="rotate(-14 900 270)" />
    <ellipse cx="330" cy="330" rx="420" ry="110" fill="url(#r-veil-2)" transform="rotate(-22 330 330)" />
    <path className="stars" strokeWidth="1.4" d={SMALL} />
    <path className="stars" strokeWidth="2.4" d={LARGE} />
    <path className="sparks" d={SPARKS} />
    <path className="orbit" d="M-60 520C260 150 900 90 1340 330" strokeDasharray="1 9" strokeLinecap="round" strokeWidth="2" />
    <g className="teapot" transform="translate(1006 196) rotate(12)">
      <path d="M7 8h16c3 4 3 11 0 15H7c-3-4-3-11 0-15zM9 8c2-4 10-4 12 0M15 4V2M25 12c4-1 4-5 7-5M5 11C-1 9-2 19 5 19" />
    </g>
  </svg>
);
