/**
 * The order in which a table shows events: one after another, in step with a clock it is given. It keeps the
 * picture that is shown now, and comes back to the picture of what is known: at the end of every queue, and at once when the
 * person acts, the tab is hidden, something was taken back, or too much waits. No DOM and no time of its own.
 */
import type { Motion, Told } from '../contract.ts';
import { isDrama, lengthOf } from './motion.ts';

/** More than this behind, and the table jumps to the present; more than half of it, and it plays twice as fast. */
export const MOST_BEHIND_MS = 4000;
/** Before the first event of a batch, so that the page can render its own part first. */
export const GAP_MS = 50;
/** After an event has landed: one frame to remove the travelling things, one for the log. */
export const NEXT_MS = 45;
/** The table is rendered in parts (./use-staggered.ts). The queue waits at most this long for it after each lift and landing. */
export const READY_MS = 1000;
/** How long a thing takes to fade in with reduced motion. */
export const FADE_MS = 120;

/** What the queue asks of a game; see `Staging`. */
export interface Acts<M> {
  lift(m: M, e: Told['event']): M;
  land(m: M, e: Told['event']): M;
  motions(m: M, e: Told['event']): readonly Motion[];
  /** The queue is empty and the picture differs from what is known. */
  differs(shown: M, known: M): void;
  /** An event that could not be followed. */
  lost(error: unknown): void;
  /** With speed 0: the newest event that makes a sound, though nothing of it travels. */
  unseen(motions: readonly Motion[]): void;
}

/** An event that is being shown. */
export interface Beat {
  readonly key: number;
  readonly motions: readonly Motion[];
  /** How many times faster than designed. */
  readonly rate: number;
  /** Nothing travels: the picture is the landed one already. */
  readonly reduced: boolean;
  /** How long it takes from when it sets out. */
  readonly ms: number;
  readonly until: number;
}

export interface Pace {
  readonly speed: 0 | 1 | 2;
  readonly reduced: boolean;
}

interface Planned<M> {
  readonly key: number;
  readonly motions: readonly Motion[];
  readonly ms: number;
  readonly lifted: M;
  readonly landed: M;
}

export class Queue<M> {
  /** What is shown now. */
  picture: M;
  beat: Beat | null = null;
  /** The newest line that was taken in. */
  heard: number;
  /** The newest line whose event is on the table. */
  shown: number;
  hidden = false;
  readonly #acts: Acts<M>;
  #rest: M;
  #pace: Pace;
  #planned: Planned<M>[] = [];
  /** The one that is being shown. */
  #now: Planned<M> | null = null;
  #freeAt = 0;
  /** Whether the table shows the newest picture. */
  #drawn = true;

  /** What was heard before the table opened is not shown again. */
  constructor(acts: Acts<M>, pace: Pace, lines: readonly Told[], rest: M) {
    this.#acts = acts;
    this.#pace = pace;
    this.#rest = this.picture = rest;
    this.heard = this.shown = lines.at(-1)?.key ?? -1;
  }

  get playing(): boolean {
    return this.beat !== null || this.#planned.length > 0;
  }

