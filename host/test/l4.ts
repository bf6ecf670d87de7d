/**
 * L4: two worlds that differ only in what a viewer may not know run side by side on a virtual clock, with people and bots. Until a
 * rule opens something, the viewer must receive the same in both: content, size and time of every frame. Bots think for different
 * times in the two worlds, depending on their secrets.
 *
 * `l4` runs hosts in memory; a server test makes its two worlds with `otherSnapshot` and compares what arrived with `firstLeak`.
 */
import {
  FastChance,
  type Game,
  hash32,
  heardBy,
  type Known,
  randomAnswer,
  refuse,
  type Seat,
  type State,
  type Types,
  viewFrom,
} from '@starboard/kernel';
import { type Delay, deedOf, drawnDelay, Host, type LogLine, type MatchSetup, type Snapshot, type Stream, type ThinkOrder } from '../index.ts';
import { MatchStage, type SentMessage } from './stage.ts';

/** The same match at the same moment, with the secrets before `viewer` (null: a spectator) dealt differently. */
export function otherSnapshot(game: Game<Types>, kept: Snapshot, viewer: Seat | null, seed: string): Snapshot {
  const other = structuredClone(kept) as unknown as { n: number; body: { match: { state: State<Types> } } };
  other.body.match.state = JSON.parse(JSON.stringify(game.redeal(stateOf(kept), viewer, new FastChance(seed))));
  return other as unknown as Snapshot;
}
export const stateOf = (kept: Snapshot): State<Types> => (structuredClone(kept.body) as unknown as { match: { state: State<Types> } }).match.state;

/** Something that arrived at a screen, and when. */
export type Arrival = readonly [at: number, text: string];

/** The first difference between what arrived in two worlds; null: none. */
export function firstLeak(here: readonly Arrival[], there: readonly Arrival[]): string | null {
  for (let i = 0; i < Math.max(here.length, there.length); i++) {
    const [a, b] = [here[i], there[i]];
    if (a === undefined || b === undefined) return `message ${i} arrives in one world only: ${(a ?? b)[1]}`;
    if (a[0] !== b[0]) return `message ${i} arrives ${a[0] - b[0]} ms apart: ${a[1]}`;
    if (a[1].length !== b[1].length) return `message ${i} has ${a[1].length} or ${b[1].length} bytes: ${a[1]} / ${b[1]}`;
    if (a[1] !== b[1]) return `message ${i} differs: ${a[1]} / ${b[1]}`;
  }
  return null;
}

/** Ways to leak, for tests of the test. They may look at the true state, as the code that leaks could. */
export interface Leak {
  delay?(peek: () => State<Types>): Delay;
  /** What is sent instead. */
  text?(text: string, peek: () => State<Types>): string;
}

export interface L4Result {
  /** Null: no leak. */
  readonly leak: string | null;
  /** Messages that were compared. */
  readonly compared: number;
}

const PATIENCE = 60;

export function l4(setup: MatchSetup, kept: Snapshot, now: number, viewer: Seat | null, seed: string, leak: Leak = {}): L4Result {
  const { game } = setup.cartridge;
  const script = new FastChance(`${seed} script`);
  const orders: Map<number, ThinkOrder>[] = [new Map(), new Map()];
  let apart = false;
  const worlds = [kept, otherSnapshot(game, kept, viewer, seed)].map((world, w) => {
    let host: Host | null = null;
    const peek = (): State<Types> => (host === null ? stateOf(world) : stateOf(host.snapshot()));
    const think = (order: ThinkOrder) => {
      orders[w].set(order.ticket, order);
      // As long as what the bot sees, its own hand included, happens to make it.
      const ms = 1 + (hash32(JSON.stringify(order.known)) % order.budget);
      const answer = (): readonly string[] | null => {
        const [here, there] = orders.map((world) => world.get(order.ticket));
        const common =
          here === undefined || there === undefined
            ? null
            : commonAnswer(game, here.known, there.known, order.seat, new FastChance(`${seed} ${order.ticket}`));
        apart ||= common === null;
        return common;
      };
      return { ms, answer };
    };
    host = Host.restore({ ...setup, snapshot: world, lines: [], now, aliveUntil: now, delay: leak.delay?.(peek) ?? drawnDelay });
    const stage = new MatchStage(setup, think, undefined, host, now);
    return { stage, peek, arrived: [] as Arrival[], read: 0, lines: 0 };
  });
  const [here, there] = worlds;
  const stream: Stream = viewer ?? 'watch';
  for (let i = 0; i < PATIENCE; i++) {
    for (const world of worlds) {
      for (; world.read < world.stage.sent.length; world.read++) {
        const { to, message, at }: SentMessage = world.stage.sent[world.read];
        if (to !== stream || message.t !== 'frame') continue;
        const text = JSON.stringify(message);
        world.arrived.push([at, leak.text?.(text, world.peek) ?? text]);
      }
    }
    const opened = parted(here.stage.lines.slice(here.lines), there.stage.lines.slice(there.lines), viewer);
    // From here on the worlds may differ: a rule opened something, the outcome is known, a hand leaves nothing in common to
    // answer, or somebody silent was answered for out of another hand.
    if (opened || apart || worlds.some((world) => world.stage.host.closed !== null)) break;
    const found = firstLeak(here.arrived, there.arrived);
    if (found !== null) return { leak: found, compared: here.arrived.length };
    for (const world of worlds) world.lines = world.stage.lines.length;
    if (!onward(here.stage, there.stage, script)) break;
  }
  return { leak: null, compared: here.arrived.length };
}

