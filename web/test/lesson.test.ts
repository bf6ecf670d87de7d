/** A guided game on one device, without a browser: the worker's side, the coach's port and what the page makes of it. */
import { think } from '@starboard/bots';
import type { HostMessage } from '@starboard/host';
import { recordFromLog } from '@starboard/host';
import {
  type Cartridge,
  type Game,
  hintsOf,
  type Lesson,
  question,
  readRecord,
  readsBefore,
  type Seat,
  type Types,
  verify,
  waitedFor,
} from '@starboard/kernel';
import { gameIds, loadGame } from '@starboard/registry';
import { hasLesson, loadLesson } from '@starboard/registry/lessons';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { LATER, limited } from '../src/lesson/limit.ts';
import { place, type Rect } from '../src/lesson/place.ts';
import { openMatch } from '../src/match/store.ts';
import { BrowserStore } from '../src/offline/idb.ts';
import { type LocalTable, newLocalTable, tourIn } from '../src/offline/tables.ts';
import { LocalMatch } from '../src/worker/local-match.ts';
import type { CoachHeard, CoachSaid, PortClientMessage, PortHostMessage } from '../src/worker/protocol.ts';
import type { ThinkWorker } from '../src/worker/thinker.ts';

const thinker = {
  think: async (game: string, _options: object, order: Parameters<ThinkWorker['think']>[2]) =>
    think(await loadGame(game), 'easy', order.known, order.memory, order.seat, order.seed, {}),
} as unknown as ThinkWorker;

/** Time passes as quickly as things happen. */
async function until(what: () => boolean): Promise<void> {
  for (const end = performance.now() + 40_000; performance.now() < end; ) {
    if (what()) return;
    await vi.advanceTimersByTimeAsync(50);
    await new Promise((r) => setImmediate(r));
  }
  throw new Error('it never came');
}

/** A tab with the table and its coach. */
class Tab {
  readonly store;
  at: number | null | undefined = undefined;
  readonly #coach: MessagePort;
  readonly #ports: MessagePort[] = [];
  constructor(table: LocalTable, store: BrowserStore, seat: Seat) {
    const match = new LocalMatch(table.id, store, thinker);
    this.store = openMatch(table.id, (ears) => {
      const port = this.#open<PortHostMessage>(
        (data) => {
          if (data.t === 'up') ears.up();
          else if (data.t === 'elsewhere') ears.elsewhere?.();
          else if (data.t === 'broken') ears.broken?.();
          else ears.heard(data as HostMessage);
        },
        (other) => match.attach(seat, other),
      );
      const say = (said: PortClientMessage): void => port.postMessage(said);
      return { say, close: () => say({ t: 'bye' }) };
    });
    this.#coach = this.#open<CoachHeard>(
      ({ at }) => {
        this.at = at;
      },
      (other) => match.coach(other),
    );
  }
  #open<M>(heard: (m: M) => void, attach: (port: MessagePort) => void): MessagePort {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<M>) => heard(data);
    this.#ports.push(port1 as unknown as MessagePort);
    attach(port2 as unknown as MessagePort);
    return port1 as unknown as MessagePort;
  }
  tell(said: CoachSaid): void {
    this.#coach.postMessage(said);
  }
  get question(): number | null {
    return this.store.getState().seen?.own?.question ?? null;
  }
  async close(): Promise<void> {
    this.tell({ t: 'bye' });
    this.store.getState().close();
    for (let i = 0; i < 20; i++) {
      await vi.advanceTimersByTimeAsync(20);
      await new Promise((r) => setImmediate(r));
    }
    for (const port of this.#ports) port.close();
  }
}

