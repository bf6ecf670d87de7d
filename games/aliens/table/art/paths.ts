/**
 * A drawing's path moved and scaled in its numbers. A `transform` on each of hundreds of marks would cost the browser a layer of its
 * own bookkeeping for every one, and marks of one colour could not be one path.
 */

/** How many numbers each command takes, and which of them are lengths across or down; -1: neither, as flags and angles. */
const NUMBERS: Readonly<Record<string, readonly number[]>> = {
  m: [0, 1],
  l: [0, 1],
  h: [0],
  v: [1],
  c: [0, 1, 0, 1, 0, 1],
  // The radii of an arc are lengths, but of no place.
  a: [2, 2, -1, -1, -1, 0, 1],
  z: [],
};

/** `x`, `y`: where the drawing's origin comes to. */
export function movedPath(d: string, k: number, x: number, y: number): string {
  return d.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, command: string, rest: string) => {
    const kinds = NUMBERS[command.toLowerCase()];
    const absolute = command !== command.toLowerCase();
    const numbers = rest.match(/-?(?:\d*\.\d+|\d+)/g) ?? [];
    const moved = numbers.map((text, i) => {
      const kind = kinds[i % kinds.length];
      if (kind < 0) return text;
      const at = !absolute || kind === 2 ? 0 : kind === 0 ? x : y;
      return String(Math.round((Number(text) * k + at) * 100) / 100);
    });
    return `${command}${moved.join(' ')}`;
  });
}