/** Lets both worlds go on: a person who can say the same in both does, or time passes in both. */
function onward(a: MatchStage, b: MatchStage, script: FastChance): boolean {
  const asked = a.persons.filter((s) => a.question(s) !== null && b.question(s) !== null);
  if (asked.length > 0 && script.int(3) > 0) {
    const seat = asked[script.int(asked.length)];
    const [here, there] = [a, b].map((w) => viewFrom<Types>(w.whole(seat).pub, w.whole(seat).mine));
    const answer = commonAnswer(a.setup.cartridge.game, here, there, seat, script);
    if (answer !== null) {
      for (const world of [a, b]) world.answer(seat, ...answer);
      return true;
    }
    if (a.next === null && b.next === null) return false;
  } else if (a.persons.length > 0 && script.int(6) === 0) {
    const seat = a.persons[script.int(a.persons.length)];
    for (const world of [a, b]) world.say(seat, { t: 'undo' });
    return true;
  }
  // To the next moment of either world, so that one that is earlier is seen to be.
  const times = [a.next, b.next].filter((t) => t !== null);
  if (times.length === 0) return asked.length > 0;
  const until = Math.min(...times);
  for (const world of [a, b]) world.pass(until - world.now);
  return true;
}

/** An answer that is legal in both worlds; null: none was found. */
export function commonAnswer(game: Game<Types>, here: Known<Types>, there: Known<Types>, seat: Seat, chance: FastChance): string[] | null {
  for (let i = 0; i < 6; i++) {
    const answer = randomAnswer(game, i % 2 === 0 ? here : there, seat, chance);
    if (refuse(game, i % 2 === 0 ? there : here, seat, answer) === null) return answer;
  }
  return null;
}

/** Whether the last lines of the two worlds tell the viewer something different that a rule opened, or are different acts. */
export function parted(here: readonly LogLine[], there: readonly LogLine[], viewer: Seat | null): boolean {
  for (let i = 0; i < Math.min(here.length, there.length); i++) {
    const [a, b] = [here[i], there[i]].map(deedOf);
    if (a.k !== 'act' || b.k !== 'act') continue;
    if (JSON.stringify(a.entry.act) !== JSON.stringify(b.entry.act)) return true;
    const [x, y] = [a, b].map((d) => heardBy(d.entry.told, viewer));
    const at = Array.from({ length: Math.max(x.length, y.length) }, (_, n) => n).find(
      (n) => JSON.stringify(x[n]?.event) !== JSON.stringify(y[n]?.event),
    );
    if (at !== undefined && (x[at]?.rule ?? y[at]?.rule ?? null) !== null) return true;
  }
  return byOrder((here.length > there.length ? here : there)[Math.min(here.length, there.length)]);
}

/** A standing order that has an answer in one world only: its seat has said so ahead, out of another hand. */
function byOrder(line: LogLine | undefined): boolean {
  if (line === undefined || line.ids.length > 0) return false;
  const deed = deedOf(line);
  return deed.k === 'act' && deed.entry.act.kind === 'answer' && deed.entry.act.by === undefined;
}
