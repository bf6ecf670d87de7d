/** Messages as the bytes of unmasked, uncompressed WebSocket text frames (RFC 6455, 5.2): what a server sends. */

const TEXT_FRAME = 0x81;
/** Longest payloads whose length fits into the first two bytes, and into two more. */
const SHORT = 125;
const MIDDLE = 0xffff;

/** The same string often comes several times in a row, for several seats. */
let lastText: string | null = null;
let lastFrame: Buffer = Buffer.alloc(0);

export function textFrame(text: string): Buffer {
  if (text !== lastText) {
    lastText = text;
    const size = Buffer.byteLength(text);
    const frame = Buffer.allocUnsafe(headOf(size) + size);
    writeText(frame, writeHead(frame, 0, size), text, size);
    lastFrame = frame;
  }
  return lastFrame;
}

/** In one buffer: a write to a socket costs more than the rest of a message. */
export function textFrames(texts: readonly string[]): Buffer {
  const sizes: number[] = [];
  let total = 0;
  for (let i = 0; i < texts.length; i++) {
    const size = Buffer.byteLength(texts[i]);
    sizes.push(size);
    total += headOf(size) + size;
  }
  const piece = Buffer.allocUnsafe(total);
  let at = 0;
  for (let i = 0; i < texts.length; i++) {
    at = writeHead(piece, at, sizes[i]);
    writeText(piece, at, texts[i], sizes[i]);
    at += sizes[i];
  }
  return piece;
}

const headOf = (size: number): number => (size <= SHORT ? 2 : size <= MIDDLE ? 4 : 10);

function writeText(piece: Buffer, at: number, text: string, size: number): void {
  // As many bytes as characters: ASCII, copied as it is.
  piece.write(text, at, size, size === text.length ? 'latin1' : 'utf8');
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
