import WebSocket from 'ws';
import type { Connect, LoadTable } from '../loop.ts';
import { SEATS } from '../loop.ts';
import { opened } from './sockets.ts';

export const connect: Connect = async (port, tables, arrived) => {
  const table = async (name: number): Promise<LoadTable> => {
    let left = 0;
    let moves = 0;
    let done = (): void => {};
    const sockets = Array.from({ length: SEATS }, () => new WebSocket(`ws://127.0.0.1:${port}/${name}`, { perMessageDeflate: false }));
    for (const socket of sockets) {
      socket.on('message', (data: Buffer) => {
        arrived.bytes += data.length;
        if (--left === 0) done();
      });
    }
    await Promise.all(sockets.map(opened));
    return {
      move(then) {
        done = then;
        left = SEATS;
        const seat = moves++ % SEATS;
        sockets[seat].send(JSON.stringify({ seat, cell: moves % 100 }));
      },
    };
  };
  return { tables: await Promise.all(Array.from({ length: tables }, (_, i) => table(i))) };
};
