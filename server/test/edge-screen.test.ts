/** What an edge passes on to a screen, when a server that is no longer the owner speaks once more. */
import { expect, test } from 'vitest';
import { EdgeScreen } from '../cluster/edge-screen.ts';
import type { Connection } from '../network/connection.ts';

/** A screen that reaches its table at once. */
async function screenWith(have: number | null, seat?: number | null) {
  const passed: string[] = [];
  const connection = { sendText: (text: string) => passed.push(text), send: () => {}, trouble: () => {}, close: () => {} };
  let opening = 0;
  const screen = new EdgeScreen('match', connection as unknown as Connection, async (_, number) => {
    opening = number;
    return { say: () => {}, leave: () => {} };
  });
  screen.open('t', have, seat);
  await Promise.resolve();
  const hear = (message: object): void => screen.hear(opening, JSON.stringify({ ...message, now: 0 }));
  return { screen, hear, numbers: () => passed.map((text) => (JSON.parse(text) as { n: number }).n) };
}

test('a view older than what the screen brought with it is not passed on, also over a new socket', async () => {
  const { hear, numbers, screen } = await screenWith(268, 0);
  hear({ t: 'whole', n: 255, seat: 0 });
  hear({ t: 'frame', n: 256 });
  expect(numbers()).toEqual([]);
  hear({ t: 'frame', n: 269 });
  hear({ t: 'whole', n: 269, seat: 0 });
  expect(numbers()).toEqual([269, 269]);
  expect(screen.want).toEqual({ table: 't', have: 269, seat: 0 });
});

test('another seat has other numbers', async () => {
  const { hear, numbers, screen } = await screenWith(268, null);
  hear({ t: 'whole', n: 12, seat: 2 });
  hear({ t: 'frame', n: 13 });
  expect(numbers()).toEqual([12, 13]);
  expect(screen.want).toEqual({ table: 't', have: 13, seat: 2 });
});

test('a page that does not say whose number it brings gets the view that comes first', async () => {
  const { hear, numbers } = await screenWith(268);
  hear({ t: 'whole', n: 255, seat: 0 });
  hear({ t: 'whole', n: 254, seat: 0 });
  expect(numbers()).toEqual([255]);
});
