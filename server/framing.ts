/** Messages as the bytes of unmasked, uncompressed WebSocket text frames (RFC 6455, 5.2): what a server sends. */

const TEXT_FRAME = 0x81;
/** Longest payloads whose length fits into the first two bytes, and into two more. */
const SHORT = 125;
const MIDDLE = 0xffff;

/** What goes to several seats alike comes as one string several times in a row. */
let lastText: string | null = null;
let lastFrame: Buffer = Buffer.alloc(0);

/** One after another in one piece: one write to a socket costs more than everything else about a message. */
export function framed(texts: readonly string[]): Buffer {
  if (texts.length === 1) {
    if (texts[0] !== lastText) {
      lastText = texts[0];
      lastFrame = pieceOf(texts);
    }
    return lastFrame;
  }
  return pieceOf(texts);
}

function pieceOf(texts: readonly string[]): Buffer {
  const sizes: number[] = [];
  let total = 0;
  for (const text of texts) {
    const size = Buffer.byteLength(text);
    sizes.push(size);
    total += size + (size <= SHORT ? 2 : size <= MIDDLE ? 4 : 10);
  }
  const piece = Buffer.allocUnsafe(total);
  let at = 0;
  for (let i = 0; i < texts.length; i++) {
    at = writeHead(piece, at, sizes[i]);
    at += piece.write(texts[i], at, 'utf8');
  }
  return piece;
}

function writeHead(piece: Buffer, start: number, size: number): number {
  let at = start;
  piece[at++] = TEXT_FRAME;
  if (size <= SHORT) {
    piece[at++] = size;
  } else if (size <= MIDDLE) {
    piece[at++] = 126;
    piece[at++] = size >>> 8;
    piece[at++] = size & 0xff;
  } else {
    piece[at++] = 127;
    at = piece.writeUInt32BE(Math.floor(size / 2 ** 32), at);
    at = piece.writeUInt32BE(size >>> 0, at);
  }
  return at;
}