beforeAll(() => {
  globalThis.IDBKeyRange = IDBKeyRange;
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(gameIds.filter(hasLesson))('the lesson of %s', (id) => {
  let store: BrowserStore;
  let brain: Cartridge<Types>;
  let game: Game<Types>;
  let lesson: Lesson;
  let table: LocalTable;
  let learner: Seat;
  beforeEach(async () => {
    store = new BrowserStore('test', new IDBFactory());
    brain = await loadGame(id);
    ({ game } = brain);
    lesson = await loadLesson(id)!;
    learner = lesson.bots.indexOf(null) as Seat;
    table = newLocalTable({
      game: id,
      options: lesson.options as LocalTable['options'],
      settings: { clock: { kind: 'none' }, atZero: 'idle', takeBacks: false, pace: 'human' },
      sittings: lesson.bots.map((b) => (b === null ? { kind: 'person', name: 'P', level: null } : { kind: 'bot', ...b })),
      lesson: { forced: lesson.chance, until: lesson.chance.length, reads: 0, over: false },
    });
    await store.keepTable(table);
  });
  const record = async () => {
    const { seed, outcome, lesson: state } = (await store.table(table.id))!;
    const source = { kind: 'lesson', seed, forced: state!.forced, until: state!.until } as const;
    return readRecord(JSON.stringify(recordFromLog(await store.lines(table.id, 0, 1e6), source, outcome)));
  };

  /** Does what the coach waits for, when it waits for something; true: it did. */
  const obey = (tab: Tab): void => {
    const cue = lesson.script[tab.at!];
    if (cue.kind === 'read') tab.tell({ t: 'read', reads: readsBefore(lesson.script, tab.at!) + 1 });
    if (cue.kind !== 'answer') return;
    const { seen, wish } = tab.store.getState();
    // The page offers exactly what the coach waits for, pick by pick.
    const path: string[] = [];
    for (const { pick } of cue.picks) {
      const q = question(game, seen!.known, learner, path)!;
      const turn = limited(cue, { seat: learner, question: q, sent: false, choose() {}, answer() {}, back() {} });
      expect(turn?.question.choice.picks).toEqual([pick]);
      expect(turn!.question.greyed.filter((g) => (g.why as string) === LATER).length).toBe(q.choice.picks.length - 1);
      path.push(pick);
    }
    const first = question(game, seen!.known, learner, [])!;
    const whole = limited(cue, { seat: learner, question: first, sent: false, choose() {}, answer() {}, back() {} });
    expect([whole?.refuses?.(path.toReversed()), whole?.refuses?.([...path, 'more'])?.why]).toEqual([null, LATER]);
    wish({ t: 'answer', question: tab.question!, answer: path });
  };
  const ready = (tab: Tab, after: number): boolean =>
    tab.at === null ||
    (tab.at !== undefined &&
      tab.at > after &&
      (lesson.script[tab.at].kind === 'read' || (lesson.script[tab.at].kind === 'answer' && tab.question !== null)));

  /** Plays on like a bot until the match is over: at random some games hardly end. */
  async function playOn(tab: Tab): Promise<void> {
    const memory = game.blank(lesson.options, lesson.bots.length, learner);
    let n = 0;
    await until(() => {
      const { seen, wish, pending } = tab.store.getState();
      // In an open window the same question comes again.
      if (tab.question !== null && pending.length === 0 && waitedFor(seen!.known).includes(learner))
        wish({ t: 'answer', question: tab.question, answer: think(brain, 'easy', seen!.known, memory, learner, n++, {}).answer });
      return seen?.table.closed === 'over';
    });
    for (let i = 0; i < 50; i++) await new Promise((r) => setImmediate(r));
  }

  test('is played from its first word to its last, again after every reload, and goes on to a normal end', async () => {
    let tab = new Tab(table, store, learner);
    let at = -1;
    const seen: number[] = [];
    for (;;) {
      await until(() => ready(tab, at));
      if (tab.at === null) break;
      at = tab.at!;
      seen.push(at);
      // Closed and opened again at every step, the lesson is where it was.
      await tab.close();
      tab = new Tab(table, store, learner);
      await until(() => ready(tab, at - 1));
      expect(tab.at).toBe(at);
      expect(tourIn(await store.tables(), id)?.id).toBe(table.id);
      obey(tab);
    }
    expect(seen).toEqual([...new Set(hintsOf(lesson.script).map((h) => h.cue))]);
    expect(tab.store.getState().refused).toBeNull();
    expect((await store.table(table.id))?.lesson).toMatchObject({ over: true, until: lesson.chance.length });
    expect(tourIn(await store.tables(), id)).toBeNull();
    await playOn(tab);
    const kept = await record();
    expect(kept.terms.content).toHaveProperty('lesson');
    expect(kept.entries.flatMap((e) => e.chance).slice(0, lesson.chance.length)).toEqual(lesson.chance);
    expect(verify(game, kept).findings).toEqual([]);
    await tab.close();
  }, 60_000);

  test.each([1, 4, 9])(
    'is left at step %i, and chance is real from there',
    async (steps) => {
      const tab = new Tab(table, store, learner);
      let at = -1;
      for (let i = 0; i < steps; i++) {
        await until(() => ready(tab, at));
        at = tab.at!;
        obey(tab);
      }
      await until(() => ready(tab, at));
      tab.tell({ t: 'skip' });
      await until(() => tab.at === null);
      const drawn = (await record()).entries.flatMap((e) => e.chance).length;
      expect((await store.table(table.id))?.lesson).toMatchObject({ over: true, until: drawn });
      expect(drawn).toBeLessThan(lesson.chance.length);
      await playOn(tab);
      await until(() => tab.store.getState().pending.length === 0);
      const kept = await record();
      expect(verify(game, kept).findings).toEqual([]);
      expect(kept.entries.length).toBeGreaterThan(20);
      await tab.close();
    },
    60_000,
  );

  test('a player who answers something else is no longer guided, and the others play by themselves', async () => {
    const tab = new Tab(table, store, learner);
    let at = -1;
    await until(() => {
      if (!ready(tab, at)) return false;
      at = tab.at!;
      if (lesson.script[at].kind === 'answer') return true;
      obey(tab);
      return false;
    });
    const cue = lesson.script[at];
    const { seen, wish } = tab.store.getState();
    const other = question(game, seen!.known, learner, [])!.choice.picks.find((p) => cue.kind === 'answer' && p !== cue.picks[0].pick)!;
    wish({ t: 'answer', question: tab.question!, answer: [other] });
    await until(() => tab.at === null);
    await playOn(tab);
    expect(verify(game, await record()).findings).toEqual([]);
    await tab.close();
  }, 60_000);
});

describe('where the bubble goes', () => {
  const views = [
    { w: 360, h: 640 },
    { w: 640, h: 360 },
    { w: 768, h: 1024 },
    { w: 1280, h: 800 },
  ];
  const overlap = (a: Rect, b: Rect): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

  test.each(views)('on the screen, beside the target and off the question: %o', (view) => {
    // As ../src/look/coach.css has it: narrow where a screen is low.
    const size = { w: view.h < 420 ? 280 : Math.min(340, view.w - 16), h: 150 };
    const question = { x: 8, y: view.h * 0.7, w: view.w - 16, h: 52, matters: 3 };
    for (let x = 0; x <= view.w - 60; x += 30) {
      for (let y = 0; y <= view.h - 60; y += 30) {
        const target = { x, y, w: 60, h: 60 };
        const spot = place(view, size, target, [question]);
        const box = { x: spot.x, y: spot.y, ...size };
        expect(box.x >= 8 && box.y >= 8 && box.x + box.w <= view.w - 8 && box.y + box.h <= view.h - 8, `${x} ${y}`).toBe(true);
        expect(overlap(box, target), `${x} ${y}: ${JSON.stringify(spot)}`).toBe(false);
        if (view.h > 400) expect(overlap(box, question), `${x} ${y}: ${JSON.stringify(spot)}`).toBe(false);
        if (spot.tip !== null) {
          const along = spot.tip.edge === 'top' || spot.tip.edge === 'bottom' ? size.w : size.h;
          expect(spot.tip.at).toBeGreaterThan(0);
          expect(spot.tip.at).toBeLessThan(along);
        }
      }
    }
  });
  test('the tip faces the target', () => {
    const view = { w: 1000, h: 800 };
    const size = { w: 300, h: 150 };
    const edge = (target: Rect, ...clear: (Rect & { matters: number })[]) => place(view, size, target, clear).tip?.edge;
    expect(edge({ x: 450, y: 10, w: 100, h: 40 })).toBe('top');
    expect(edge({ x: 450, y: 750, w: 100, h: 40 })).toBe('bottom');
    const bars = [
      { x: 0, y: 0, w: 1000, h: 300, matters: 9 },
      { x: 0, y: 500, w: 1000, h: 300, matters: 9 },
    ];
    expect(edge({ x: 10, y: 380, w: 60, h: 40 }, ...bars)).toBe('left');
    expect(edge({ x: 930, y: 380, w: 60, h: 40 }, ...bars)).toBe('right');
  });
  test('with nothing to point at it keeps off the question', () => {
    const spot = place({ w: 360, h: 640 }, { w: 344, h: 150 }, null, [{ x: 0, y: 420, w: 360, h: 220, matters: 3 }]);
    expect(spot.tip).toBeNull();
    expect(spot.y + 150).toBeLessThanOrEqual(420);
  });
});
