/** A drawing as an address that a picture of a page can have: on a ground of its own, whatever colours the page has. */

/** `box`: x, y, width and height of the drawing. It is shown in the middle of a square with a margin. */
export function pictureAddress(markup: string, [x, y, width, height]: readonly [number, number, number, number], ground: string): string {
  const side = Math.max(width, height) * 1.2;
  const [left, top] = [x + width / 2 - side / 2, y + height / 2 - side / 2];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${side} ${side}" width="76" height="76"><rect x="${left}" y="${top}" width="${side}" height="${side}" rx="${side * 0.16}" fill="${ground}"/>${markup}</svg>`;
  return `data:image/svg+xml,${svg.replace(/[%#<>]/g, (c) => encodeURIComponent(c)).replaceAll('"', "'")}`;
}
