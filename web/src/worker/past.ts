/// <reference lib="webworker" />
/** Loads, unpacks and summarises finished matches in a worker, because a long match takes a moment. */
import { BadRecord, courseOf, type MatchRecord, readRecord, type Seat } from '@starboard/kernel';
import { hasGame } from '@starboard/registry';
import { loadRules, loadWords } from '@starboard/registry/parts';
import { hasSummary, loadSummary } from '@starboard/registry/summaries';
import { ask, RequestRefused } from '../net/http.ts';
import { localRecord } from '../offline/records.ts';
import { store } from '../offline/store.ts';
import { peopleAt } from '../offline/tables.ts';
import { botsOf } from '../play/replayed.ts';
import { packRecord, unpackRecord } from './link.ts';
import { BadLink } from './packed.ts';
import type { PastFrom, PastProblem, PastReader, PastReply, PastTask } from './protocol.ts';

declare const self: DedicatedWorkerGlobalScope;

class Missing extends Error {
  readonly problem: PastProblem;
  constructor(problem: PastProblem) {
    super(problem);
    this.problem = problem;
  }
}

async function recordFrom(from: PastFrom): Promise<MatchRecord> {
  switch (from.kind) {
    case 'link':
      return await unpackRecord(from.text);
    case 'file':
      return readRecord(from.text);
    case 'local': {
      // Secrets of a running match stay hidden.
      const record = (await store().table(from.id))?.state === 'running' ? null : await localRecord(from.id);
      if (record === null) throw new Missing('none');
      return record;
    }
    case 'shared':
      return readRecord(JSON.stringify(await ask('GET /api/shared/:token', { params: { token: from.id } })));
    default:
      return readRecord(JSON.stringify(await ask('GET /api/tables/:table/record', { params: { table: from.id } })));
  }
}

/** Cached, because the next request is usually for the same match. A running match is read again. */
let last: { readonly key: string; readonly record: MatchRecord } | null = null;

async function remembered(from: PastFrom): Promise<MatchRecord> {
  const key = JSON.stringify(from);
  if (last?.key === key) return last.record;
  const record = await recordFrom(from);
  if (!hasGame(record.terms.game)) throw new Missing('game');
  last = record.outcome === null ? null : { key, record };
  return record;
}

/** The reader's seat, if only one person played on this device. */
async function readerOf(from: PastFrom): Promise<Seat | null> {
  const table = from.kind === 'local' ? await store().table(from.id) : null;
  const people = table === null ? [] : peopleAt(table);
  return people.length === 1 ? people[0] : null;
}

const NOBODY: PastReader = { player: false, seat: null, faces: [] };
/** A match of this device may come as a link or a file, too. */
async function whoReads(from: PastFrom, { terms, names }: MatchRecord): Promise<PastReader> {
  if (from.kind === 'table') {
    const { you, chairs } = await ask('GET /api/tables/:table', { params: { table: from.id } });
    const chair = you?.chair ?? null;
    // Somebody else may have had the seat when it began.
    const faces = names.map((name, seat) => (chairs[seat]?.name === name ? chairs[seat].face : null));
    return { player: chair !== null, seat: chair as Seat | null, faces };
  }
  const table = from.kind === 'shared' ? null : await store().table(from.kind === 'local' ? from.id : terms.table);
  if (table === null) return NOBODY;
  const people = peopleAt(table);
  return { player: true, seat: people.length === 1 ? people[0] : null, faces: [] };
}

async function answer(task: PastTask): Promise<PastReply['found']> {
  const record = await remembered(task.from);
  if (task.want === 'reader') return await whoReads(task.from, record);
  if (task.want === 'record') return { record };
  if (task.want === 'link')
    return { link: await packRecord(task.until === undefined ? record : { ...record, entries: record.entries.slice(0, task.until + 1) }) };
  const { terms, names, outcome } = record;
  const you = await readerOf(task.from);
  const { faces } = task.from.kind === 'table' ? await whoReads(task.from, record) : NOBODY;
  if (!hasSummary(terms.game)) throw new Missing('summary');
  const [summarize, words] = await Promise.all([loadSummary(terms.game), loadWords(terms.game, task.language), loadRules(terms.game, terms.options)]);
  return {
    game: terms.game,
    title: words.title,
    names,
    outcome,
    bots: botsOf(record),
    faces,
    you,
    ending: outcome === null ? null : words.ending(outcome, you),
    counted: outcome?.parts.map((part) => words.part(part)) ?? [],
    summary: summarize(courseOf(record), task.language, you),
  };
}

function problemOf(error: unknown): PastProblem {
  if (error instanceof Missing) return error.problem;
  if (error instanceof BadLink) return `link-${error.why}`;
  if (error instanceof BadRecord) return 'bad';
  if (error instanceof RequestRefused) return error.problem === 'offline' ? 'offline' : 'none';
  // A record made with other rules may hold events that have no words here.
  console.error(error);
  return 'summary';
}

self.onmessage = async ({ data }: MessageEvent<PastTask>) => {
  try {
    self.postMessage({ n: data.n, found: await answer(data), problem: null } satisfies PastReply);
  } catch (error) {
    self.postMessage({ n: data.n, found: null, problem: problemOf(error) } satisfies PastReply);
  }
};
