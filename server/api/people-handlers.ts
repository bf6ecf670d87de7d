/** What the paths about people do (./people-routes.ts). */
import type { Profiles } from '../identity/profiles.ts';
import type { PersonReports } from '../identity/reports.ts';
import type { Ties } from '../identity/ties.ts';
import { networkOf } from '../network/client-network.ts';
import type { Notices } from '../notices/notices.ts';
import type { Ratings } from '../ratings/ratings.ts';
import type { ChatRooms } from '../tables/chat.ts';
import type { Lobbies } from '../tables/lobby.ts';
import { freeSeats } from '../tables/open-tables.ts';
import type { MatchResults } from '../tables/results.ts';
import type { Seating } from '../tables/seating.ts';
import { chairOfIdentity } from '../tables/table-doc.ts';
import type { Tables } from '../tables/tables.ts';
import type { Friend, peopleRoutes } from './people-routes.ts';
import { notFound, refused } from './problem.ts';
import type { Handlers } from './routing.ts';

export interface PeopleServices {
  readonly tables: Tables;
  readonly seating: Seating;
  readonly lobbies: Lobbies;
  readonly notices: Notices;
  readonly chats: ChatRooms;
  readonly ties: Ties;
  readonly profiles: Profiles;
  readonly results: MatchResults;
  readonly ratings: Ratings;
  readonly reports: PersonReports;
}

const DONE = { ok: true } as const;
/** Tables of a friend that are looked through for one to show. */
const LOOKED_AT = 20;

export function peopleHandlers(services: PeopleServices): Pick<Handlers, keyof typeof peopleRoutes> {
  const { tables, ties, profiles, lobbies } = services;
  const { identities, access } = tables;
  /** Not oneself. */
  const other = (me: string, person: string): string => {
    if (me === person) throw notFound();
    return person;
  };
  const cardsOf = async (people: readonly string[]) => {
    const cards = await identities.cards(people);
    return people.flatMap((identity) => {
      const card = cards.get(identity);
      return card === undefined ? [] : [{ identity, name: card.name, face: card.face }];
    });
  };
  const isPresent = async (identity: string): Promise<boolean> => (await identities.docs.get(identity))?.present !== false;
  const tableOf = async (friend: string, me: string): Promise<Friend['table']> => {
    const active = await tables.mine(friend, 'active', LOOKED_AT);
    const found = active.find(({ doc }) => chairOfIdentity(doc, friend) !== null && access.maySee(doc, me));
    if (found === undefined) return null;
    const { name, game, state } = found.doc;
    const free = state === 'waiting' ? freeSeats(found.doc) : 0;
    return { id: found.id, name, game, state, free, shared: chairOfIdentity(found.doc, me) !== null };
  };
  return {
    'PATCH /api/me/profile': async ({ caller, body }) => {
      const { face, speaks, shows, present } = body;
      const me = await identities.change(caller.identity, {
        ...(face === undefined ? {} : { face }),
        ...(speaks === undefined ? {} : { speaks: [...new Set(speaks)] }),
        ...(shows === undefined ? {} : { shows }),
        ...(present === undefined ? {} : { present }),
      });
      if (face !== undefined) await services.seating.showFace(caller.identity);
      return me;
    },
    'GET /api/people/:person': async ({ caller, param }) => {
      const [me, person] = [caller.identity, param('person')];
      const profile = await profiles.profile(me, person);
      // Nobody has a profile for others: only what one needs to block or report somebody.
      if (!tables.context.config.accounts && me !== person)
        return { ...profile, statistics: null, ratings: [], open: false, together: 0, tie: 'none', blocked: await ties.isBlocked(me, person) };
      if (me === person) return { ...profile, tie: 'none', blocked: false };
      return { ...profile, tie: await ties.state(me, person), blocked: await ties.isBlocked(me, person) };
    },
    'GET /api/people/:person/games': ({ caller, param, query }) => profiles.games(caller.identity, param('person'), query),
    'GET /api/me/friends': async ({ caller }) => {
      const me = caller.identity;
      const tied = await ties.of(me);
      const cards = new Map((await cardsOf(tied.map((t) => t.identity))).map((c) => [c.identity, c]));
      const people: Friend[] = [];
      for (const { identity, state } of tied) {
        const card = cards.get(identity);
        if (card === undefined) continue;
        const shown = state === 'friend' && (await isPresent(identity));
        people.push({ ...card, state, here: shown && lobbies.isHere(identity), table: shown ? await tableOf(identity, me) : null });
      }
      return { people, blocked: await cardsOf(await ties.blocked(me)) };
    },
    'POST /api/people/:person/friend': async ({ caller, param }) => {
      const person = other(caller.identity, param('person'));
      await profiles.see(caller.identity, person);
      if (await ties.isBlocked(caller.identity, person)) throw refused('you-blocked');
      await ties.wish(caller.identity, person);
      return { tie: await ties.state(caller.identity, person) };
    },
    'DELETE /api/people/:person/friend': async ({ caller, param }) => {
      const person = other(caller.identity, param('person'));
      await ties.unwish(caller.identity, person);
      return { tie: await ties.state(caller.identity, person) };
    },
    'POST /api/people/:person/block': async ({ caller, param }) => {
      const person = other(caller.identity, param('person'));
      await profiles.see(caller.identity, person);
      await ties.block(caller.identity, person);
      await services.seating.keepApart(caller.identity, person);
      for (const who of [caller.identity, person]) lobbies.renew(who);
      return DONE;
    },
    'DELETE /api/people/:person/block': async ({ caller, param }) => {
      await ties.unblock(caller.identity, other(caller.identity, param('person')));
      lobbies.renew(caller.identity);
      return DONE;
    },
    'POST /api/people/:person/report': async ({ caller, param, body, request }) => {
      const me = caller.identity;
      const person = other(me, param('person'));
      const { me: about } = await profiles.see(me, person);
      const mine = await identities.card(me);
      if (mine === null) throw notFound();
      const doc = body.table === undefined ? null : await tables.see(body.table, me);
      const playing = doc?.state === 'running' && chairOfIdentity(doc, me) !== null;
      const lines = doc === null || body.table === undefined ? [] : await services.chats.wroteBy(body.table, person, { identity: me, playing });
      const table = doc === null || body.table === undefined ? null : { id: body.table, name: doc.name, game: doc.game };
      const said = { reason: body.reason, text: body.text ?? '', table, lines };
      await services.reports.make({ by: me, byName: mine.name, about: person, aboutName: about.name, ...said }, networkOf(request.ip));
      return { lines: lines.length };
    },
    'POST /api/tables/:table/invite': async ({ caller, param, body }) => {
      if ((await ties.state(caller.identity, body.person)) !== 'friend') throw notFound();
      const { doc, fresh } = await tables.invitations.ask(param('table'), caller.identity, body.person);
      if (fresh) await services.notices.call(param('table'), doc, body.person, 'invite');
      lobbies.renew(body.person);
      return DONE;
    },
    'DELETE /api/tables/:table/invite': async ({ caller, param }) => {
      await tables.invitations.decline(param('table'), caller.identity);
      lobbies.renew(caller.identity);
      return DONE;
    },
  };
}