  /** All lines so far, and the picture of what is known after them. */
  hear(lines: readonly Told[], rest: M, now: number): void {
    this.#rest = rest;
    const newest = lines.at(-1)?.key ?? -1;
    const fresh = lines.filter((line) => line.key > this.heard);
    const anew = newest < this.heard || (fresh.length > 0 && fresh.length === lines.length);
    const undone = fresh.some(({ event }) => TAKEN_BACK.includes(event.kind));
    this.heard = newest;
    if (!this.playing) this.#freeAt = now + GAP_MS;
    if (anew || undone || (fresh.length > 0 && this.hidden)) this.jump();
    else if (fresh.length === 0) this.picture = this.playing ? this.picture : rest;
    else if (!this.#plan(fresh) || this.behind(now) > MOST_BEHIND_MS) this.jump();
    else if (this.#pace.speed === 0) this.#sound();
  }

  /** Does everything that is due. */
  tick(now: number): void {
    if (this.beat !== null && now >= this.beat.until) this.#landNow(now + READY_MS);
    while (this.beat === null && this.#planned.length > 0 && now >= this.#freeAt) {
      const next = this.#planned.shift()!;
      this.#now = next;
      // Events without motions take no time.
      if (next.ms === 0) {
        this.#landNow(this.#freeAt);
        continue;
      }
      const rate = this.#pace.speed * (this.behind(now) + next.ms > MOST_BEHIND_MS / 2 ? 2 : 1);
      const { reduced } = this.#pace;
      const ms = reduced ? FADE_MS : next.ms / rate;
      this.picture = reduced ? next.landed : next.lifted;
      this.beat = { key: next.key, motions: next.motions, rate, reduced, ms, until: now + READY_MS + ms };
      this.#drawn = false;
    }
    if (!this.playing && this.picture !== this.#rest) this.#settle();
  }

  /** The table has rendered the whole picture: lifted things may set out, or the next event may come. */
  drawn(now: number): void {
    if (this.#drawn) return;
    this.#drawn = true;
    if (this.beat === null) this.#freeAt = Math.min(this.#freeAt, now + NEXT_MS);
    else this.beat = { ...this.beat, until: now + this.beat.ms };
  }

  /** When to tick next; null: nothing moves. */
  next(): number | null {
    return this.beat !== null ? this.beat.until : this.#planned.length > 0 ? this.#freeAt : null;
  }

  /** How long all pending events would take at the person's speed. */
  behind(now: number): number {
    const rest = this.beat === null ? 0 : this.#drawn ? Math.max(0, this.beat.until - now) : this.beat.ms;
    const one = (p: Planned<M>): number => (p.ms === 0 ? 0 : GAP_MS + (this.#pace.reduced ? FADE_MS : p.ms / Math.max(1, this.#pace.speed)));
    return this.#planned.reduce((sum, p) => sum + one(p), rest);
  }

  /** Skips to what is known. */
  jump(): void {
    this.beat = this.#now = null;
    this.#planned = [];
    this.picture = this.#rest;
    this.shown = this.heard;
  }

  /** Any input ends a drama, and only that. */
  skipDrama(now: number): void {
    if (this.beat === null || !isDrama(this.beat.motions)) return;
    this.#landNow(now + READY_MS);
    this.tick(now);
  }

  /** From the next event on; without any travel at once. */
  setPace(pace: Pace): void {
    this.#pace = pace;
    if (pace.speed === 0) this.jump();
  }

  /** A hidden tab plays nothing. */
  hide(hidden: boolean): void {
    this.hidden = hidden;
    if (hidden) this.jump();
  }

  #plan(fresh: readonly Told[]): boolean {
    let m = this.#planned.at(-1)?.landed ?? this.#now?.landed ?? this.picture;
    try {
      for (const { key, event } of fresh) {
        if (event.kind.startsWith('$')) {
          this.#planned.push({ key, motions: [], ms: 0, lifted: m, landed: m });
          continue;
        }
        const motions = this.#acts.motions(m, event);
        const lifted = this.#acts.lift(m, event);
        m = this.#acts.land(m, event);
        this.#planned.push({ key, motions, ms: lengthOf(motions), lifted, landed: m });
      }
      return true;
    } catch (error) {
      this.#acts.lost(error);
      return false;
    }
  }

  /** Nothing travels, but a sound is due. */
  #sound(): void {
    const loud = this.#planned.findLast((p) => p.motions.some((m) => m.cue !== undefined));
    this.jump();
    if (loud !== undefined) this.#acts.unseen(loud.motions);
  }

  /** The next event begins at `free`, or as soon as this one is drawn. */
  #landNow(free: number): void {
    const { key, landed } = this.#now!;
    this.picture = landed;
    this.shown = key;
    this.beat = this.#now = null;
    this.#freeAt = free;
    this.#drawn = false;
  }

  #settle(): void {
    if (JSON.stringify(this.picture) !== JSON.stringify(this.#rest)) this.#acts.differs(this.picture, this.#rest);
    this.picture = this.#rest;
  }
}

/** After these, what was shown before no longer holds. */
const TAKEN_BACK: readonly string[] = ['$undone', '$takeback'];
