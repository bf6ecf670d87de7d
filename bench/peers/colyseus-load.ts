/** Joins with Colyseus' own client, then listens below it: a message is recognised by its kind and not decoded. */
import { type Connect, type LoadTable, SEATS } from '../loop.ts';
import { Client, KIND, type LeanSocket, Protocol } from './colyseus-client.ts';

export const connect: Connect = async (port, tables, arrived) => {
  const client = new Client(`http://127.0.0.1:${port}`);
  const table = async (): Promise<LoadTable> => {
    let left = 0;
    let moves = 0;
    let done = (): void => {};
    const first = await client.create('turns');
    const rooms = [first];
    // In order: the seats are those of arrival.
    while (rooms.length < SEATS) rooms.push(await client.joinById(first.roomId));
    for (const room of rooms) {
      const { ws } = room.connection.transport as unknown as { ws: LeanSocket };
      ws.hear = (data) => {
        arrived.bytes += data.length;
        if ((data[0] & KIND) === Protocol.ROOM_STATE_PATCH && --left === 0) done();
      };
    }
    return {
      move(then) {
        done = then;
        left = SEATS;
        const seat = moves++ % SEATS;
        rooms[seat].send('add', moves % 100);
      },
    };
  };
  const all: LoadTable[] = [];
  for (let i = 0; i < tables; i++) all.push(await table());
  return { tables: all };
};
