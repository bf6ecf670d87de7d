/** One match of this device: its host, the screens of this tab and its log in the browser's storage. */
import { type ClientMessage, type Deed, Diverged, Drive, Host, type HostMessage, type LogLine, type Stream, systemTimers } from '@starboard/host';
import type { Seat } from '@starboard/kernel';
import { loadRules } from '@starboard/registry/parts';
import type { BrowserStore } from '../offline/idb.ts';
import type { LessonState, LocalTable } from '../offline/tables.ts';
import type { LessonRun } from './lesson-run.ts';
import type { CoachHeard, CoachSaid, PortClientMessage, PortHostMessage } from './protocol.ts';
import { localChance, localSetup } from './setup.ts';
import { type TabLock, takeTabLock } from './tab-lock.ts';
import type { ThinkWorker } from './thinker.ts';

interface Screen {
  readonly name: string;
  readonly stream: Stream;
  readonly port: MessagePort;
  /** Gets the frames of its stream. */
  open: boolean;
}

/** The list of tables is updated at most this often. */
const NOTE_EVERY_MS = 5000;
/** The whole log. */
const ALL = 2 ** 24;

const NOBODY: CoachHeard = { at: null };

export class LocalMatch {
  readonly #id: string;
  readonly #store: BrowserStore;
  readonly #thinker: ThinkWorker;
  readonly #screens = new Map<string, Screen>();
  readonly #coaches = new Set<MessagePort>();
  #drive: Drive | null = null;
  #lesson: LessonRun | null = null;
  #held: TabLock | null = null;
  #table: LocalTable | null = null;
  #noted = 0;
  #names = 0;
  #starting: Promise<void> | null = null;

  constructor(id: string, store: BrowserStore, thinker: ThinkWorker) {
    this.#id = id;
    this.#store = store;
    this.#thinker = thinker;
  }

