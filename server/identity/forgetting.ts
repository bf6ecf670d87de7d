/** Somebody deletes their data, or the host does it: everything that any part keeps of them. */

import type { Challenges } from '../challenges/challenges.ts';
import type { Notices } from '../notices/notices.ts';
import type { Ratings } from '../ratings/ratings.ts';
import type { ChatRooms } from '../tables/chat.ts';
import type { MatchResults } from '../tables/results.ts';
import type { Seating } from '../tables/seating.ts';
import type { Tables } from '../tables/tables.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import type { Works } from '../works/works.ts';
import type { DeviceLinks } from './device-links.ts';
import type { MailLinks } from './mail-links.ts';
import type { PaperKeys } from './paper-keys.ts';
import type { Passkeys } from './passkeys.ts';
import type { PersonReports } from './reports.ts';
import type { Ties } from './ties.ts';

export interface Keepers {
  readonly tables: Tables;
  readonly seating: Seating;
  readonly chats: ChatRooms;
  readonly links: DeviceLinks;
  readonly notices: Notices;
  readonly passkeys: Passkeys;
  readonly mailLinks: MailLinks;
  readonly paperKeys: PaperKeys;
  readonly ties: Ties;
  readonly reports: PersonReports;
  readonly results: MatchResults;
  readonly ratings: Ratings;
  readonly works: Works;
  readonly challenges: Challenges;
  readonly tournaments: Tournaments;
}

export const forgetter =
  (keepers: Keepers) =>
  async (identity: string): Promise<void> => {
    const { tables, results } = keepers;
    await keepers.seating.forget(identity);
    await keepers.chats.forget(identity);
    await keepers.links.forget(identity);
    tables.knocks.forget(identity);
    await keepers.notices.forget(identity);
    await keepers.passkeys.forget(identity);
    await keepers.mailLinks.forget(identity);
    await keepers.paperKeys.forget(identity);
    await keepers.ties.forget(identity);
    await keepers.reports.forget(identity);
    await keepers.works.forget(identity);
    await keepers.challenges.forget(identity);
    await keepers.tournaments.forget(identity);
    await tables.identities.delete(identity);
    // Last: a match that ends meanwhile names only people whom it finds (../tables/results.ts).
    await results.forget(identity);
    await keepers.ratings.forget(identity);
  };
