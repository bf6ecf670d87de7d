/** The bots' judgement of one match, as a page sees it: curves that become finer, and advice. The work is done in a worker. */
import type { Language, MatchRecord, Phrase, Seat } from '@starboard/kernel';
import type { Advised } from '../../../bots/advice.ts';
import { CurvePlan, type CurvePoint } from '../../../bots/curve.ts';
import type { Ground } from '../../../bots/outlook.ts';
import url from '../worker/analysis.ts?shared-worker';
import type { AdviceWish, AnalysisReply, AnalysisTask } from '../worker/protocol.ts';
import { keepCurve, keptCurve } from './kept-curves.ts';

export interface Curve {
  readonly points: readonly CurvePoint[];
  /** The entries that can be reckoned. */
  readonly moments: readonly number[];
  /** The turning points are found. */
  readonly settled: boolean;
  /** Nothing more is to come. */
  readonly done: boolean;
}

export interface GivenAdvice {
  readonly seat: Seat | null;
  readonly advised: Advised | null;
  readonly reasons: readonly (readonly Phrase[])[];
  readonly final: boolean;
}

/** The page is told at most this often, and what was found is kept this often. */
const TELL_MS = 200;
const KEEP_MS = 3000;
/** Jobs on their way: one is worked at, one waits, so that the worker is never idle. */
const AHEAD = 2;

export class Analyst {
  readonly #worker = new Worker(url, { type: 'module' });
  readonly #plans = new Map<Ground, CurvePlan>();
  #key = '';
  #moments: readonly number[] | null = null;
  #unable = false;
  /** What is reckoned now; null: nothing. */
  #ground: Ground | null = null;
  #out = 0;
  #told = 0;
  #kept = 0;
  #advice = 0;
  #advised: ((advice: GivenAdvice) => void) | null = null;
  readonly #listeners = new Set<() => void>();

  /** Null: only advice is wanted. */
  constructor(record: MatchRecord | null) {
    this.#worker.onmessage = ({ data }: MessageEvent<AnalysisReply>) => this.#hear(data);
    this.#worker.onerror = () => this.#give();
    if (record !== null) this.#say({ t: 'open', record });
  }

  /** Hears of everything new until it is told to stop. */
  listen(hear: () => void): () => void {
    this.#listeners.add(hear);
    return () => void this.#listeners.delete(hear);
  }

  get unable(): boolean {
    return this.#unable;
  }

  curve(ground: Ground): Curve | null {
    const plan = this.#plans.get(ground);
    return plan === undefined || this.#moments === null
      ? null
      : { points: plan.points, moments: this.#moments, settled: plan.settled, done: plan.done };
  }

  /** Reckons this curve from now on; null: rests. */
  async reckon(ground: Ground | null): Promise<void> {
    this.#ground = ground;
    if (ground === null || this.#moments === null) return;
    if (!this.#plans.has(ground)) {
      const kept = await keptCurve(this.#keyOf(ground));
      if (!this.#plans.has(ground)) this.#plans.set(ground, new CurvePlan(this.#moments, kept));
    }
    this.#tell(true);
    this.#next();
  }

  advise(wish: AdviceWish, language: Language, hear: (advice: GivenAdvice) => void): () => void {
    const id = ++this.#advice;
    this.#advised = hear;
    this.#say({ t: 'advise', id, wish, language });
    return () => {
      if (id !== this.#advice || this.#advised === null) return;
      this.#advised = null;
      this.#say({ t: 'hush' });
    };
  }

  close(): void {
    this.#keep();
    this.#listeners.clear();
    this.#advised = null;
    this.#worker.terminate();
  }

  #say(task: AnalysisTask): void {
    this.#worker.postMessage(task);
  }

  #hear(reply: AnalysisReply): void {
    switch (reply.t) {
      case 'opened':
        this.#key = reply.key;
        this.#moments = reply.moments;
        void this.reckon(this.#ground);
        return;
      case 'unable':
        this.#give();
        return;
      case 'ran': {
        this.#out--;
        const plan = this.#plans.get(reply.ground);
        // What cannot be played out once cannot be played out at all.
        if (reply.tried === null) {
          this.#give();
          return;
        }
        plan?.add(reply.job, reply.tried);
        this.#next();
        this.#tell(plan?.done === true);
        return;
      }
      case 'advised':
        if (reply.id === this.#advice) this.#advised?.(reply);
    }
  }

  #give(): void {
    this.#unable = true;
    this.#news();
    this.#advised?.({ seat: null, advised: null, reasons: [], final: true });
  }

  #next(): void {
    const ground = this.#ground;
    const plan = ground === null ? undefined : this.#plans.get(ground);
    if (ground === null || plan === undefined || this.#unable) return;
    while (this.#out < AHEAD) {
      const job = plan.next();
      if (job === null) break;
      this.#out++;
      this.#say({ t: 'run', job, ground });
    }
  }

  #tell(now: boolean): void {
    const time = performance.now();
    if (now || time - this.#kept > KEEP_MS) this.#keep();
    if (!now && time - this.#told < TELL_MS) return;
    this.#told = time;
    this.#news();
  }

  #news(): void {
    for (const hear of this.#listeners) hear();
  }

  #keep(): void {
    this.#kept = performance.now();
    const ground = this.#ground;
    const points = ground === null ? undefined : this.#plans.get(ground)?.points;
    if (ground !== null && points !== undefined && points.length > 0) void keepCurve(this.#keyOf(ground), points);
  }

  #keyOf(ground: Ground): string {
    return `${this.#key}/${ground}`;
  }
}
