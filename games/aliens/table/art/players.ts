/** Players by shape first, then colour. Seats 9 to 16 have the same eight shapes, hollow. */
const flower = ((): string => {
  const at = (i: number): string => {
    const a = -Math.PI / 2 + (i * Math.PI) / 4 - Math.PI / 8;
    return `${(32 + 26 * Math.cos(a)).toFixed(1)} ${(32 + 26 * Math.sin(a)).toFixed(1)}`;
  };
  return `M${at(0)}${[1, 2, 3, 4, 5, 6, 7, 8].map((i) => `A10.8 10.8 0 0 1 ${at(i)}`).join('')}z`;
})();

const SHAPES = {
  circle: 'M32 3a29 29 0 1 1 0 58a29 29 0 1 1 0-58z',
  hexagon: 'M29 3.7a6 6 0 0 1 6 0l20 11.5a6 6 0 0 1 3 5.2v23.2a6 6 0 0 1-3 5.2L35 60.3a6 6 0 0 1-6 0L9 48.8a6 6 0 0 1-3-5.2V20.4a6 6 0 0 1 3-5.2z',
  square: 'M14 5h36a9 9 0 0 1 9 9v36a9 9 0 0 1-9 9H14a9 9 0 0 1-9-9V14a9 9 0 0 1 9-9z',
  diamond: 'M27 3.6a7 7 0 0 1 10 0L60.4 27a7 7 0 0 1 0 10L37 60.4a7 7 0 0 1-10 0L3.6 37a7 7 0 0 1 0-10z',
  flower,
  shield: 'M10 5h44a5 5 0 0 1 5 5v20c0 15-10 25-27 31C15 55 5 45 5 30V10a5 5 0 0 1 5-5z',
  triangle: 'M26.8 7a6 6 0 0 1 10.4 0l23.4 42.5a6 6 0 0 1-5.2 9H8.6a6 6 0 0 1-5.2-9z',
  cross:
    'M24 4h16a4 4 0 0 1 4 4v12h12a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H44v12a4 4 0 0 1-4 4H24a4 4 0 0 1-4-4V44H8a4 4 0 0 1-4-4V24a4 4 0 0 1 4-4h12V8a4 4 0 0 1 4-4z',
};

const ORDER = ['circle', 'hexagon', 'square', 'diamond', 'flower', 'shield', 'triangle', 'cross'] as const;

export const shapeOf = (seat: number): string => SHAPES[ORDER[seat % ORDER.length]];
export const isHollow = (seat: number): boolean => seat >= ORDER.length;
/** A custom property: the theme decides (../colours.css). */
export const colourOf = (seat: number): string => `var(--p${seat % ORDER.length})`;
/** How a face is put into a shape: its scale and its corner. */
const INSIDE = {
  circle: [0.84, 5.1, 6],
  hexagon: [0.84, 5.1, 6],
  square: [0.84, 5.1, 6],
  diamond: [0.62, 12, 15],
  flower: [0.74, 8.3, 9],
  shield: [0.76, 7.7, 4],
  triangle: [0.5, 16, 25],
  cross: [0.56, 14, 14],
} as const;
export function insideOf(seat: number): string {
  const [scale, x, y] = INSIDE[ORDER[seat % ORDER.length]];
  return `translate(${x} ${y}) scale(${scale})`;
}
