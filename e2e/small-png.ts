/** Makes a screenshot small enough for the repository: 256 colours, which is plenty for flat drawings, and packed thoroughly. */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const COLOURS = 256;
/** Bits of each channel that tell colours apart. */
const BITS = 5;

export function smallPng(png: Buffer): Buffer {
  const { width, height, rgb } = pixels(png);
  const cellAt = (i: number): number => ((rgb[i] >> (8 - BITS)) << (2 * BITS)) | ((rgb[i + 1] >> (8 - BITS)) << BITS) | (rgb[i + 2] >> (8 - BITS));
  const cells = new Map<number, { n: number; sum: [number, number, number] }>();
  for (let i = 0; i < rgb.length; i += 3) {
    let cell = cells.get(cellAt(i));
    if (cell === undefined) cells.set(cellAt(i), (cell = { n: 0, sum: [0, 0, 0] }));
    cell.n++;
    for (const c of [0, 1, 2]) cell.sum[c] += rgb[i + c];
  }
  const means = [...cells].map(([key, { n, sum }]) => ({ key, n, mean: sum.map((s) => Math.round(s / n)) }));
  const palette = means
    .sort((a, b) => b.n - a.n)
    .slice(0, COLOURS)
    .map(({ mean }) => mean);
  const nearest = new Map(means.map(({ key, mean }) => [key, nearestOf(palette, mean)]));

  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0, i = 0; y < height; y++) for (let x = 0; x < width; x++, i += 3) rows[y * (width + 1) + x + 1] = nearest.get(cellAt(i))!;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function nearestOf(palette: readonly number[][], colour: readonly number[]): number {
  const far = palette.map((p) => p.reduce((sum, v, c) => sum + (v - colour[c]) ** 2, 0));
  return far.indexOf(Math.min(...far));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

/** The pixels of a picture with three channels of eight bits, as browsers write them. */
function pixels(png: Buffer): { width: number; height: number; rgb: Buffer } {
  const packed: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') packed.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  if (png[24] !== 8 || png[25] !== 2) throw new Error('a picture with three channels of eight bits was expected');
  const raw = inflateSync(Buffer.concat(packed));
  const line = width * 3;
  const rgb = Buffer.alloc(line * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (line + 1)];
    for (let x = 0; x < line; x++) {
      const i = y * line + x;
      const left = x >= 3 ? rgb[i - 3] : 0;
      const up = y > 0 ? rgb[i - line] : 0;
      const corner = x >= 3 && y > 0 ? rgb[i - line - 3] : 0;
      rgb[i] = raw[y * (line + 1) + 1 + x] + [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter];
    }
  }
  return { width, height, rgb };
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}
