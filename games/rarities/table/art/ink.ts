/**
 * The few strokes all drawings are made of. A drawing is markup on a field of 64 × 64: its picture sets ink, stroke and round
 * joins (./drawings.ts), so a shape only says what differs. Light comes from the upper left: a shadow tone lower left, one
 * highlight upper left. As markup and not as elements, because a page takes it in one piece and it packs to a third.
 */
export const INK = '#1d1638';
/** The usual weight of the outline. */
const LINE = 2.4;

const weight = (w: number): string => (w === LINE ? '' : ` stroke-width="${w}"`);

/** A filled shape with an outline. */
export const shape = (d: string, fill: string, w = LINE): string => `<path d="${d}" fill="${fill}"${weight(w)}/>`;
/** A line of ink. */
export const line = (d: string, w = LINE, more = ''): string => `<path d="${d}" fill="none"${weight(w)}${more}/>`;
/** A fill without an outline: shadows, patterns. */
export const tone = (d: string, fill: string): string => `<path d="${d}" fill="${fill}" stroke="none"/>`;
/** A line without ink: highlights, stitches. */
export const glint = (d: string, w = 2.2, colour = '#fff', more = ''): string => `<path d="${d}" fill="none" stroke="${colour}"${weight(w)}${more}/>`;
/** A shape whose shadow stays inside its outline. */
export const body = (d: string, fill: string, shadow: string, dark: string, w = LINE): string => `${tone(d, fill)}${tone(shadow, dark)}${line(d, w)}`;
/** A tube: ink with a colour in it. */
export const tube = (d: string, w: number, colour: string, inner: number, dash = ''): string =>
  line(d, w) + glint(d, inner, colour, dash === '' ? '' : ` stroke-dasharray="${dash}"`);
/** A circle with an outline. */
export const disc = (x: number, y: number, r: number, fill: string, w = LINE): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${weight(w)}/>`;
/** A circle without one. */
export const dot = (x: number, y: number, r: number, fill = INK): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="none"/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, w = LINE): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${w === 0 ? ' stroke="none"' : weight(w)}/>`;
export const box = (x: number, y: number, w: number, h: number, r: number, fill: string, s = LINE): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"${weight(s)}/>`;
export const turned = (degrees: number, x: number, y: number, inside: string): string => `<g transform="rotate(${degrees} ${x} ${y})">${inside}</g>`;

const round = (x: number): number => Math.round(x * 100) / 100;
/** A four-pointed star. */
export function star(x: number, y: number, r: number, fill = '#fff7df'): string {
  const [a, b] = [round(r * 0.18), round(r * 0.82)];
  return tone(`M${x} ${round(y - r)}q${a} ${b} ${r} ${r}q${-b} ${a} ${-r} ${r}q${-a} ${-b} ${-r} ${-r}q${b} ${-a} ${r} ${-r}z`, fill);
}
