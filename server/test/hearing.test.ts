/** Our WebSocket reader reads the same as the library, however the bytes are split. */
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { FastChance } from '@starboard/kernel';
import { seedOf } from '@starboard/kernel/conformance';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { readTextFrames } from '../network/websocket-reader.ts';

const HANDSHAKE =
  'GET / HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
const [TEXT, MORE, LAST, BINARY, CLOSE, PING, PONG] = [0x81, 0x01, 0x80, 0x82, 0x88, 0x89, 0x8a];

interface Ear {
  /** Everything heard, in its order, by whom: past the library, or by it. */
  readonly heard: [by: 'us' | 'library', what: string][];
  readonly socket: WebSocket;
}

let server: WebSocketServer;
let port = 0;
const ears: Ear[] = [];

beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false, maxPayload: 1 << 20 });
  server.on('connection', (socket, request) => {
    const ear: Ear = { heard: [], socket };
    ears.push(ear);
    socket.on('error', () => {});
    socket.on('message', (data: Buffer, binary) => ear.heard.push(['library', binary ? `binary ${data.length}` : data.toString()]));
    socket.on('ping', () => ear.heard.push(['library', 'ping']));
    socket.on('pong', () => ear.heard.push(['library', 'pong']));
    socket.on('close', (code) => ear.heard.push(['library', `close ${code}`]));
    readTextFrames(request.socket, (text) => ear.heard.push(['us', text]));
  });
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

async function open(): Promise<{ raw: Socket; ear: Ear }> {
  const raw = connect(port, '127.0.0.1');
  raw.setNoDelay();
  raw.on('error', () => {});
  raw.write(HANDSHAKE);
  await once(raw, 'data');
  return { raw, ear: ears.at(-1)! };
}

function frame(kind: number, payload: string | Buffer, mask = [7, 0, 255, 130]): Buffer {
  const data = Buffer.from(payload);
  const size =
    data.length <= 125
      ? [data.length]
      : data.length <= 0xffff
        ? [126, data.length >> 8, data.length & 255]
        : [127, 0, 0, 0, 0, ...new Uint8Array(new Uint32Array([data.length]).buffer).reverse()];
  size[0] |= 0x80;
  return Buffer.concat([Buffer.from([kind, ...size, ...mask]), data.map((byte, i) => byte ^ mask[i & 3])]);
}

const until = async (ear: Ear, n: number): Promise<Ear['heard']> => {
  for (let i = 0; i < 6000 && ear.heard.length < n; i++) await new Promise((resolve) => setTimeout(resolve, 5));
  return ear.heard;
};

test('whole texts are read past the library, alone or several in one piece, with pings and pongs between them', async () => {
  const { raw, ear } = await open();
  raw.write(
    Buffer.concat([frame(TEXT, 'one'), frame(PING, 'x'), frame(TEXT, 'zwei ä 🚀'), frame(PONG, ''), frame(TEXT, ''), frame(TEXT, 'y'.repeat(5000))]),
  );
  expect(await until(ear, 6)).toEqual([
    ['us', 'one'],
    ['library', 'ping'],
    ['us', 'zwei ä 🚀'],
    ['library', 'pong'],
    ['us', ''],
    ['us', 'y'.repeat(5000)],
  ]);
  raw.write(frame(CLOSE, Buffer.from([3, 232])));
  expect((await until(ear, 7))[6]).toEqual(['library', 'close 1000']);
});

test('with a message in pieces, a half one, a long or a binary one the library takes over, and nothing is lost or told twice', async () => {
  const odd: [string, Buffer, string][] = [
    ['in fragments', Buffer.concat([frame(MORE, 'a'), frame(LAST, 'b')]), 'ab'],
    ['long', frame(TEXT, 'z'.repeat(70_000)), 'z'.repeat(70_000)],
    ['binary', frame(BINARY, 'abc'), 'binary 3'],
  ];
  for (const [what, bytes, heard] of odd) {
    const { raw, ear } = await open();
    raw.write(Buffer.concat([frame(TEXT, 'before'), bytes, frame(TEXT, 'after')]));
    expect(await until(ear, 3), what).toEqual([
      ['us', 'before'],
      ['library', heard],
      ['library', 'after'],
    ]);
    raw.destroy();
  }
  const { raw, ear } = await open();
  const last = frame(TEXT, 'in two halves');
  raw.write(Buffer.concat([frame(TEXT, 'before'), last.subarray(0, 9)]));
  await until(ear, 1);
  raw.write(last.subarray(9));
  expect(await until(ear, 2)).toEqual([
    ['us', 'before'],
    ['library', 'in two halves'],
  ]);
  raw.destroy();
});

test('what is not UTF-8, or not masked, ends the socket as the library would end it', async () => {
  for (const [bytes, code] of [
    [frame(TEXT, Buffer.from([0x61, 0xff])), 1007],
    [Buffer.from([TEXT, 1, 0x61]), 1002],
    [Buffer.from([0xc1, 0x81, 1, 2, 3, 4, 5]), 1002],
  ] as const) {
    const { raw, ear } = await open();
    const said: Buffer[] = [];
    raw.on('data', (data: Buffer) => said.push(data));
    raw.write(Buffer.concat([frame(TEXT, 'before'), bytes, frame(TEXT, 'never')]));
    await once(raw, 'end');
    expect(ear.heard.filter(([, what]) => !what.startsWith('close'))).toEqual([['us', 'before']]);
    expect(Buffer.concat(said).readUInt16BE(2)).toBe(code);
    raw.destroy();
  }
});

test('bytes that arrive in pieces of any length say the same', async () => {
  const chance = new FastChance(seedOf('hearing'));
  for (let round = 0; round < 40; round++) {
    const texts = Array.from({ length: 12 }, (_, i) => `${i} ${'ab ä'.repeat(chance.int(chance.int(4) === 0 ? 300 : 20))}`);
    const bytes = Buffer.concat(
      texts.map((text) =>
        frame(
          TEXT,
          text,
          Array.from({ length: 4 }, () => chance.int(256)),
        ),
      ),
    );
    const { raw, ear } = await open();
    for (let at = 0; at < bytes.length; ) {
      const end = Math.min(bytes.length, at + 1 + chance.int(400));
      raw.write(bytes.subarray(at, end));
      if (chance.int(3) === 0) await new Promise((resolve) => setImmediate(resolve));
      at = end;
    }
    expect((await until(ear, texts.length)).map(([, text]) => text)).toEqual(texts);
    raw.destroy();
  }
});
