/**
 * The challenges of today on this device: the deals as the server gave them, kept for when there is no network; the games that were
 * played; and the results that still have to be sent.
 */
import { challengeActs, type Deed, type Settings } from '@starboard/host';
import type { Entry, Types } from '@starboard/kernel';
import { freshSecret } from '../match/ids.ts';
import { ask, RequestRefused } from '../net/http.ts';
import type { ChallengeComparison, ChallengeDay } from '../net/types.ts';
import { store } from '../offline/store.ts';
import { type LocalTable, newLocalTable } from '../offline/tables.ts';
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
  /** Words that this device sent, by the day whose deal they are in. */
  readonly words: Readonly<Record<string, string>>;
  /** Tables whose results were sent, or refused for good. */
  readonly sent: readonly string[];
}
const NOTHING: Kept = { day: null, seals: {}, words: {}, sent: [] };

function read(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Kept>) };
  } catch {
    return NOTHING;
  }
}
/** Somebody deletes their data: what they sent is not theirs any more. The seals that this device saw stay, they check the server. */
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
    const before = read().seals;
    const seals = Object.fromEntries(
      [[day.day, day.seal.commitment], ...day.ahead.map((a) => [a.day, a.commitment])].map(([d, c]) => [d, before[d] ?? c]),
    );
    keep({ day, seals: { ...Object.fromEntries(Object.entries(before).slice(-30)), ...seals } });
    return { day, away: false };
  } catch (error) {
    if (error instanceof RequestRefused && error.problem !== 'offline') throw error;
    const { day } = read();
    return { day: day !== null && day.until > Date.now() ? day : null, away: true };
  }
}

/** Whether the server kept its word to this device: its hash of today is the one from before, and our word is in. */
export function sealOf({ day, seal }: ChallengeDay): 'broken' | 'lost' | 'own' | 'fine' {
  const { seals, words } = read();
  if (seals[day] !== undefined && seals[day] !== seal.commitment) return 'broken';
  if (words[day] === undefined) return 'fine';
  return seal.words.includes(words[day]) ? 'own' : 'lost';
}

/** The games of this deal on this device, oldest first. */
export const playedHere = (tables: readonly LocalTable[], day: string, game: string): LocalTable[] =>
  tables.filter((t) => t.challenge?.day === day && t.game === game).sort((a, b) => a.createdAt - b.createdAt);

/** Sits down at a deal of today. */
export async function playDeal(day: string, deal: DealtChallenge, name: string, pace: Settings['pace']): Promise<string> {
  const { game, options, seats, seat, level, seed, botSeed } = deal;
  const table: LocalTable = {
    ...newLocalTable({
      game,
      options,
      settings: { clock: { kind: 'none' }, atZero: 'idle', takeBacks: false, pace },
      sittings: botNames(seats).map((bot, i) => (i === seat ? { kind: 'person', name, level: null } : { kind: 'bot', name: bot, level })),
    }),
    ...{ seed, botSeed, challenge: { day, seat } },
  };
  await store().keepTable(table);
  return table.id;
}

export const isSent = (table: LocalTable): boolean => read().sent.includes(table.id);

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
  const word = freshSecret();
  try {
    const helped = lines.some(({ body }) => (body as unknown as Deed).k === 'hint');
    const body = { acts: acts.map((a) => (Array.isArray(a) ? [...a] : a)) as never, word, helped };
    const found = await ask('POST /api/challenges/:day/:game', { params: { day, game: table.game }, body });
    done();
    const tomorrow = new Date(Date.parse(read().day?.day ?? day) + 86_400_000).toISOString().slice(0, 10);
    // Of several results only the first one brings its word.
    if (found.mine?.again === 0)
      keep({ words: { ...Object.fromEntries(Object.entries(read().words).slice(-7)), [tomorrow]: read().words[tomorrow] ?? word } });
    return found;
  } catch (error) {
    if (error instanceof RequestRefused && ['offline', 'busy', 'too-fast', 'no-identity'].includes(error.problem)) return null;
    done();
    throw error;
  }
}
