/** Sends a moment of a finished match as a challenge, and sits down at one. */
import { type Game, type Level, type MatchRecord, type Seat, seatsOf, type Types } from '@starboard/kernel';
import { keepBranch } from '../offline/branch.ts';
import { pastLink, pastRecord } from '../offline/past.ts';
import { store } from '../offline/store.ts';
import { type LocalTable, newLocalTable } from '../offline/tables.ts';
import { storedNames } from '../play/names.ts';
import type { PastFrom } from '../worker/protocol.ts';
import { botNames } from './bot-names.ts';
import { type FriendChallenge, momentText } from './friend-link.ts';

/** Somebody's place at a moment of a finished match, against bots of this level. Null: it does not fit into a link. */
export async function momentPath(
  { terms, names, outcome }: Pick<MatchRecord, 'terms' | 'names' | 'outcome'>,
  place: { readonly from: PastFrom; readonly at: number; readonly seat: Seat; readonly level: Level; readonly anew: string | null },
): Promise<string | null> {
  const { from, at } = place;
  const packed = outcome === null ? null : await pastLink(from, at);
  return outcome === null || packed === null ? null : `/challenge/friend#${momentText({ terms, names, outcome }, place, packed)}`;
}

export async function playFriend(given: FriendChallenge, link: string, name: string, rules: Game<Types>): Promise<string> {
  const { game, options, levels, seed, botSeed, from } = given;
  const challenge = { day: null, seat: levels.indexOf(null), link };
  if (from !== undefined) {
    const record = await pastRecord({ kind: 'link', text: from.record });
    const seat = seatsOf(record.names.length).find((s) => s === challenge.seat);
    // The head of a link says nothing that its match does not say too.
    if (seat === undefined || levels.length !== record.names.length || record.terms.game !== game || from.at !== record.entries.length - 1)
      throw new RangeError('a link whose parts do not fit');
    const level = levels.find((l) => l !== null) ?? 'normal';
    return await keepBranch(
      rules,
      { record, at: from.at, seat, name: name || record.names[seat], level, replay: null, anew: from.anew },
      { seed, botSeed, challenge },
    );
  }
  const stars = botNames(levels.length);
  const [own] = storedNames([name]);
  const table: LocalTable = {
    ...newLocalTable({
      ...{ game, options },
      settings: { clock: { kind: 'none' }, atZero: 'idle', takeBacks: false, pace: 'human' },
      sittings: levels.map((level, i) => (level === null ? { kind: 'person', name: own, level } : { kind: 'bot', name: stars[i], level })),
    }),
    ...{ seed, botSeed, challenge },
  };
  await store().keepTable(table);
  return table.id;
}
