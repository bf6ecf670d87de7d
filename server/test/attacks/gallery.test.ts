/** 8: spectators must not push the players' chat out of the store. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, running } from '../house.ts';
import { newRequestId, type Screen } from '../screen.ts';
import { FAST, toySource } from '../toys.ts';

let later = 0;
let house: House;
beforeAll(async () => {
  house = await House.open({}, { games: toySource, now: () => Date.now() + later });
});
afterAll(() => house.close());

const textsOf = (screen: Screen): string[] => screen.heard.flatMap((m) => (m.t === 'chat' ? [m.text ?? ''] : []));

/** As fast as the limit of one screen allows. */
async function say(screen: Screen, text: string, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    if (i % 10 === 0) later += 20_000;
    await screen.tell({ t: 'chat', id: newRequestId(), text: `${text} ${i}` });
  }
}

test('8: a few words of players outlive a flood from the gallery, and both stores are bounded', async () => {
  const [ada, ben, eve, zoe] = await Promise.all(['Ada', 'Ben', 'Eve', 'Zoe'].map((name) => house.person(name)));
  const id = await running([ada, ben], { game: 'tictactoe', seats: 2, settings: FAST, open: true });
  const adas = await (await ada.screen()).enter(id);
  await say(adas, 'first', 3);
  await say(await (await eve.screen()).enter(id), 'noise', 130);
  const bens = await (await ben.screen()).enter(id);
  await bens.until(() => textsOf(bens).includes('first 2'), 'what Ada said');
  expect(textsOf(bens)).toEqual(['first 0', 'first 1', 'first 2']);

  // Nor do players push out the gallery.
  await say(adas, 'more', 110);
  for (let restarted = 0; restarted < 2; restarted++) {
    const zoes = await (await zoe.screen()).enter(id);
    await zoes.until(() => textsOf(zoes).includes('more 109'), 'the chat');
    expect(textsOf(zoes).filter((t) => t.startsWith('more'))).toHaveLength(100);
    expect(textsOf(zoes).filter((t) => t.startsWith('noise'))).toEqual(Array.from({ length: 50 }, (_, i) => `noise ${i + 80}`));
    await house.restart();
  }
});
