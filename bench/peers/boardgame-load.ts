/** Speaks socket.io by hand, to cost the server nothing: texts with a number for their kind, `42` being an event. */
import { type Connect, type LoadTable, SEATS } from '../loop.ts';
import { open } from './lean.ts';

const EVENT = '42/turns,';

interface Seat {
  send: (text: string) => void;
  hear: (text: string) => void;
}

export const connect: Connect = async (port, tables, arrived) => {
  const api = `http://127.0.0.1:${port}/games/turns/create`;
  const create = async (): Promise<string> => {
    const answer = await fetch(api, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ numPlayers: SEATS }) });
    if (!answer.ok) throw new Error(`boardgame.io's lobby answers ${answer.status}`);
    return ((await answer.json()) as { matchID: string }).matchID;
  };

  async function sit(match: string, player: number): Promise<Seat> {
    const seat: Seat = { send: () => {}, hear: () => {} };
    const hear = (data: Buffer): void => {
      // A ping wants a pong.
      if (data.length === 1 && data[0] === 0x32) return void seat.send('3');
      arrived.bytes += data.length;
      // Enough of it to see what it is.
      seat.hear(data.toString('latin1', 0, 40));
    };
    const socket = await open(`http://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, {}, hear, () => {});
    seat.send = (text) => socket.send(text);
    const heard = (start: string): Promise<void> =>
      new Promise((resolve) => {
        seat.hear = (text) => {
          if (text.startsWith(start)) resolve();
        };
      });
    const joined = heard('40/turns,');
    seat.send('40/turns,');
    await joined;
    const synced = heard(`${EVENT}["sync"`);
    seat.send(`${EVENT}${JSON.stringify(['sync', match, String(player), undefined, SEATS])}`);
    await synced;
    return seat;
  }

  const table = async (): Promise<LoadTable> => {
    const match = await create();
    let left = 0;
    let moves = 0;
    let done = (): void => {};
    const seats: Seat[] = [];
    for (let player = 0; player < SEATS; player++) seats.push(await sit(match, player));
    for (const seat of seats) {
      seat.hear = (text) => {
        if (text.startsWith(`${EVENT}["update"`) && --left === 0) done();
      };
    }
    return {
      move(then) {
        done = then;
        left = SEATS;
        // Every move raises the number of their state by one.
        const stateID = moves++;
        const playerID = String(stateID % SEATS);
        const action = { type: 'MAKE_MOVE', payload: { type: 'add', args: [moves % 100], playerID } };
        seats[stateID % SEATS].send(`${EVENT}${JSON.stringify(['update', action, stateID, match, playerID])}`);
      },
    };
  };
  const all: LoadTable[] = [];
  for (let i = 0; i < tables; i++) all.push(await table());
  return { tables: all };
};