  attach(stream: Stream, port: MessagePort): void {
    const screen: Screen = { name: String(++this.#names), stream, port, open: false };
    this.#screens.set(screen.name, screen);
    port.onmessage = ({ data }: MessageEvent<PortClientMessage>) => this.#said(screen, data);
    if (this.#drive !== null) this.#arrive(screen);
    else void this.#begin(false);
  }

  /** A page that shows the coach of this match, if it has one. */
  coach(port: MessagePort): void {
    this.#coaches.add(port);
    port.onmessage = ({ data }: MessageEvent<CoachSaid>) => {
      if (data.t !== 'bye') return this.#lesson?.said(data);
      port.close();
      this.#coaches.delete(port);
    };
    if (this.#drive !== null) port.postMessage(this.#lesson?.heard ?? NOBODY);
  }

  /** What a hint is made from. It comes after the log says that it was asked for. */
  async hint(seat: Seat, port: MessagePort): Promise<void> {
    const ground = (await this.#drive?.hint(seat).catch(() => null)) ?? null;
    port.postMessage(ground);
  }

  #begin(steal: boolean): Promise<void> {
    this.#starting ??= this.#start(steal).finally(() => {
      this.#starting = null;
    });
    return this.#starting;
  }

  async #start(steal: boolean): Promise<void> {
    try {
      this.#held = await takeTabLock(`starboard/match/${this.#id}`, steal, () => this.#rest('elsewhere'));
      if (this.#held === null) return this.#tellAll({ t: 'elsewhere' });
      this.#table = await this.#store.table(this.#id);
      if (this.#table === null) return this.#tellAll({ t: 'error', why: 'unknown' });
      this.#drive = new Drive(await this.#wakeHost(this.#table), this.#world(this.#table));
      for (const screen of this.#screens.values()) this.#arrive(screen);
      this.#tellCoaches(this.#lesson?.heard ?? NOBODY);
    } catch (error) {
      console.error(error);
      this.#rest(error instanceof Diverged ? 'broken' : 'failed');
    }
  }

  /** `fromLog`: ignores a snapshot of another version, or a damaged one. The log has everything but takes longer. */
  async #wakeHost(table: LocalTable, fromLog = false): Promise<Host> {
    const game =
      table.branch?.redeal === undefined
        ? await loadRules(table.game, table.options)
        : // What is dealt anew has to be imagined; loaded only for such branches.
          (await (await import('@starboard/registry/parts')).loadBrain(table.game, table.options, 'hard')).game;
    const stored = fromLog ? { snapshot: null, lines: await this.#store.lines(table.id, 0, ALL) } : await this.#store.load(table.id);
    // Only a lesson needs the lines before the snapshot.
    const log = table.lesson === undefined ? [] : await this.#store.lines(table.id, 0, ALL);
    // Loaded only for lessons.
    const lessons = table.lesson === undefined ? null : await import('./lesson-run.ts');
    const before = lessons?.entriesIn(log.slice(0, stored?.snapshot?.n ?? 0)) ?? [];
    const chance =
      table.branch === undefined
        ? localChance(
            table,
            before.flatMap((e) => e.chance),
          )
        : // Loaded only for branches: the other match may have been sealed.
          (await import('./branch-chance.ts')).branchChance(table.branch.source);
    const about = {
      keep: (state: LessonState) => void this.#keepLesson(state),
      tell: (heard: CoachHeard) => this.#tellCoaches(heard),
    };
    this.#lesson = (await lessons?.lessonOf(table, game, chance, log, about)) ?? null;
    const setup = localSetup(game, table, chance);
    const now = Date.now();
    if (stored === null) return Host.create({ ...setup, now });
    try {
      const host = Host.restore({ ...setup, ...stored, now });
      // Before anybody looks at it or thinks about it.
      if (table.branch?.redeal !== undefined && stored.snapshot === null && !dealtAnew(stored.lines, table.branch.at))
        host.redeal(table.branch.redeal, now);
      return host;
    } catch (error) {
      if (stored.snapshot === null) throw error;
      return this.#wakeHost(table, true);
    }
  }

  #world(table: LocalTable): ConstructorParameters<typeof Drive>[1] {
    return {
      append: async (lines, snapshot) => {
        await this.#store.append(table.id, lines, snapshot);
        this.#lesson?.log(lines);
        void this.#note();
      },
      send: (stream, message, only) => this.#send(stream, message, only),
      think: async (order, signal) => (await this.#lesson?.speak(order, signal)) ?? this.#thinker.think(table.game, table.options, order, signal),
      call: () => {},
      timers: systemTimers,
      hasId: (id) => this.#store.hasId(table.id, id),
      // Without locks, another tab may have written first. Its lines count.
      onLost: (error) => {
        console.error(error);
        this.#rest('elsewhere');
      },
    };
  }

  /** Updates the list of tables. */
  async #note(): Promise<void> {
    const { host } = this.#drive ?? {};
    if (host === undefined || this.#table === null) return;
    const over = host.closed !== null;
    const now = Date.now();
    if (over === (this.#table.state === 'over') && now - this.#noted < NOTE_EVERY_MS) return;
    this.#noted = now;
    this.#table = { ...this.#table, changedAt: now, state: over ? 'over' : 'running', outcome: host.outcome };
    await this.#store.keepTable(this.#table);
  }

  async #keepLesson(lesson: LessonState): Promise<void> {
    if (this.#table === null) return;
    this.#table = { ...this.#table, lesson };
    await this.#store.keepTable(this.#table);
  }

  /** After the frames of the same change, so that the coach never speaks of what is not visible yet. */
  #tellCoaches(heard: CoachHeard): void {
    setTimeout(() => {
      for (const port of this.#coaches) port.postMessage(heard);
    });
  }

  #arrive(screen: Screen): void {
    this.#tell(screen, { t: 'up' });
    this.#present(screen.stream);
  }

  #present(stream: Stream): void {
    if (stream === 'watch') return;
    const screens = [...this.#screens.values()].filter((s) => s.stream === stream).length;
    this.#drive?.present(stream, screens);
  }

  #said(screen: Screen, said: PortClientMessage): void {
    switch (said.t) {
      case 'bye':
        screen.port.close();
        this.#screens.delete(screen.name);
        this.#present(screen.stream);
        if (this.#screens.size === 0) void this.#leave();
        return;
      case 'claim':
        void this.#begin(true);
        return;
      case 'open':
        screen.open = false;
        this.#drive?.open(screen.stream, said.have, (messages) => {
          for (const message of messages) this.#tell(screen, message);
          screen.open = true;
        });
        return;
      default:
        this.#drive?.said(screen.stream === 'watch' ? null : screen.stream, said satisfies ClientMessage, screen.name);
    }
  }

  #send(stream: Stream, message: HostMessage, only?: string): void {
    for (const s of this.#screens.values()) {
      if (only !== undefined ? s.name === only : s.stream === stream && s.open) this.#tell(s, message);
    }
  }

  #tell(screen: Screen, message: PortHostMessage): void {
    screen.port.postMessage(message);
  }

  #tellAll(message: PortHostMessage): void {
    for (const screen of this.#screens.values()) this.#tell(screen, message);
  }

  /** The last screen closed: writes what is pending and releases the lock for other tabs. */
  async #leave(): Promise<void> {
    const drive = this.#drive;
    this.#drive = null;
    await drive?.stop();
    if (this.#drive === null) this.#held?.release();
  }

  /** The match stops here. */
  #rest(why: 'elsewhere' | 'broken' | 'failed'): void {
    const drive = this.#drive;
    this.#drive = null;
    this.#held?.release();
    this.#held = null;
    void drive?.stop();
    this.#tellAll({ t: why });
  }
}

/** Whether the log has gone on from the moment of a branch by dealing anew. */
const dealtAnew = (lines: readonly LogLine[], at: number): boolean =>
  lines.some(({ body }) => {
    const deed = body as unknown as Deed;
    return deed.k === 'act' && deed.entry.act.kind === 'redeal' && deed.entry.n === at + 1;
  });
