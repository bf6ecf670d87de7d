/**
 * Reads short messages directly from the connection, past the WebSocket library, which passes each through two streams and
 * three events. The library keeps the handshake and control frames. With the first bytes that are not one whole, unfragmented
 * text frame (RFC 6455, 5.2) it takes over for good.
 */
import { isUtf8 } from 'node:buffer';
import type { Socket } from 'node:net';

const TEXT = 0x81;
const MASKED = 0x80;
/** Close, ping and pong: short, and never in pieces. */
const CONTROL = new Set([0x88, 0x89, 0x8a]);
const SHORT = 125;
/** Means that the length is in the next two bytes. */
const MIDDLE = 126;
/** Heads of a masked frame with a short and with a middle length. */
const HEAD = 6;
const LONG_HEAD = 8;

/** The message that is being read, without its mask. */
const plain = Buffer.alloc(0xffff);

/** Called once, right after the handshake, while only the library listens. */
export function readTextFrames(raw: Socket, hear: (text: string) => void): void {
  const listeners = raw.listeners('data');
  if (listeners.length !== 1) return;
  const library = listeners[0] as (this: Socket, chunk: Buffer) => void;

  const handBack = (rest: Buffer): void => {
    raw.on('data', library);
    raw.off('data', read);
    library.call(raw, rest);
  };
  const read = (chunk: Buffer): void => {
    for (let at = 0; at < chunk.length; ) {
      const end = endOf(chunk, at);
      if (end === null) return void handBack(chunk.subarray(at));
      if (chunk[at] === TEXT) {
        const text = textAt(chunk, at, end);
        if (text === null) return void handBack(chunk.subarray(at));
        hear(text);
      } else library.call(raw, chunk.subarray(at, end));
      at = end;
    }
  };
  raw.on('data', read);
  raw.off('data', library);
}

/** The end of the frame that begins here; null: incomplete, or not a kind we read. */
function endOf(chunk: Buffer, at: number): number | null {
  if (chunk.length - at < HEAD) return null;
  const first = chunk[at];
  const size = chunk[at + 1] - MASKED;
  let end: number;
  if (size >= 0 && size <= SHORT && (first === TEXT || CONTROL.has(first))) end = at + HEAD + size;
  else if (size === MIDDLE && first === TEXT && chunk.length - at >= LONG_HEAD) end = at + LONG_HEAD + chunk.readUInt16BE(at + 2);
  else return null;
  return end <= chunk.length ? end : null;
}

/** Null: not UTF-8. */
function textAt(chunk: Buffer, at: number, end: number): string | null {
  const start = at + (chunk[at + 1] - MASKED === MIDDLE ? LONG_HEAD : HEAD);
  const size = end - start;
  let all = 0;
  for (let i = 0; i < size; i++) {
    const byte = chunk[start + i] ^ chunk[start - 4 + (i & 3)];
    plain[i] = byte;
    all |= byte;
  }
  if (all < 0x80) return plain.toString('latin1', 0, size);
  return isUtf8(plain.subarray(0, size)) ? plain.toString('utf8', 0, size) : null;
}
