/**
 * The challenges of today on this device: the deals as the server gave them, kept for when there is no network; the games that were
 * played; and the results that still have to be sent.
 */
import { challengeActs, type Deed, rosterHash, type Settings, sealFlaw, wordPromise } from '@starboard/host';
import type { Entry, Types } from '@starboard/kernel';
import { freshSecret } from '../match/ids.ts';
import { ask, RequestRefused } from '../net/http.ts';
import type { ChallengeComparison, ChallengeDay } from '../net/types.ts';
import { store } from '../offline/store.ts';
import { type LocalTable, newLocalTable } from '../offline/tables.ts';
import { storedNames } from '../play/names.ts';
import { botNames } from './bot-names.ts';

export type DealtChallenge = ChallengeDay['deals'][number];

const KEPT = 'starboard/challenge';
const ALL = 2 ** 24;

/** What this device remembers. */
interface Kept {
  /** The last day that was seen. */
  readonly day: ChallengeDay | null;
  /** Hashes by day, as first seen. */
  readonly seals: Readonly<Record<string, string>>;
  /** Hashes of the promises that may be kept for a day, as first seen. */
  readonly rosters: Readonly<Record<string, string>>;
  /** Promised and not told yet. */
  readonly promised: { readonly word: string; readonly day: string } | null;
  /** Words that this device told, by the day whose deal they are in. */
  readonly words: Readonly<Record<string, string>>;
  /** Tables whose results were sent, or refused for good. */
  readonly sent: readonly string[];
}
const NOTHING: Kept = { day: null, seals: {}, rosters: {}, promised: null, words: {}, sent: [] };
const DAYS_KEPT = 30;
/** What was seen first stays; of old days nothing is needed. */
const firstSeen = (before: Readonly<Record<string, string>>, seen: readonly (readonly [string, string])[]): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(before).sort().slice(-DAYS_KEPT)),
  ...Object.fromEntries(seen.map(([day, hash]) => [day, before[day] ?? hash])),
});
const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

function read(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Kept>) };
  } catch {
    return NOTHING;
  }
}
/** Somebody deletes their data: what they sent is no longer theirs. The seals that this device saw stay, they check the server. */
export const forgetSent = (): void => keep({ day: null, words: {}, sent: [] });
function keep(change: Partial<Kept>): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...read(), ...change }));
  } catch {
    // Without storage everything still works while the page is open.
  }
}

export interface TodaysChallenges {
  readonly day: ChallengeDay | null;
  readonly away: boolean;
}

/** From the server, or as this device last saw it if that is still today's. */
export async function readToday(): Promise<TodaysChallenges> {
  try {
    const day = await ask('GET /api/challenges', {});
    const { seals, rosters } = read();
    keep({
      day,
      seals: firstSeen(seals, [[day.day, day.seal.commitment], ...day.ahead.map((a) => [a.day, a.commitment] as const)]),
      rosters: firstSeen(rosters, [[day.next.day, rosterHash(day.next.day, day.next.roster)]]),
    });
    return { day, away: false };
  } catch (error) {
    if (error instanceof RequestRefused && error.problem !== 'offline') throw error;
    const { day } = read();
    return { day: day !== null && day.until > Date.now() ? day : null, away: true };
  }
}

/**
 * Whether the server kept its word to this device: everything of today follows from what it sealed, that is what this device saw before,
 * and our word is in.
 */
export function sealOf({ day, seal, deals }: ChallengeDay): 'broken' | 'wrong' | 'lost' | 'own' | 'fine' {
  const { seals, rosters, words } = read();
  const roster = seal.roster === null ? null : rosterHash(day, seal.roster);
  if ((seals[day] ?? seal.commitment) !== seal.commitment || (rosters[day] ?? roster) !== roster) return 'broken';
  if (sealFlaw(day, seal, deals) !== null) return 'wrong';
  if (words[day] === undefined) return 'fine';
  return seal.words.includes(words[day]) ? 'own' : 'lost';
}

/** The games of this deal on this device, oldest first. */
export const playedHere = (tables: readonly LocalTable[], day: string, game: string): LocalTable[] =>
  tables.filter((t) => t.challenge?.day === day && t.game === game).sort((a, b) => a.createdAt - b.createdAt);

/** Sits down at a deal of today. */
export async function playDeal(day: string, deal: DealtChallenge, name: string, pace: Settings['pace']): Promise<string> {
  const { game, options, seats, seat, level, seed, botSeed } = deal;
  const [own] = storedNames([name]);
  const table: LocalTable = {
    ...newLocalTable({
      game,
      options,
      settings: { clock: { kind: 'none' }, atZero: 'idle', takeBacks: false, pace },
      sittings: botNames(seats).map((bot, i) => (i === seat ? { kind: 'person', name: own, level: null } : { kind: 'bot', name: bot, level })),
    }),
    ...{ seed, botSeed, challenge: { day, seat } },
  };
  await store().keepTable(table);
  return table.id;
}

export const isSent = (table: LocalTable): boolean => read().sent.includes(table.id);

/** Results of earlier days that still wait on this device: somebody played without a network. How many were sent. */
export async function sendEarlier(tables: readonly LocalTable[], today: string): Promise<number> {
  const waiting = tables
    .filter((t) => t.challenge?.day != null && t.challenge.day < today && t.state === 'over' && t.outcome !== null && !isSent(t))
    .sort((a, b) => a.createdAt - b.createdAt);
  let sent = 0;
  // One that is refused must not keep the others.
  for (const table of waiting) if ((await sendResult(table).catch(() => null)) !== null) sent++;
  return sent;
}

/** Sends what somebody did. Null: there is no network, and it is tried again later. */
export async function sendResult(table: LocalTable): Promise<ChallengeComparison | null> {
  if (table.challenge === undefined) return null;
  const { day, seat } = table.challenge;
  const lines = await store().lines(table.id, 0, ALL);
  const entries = lines.flatMap(({ body }): Pick<Entry<Types>, 'act'>[] => {
    const deed = body as unknown as Deed;
    return deed.k === 'start' || deed.k === 'act' ? [deed.entry] : [];
  });
  const acts = challengeActs(entries, seat);
  const done = (): void => keep({ sent: [...read().sent.slice(-200), table.id] });
  if (acts === null || day === null) {
    done();
    return null;
  }
  const { promised, day: seen } = read();
  const today = seen?.day ?? day;
  const isDue = promised !== null && seen?.next.roster.includes(wordPromise(promised.word)) === true;
  // A word that waits for its day stays; one that can no longer be told is replaced.
  const isOpen = promised !== null && !isDue && promised.day >= today;
  const fresh = isOpen ? null : { word: freshSecret(), day: today };
  try {
    const helped = lines.some(({ body }) => (body as unknown as Deed).k === 'hint');
    const body = {
      ...{ acts: acts.map((a) => (Array.isArray(a) ? [...a] : a)) as never, helped },
      ...(isDue ? { word: promised.word } : {}),
      ...(fresh === null ? {} : { promise: wordPromise(fresh.word) }),
    };
    const found = await ask('POST /api/challenges/:day/:game', { params: { day, game: table.game }, body });
    done();
    // Of several results of a deal only the first one brings a word.
    if (found.mine?.again === 0)
      keep({
        ...(isDue ? { words: firstSeen(read().words, [[found.wordFor ?? dayAfter(today), promised.word]]) } : {}),
        ...(fresh === null ? {} : { promised: fresh }),
      });
    return found;
  } catch (error) {
    if (error instanceof RequestRefused && ['offline', 'busy', 'too-fast', 'no-identity'].includes(error.problem)) return null;
    done();
    throw error;
  }
}
