/**
 * Two real servers run the same match from the same moment on a virtual clock. They differ only in secrets that a viewer may not know.
 * `runPair` compares everything the viewer receives over real sockets: bytes, order, sizes and times. Test files that use it replace
 * the random tokens with ./seeded-tokens.ts.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings, Snapshot, Stream } from '@starboard/host';
import { FastChance, type Game, type Seat, type Types } from '@starboard/kernel';
import { expect } from 'vitest';
import { type Arrival, commonAnswer, firstLeak, otherSnapshot, parted, stateOf } from '../../host/test/l4.ts';
import type { GameSource } from '../index.ts';
import { openStorage } from '../storage/open.ts';
import { House, Person, running } from './house.ts';
import { newRequestId, Screen } from './screen.ts';
import { type Effort, Minds, VirtualClock } from './virtual.ts';

export const HUMAN: Settings = { clock: { kind: 'none' }, atZero: 'idle', takeBacks: false, pace: 'human' };
export const QUICK: Settings = { ...HUMAN, pace: 'fast' };
export const TIMED: Settings = { ...HUMAN, clock: { kind: 'move', seconds: 8 }, atZero: 'bot' };

export interface Pair {
  readonly source: GameSource;
  /** The game. */
  readonly id: string;
  /** Seats: p for a person, b for a bot. */
  readonly who: string;
  readonly settings: Settings;
  /** The seat that looks; -1: a spectator. */
  readonly viewer: number;
  /** Answers given before the worlds part. */
  readonly answers: number;
  readonly seed: string | number;
  readonly effort?: Effort | undefined;
  /** A secret of the game by the beginning of its name (`Game.secrets`) that must differ; missing: anything hidden. */
  readonly secret?: string | undefined;
}

const turnOfTheLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** One server at one moment, and the screens at its match. */
class Place {
  readonly house: House;
  readonly clock: VirtualClock;
  readonly table: string;
  /** By seat; null: a bot sits there. */
  seats: (Screen | null)[] = [];
  readonly #others: Screen[] = [];

  constructor(house: House, clock: VirtualClock, table: string) {
    this.house = house;
    this.clock = clock;
    this.table = table;
  }

  async open(cookie: string, path = '/ws'): Promise<Screen> {
    const screen = await Screen.open(this.house, cookie, {}, path);
    this.#others.push(screen);
    if (path === '/ws') await screen.enter(this.table);
    await this.settle();
    return screen;
  }

  /** Waits until this moment has brought everything it brings: written, sent and arrived. */
  async settle(): Promise<void> {
    const { matches } = this.house.server.parts;
    for (let calm = 0; calm < 2; ) {
      await turnOfTheLoop();
      // What was said before a ping was heard before its answer, on both sides.
      await Promise.all(this.#others.filter((s) => s.closed === null).map(ponged));
      calm = (matches.peek(this.table)?.drive.settled ?? true) && (this.clock.next ?? Number.POSITIVE_INFINITY) > this.clock.now() ? calm + 1 : 0;
      if ((this.clock.next ?? Number.POSITIVE_INFINITY) <= this.clock.now()) this.clock.to(this.clock.now());
    }
  }
}

/** Answers to pings so far, two bytes each: how many there are depends on how long this machine takes. */
const pongs = new WeakMap<Screen, number>();

const ponged = (screen: Screen): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      screen.socket.off('pong', done).off('close', done);
      pongs.set(screen, (pongs.get(screen) ?? 0) + 1);
      resolve();
    };
    screen.socket.on('pong', done).on('close', done).ping();
  });

const asked = (s: Screen | null): s is Screen => s?.own?.question != null && s.mustAnswer && s.table?.closed == null;

