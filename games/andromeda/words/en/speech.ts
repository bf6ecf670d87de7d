/** English: players, regions, pieces and amounts as they stand in a sentence. */
import { list, type Part, type Phrase, say, who } from '@starboard/kernel';
import type { Units } from '../../rules/events.ts';
import { alike, lookup, type Party, withSign, type You } from '../common.ts';
import * as names from '../names.ts';
import { developments, resources, ships, speaker, tracks } from './terms.ts';

export const piece = (id: string): Part => names.piece(speaker, id);
export const pieces = (ids: readonly string[]): Phrase =>
  list(
    alike(ids).map(({ id, n }) => (n > 1 ? [`${n}× `, piece(id)] : [piece(id)])),
    'and',
  );
export const region = (at: string): Phrase => names.region(speaker, at);
export const ship = (id: string): string => lookup(ships, id)?.one ?? id;
export const aShip = (id: string): string => `a ${ship(id)}`;
export const track = (id: string): string => lookup(tracks, id) ?? id;
export const development = (id: string): string => lookup(developments, id) ?? id;
export const aDevelopment = (id: string): string => (id === 'observatory' || id === 'obelisk' ? `an ${development(id)}` : `a ${development(id)}`);

/** A party inside a sentence, and as the label of a line. */
export const them = (p: Party, you: You): Part =>
  p === 'raiders' ? 'the raiders' : p === 'collective' ? 'the Collective' : p === you ? 'you' : who(p);
export const label = (p: Party, you: You): Part => (p === 'raiders' ? 'Raiders' : p === 'collective' ? 'The Collective' : p === you ? 'You' : who(p));
export const all = (parties: readonly Party[], you: You): Phrase =>
  parties.length === 0
    ? ['nobody']
    : list(
        parties.map((p) => [them(p, you)]),
        'and',
      );
/** A party at the beginning of a sentence, with the verb: "You gain", "Mirela gains", "The raiders gain". */
export const does = (p: Party, you: You, mine: string, theirs: string): Phrase =>
  p === 'raiders'
    ? [`The raiders ${mine}`]
    : p === 'collective'
      ? [`The Collective ${theirs}`]
      : p === you
        ? [`You ${mine}`]
        : [who(p), ` ${theirs}`];
export const whose = (p: Party, you: You): Phrase =>
  p === 'raiders' ? ['the raiders’'] : p === 'collective' ? ['the Collective’s'] : p === you ? ['your'] : [who(p), '’s'];

/** The same at the beginning of a sentence. */
export const Whose = (p: Party, you: You): Phrase =>
  p === you ? ['Your'] : p === 'raiders' ? ['The raiders’'] : p === 'collective' ? ['The Collective’s'] : whose(p, you);

export const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
export const vp = (n: number): string => `${withSign(n)} VP`;
export const tactics = (n: number): string => many(n, 'tactic', 'tactics');
export const shipCount = (n: number): string => many(n, 'ship', 'ships');
export const unit = (resource: string, n: number): string =>
  resource === 'tactic' ? tactics(n) : resource === 'credits' ? many(n, 'credit', 'credits') : `${n} ${lookup(resources, resource) ?? resource}`;
export const units = (u: Units): string => {
  const parts = Object.entries(u).map(([r, n]) => unit(r, n));
  return parts.length === 0 ? 'nothing' : parts.length === 1 ? parts[0] : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
};
/** What else scores or gives something, by the names that the rules use. */
const REASONS: Readonly<Record<string, string>> = {
  repair: 'nothing to repair',
  upgrade: 'no upgrade left',
  development_: 'development',
  development_card: 'no card left',
  leader: 'no leader left to recruit',
  nebula: 'first visit',
  mech: 'Mechaphages',
  trk_beyond: 'track completed',
  paid: 'paid',
  bounty_raider: 'bounty',
  battle_scrapped: 'ships scrapped',
  battle_truce: 'truce',
  yard: 'scrapyard',
  scrapyard: 'scrapyard',
  pass: 'instead of a turn',
  battle_maneuver: 'manoeuvre',
};
/** Where something came from, if that is a piece: " (Dew Harvester)". */
export const because = (from: string): Phrase => {
  const id = from.split('/')[0];
  if (/^r\dc\d$/.test(id)) return say` in ${region(from)}`;
  const reason = lookup(REASONS, from);
  if (reason !== undefined) return [` (${reason})`];
  return names.nameText(speaker, id) === null ? [] : say` (${piece(id)})`;
};
export const faces = (list_: readonly number[]): string =>
  list_.length < 2 ? list_.join('') : `${list_.slice(0, -1).join(', ')} and ${list_.at(-1)}`;
/** Dice as they fell, where several rolls stand side by side. */
export const row = (list_: readonly number[]): string => list_.join(' ');
