/**
 * Nothing hidden leaves the server. L4 of the leak tests, through real servers and sockets: two worlds that differ only in
 * what a viewer may not know are played side by side, and every byte the viewer gets is the same until a rule opens something.
 */
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deedOf, type Kept } from '@starboard/host';
import { FastChance, type Game, heardBy, randomAnswer, refuse, type Seat, type Types } from '@starboard/kernel';
import { seedOf } from '@starboard/kernel/conformance';
import { gameIds, loadGame } from '@starboard/registry';
import { expect, test } from 'vitest';
import { otherWorld, stateOf } from '../../host/test/l4.ts';
import { toys as toyGames } from '../../host/test/stage.ts';
import type { GameSource } from '../index.ts';
import { openStorage } from '../storage/open.ts';
import { House, Person, running } from './house.ts';
import { newId, type Screen } from './screen.ts';
import { FAST } from './toys.ts';

const registered: GameSource = { gameIds, loadGame };
/** No bots play here, so the rules are enough. */
const toys: GameSource = {
  gameIds: toyGames.map((g) => g.id),
  loadGame: async (id) => ({ game: toyGames.find((g) => g.id === id)! }) as Awaited<ReturnType<typeof loadGame>>,
};
const seed = seedOf('L4 through the server');

/** Two houses with the same match at the same moment, the secrets before `viewer` dealt differently. */
async function twoWorlds(source: GameSource, id: string, viewer: number, answers: number) {
  let now = Date.now();
  const instead = { games: source, now: () => now };
  const first = await House.open({}, instead);
  const { game } = await source.loadGame(id);
  const people = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => first.person(name)));
  const table = await running(people, { game: id, seats: 3, settings: FAST });
  const chance = new FastChance(`${seed} ${id} ${viewer}`);
  const screens = await Promise.all(people.map(async (p) => (await p.screen()).enter(table)));
  let left = answers;
  await Promise.all(screens.map((s) => Promise.race([s.play(game, chance, () => --left > 0), untilZero(() => left)])));
  await first.server.close();
  now += 1000;

  const data = mkdtempSync(join(tmpdir(), 'starboard-world-'));
  cpSync(first.data, data, { recursive: true });
  const storage = await openStorage({ dataDir: data });
  const { snapshot, lines } = (await storage.load(table))!;
  expect(lines).toEqual([]);
  const other = otherWorld(game, snapshot as Kept, viewer as Seat, `${seed} other`);
  const differs = JSON.stringify(stateOf(other)) !== JSON.stringify(stateOf(snapshot as Kept));
  await storage.append(table, [], other);
  await storage.close();
  await first.start();
  const houses = [first, await House.open({}, instead, data)];
  const worlds = await Promise.all(
    houses.map(async (house) => {
      const seats: Screen[] = [];
      for (const { name, cookie } of people) {
        const person = new Person(house, name);
        person.cookie = cookie;
        seats.push(await (await person.screen()).enter(table));
      }
      // Everybody is there before anything is compared.
      await seats[viewer].until(() => seats[viewer].table?.chairs.every((c) => !c.away));
      return { house, seats };
    }),
  );
  return { game, table, worlds, differs };
}
const untilZero = async (left: () => number): Promise<void> => {
  while (left() > 0) await new Promise((resolve) => setTimeout(resolve, 5));
};

/** Whether the newest entry told the viewer something different that a rule opened. */
async function opened(worlds: readonly { house: House }[], table: string, viewer: Seat): Promise<boolean> {
  const told = await Promise.all(
    worlds.map(async ({ house }) => {
      const { storage } = house.server.parts.world;
      const all = await storage.lines(table, 0, 100_000);
      const deed = deedOf(all.findLast((line) => deedOf(line).k === 'act')!);
      return deed.k === 'act' ? heardBy(deed.entry.told, viewer) : [];
    }),
  );
  const [a, b] = told;
  const at = Array.from({ length: Math.max(a.length, b.length) }, (_, n) => n).find(
    (n) => JSON.stringify(a[n]?.event) !== JSON.stringify(b[n]?.event),
  );
  return at !== undefined && (a[at]?.rule ?? b[at]?.rule ?? null) !== null;
}

function commonAnswer(game: Game<Types>, [here, there]: readonly Screen[], seat: Seat, chance: FastChance): string[] | null {
  for (let i = 0; i < 10; i++) {
    const [a, b] = i % 2 === 0 ? [here, there] : [there, here];
    const answer = randomAnswer(game, a.known, seat, chance);
    if (refuse(game, b.known, seat, answer) === null) return answer;
  }
  return null;
}

test.each([
  ['fog', toys, 0, 3],
  ['bazaar', toys, 2, 5],
  [gameIds[0], registered, 0, 12],
  [gameIds[0], registered, 1, 40],
] as const)('L4 through the server: %s', async (id, source, viewer, answers) => {
  const { game, table, worlds, differs } = await twoWorlds(source, id, viewer, answers);
  expect(differs, 'the worlds are different').toBe(true);
  const chance = new FastChance(`${seed} script`);
  const views = worlds.map((w) => w.seats[viewer]);
  // Whoever holds what was dealt differently sees it: the comparison below is not blind.
  const others = [0, 1, 2].filter((s) => s !== viewer);
  expect(others.some((s) => JSON.stringify(worlds[0].seats[s].mine) !== JSON.stringify(worlds[1].seats[s].mine))).toBe(true);
  let compared = 0;
  for (let i = 0; i < 40; i++) {
    await views[0].until(() => views[0].n === views[1].n, 'the other world', 3000);
    const same = JSON.stringify(views[0].raw) === JSON.stringify(views[1].raw);
    if (!same && (await opened(worlds, table, viewer as Seat))) break;
    expect(views[0].raw).toEqual(views[1].raw);
    compared = views[0].raw.length;
    const asked = ([0, 1, 2] as Seat[]).filter((s) => worlds.every((w) => w.seats[s].own?.question != null && w.seats[s].mustAnswer));
    if (asked.length === 0 || views[0].table?.closed != null) break;
    const seat = asked[chance.int(asked.length)];
    const answer = commonAnswer(
      game,
      worlds.map((w) => w.seats[seat]),
      seat,
      chance,
    );
    if (answer === null) break;
    const message = newId();
    const words = await Promise.all(
      worlds.map((w) => w.seats[seat].tell({ t: 'answer', id: message, question: w.seats[seat].own!.question!, answer })),
    );
    expect(words.map((w) => w.t)).toEqual(['ack', 'ack']);
    // The viewer's own frames come by another socket: wait until they are there.
    const n = Math.max(...worlds.map((w) => frameOf(w.house, table, viewer)));
    await Promise.all(views.map((v) => v.until(() => v.n >= n, `frame ${n}`, 3000)));
  }
  // At least the whole view and that everybody came in; how soon a rule opens something is chance.
  expect(compared).toBeGreaterThan(1);
  await Promise.all(worlds.map((w) => w.house.close()));
});

function frameOf(house: House, table: string, viewer: number): number {
  const whole = house.server.parts.matches.peek(table)!.drive.host.whole(viewer as Seat, 0);
  return whole.t === 'whole' ? whole.n : 0;
}
