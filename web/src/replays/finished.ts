/** Finished matches, of the server and of this device, as one list; and which of them fit a filter. Pure but for the reading. */
import type { Outcome } from '@starboard/kernel';
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../net/http.ts';
import type { Api, PastMatch } from '../net/types.ts';
import { store } from '../offline/store.ts';
import { type LocalTable, peopleAt } from '../offline/tables.ts';
import { useHere } from '../state/here.ts';
import type { PastFrom } from '../worker/protocol.ts';

export interface FinishedChair {
  readonly name: string;
  readonly kind: 'person' | 'bot' | 'hidden';
  readonly face: string | null;
}

export interface FinishedMatch {
  /** What it is kept under. */
  readonly key: string;
  readonly from: PastFrom;
  readonly game: string;
  /** Of the table; may be empty. */
  readonly name: string;
  readonly at: number;
  readonly chairs: readonly FinishedChair[];
  /** The reader's place; null: none, several, or nobody won. */
  readonly rank: number | null;
  readonly together: boolean;
  readonly gaveUp: boolean;
  /** Seats that won. */
  readonly winners: readonly number[];
  readonly replay: boolean;
  /** The result is not told: whoever watches will see. */
  readonly untold?: true;
}

export interface ReplayFilter {
  readonly game: string | null;
  readonly which: 'all' | 'won' | 'kept';
  readonly with: string;
  readonly when: 'any' | 'week' | 'month' | 'year';
}
export const EVERYTHING: ReplayFilter = { game: null, which: 'all', with: '', when: 'any' };

const DAY_MS = 86_400_000;
const DAYS = { any: Number.POSITIVE_INFINITY, week: 7, month: 30, year: 365 } as const;

export function fitsFilter(m: FinishedMatch, { game, which, with: who, when }: ReplayFilter, kept: ReadonlySet<string>, now: number): boolean {
  if (game !== null && m.game !== game) return false;
  if (which === 'won' && m.rank !== 1) return false;
  if (which === 'kept' && !kept.has(m.key)) return false;
  if (now - m.at > DAYS[when] * DAY_MS) return false;
  const wanted = who.trim().toLowerCase();
  return wanted === '' || [m.name, ...m.chairs.map((c) => c.name)].some((text) => text.toLowerCase().includes(wanted));
}

const winnersOf = (outcome: Outcome | null): number[] => outcome?.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])) ?? [];

export function finishedHere(table: LocalTable): FinishedMatch {
  const people = peopleAt(table);
  const { outcome } = table;
  return {
    key: `local ${table.id}`,
    from: { kind: 'local', id: table.id },
    game: table.game,
    name: '',
    at: table.changedAt,
    chairs: table.sittings.map(({ name, kind }) => ({ name, kind: kind === 'bot' ? 'bot' : 'person', face: null })),
    rank: people.length === 1 && outcome !== null ? outcome.ranks[people[0]] : null,
    together: outcome?.together === true,
    gaveUp: false,
    winners: winnersOf(outcome),
    replay: true,
  };
}

export const finishedThere = (m: PastMatch): FinishedMatch => ({
  key: `table ${m.table}`,
  from: { kind: 'table', id: m.table },
  game: m.game,
  name: m.name,
  at: m.at,
  chairs: m.chairs,
  rank: m.rank,
  together: m.together,
  gaveUp: m.gaveUp,
  winners: m.chairs.flatMap((c, seat) => (c.rank === 1 ? [seat] : [])),
  replay: m.replay,
});

/** Of open tables, where others played. */
export function useOpenReplays(mine: readonly FinishedMatch[] | null): readonly FinishedMatch[] {
  const [found, setFound] = useState<readonly FinishedMatch[]>([]);
  useEffect(() => {
    ask('GET /api/replays', {}).then(
      ({ replays }) => setFound(replays.map(openReplay)),
      () => {},
    );
  }, []);
  const own = new Set(mine?.map((m) => m.key));
  return found.filter((m) => !own.has(m.key));
}
const openReplay = ({ table, game, name, at, chairs }: OpenReplay): FinishedMatch => ({
  ...{ key: `table ${table}`, from: { kind: 'table', id: table }, game, name, at },
  chairs: chairs.map((c) => ({ name: c.name, kind: c.kind === 'bot' ? 'bot' : 'person', face: null })),
  ...{ rank: null, together: false, gaveUp: false, winners: [], replay: true, untold: true },
});
type OpenReplay = Api['GET /api/replays']['reply']['replays'][number];

/** Pages of the server that are read at once; the rest is asked for. */
const PAGES = 3;

/** The newest first; null: not read yet. */
export function useFinished(): readonly FinishedMatch[] | null {
  const me = useHere((s) => s.me?.identity ?? null);
  const [here, setHere] = useState<readonly FinishedMatch[] | null>(null);
  const [there, setThere] = useState<readonly FinishedMatch[]>([]);
  useEffect(() => {
    store()
      .tables()
      .then((tables) => setHere(tables.filter((t) => t.state === 'over').map(finishedHere)))
      .catch(() => setHere([]));
  }, []);
  useEffect(() => {
    if (me === null) return;
    let wanted = true;
    const read = async (before: string | null, pages: number): Promise<void> => {
      const page = await ask('GET /api/people/:person/games', { params: { person: me }, query: before === null ? {} : { before } });
      if (!wanted) return;
      setThere((had) => (before === null ? page.games.map(finishedThere) : [...had, ...page.games.map(finishedThere)]));
      const last = page.games.at(-1);
      if (page.more && pages > 1 && last !== undefined) await read(last.table, pages - 1);
    };
    read(null, PAGES).catch(() => {});
    return () => {
      wanted = false;
    };
  }, [me]);
  return here === null ? null : [...here, ...there].sort((a, b) => b.at - a.at);
}
