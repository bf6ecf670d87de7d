/// <reference lib="webworker" />
/**
 * Where bots judge a finished match, or give a hint to somebody who plays alone: play-outs, a few at a time, so that it can be
 * told to do something else. It never sees a match of people that still runs.
 */
import { FastChance, type Language, type MatchRecord, type Phrase, type Seat, type Types, viewOf } from '@starboard/kernel';
import { loadBrain, loadReasons } from '@starboard/registry/parts';
// Not from the package's index: it also exports the thread pool, which needs Node.
import { ADVICE_WORLDS, type AdviceGround, Adviser, hasChoice } from '../../../bots/advice.ts';
import { lookAhead, METHOD, type TruePosition } from '../../../bots/outlook.ts';
import { mixSeed } from '../../../bots/play.ts';
import type { Brain } from '../../../bots/policy.ts';
import { truePositionsOf } from '../../../bots/true-positions.ts';
import type { AdviceWish, AnalysisReply, AnalysisTask } from './protocol.ts';

declare const self: DedicatedWorkerGlobalScope;

/** How long it works before it listens again. */
const SLICE_MS = 40;
/** Advice is told again after this time. */
const TELL_MS = 250;

interface Opened {
  readonly record: MatchRecord;
  readonly brain: Brain<Types>;
  readonly positions: readonly (TruePosition<Types> | null)[];
}
let opened: Opened | null = null;
/** The advice that is wanted now. */
let wanted = 0;

const tell = (reply: AnalysisReply): void => self.postMessage(reply);

/** What a match is, in few letters: the same match has the same curves. Quick, and long enough to tell a person's matches apart. */
function keyOf({ terms, entries }: MatchRecord): string {
  const text = JSON.stringify([terms, entries.map((e) => [e.act, e.chance])]);
  let [a, b] = [0x811c9dc5, 0x9e3779b9];
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 0x01000193);
    b = Math.imul(b ^ (c + i), 0x85ebca6b) ^ (b >>> 13);
  }
  return `${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}${text.length.toString(36)}`;
}

async function open(record: MatchRecord): Promise<void> {
  const { game, options } = record.terms;
  // With what only `hard` needs: worlds that fit, and a judgement of where play-outs stop.
  const brain = await loadBrain(game, options, 'hard');
  const positions = truePositionsOf(brain.game, record);
  if (positions === null || record.outcome === null) return tell({ t: 'unable' });
  opened = { record, brain, positions };
  const moments = positions.flatMap((p, n) => (p === null || p.state.stack.length === 0 ? [] : [n]));
  tell({ t: 'opened', key: `${keyOf(record)}/${brain.game.rules.version}/${METHOD}`, moments });
}

function run({ job, ground }: Extract<AnalysisTask, { t: 'run' }>): void {
  const position = opened?.positions[job.n];
  const { brain } = opened ?? {};
  const tried = brain === undefined || position == null ? null : lookAhead(brain, position, ground, mixSeed(SEED, job.n), job.from, job.to);
  tell({ t: 'ran', job, ground, tried });
}
const SEED = 20261118;

/** The seat that is asked at a moment of the record, what it knew and what it answered; null: nothing is to be decided there. */
function groundAt({ record, brain, positions }: Opened, at: number, eyes: Seat | null, open: boolean): AdviceGround<Types> | null {
  const position = positions[at];
  if (position == null) return null;
  const { state, memories } = position;
  const next = record.entries[at + 1]?.act;
  const acted = next?.kind === 'answer' ? next.seat : null;
  const waited = state.flow.asked.filter((s) => !state.flow.done.includes(s));
  const seat = eyes !== null && waited.includes(eyes) ? eyes : (acted ?? waited[0]);
  if (seat === undefined || !hasChoice(brain, viewOf(state, seat), seat)) return null;
  return { known: viewOf(state, seat), memory: memories[seat], seat, open: open ? state : null, did: didAt(record, positions, at, seat) };
}

/** What the seat answered next, while its question was open. */
function didAt(record: MatchRecord, positions: Opened['positions'], at: number, seat: Seat): readonly string[] | null {
  const label = positions[at]?.state.flow.label;
  for (let n = at + 1; n < record.entries.length; n++) {
    const { act } = record.entries[n];
    if (positions[n] !== null && act.kind === 'answer' && act.seat === seat) return act.answer;
    if (positions[n]?.state.flow.label !== label) return null;
  }
  return null;
}

async function advise(id: number, wish: AdviceWish, language: Language): Promise<void> {
  wanted = id;
  let brain: Brain<Types>;
  let ground: AdviceGround<Types> | null;
  if ('hint' in wish) {
    brain = await loadBrain(wish.game, wish.options, 'hard');
    ground = { ...wish.hint, open: null, did: null };
  } else {
    if (opened === null) return;
    brain = opened.brain;
    ground = groundAt(opened, wish.at, wish.eyes, wish.open);
  }
  if (ground === null) return tell({ t: 'advised', id, seat: null, advised: null, reasons: [], final: true });
  const why = await loadReasons(brain.game.id);
  const { known, seat } = ground;
  const adviser = new Adviser(brain, ground, mixSeed(SEED, 'at' in wish ? wish.at : new FastChance(JSON.stringify(known.flow)).int(2 ** 31)));
  const reasonsFor = (answer: readonly string[]): readonly Phrase[] => why?.(known, seat, answer, language) ?? [];
  let told = performance.now();
  while (wanted === id) {
    const until = performance.now() + SLICE_MS;
    do adviser.step();
    while (!adviser.done && performance.now() < until);
    const { advised, done } = adviser;
    if (done || (advised.worlds >= ADVICE_WORLDS.least && performance.now() - told > TELL_MS)) {
      told = performance.now();
      tell({ t: 'advised', id, seat, advised, reasons: advised.answers.map((a) => reasonsFor(a.answer)), final: done });
    }
    if (done) return;
    await listen();
  }
}

/** Lets messages in. A timer would wait longer than needed. */
const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();
const listen = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(null);
  });

self.onmessage = async ({ data }: MessageEvent<AnalysisTask>) => {
  try {
    switch (data.t) {
      case 'open':
        return await open(data.record);
      case 'run':
        return run(data);
      case 'advise':
        return await advise(data.id, data.wish, data.language);
      case 'hush':
        wanted = 0;
    }
  } catch (error) {
    // Rules of a pack or a later version may not be able to do it: the page says that there is no judgement.
    console.error(error);
    if (data.t === 'run') tell({ t: 'ran', job: data.job, ground: data.ground, tried: null });
    else if (data.t === 'advise') tell({ t: 'advised', id: data.id, seat: null, advised: null, reasons: [], final: true });
    else tell({ t: 'unable' });
  }
};
