/** Finished matches as the page asks for them: one worker for all of them, started when somebody first looks back. */
import type { Language, MatchRecord } from '@starboard/kernel';
import url from '../worker/past.ts?shared-worker';
import type { LookBack, PastFrom, PastProblem, PastReader, PastReply, PastTask } from '../worker/protocol.ts';

/** Why there is nothing to look back on. */
export class NoPast extends Error {
  readonly problem: PastProblem;
  constructor(problem: PastProblem) {
    super(problem);
    this.problem = problem;
  }
}

let worker: Worker | null = null;
let count = 0;
const waiting = new Map<number, (reply: PastReply) => void>();

function start(): Worker {
  const started = new Worker(url, { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<PastReply>) => waiting.get(data.n)?.(data);
  started.onerror = () => {
    // It could not be loaded, or broke: the next question starts another one.
    started.terminate();
    if (worker === started) worker = null;
    for (const [n, hear] of waiting) hear({ n, found: null, problem: 'failed' });
  };
  return started;
}

function ask(task: PastTask): Promise<NonNullable<PastReply['found']>> {
  return new Promise((resolve, reject) => {
    waiting.set(task.n, ({ found, problem }) => {
      waiting.delete(task.n);
      if (found !== null) resolve(found);
      else reject(new NoPast(problem ?? 'failed'));
    });
    worker ??= start();
    worker.postMessage(task);
  });
}

export const pastRecord = async (from: PastFrom): Promise<MatchRecord> =>
  ((await ask({ n: ++count, from, want: 'record' })) as { readonly record: MatchRecord }).record;

/** Who looks at it; where nobody can say, a stranger. */
export const pastReader = async (from: PastFrom): Promise<PastReader> => {
  try {
    return (await ask({ n: ++count, from, want: 'reader' })) as PastReader;
  } catch {
    return { player: false, seat: null, faces: [] };
  }
};

/** The match as text for a link, as far as entry `until`; null: it does not fit into one. */
export const pastLink = async (from: PastFrom, until?: number): Promise<string | null> =>
  ((await ask({ n: ++count, from, want: 'link', ...(until !== undefined && { until }) })) as { readonly link: string | null }).link;

export const lookBack = async (from: PastFrom, language: Language): Promise<LookBack> =>
  (await ask({ n: ++count, from, want: 'summary', language })) as LookBack;
