/** What the server sends is a string in their encoding, so the JSON is the rest of the message from where that begins. */
import { SEATS } from '../loop.ts';
import { Client, KIND, type LeanSocket, Protocol } from './colyseus-client.ts';
import { sameConnect } from './same-load.ts';

const START = Buffer.from('{"t"');

export const connect = sameConnect(async (port, _table, hear) => {
  const client = new Client(`http://127.0.0.1:${port}`);
  const rooms: Awaited<ReturnType<typeof client.create>>[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    // In order: the seats are those of arrival.
    const room = await (seat === 0 ? client.create('rarities') : client.joinById(rooms[0].roomId));
    const { ws } = room.connection.transport as unknown as { ws: LeanSocket };
    ws.hear = (data) => {
      if ((data[0] & KIND) === Protocol.ROOM_DATA) hear(seat, data.subarray(data.indexOf(START)));
    };
    rooms.push(room);
  }
  return {
    say: (seat, id, answer) => rooms[seat].send('say', { id, answer }),
    next: () => rooms[0].send('next', null),
  };
});
