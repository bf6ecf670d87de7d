/** A match of this device, without a browser: the worker's side played through its ports, two tabs included. */
import { think } from '@starboard/bots';
import type { HostMessage, Stream } from '@starboard/host';
import { recordFromLog } from '@starboard/host';
import { FastChance, type Game, randomAnswer, readOptions, type Seat, type Types, verify, waitedFor } from '@starboard/kernel';
import { type AnyCartridge, gameIds, loadGame } from '@starboard/registry';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Connect } from '../src/match/link.ts';
import { type MatchClient, openMatch } from '../src/match/store.ts';
import { BrowserStore } from '../src/offline/idb.ts';
import { type LocalTable, newLocalTable } from '../src/offline/tables.ts';
import { LocalMatch } from '../src/worker/local-match.ts';
import type { PortClientMessage, PortHostMessage } from '../src/worker/protocol.ts';
import type { ThinkWorker } from '../src/worker/thinker.ts';

const thinker = {
  think: async (game: string, _options: object, order: Parameters<ThinkWorker['think']>[2]) =>
    think(await loadGame(game), 'normal', order.known, order.memory, order.seat, order.seed, {}),
} as unknown as ThinkWorker;

/** The page's side of a port, as ./offline/worker-link.ts has it. */
const linkTo =
  (tab: LocalMatch, stream: Stream, heard: (m: PortHostMessage) => void = () => {}): Connect =>
  (ears) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<PortHostMessage>) => {
      heard(data);
      if (data.t === 'up') ears.up();
      else if (data.t === 'elsewhere') ears.elsewhere?.();
      else if (data.t === 'broken') ears.broken?.();
      else if (data.t === 'failed') ears.failed?.();
      else ears.heard(data as HostMessage);
    };
    tab.attach(stream, port2 as unknown as MessagePort);
    const post = (said: PortClientMessage): void => port1.postMessage(said);
    return {
      say: post,
      claim: () => post({ t: 'claim' }),
      close() {
        post({ t: 'bye' });
        setTimeout(() => port1.close(), 50);
      },
    };
  };

const until = async (what: () => boolean, ms = 60_000): Promise<void> => {
  for (const end = Date.now() + ms; !what(); ) {
    if (Date.now() > end) throw new Error('it never came');
    await new Promise((r) => setTimeout(r, 5));
  }
};

/** Answers whatever is asked, mostly with sense (pure chance may take thousands of answers), until the match is over or `enough` says so. */
async function play({ game, mind }: AnyCartridge, screens: readonly MatchClient[], enough: () => boolean = () => false): Promise<void> {
  const chance = new FastChance('person');
  const answered = new Map<MatchClient, number>();
  await until(() => {
    for (const screen of screens) {
      const { seen, wish, pending } = screen.getState();
      const q = seen?.own?.question ?? null;
      if (seen === null || seen.seat === null || q === null || pending.length > 0) continue;
      // In an open window a question stays the same while one acts; a seat that is waited for after news is asked again.
      if (answered.get(screen) === seen.n || !waitedFor(seen.known).includes(seen.seat)) continue;
      answered.set(screen, seen.n);
      const { known, seat } = seen;
      const memory = game.blank(readOptions(game, {}), game.seats[0], seat);
      const sensible = (): readonly string[] => think({ game, mind }, 'normal', known, memory, seat, chance.int(2 ** 31), {}).answer;
      wish({ t: 'answer', question: q, answer: chance.int(4) === 0 ? randomAnswer(game, known, seat, chance) : [...sensible()] });
    }
    return enough() || screens[0].getState().seen?.table.closed != null;
  }, 300_000);
}

beforeAll(() => {
  globalThis.IDBKeyRange = IDBKeyRange;
});

