import type { Connect, LoadTable } from '../loop.ts';
import { SEATS } from '../loop.ts';
import { open } from './lean.ts';

export const connect: Connect = async (port, tables, arrived) => {
  const table = async (name: number): Promise<LoadTable> => {
    let left = 0;
    let moves = 0;
    let done = (): void => {};
    const hear = (data: Buffer): void => {
      arrived.bytes += data.length;
      if (--left === 0) done();
    };
    const sockets = await Promise.all(Array.from({ length: SEATS }, () => open(`http://127.0.0.1:${port}/${name}`, {}, hear, () => {})));
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
