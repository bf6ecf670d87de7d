/** A tournament as one person sees it, built field by field. */
import type { Tournament, TournamentSummary } from '../api/tournament-routes.ts';
import { uncommitted } from '../tables/fair-start.ts';
import type { Tables } from '../tables/tables.ts';
import { byePoints, lotsCommitment, standingsOf, type TournamentDoc } from './tournament.ts';

const entrantOf = (doc: TournamentDoc, identity: string | null): number | null => {
  const at = identity === null ? -1 : doc.entrants.findIndex((e) => e.identity === identity);
  return at < 0 ? null : at;
};

export function summaryOf(id: string, doc: TournamentDoc, identity: string | null): TournamentSummary {
  const { name, game, kind, size, state, open, rated, settings, rounds, createdAt } = doc;
  return {
    ...{ id, name, game, kind, size, state, open, rated, settings, rounds, createdAt },
    owner: doc.ownerName,
    entrants: doc.entrants.filter((e) => e.out === null).length,
    round: doc.played.length,
    yours: entrantOf(doc, identity) !== null,
  };
}

export async function tournamentView(tables: Tables, id: string, doc: TournamentDoc, identity: string | null): Promise<Tournament> {
  const me = entrantOf(doc, identity);
  const owner = identity !== null && doc.owner === identity;
  const cards = await tables.identities.cards(doc.entrants.map((e) => e.identity));
  const played = await Promise.all(
    doc.played.map(async ({ at, beginBy, byes, quality, tables: of }) => ({
      ...{ at, beginBy, byes, quality },
      tables: await Promise.all(
        of.map(async ({ table, seats, result }) => {
          // Of earlier rounds everything is known.
          const there = await tables.docs.get(table);
          const waits = result === null && (there?.state === 'waiting' || there?.state === 'starting');
          const watch = there !== null && tables.access.mayWatch(there, identity);
          const yours = me !== null && seats.includes(me);
          const plays = result === null && there?.state === 'running' && (watch || yours);
          const live = plays ? tables.live.asked(table) : null;
          return {
            ...{ table, seats, result },
            state: there?.state ?? (result === null ? ('waiting' as const) : ('over' as const)),
            missing: waits && there !== null ? uncommitted(there).flatMap((chair) => seats[chair] ?? []) : [],
            ...{ yours, watch },
            asked: plays ? [...(live?.asked ?? there.asked)] : [],
            due: plays ? (live?.due ?? there.due) : null,
          };
        }),
      ),
    })),
  );
  return {
    ...summaryOf(id, doc, identity),
    options: doc.options,
    points: doc.points,
    bye: byePoints(doc.points),
    beginMs: doc.beginMs,
    lots: { commitment: lotsCommitment(doc.lots), secret: doc.state === 'over' ? doc.lots : null },
    standings: standingsOf(doc).map(({ entrant, points, places, rivals, wins }) => {
      const { identity: who, name, out } = doc.entrants[entrant];
      const card = cards.get(who);
      return {
        ...{ entrant, points, places: [...places], rivals, wins, out: out !== null },
        identity: who,
        name: card?.name ?? name,
        face: card?.face ?? null,
        you: me === entrant,
      };
    }),
    played,
    you: identity === null ? null : { entrant: me, owner },
    token: me !== null || owner ? doc.token : null,
  };
}
