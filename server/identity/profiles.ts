/**
 * What people see of each other.
 *
 *  name, portrait, since   people at their tables, who may see a table of theirs, friends; everybody where they show all
 *  results, ratings, roles friends; all or nobody by choice
 *  games together          those who played them too, whatever the choice
 *  how fast they move      people at their tables
 *  whom one played with    oneself
 */

import type { PastMatch, Profile } from '../api/people-routes.ts';
import { notFound } from '../api/problem.ts';
import type { Me } from '../api/routes.ts';
import type { Ratings } from '../ratings/ratings.ts';
import type { MatchResults, ResultDoc } from '../tables/results.ts';
import { paceOfPerson, statisticsOf } from '../tables/statistics.ts';
import { belongsTo } from '../tables/table-doc.ts';
import type { Tables } from '../tables/tables.ts';
import type { PersonCard } from './identities.ts';
import type { Ties } from './ties.ts';

/** Matches of a page of somebody's history. */
const PAGE = 20;
const COMPANIONS = 50;
const ACTIVE = 100;

interface Found {
  readonly me: Me;
  readonly since: number;
  /** The viewer sees results that they had no part in. */
  readonly open: boolean;
}

export class Profiles {
  readonly #tables: Tables;
  readonly #results: MatchResults;
  readonly #ties: Ties;
  readonly #ratings: Pick<Ratings, 'of'>;

  constructor(tables: Tables, results: MatchResults, ties: Ties, ratings: Pick<Ratings, 'of'>) {
    this.#tables = tables;
    this.#results = results;
    this.#ties = ties;
    this.#ratings = ratings;
  }

  /** Somebody whom the viewer may know; else 404, as for nobody. */
  async see(viewer: string, identity: string): Promise<Found> {
    const { identities } = this.#tables;
    const [me, doc] = await Promise.all([identities.me(identity), identities.docs.get(identity)]);
    if (me === null || doc === null) throw notFound();
    const found = (open: boolean): Found => ({ me, since: doc.createdAt, open });
    if (viewer === identity) return found(true);
    const shuns = this.#ties.shuns(viewer, identity);
    const tie = await this.#ties.state(viewer, identity);
    const open = !shuns && (me.shows === 'all' || (me.shows === 'friends' && tie === 'friend'));
    if (open || tie === 'friend' || tie === 'asks' || (await this.#meets(viewer, identity))) return found(open);
    throw notFound();
  }

  /** Both are at a table that is not over. */
  async #sitsWith(viewer: string, identity: string): Promise<boolean> {
    const tables = await this.#tables.mine(identity, 'active', ACTIVE);
    return tables.some(({ doc }) => belongsTo(doc, viewer)) && !this.#ties.shuns(viewer, identity);
  }

  /** The viewer may see a table of theirs, played with them, or blocked them. */
  async #meets(viewer: string, identity: string): Promise<boolean> {
    const tables = await this.#tables.mine(identity, 'active', ACTIVE);
    if (tables.some(({ doc }) => this.#tables.access.maySee(doc, viewer))) return true;
    if (await this.#ties.isBlocked(viewer, identity)) return true;
    const past = await this.#tables.mine(viewer, 'past', ACTIVE);
    return past.some(({ doc }) => belongsTo(doc, identity)) || (await this.#results.of(viewer)).some(({ doc }) => hasBoth(doc, viewer, identity));
  }

  async profile(viewer: string, identity: string): Promise<Omit<Profile, 'tie' | 'blocked'>> {
    const { me, since, open } = await this.see(viewer, identity);
    const you = viewer === identity;
    const results = (await this.#results.of(identity)).map((r) => r.doc);
    const { total, games, people } = statisticsOf(identity, results);
    const met = people.slice(0, COMPANIONS);
    const cards = await this.#tables.identities.cards(you ? met.map((p) => p.identity) : []);
    return {
      identity,
      name: me.name,
      face: me.face,
      since,
      speaks: me.speaks,
      you,
      open,
      together: you ? 0 : results.filter((r) => hasBoth(r, viewer, identity)).length,
      statistics: open ? { total, games } : null,
      ratings: open ? await this.#ratings.of(identity) : [],
      people: you ? met.flatMap((p) => withCard(p, cards.get(p.identity))) : [],
      pace: you || (await this.#sitsWith(viewer, identity)) ? paceOfPerson(identity, results) : null,
    };
  }

  async games(viewer: string, identity: string, query: { readonly before?: string | undefined; readonly with?: 'me' | undefined }) {
    const { open } = await this.see(viewer, identity);
    const all = open && query.with === undefined;
    const wanted = (doc: ResultDoc): boolean => all || viewer === identity || hasBoth(doc, viewer, identity);
    // Pages of what the viewer may see: a page that holds nothing for them is passed over.
    const found: { id: string; doc: ResultDoc }[] = [];
    let before = query.before;
    let more = true;
    while (more && found.length <= PAGE) {
      const page = await this.#results.of(identity, all ? PAGE + 1 : 10 * PAGE, before);
      more = page.length > (all ? PAGE : 10 * PAGE - 1);
      before = page.at(-1)?.id;
      found.push(...page.filter(({ doc }) => wanted(doc)));
    }
    const shown = found.slice(0, PAGE);
    return { games: await Promise.all(shown.map(({ id, doc }) => this.#past(id, doc, viewer, identity, open))), more: found.length > PAGE };
  }

  async #past(table: string, doc: ResultDoc, viewer: string, identity: string, open: boolean): Promise<PastMatch> {
    const cards = await this.#tables.identities.cards(doc.chairs.map((c) => c.identity));
    const mine = doc.chairs.find((c) => c.identity === identity);
    const there = await this.#tables.docs.get(table);
    const isIn = doc.chairs.some((c) => c.identity === viewer);
    return {
      table,
      game: doc.game,
      name: doc.name,
      at: doc.at,
      days: doc.days,
      rank: mine?.rank ?? 0,
      gaveUp: mine?.gaveUp === true,
      together: doc.together === true,
      score: mine?.score ?? 0,
      role: mine?.as ?? null,
      change: open ? changeOf(doc, identity) : null,
      chairs: doc.chairs.map(({ identity: who, bot, rank }) => {
        const card = cards.get(who);
        // Other people's results are theirs to show: who was not there only learns the names that are open to all.
        if (card !== undefined && !isIn && who !== identity && card.shows !== 'all') return { kind: 'hidden', name: '', face: null, rank };
        return { kind: bot ? 'bot' : 'person', name: card?.name ?? '', face: card?.face ?? null, rank };
      }),
      replay: there !== null && this.#tables.access.mayWatch(there, viewer),
    };
  }
}

/** In whole points, as they are shown. */
function changeOf({ rated }: ResultDoc, identity: string): number | null {
  const chair = rated?.chairs.find((c) => c.identity === identity);
  return chair?.was == null || chair.now === null ? null : Math.round(chair.now[0]) - Math.round(chair.was[0]);
}

const hasBoth = ({ chairs }: ResultDoc, a: string, b: string): boolean => [a, b].every((who) => chairs.some((c) => c.identity === who));

const withCard = <P extends object>(person: P, card: PersonCard | undefined): (P & Pick<PersonCard, 'name' | 'face'>)[] =>
  card === undefined ? [] : [{ ...person, name: card.name, face: card.face }];
