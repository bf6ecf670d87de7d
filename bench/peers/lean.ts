/**
 * The client's end of a WebSocket with nothing but what a generator of load needs: it shares two cores with the server that is
 * measured, and a library's client takes as much of them as the server does.
 */
import { createHash, randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const MAGIC = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const [TEXT, PING] = [0x81, 0x89];

export interface Lean {
  send(text: string): void;
  end(): void;
}

/** Resolves once the socket is open. `hear` gets each message while it lasts: the bytes are used again. Anything unusual throws. */
export function open(url: string, headers: Readonly<Record<string, string>>, hear: (data: Buffer) => void, closed: () => void): Promise<Lean> {
  const { hostname, port, pathname } = new URL(url);
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
  const socket = connect(Number(port), hostname);
  socket.setNoDelay();
  socket.write(
    `GET ${pathname} HTTP/1.1\r\n${Object.entries(ask)
      .map(([k, v]) => `${k}: ${v}\r\n`)
      .join('')}\r\n`,
  );
  const mask = randomBytes(4);
  return new Promise((resolve, reject) => {
    let head: string | null = '';
    let rest: Buffer | null = null;
    socket.on('error', reject);
    socket.on('close', closed);
    socket.on('data', (chunk: Buffer) => {
      let data = chunk;
      if (head !== null) {
        head += chunk.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        if (!head.startsWith('HTTP/1.1 101') || !head.includes(accept)) return void reject(new Error(head));
        data = Buffer.from(head.slice(end + 4), 'latin1');
        head = null;
        resolve({ send: (text) => say(socket, mask, text), end: () => void socket.destroy() });
      }
      if (rest !== null) data = Buffer.concat([rest, data]);
      const read = messages(data, hear, socket, mask);
      rest = read === data.length ? null : data.subarray(read);
    });
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
    if (data[at] === TEXT) hear(data.subarray(start, start + size));
    else if (data[at] === PING) socket.write(Buffer.from([0x8a, 0x80, ...mask]));
    else throw new Error(`a frame of kind ${data[at]}: ${data.toString('utf8', start, start + size)}`);
    at = start + size;
  }
  return at;
}

function say(socket: Socket, mask: Buffer, text: string): void {
  const size = Buffer.byteLength(text);
  if (size > 0xffff) throw new RangeError('no generator says as much');
  const start = size <= 125 ? 6 : 8;
  const data = Buffer.allocUnsafe(start + size);
  data[0] = TEXT;
  if (size <= 125) data[1] = 0x80 | size;
  else {
    data[1] = 0x80 | 126;
    data.writeUInt16BE(size, 2);
  }
  mask.copy(data, start - 4);
  data.write(text, start);
  for (let i = 0; i < size; i++) data[start + i] ^= mask[i & 3];
  socket.write(data);
}