/** Two servers with the same match at the same moment, the secrets before `viewer` dealt differently. */
async function twoWorlds({ source, id, who, settings, viewer, answers, effort, secret, seed }: Pair) {
  const { game } = await source.loadGame(id);
  const plays = game as unknown as Game<Types>;
  const name = `${seed} ${id} ${who} ${viewer}`;
  const began = new VirtualClock(1_800_000_000_000);
  const house = await House.open({}, { games: source, now: began.now, after: began.after, pool: new Minds(plays, name).poolOf(began) });
  const sits = [...who].flatMap((c, i) => (c === 'p' ? [i] : []));
  const people: Person[] = [];
  for (const i of sits) people.push(await house.person(`P${i}`));
  const guest = await house.person('Guest');
  const table = await running(people, {
    game: id,
    seats: who.length,
    settings,
    open: true,
    bots: [...who].map((c) => (c === 'b' ? 'normal' : null)),
  });
  const cookies = [...who].map((_, i) => people[sits.indexOf(i)]?.cookie ?? null);
  const enter = async (place: Place): Promise<void> => {
    for (const cookie of cookies) place.seats.push(cookie === null ? null : await place.open(cookie));
  };
  const first = new Place(house, began, table);
  await enter(first);
  const chance = new FastChance(name);
  for (let left = answers; left > 0; ) {
    await first.settle();
    const s = first.seats.find(asked);
    if (s !== undefined) {
      await s.tell({ t: 'answer', id: newRequestId(), question: s.own!.question!, answer: s.anAnswer(plays, chance) });
      left--;
    } else if (began.next === null || first.seats.find((x) => x !== null)!.table?.closed != null) break;
    else began.to(began.next);
  }
  await house.server.close();

  const data = mkdtempSync(join(tmpdir(), 'starboard-world-'));
  cpSync(house.data, data, { recursive: true });
  const storage = await openStorage({ dataDir: data });
  const { snapshot } = (await storage.load(table))!;
  const seat = viewer < 0 ? null : (viewer as Seat);
  const hidden = (kept: Snapshot): string =>
    JSON.stringify(secret === undefined ? stateOf(kept) : plays.secrets(stateOf(kept), seat).filter((cell) => cell.name.startsWith(secret)));
  const was = hidden(snapshot as Snapshot);
  const other = Array.from({ length: 20 }, (_, i) => otherSnapshot(plays, snapshot as Snapshot, seat, `${name} ${i}`)).find(
    (kept) => hidden(kept) !== was,
  );
  if (other !== undefined) await storage.append(table, [], other);
  await storage.close();
  // Nothing is hidden at this moment.
  if (other === undefined) {
    await house.close();
    rmSync(data, { recursive: true });
    return null;
  }

  const minds = new Minds(plays, `${name} after`, effort);
  const worlds: Place[] = [];
  for (const where of [house.data, data]) {
    const clock = new VirtualClock(began.now() + 1000);
    const again = await House.open({}, { games: source, now: clock.now, after: clock.after, pool: minds.poolOf(clock) }, where);
    worlds.push(new Place(again, clock, table));
  }
  const views = [];
  for (const place of worlds) {
    await enter(place);
    const cookie = viewer < 0 ? guest.cookie : cookies[viewer]!;
    const lobby = await place.open(cookie, '/ws/lobby');
    views.push([place, await place.open(cookie), lobby] as const);
  }
  return { game: plays, table, worlds, minds, cookie: viewer < 0 ? guest.cookie : cookies[viewer]!, views };
}

/** Everything that has arrived, the whole view among it, and that arrives from now on with its moment. */
function arrivals(place: Place, screen: Screen): Arrival[] {
  const all: Arrival[] = screen.raw.map((text) => [place.clock.now(), text]);
  screen.socket.on('message', (data: Buffer) => all.push([place.clock.now(), data.toString('utf8')]));
  return all;
}
const wired = (screen: Screen): number => (screen.socket as unknown as { _socket: Socket })._socket.bytesRead - 2 * (pongs.get(screen) ?? 0);

/** What came of a pair. */
export interface PairResult {
  readonly leak: string | null;
  readonly compared: number;
  /** Of those, what came of moves. */
  readonly frames: number;
  readonly thoughts: number;
}

