/** Frames that we write to a socket without the library are read correctly by the library. */
import { once } from 'node:events';
import { expect, test } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { textFrame, textFrames } from '../network/websocket-writer.ts';

test('messages of every length and alphabet arrive as they were, alone and several in one piece', async () => {
  const texts = [0, 1, 124, 125, 126, 127, 1000, 65_534, 65_535, 65_536, 300_000].map((n) => 'x'.repeat(n));
  texts.push('ä'.repeat(62), 'ä'.repeat(63), '名前 🚀 e\u0301', 'half \ud83d', texts[4], texts[4]);
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  try {
    await once(server, 'listening');
    server.on('connection', (_, request) => {
      for (const text of texts) request.socket.write(textFrame(text));
      request.socket.write(textFrames(texts));
    });
    const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as { port: number }).port}`);
    const heard: string[] = [];
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.on('message', (data: Buffer, binary) => {
        expect(binary).toBe(false);
        heard.push(data.toString());
        if (heard.length === 2 * texts.length) resolve();
      });
    });
    socket.terminate();
    // Half of a pair cannot be sent as UTF-8; JSON never has one.
    const sent = texts.map((text) => text.toWellFormed());
    expect(heard).toEqual([...sent, ...sent]);
  } finally {
    server.close();
  }
});
