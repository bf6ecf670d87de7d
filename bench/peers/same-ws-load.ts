import { SEATS } from '../loop.ts';
import { type Lean, open } from './lean.ts';
import { sameConnect } from './same-load.ts';

export const connect = sameConnect(async (port, table, hear) => {
  const sockets: Lean[] = [];
  // In order: the seats are those of arrival.
  for (let seat = 0; seat < SEATS; seat++) {
    sockets.push(
      await open(
        `http://127.0.0.1:${port}/${table}`,
        {},
        (data) => hear(seat, data),
        () => {},
      ),
    );
  }
  return {
    say: (seat, id, answer) => sockets[seat].send(JSON.stringify({ id, answer })),
    next: () => sockets[0].send('{"next":true}'),
  };
});