describe.each(gameIds)('%s on one device', (id) => {
  let store: BrowserStore;
  let cartridge: AnyCartridge;
  let game: Game<Types>;
  let table: LocalTable;
  beforeEach(async () => {
    store = new BrowserStore('test', new IDBFactory());
    cartridge = await loadGame(id);
    game = cartridge.game;
    const options = Object.fromEntries(Object.entries(game.options as Record<string, { usual: string }>).map(([k, s]) => [k, s.usual]));
    table = newLocalTable({
      game: id,
      options: { ...options, ...(game.presets?.solo as object) },
      settings: { clock: { kind: 'none' }, atZero: 'idle', takeBacks: false, pace: 'fast' },
      sittings: Array.from({ length: Math.max(2, game.seats[0]) }, (_, i) =>
        i < 2 ? { kind: 'person', name: `P${i}`, level: null } : { kind: 'bot', name: `B${i}`, level: 'normal' },
      ),
    });
    await store.keepTable(table);
  });
  const seats = [0 as Seat, 1 as Seat];
  /** So many frames more show that it goes on; only the first test waits for the end, because bots take their time here. */
  const ON = 6;
  const framesOf = ([screen]: readonly MatchClient[]): number => screen.getState().seen?.n ?? 0;
  const open = (tab: LocalMatch): MatchClient[] => seats.map((s) => openMatch(table.id, linkTo(tab, s)));

  test('is played to its end, kept, and verified', async () => {
    const screens = open(new LocalMatch(table.id, store, thinker));
    const watch = openMatch(table.id, linkTo(new LocalMatch('other', store, thinker), 'watch'));
    await play(cartridge, screens);
    expect(screens.map((s) => s.getState().seen?.table.closed)).toEqual(['over', 'over']);
    expect(screens.every((s) => s.getState().refused === null)).toBe(true);
    await until(() => watch.getState().link === 'gone');
    const kept = async (): Promise<string | undefined> => (await store.table(table.id))?.state;
    for (let i = 0; i < 3000 && (await kept()) !== 'over'; i++) await new Promise((r) => setTimeout(r, 10));
    const stored = await store.table(table.id);
    expect(stored?.state).toBe('over');
    const record = recordFromLog(await store.lines(table.id, 0, 1e6), { kind: 'seed', seed: table.seed }, stored?.outcome ?? null);
    expect(verify(game, record).findings).toEqual([]);
    for (const s of [...screens, watch]) s.getState().close();
  });

  test('a second tab waits, takes over on purpose, and nothing is lost', async () => {
    const first = open(new LocalMatch(table.id, store, thinker));
    await play(cartridge, first, () => framesOf(first) > 12);
    await until(() => first.every((s) => s.getState().pending.length === 0));
    const second = open(new LocalMatch(table.id, store, thinker));
    await until(() => second.every((s) => s.getState().link === 'elsewhere'));
    second[0].getState().claim();
    await until(() => second.every((s) => s.getState().link === 'live'));
    await until(() => first.every((s) => s.getState().link === 'elsewhere'));
    const before = framesOf(second);
    expect(before).toBeGreaterThanOrEqual(framesOf(first));
    await play(cartridge, second, () => framesOf(second) > before + ON);
    // Only the outcome is not in the log, if it has come to that meanwhile.
    const record = recordFromLog(await store.lines(table.id, 0, 1e6), { kind: 'seed', seed: table.seed }, null);
    expect(verify(game, record).findings.filter((f) => !f.endsWith('the outcome differs'))).toEqual([]);
    for (const s of [...first, ...second]) s.getState().close();
  });

  test('a standing order given here is kept, shown to its owner alone, and taken back', async () => {
    const tab = new LocalMatch(table.id, store, thinker);
    const [mine, other] = open(tab);
    await until(() => mine.getState().seen !== null && other.getState().seen !== null);
    const { known } = mine.getState().seen!;
    const [order] = game.orders?.offer(known, 0 as Seat) ?? [];
    if (order !== undefined) {
      const given = (s: MatchClient): readonly string[] => s.getState().seen?.own?.orders ?? [];
      mine.getState().wish({ t: 'order', order, on: true });
      await until(() => given(mine).length > 0);
      expect([given(mine), given(other)]).toEqual([[order], []]);
      mine.getState().wish({ t: 'order', order, on: false });
      await until(() => given(mine).length === 0);
    }
    for (const s of [mine, other]) s.getState().close();
  });

  test('a storage that cannot be read is reported, and not taken for another tab', async () => {
    const [screen] = open(new LocalMatch(table.id, { table: () => Promise.reject(new Error('no storage')) } as unknown as BrowserStore, thinker));
    await until(() => screen.getState().link !== 'connecting');
    expect(screen.getState().link).toBe('failed');
    screen.getState().close();
  });

  test('goes on where it was left', async () => {
    const first = open(new LocalMatch(table.id, store, thinker));
    await play(cartridge, first, () => framesOf(first) > 8);
    await until(() => first.every((s) => s.getState().pending.length === 0));
    const before = first[0].getState().seen?.known.pub;
    for (const s of first) s.getState().close();
    await new Promise((r) => setTimeout(r, 300));
    const lines = (await store.lines(table.id, 0, 1e6)).length;
    const again = open(new LocalMatch(table.id, store, thinker));
    await until(() => again.every((s) => s.getState().link === 'live'));
    expect(Object.keys(again[0].getState().seen?.known.pub ?? {})).toEqual(Object.keys(before ?? {}));
    expect((await store.lines(table.id, 0, 1e6)).length).toBeGreaterThanOrEqual(lines);
    const n = framesOf(again);
    await play(cartridge, again, () => framesOf(again) > n + ON);
    for (const s of again) s.getState().close();
  });

  test('a snapshot of another version is passed over: the log brings the match back', async () => {
    const first = open(new LocalMatch(table.id, store, thinker));
    await play(cartridge, first, () => framesOf(first) > 8);
    await until(() => first.every((s) => s.getState().pending.length === 0));
    for (const s of first) s.getState().close();
    await new Promise((r) => setTimeout(r, 300));
    const { length } = await store.lines(table.id, 0, 1e6);
    await store.append(table.id, [], { n: length, body: { state: { orders: {} }, match: { state: {} } } });
    const again = open(new LocalMatch(table.id, store, thinker));
    await until(() => again.every((s) => s.getState().link === 'live'));
    const before = framesOf(again);
    expect(before).toBeGreaterThan(8);
    await play(cartridge, again, () => framesOf(again) > before + ON);
    for (const s of again) s.getState().close();
  });
});
