/**
 * The client's end of a WebSocket with nothing but what a generator of load needs: it shares two cores with the server that is
 * measured, and a library's client takes as much of them as the server does. The generators of all contestants use it.
 */
import { createHash, randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const MAGIC = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const [TEXT, BINARY, PING, PONG, MASKED] = [0x81, 0x82, 0x89, 0x8a, 0x80];
/** Longest payloads whose length fits into the first two bytes, and into two more. */
const [SHORT, MIDDLE] = [125, 0xffff];

export interface Lean {
  /** Bytes are a binary message. */
  send(data: string | Uint8Array): void;
  end(): void;
}

/** All sockets read into it, one after another: whatever is heard is used at once or copied. */
const incoming = Buffer.alloc(256 * 1024);

/** Resolves once the socket is open. `hear` gets each message while it lasts: the bytes are used again. Anything unusual throws. */
export function open(url: string, headers: Readonly<Record<string, string>>, hear: (data: Buffer) => void, closed: () => void): Promise<Lean> {
  const { hostname, port, pathname, search } = new URL(url);
  const key = randomBytes(16).toString('base64');
  const accept = createHash('sha1').update(`${key}${MAGIC}`).digest('base64');
  const ask = {
    host: `${hostname}:${port}`,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': key,
    ...headers,
  };
  const mask = randomBytes(4);
  return new Promise((resolve, reject) => {
    let head: string | null = '';
    let rest: Buffer | null = null;
    const read = (chunk: Buffer): void => {
      let data = chunk;
      if (head !== null) {
        head += chunk.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        if (!head.startsWith('HTTP/1.1 101') || !head.includes(accept)) return void reject(new Error(head));
        data = Buffer.from(head.slice(end + 4), 'latin1');
        head = null;
        resolve({ send: (message) => say(socket, mask, message), end: () => void socket.destroy() });
      }
      if (rest !== null) data = Buffer.concat([rest, data]);
      const used = messages(data, hear, socket, mask);
      rest = used === data.length ? null : Buffer.from(data.subarray(used));
    };
    const socket = connect({
      port: Number(port),
      host: hostname,
      noDelay: true,
      // Past the streams of Node, which cost more than the reading.
      onread: {
        buffer: incoming,
        callback: (size) => {
          read(incoming.subarray(0, size));
          return true;
        },
      },
    });
    socket.on('error', reject);
    socket.on('close', closed);
    const lines = Object.entries(ask).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`);
  });
}

/** Gives the number of bytes that were whole messages. */
function messages(data: Buffer, hear: (data: Buffer) => void, socket: Socket, mask: Buffer): number {
  let at = 0;
  while (data.length - at >= 2) {
    let start = at + 2;
    let size = data[at + 1];
    if (size === 126) {
      if (data.length - at < 4) return at;
      size = data.readUInt16BE(start);
      start += 2;
    } else if (size === 127) {
      if (data.length - at < 10) return at;
      size = Number(data.readBigUInt64BE(start));
      start += 8;
    }
    if (data.length < start + size) return at;
    if (data[at] === TEXT || data[at] === BINARY) hear(data.subarray(start, start + size));
    else if (data[at] === PING) socket.write(framed(PONG, mask, data.subarray(start, start + size)));
    else throw new Error(`a frame of kind ${data[at]}: ${data.toString('utf8', start, start + size)}`);
    at = start + size;
  }
  return at;
}

function say(socket: Socket, mask: Buffer, message: string | Uint8Array): void {
  socket.write(framed(typeof message === 'string' ? TEXT : BINARY, mask, message));
}

function framed(kind: number, mask: Buffer, message: string | Uint8Array): Buffer {
  const size = typeof message === 'string' ? Buffer.byteLength(message) : message.length;
  if (size > MIDDLE) throw new RangeError('no generator says as much');
  const start = size <= SHORT ? 6 : 8;
  const data = Buffer.allocUnsafe(start + size);
  data[0] = kind;
  if (size <= SHORT) data[1] = MASKED | size;
  else {
    data[1] = MASKED | 126;
    data.writeUInt16BE(size, 2);
  }
  mask.copy(data, start - 4);
  if (typeof message === 'string') data.write(message, start);
  else data.set(message, start);
  for (let i = 0; i < size; i++) data[start + i] ^= mask[i & 3];
  return data;
}
