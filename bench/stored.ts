/**
 * A match with ten thousand answers: opened from the disk, undone in, reconnected to. Host and storage as the server uses
 * them; the game never ends, and in one variant nothing in it is ever beyond undo.
 */
import { Drive, type DriveEnvironment, Host, type MatchSetup } from '@starboard/host';
import { FastChance, FLOW, type Seat, type Terms } from '@starboard/kernel';
import { openStorage } from '../server/storage/open.ts';
import { withFolder } from './disk.ts';
import { endless, pickAt } from './endless.ts';
import { type Benchmark, digits, type Figure, figure, type Row, type Settings } from './harness.ts';

const ANSWERS = 10_000;
const LIMIT_MS = 50;
/** As many lines as can lie behind a snapshot, or nearly. */
const BEHIND = 60;

type Storage = Awaited<ReturnType<typeof openStorage>>;

function setupOf(chancy: boolean): MatchSetup {
  const terms: Terms = { table: 'long', game: 'endless', rules: '1', options: { chancy }, content: {}, seats: [], commitment: '', attempt: 1 };
  return {
    cartridge: { game: endless as never },
    options: { chancy },
    seats: 2,
    settings: { clock: { kind: 'none' }, atZero: 'idle', takeBacks: true, pace: 'human' },
    sittings: ['Ada', 'Ben'].map((name) => ({ kind: 'person', name, level: null })),
    terms,
    chance: new FastChance(1),
    botSeed: 1,
  };
}

class Session {
  readonly drive: Drive;
  #acked: () => void = () => {};
  #said = 0;

  constructor(host: Host, storage: Storage, match: string) {
    const world: DriveEnvironment = {
      append: (lines, snapshot) => storage.append(match, lines, snapshot),
      send: (_stream, message) => {
        if (message.t === 'ack') this.#acked();
        else if (message.t === 'refused') throw new Error(`refused: ${JSON.stringify(message.refusal)}`);
      },
      think: () => Promise.reject(new Error('nobody thinks here')),
      call: () => {},
      timers: { now: Date.now, after: () => () => {} },
      hasId: (id) => storage.hasId(match, id),
      onLost: (error) => {
        throw error;
      },
    };
    this.drive = new Drive(host, world);
  }

  /** Until it is durable and acknowledged. */
  answer(n: number): Promise<void> {
    const view = this.drive.host.whole('watch', Date.now());
    if (view.t !== 'whole') throw new Error('no view');
    const { asked } = view.pub[FLOW] as unknown as { asked: readonly Seat[] };
    const own = this.drive.host.whole(asked[0], Date.now());
    if (own.t !== 'whole' || own.own?.question == null) throw new Error('nobody is asked');
    const { question } = own.own;
    return this.#say(asked[0], (id) => this.drive.said(asked[0], { t: 'answer', id, question, answer: [pickAt(n)] }));
  }

  undo(seat: Seat): Promise<void> {
    return this.#say(seat, (id) => this.drive.said(seat, { t: 'undo', id }));
  }

  #say(_seat: Seat, say: (id: string) => void): Promise<void> {
    return new Promise((resolve) => {
      this.#acked = resolve;
      say(`${process.pid}-${Date.now()}-${this.#said++}`);
    });
  }
}

/** Both seats have had the last word, so one of them may undo. */
const lastActor = (session: Session): Seat => {
  const view = session.drive.host.whole('watch', Date.now());
  if (view.t !== 'whole') throw new Error('no view');
  return (1 - (view.pub.turn as number)) as Seat;
};

async function timed(run: () => Promise<unknown> | unknown): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

async function measure(chancy: boolean, storage: Storage, settings: Settings): Promise<Row[]> {
  const match = chancy ? 'barriers' : 'undoable';
  const setup = setupOf(chancy);
  const first = new Session(Host.create({ ...setup, now: Date.now() }), storage, match);
  for (let n = 0; n < ANSWERS; n++) await first.answer(n);
  for (let n = 1; ((await storage.load(match))?.lines.length ?? 0) < BEHIND; n++) await first.answer(n);
  await first.drive.stop();

  const stored = await storage.load(match);
  const behind = stored?.lines.length ?? 0;
  const size = JSON.stringify(stored?.snapshot?.body ?? null).length;
  const opens: number[] = [];
  const undos: number[] = [];
  const reconnects: number[] = [];
  const answers: number[] = [];
  for (let round = 0; round < (settings.quick ? 10 : 30); round++) {
    let bytes = '';
    // As a restart does it: nothing of the match is in memory.
    opens.push(
      await timed(async () => {
        const found = await storage.load(match);
        if (found === null) throw new Error('the match is gone');
        const host = Host.restore({ ...setup, chance: new FastChance(1), ...found, now: Date.now(), aliveUntil: Date.now() });
        bytes = JSON.stringify(host.whole(0 as Seat, Date.now()));
      }),
    );
    if (bytes.length === 0) throw new Error('nothing to send');
  }
  const found = await storage.load(match);
  const session = new Session(Host.restore({ ...setup, ...found!, now: Date.now(), aliveUntil: Date.now() }), storage, match);
  await session.drive.flushed();
  // Counter 0 is the one with chance: what follows it can be undone.
  for (let round = 0; round < (settings.quick ? 40 : 160); round++) {
    answers.push(await timed(() => session.answer(1 + (round % 5))));
    undos.push(await timed(() => session.undo(lastActor(session))));
    reconnects.push(await timed(() => JSON.stringify(session.drive.host.whole(0 as Seat, Date.now()))));
    await session.answer(1 + (round % 5));
  }
  await session.drive.stop();
  const kind = chancy ? 'with barriers' : 'everything undoable';
  return [
    worst(`Open from the disk, ${kind}`, opens, `${behind} lines behind a snapshot of ${digits(size / 1024)} KB`),
    worst(`Undo until durable, ${kind}`, undos, `an answer until durable: ${digits(figure('', '', answers).median)} ms`),
    worst(`Reconnect, whole view as bytes, ${kind}`, reconnects, ''),
  ];
}

/** The slowest counts, not the middle. */
function worst(what: string, values: readonly number[], note: string): Row {
  const most = Math.max(...values);
  const ours: Figure = { ...figure('slowest, ms', '', values), median: most };
  const middle = digits(figure('', '', values).median);
  return {
    what,
    ours,
    peer: null,
    ratio: null,
    target: `< ${LIMIT_MS} ms`,
    met: most < LIMIT_MS,
    note: `median ${middle} ms${note === '' ? '' : `; ${note}`}`,
  };
}

export const benchmark: Benchmark = {
  title: `A match of ${ANSWERS} answers in SQLite`,
  run: (settings) =>
    withFolder(async (dataDir) => {
      const storage = await openStorage({ dataDir });
      try {
        return [...(await measure(true, storage, settings)), ...(await measure(false, storage, settings))];
      } finally {
        await storage.close();
      }
    }),
};