/** Runs both worlds side by side for a while and compares what the viewer gets. */
export async function runPair(pair: Pair): Promise<PairResult> {
  const two = await twoWorlds(pair);
  if (two === null) return { leak: null, compared: 0, frames: 0, thoughts: 0 };
  const { id, who, viewer, seed } = pair;
  const { game, table, worlds, minds, cookie, views } = two;
  // A seat that holds what was dealt differently sees it: the comparison below is not blind.
  const mine = (place: Place): string =>
    JSON.stringify(
      [...who].map((_, seat) => (seat === viewer ? null : place.house.server.parts.matches.peek(table)!.drive.host.whole(seat as Seat, 0))),
    );
  expect(mine(worlds[0])).not.toBe(mine(worlds[1]));
  const heard = views.map(([place, match, lobby]) => [arrivals(place, match), arrivals(place, lobby)]);
  const before = views.map(([, match, lobby]) => [match, lobby].map(wired));
  for (const [place, , lobby] of views) {
    for (const message of [
      { t: 'lobby', on: true },
      { t: 'table', table },
    ])
      lobby.socket.send(JSON.stringify(message));
    await place.settle();
  }
  const read = await Promise.all(worlds.map(async ({ house }) => (await house.server.parts.context.storage.lines(table, 0, 100_000)).length));
  const script = new FastChance(`${seed} ${id} ${who} ${viewer} script`);
  const stream: Stream = viewer < 0 ? 'watch' : (viewer as Seat);
  let apart = false;
  const result = async (): Promise<string | null> => {
    for (let i = 0; i < 60; i++) {
      await Promise.all(worlds.map((place) => place.settle()));
      const [here, there] = await Promise.all(worlds.map(({ house }, w) => house.server.parts.context.storage.lines(table, read[w], 100_000)));
      // From here on they may differ: a rule opened something, the outcome is known, or nothing in common can be said.
      apart = parted(here, there, stream === 'watch' ? null : stream) || minds.apart;
      if (apart) return null;
      if (worlds.some(({ house }) => house.server.parts.matches.peek(table)!.drive.host.closed !== null)) return null;
      read[0] += here.length;
      read[1] += there.length;
      for (const [k, name] of ['the table', 'the lobby'].entries()) {
        const found = firstLeak(heard[0][k], heard[1][k]);
        if (found !== null) return `${name}: ${found}`;
        const [a, b] = views.map((view, w) => wired(view[k + 1] as Screen) - before[w][k]);
        if (a !== b) return `${name}: ${a} or ${b} bytes on the wire`;
      }
      const both = [...who].flatMap((_, s) => (worlds.every((w) => asked(w.seats[s])) ? [s as Seat] : []));
      if (both.length > 0 && script.int(3) > 0) {
        const seat = both[script.int(both.length)];
        const [a, b] = worlds.map((w) => w.seats[seat]!);
        const answer = commonAnswer(game, a.known, b.known, seat, script);
        if (answer !== null) {
          const message = newRequestId();
          const words = await Promise.all([a, b].map((s) => s.tell({ t: 'answer', id: message, question: s.own!.question!, answer })));
          expect(words.map((w) => w.t)).toEqual(['ack', 'ack']);
          continue;
        }
      }
      // To the next moment of either world, so that one that is earlier is seen to be.
      const times = worlds.map((w) => w.clock.next).filter((t) => t !== null);
      if (times.length > 0) for (const { clock } of worlds) clock.to(Math.min(...times));
      else if (both.length === 0) return null;
    }
    return null;
  };
  let leak = await result();
  if (leak === null && !apart) {
    // The last step moved the clocks: what follows from that must have happened in both worlds before anything is asked for.
    await Promise.all(worlds.map((place) => place.settle()));
    const [here, there] = await Promise.all(worlds.map(({ house }, w) => house.server.parts.context.storage.lines(table, read[w], 100_000)));
    apart = parted(here, there, stream === 'watch' ? null : stream) || minds.apart;
  }
  // What can be asked for at any time is the same as well, unless the newest event is one that was opened: its frame may still
  // be on the way to the viewer.
  if (leak === null && !apart && heard[0][0].length === heard[1][0].length && firstLeak(heard[0][0], heard[1][0]) === null) {
    const [a, b] = await Promise.all(
      worlds.map(async ({ house }) => {
        const person = new Person(house, 'again');
        person.cookie = cookie;
        return JSON.stringify([
          (await person.ask('GET /api/tables/:table', { params: { table } })).body,
          (await person.ask('GET /api/tables/:table/stream', { params: { table } })).body,
        ]);
      }),
    );
    if (a !== b && worlds.every(({ house }) => house.server.parts.matches.peek(table)?.drive.host.closed === null))
      leak = `what is asked for differs: ${a} / ${b}`;
  }
  await Promise.all(worlds.map((w) => w.house.close()));
  const frames = heard[0][0].filter(([, text]) => text.startsWith('{"t":"frame"')).length;
  return { leak, compared: heard[0][0].length + heard[0][1].length, frames, thoughts: minds.thoughts };
}
