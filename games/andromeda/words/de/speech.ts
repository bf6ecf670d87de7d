/** German: sides, regions, pieces and amounts as they stand in a sentence. */
import { list, type Part, type Phrase, say, who } from '@starboard/kernel';
import type { DevelopmentType } from '../../content/vocabulary.ts';
import type { Units } from '../../rules/events.ts';
import { alike, lookup, type Party, withSign, type You } from '../common.ts';
import * as names from '../names.ts';
import { developments, resources, ships, speaker, tracks } from './terms.ts';

export const piece = (id: string): Part => names.piece(speaker, id);
export const pieces = (ids: readonly string[]): Phrase =>
  list(
    alike(ids).map(({ id, n }) => (n > 1 ? [`${n}× `, piece(id)] : [piece(id)])),
    'und',
  );
export const region = (at: string): Phrase => names.region(speaker, at);
/** Accusative with article, definite, bare, dative. */
export const aShip = (id: string): string => lookup(ships, id)?.a ?? id;
export const theShip = (id: string): string => lookup(ships, id)?.the ?? id;
export const ship = (id: string): string => lookup(ships, id)?.one ?? id;
export const withShip = (id: string): string => lookup(ships, id)?.dat ?? id;
export const track = (id: string): string => lookup(tracks, id) ?? id;
export const development = (id: string): string => lookup(developments, id) ?? id;
/** Accusative with article; “Obelisk” has the weak ending. */
const bent = (id: string): string => (id === 'obelisk' ? `${development(id)}en` : development(id));
export const aDevelopment = (id: string): string => `${lookup(ARTICLE, id) ?? 'ein'} ${bent(id)}`;
const ARTICLE: { readonly [D in DevelopmentType]: string } = {
  observatory: 'ein',
  factory: 'eine',
  spaceport: 'einen',
  metropolis: 'eine',
  obelisk: 'einen',
};
export const theDevelopment = (id: string): string => `${lookup(THE, id) ?? 'das'} ${bent(id)}`;
const THE: { readonly [D in DevelopmentType]: string } = { observatory: 'das', factory: 'die', spaceport: 'den', metropolis: 'die', obelisk: 'den' };

/** A side as a label, and in the nominative, dative and accusative. */
export const label = (p: Party, you: You): Part =>
  p === 'raiders' ? 'Bedrohungen' : p === 'collective' ? 'Das Kollektiv' : p === you ? 'Du' : who(p);
export const nominative = (p: Party, you: You): Part =>
  p === 'raiders' ? 'die Bedrohungen' : p === 'collective' ? 'das Kollektiv' : p === you ? 'du' : who(p);
export const dative = (p: Party, you: You): Part =>
  p === 'raiders' ? 'den Bedrohungen' : p === 'collective' ? 'dem Kollektiv' : p === you ? 'dir' : who(p);
export const accusative = (p: Party, you: You): Part =>
  p === 'raiders' ? 'die Bedrohungen' : p === 'collective' ? 'das Kollektiv' : p === you ? 'dich' : who(p);
/** After a noun: „ des Kollektivs“, „ der Bedrohungen“, „ von Mirela“. For „dein“ see `owned`. */
export const genitive = (p: Party): Phrase => (p === 'raiders' ? [' der Bedrohungen'] : p === 'collective' ? [' des Kollektivs'] : [' von ', who(p)]);
/** Whose something is: „dein Modul“, „Modul von Mirela“, „das Modul des Kollektivs“. */
export const owned = (p: Party, you: You, mine: string, theirs: string): Phrase => (p === you ? [mine] : [theirs, ...genitive(p)]);
export const all = (parties: readonly Party[], you: You): Phrase =>
  parties.length === 0
    ? ['niemand']
    : list(
        parties.map((p) => [nominative(p, you)]),
        'und',
      );
/** A side at the beginning of a sentence, with the verb: „Du erhältst“, „Mirela erhält“. */
export const does = (p: Party, you: You, mine: string, theirs: string, several = theirs): Phrase =>
  p === 'raiders'
    ? [`Die Bedrohungen ${several}`]
    : p === 'collective'
      ? [`Das Kollektiv ${theirs}`]
      : p === you
        ? [`Du ${mine}`]
        : [who(p), ` ${theirs}`];

export const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
export const vp = (n: number): string => `${withSign(n)} SP`;
export const tactics = (n: number): string => many(n, 'Taktik', 'Taktiken');
export const shipCount = (n: number): string => many(n, 'Schiff', 'Schiffe');
export const unit = (resource: string, n: number): string =>
  resource === 'tactic' ? tactics(n) : resource === 'credits' ? many(n, 'Credit', 'Credits') : `${n} ${lookup(resources, resource) ?? resource}`;
export const units = (u: Units): string => {
  const parts = Object.entries(u).map(([r, n]) => unit(r, n));
  return parts.length === 0 ? 'nichts' : parts.length === 1 ? parts[0] : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`;
};
/** What else scores or gives something, by the names that the rules use. */
const REASONS: Readonly<Record<string, string>> = {
  repair: 'nichts zu reparieren',
  upgrade: 'kein Upgrade übrig',
  development_: 'Großkomplex',
  development_card: 'keine Karte übrig',
  leader: 'kein Anführer mehr da',
  nebula: 'erster Besuch',
  mech: 'Mechaphagen',
  trk_beyond: 'Leiste vollendet',
  paid: 'bezahlt',
  bounty_raider: 'Kopfgeld',
  battle_scrapped: 'zerstörte Schiffe',
  battle_truce: 'Waffenruhe',
  yard: 'Schrottplatz',
  scrapyard: 'Schrottplatz',
  pass: 'statt eines Zuges',
  battle_maneuver: 'Manöver',
};
/** The piece something came from: „ (Tauernter)“. */
export const because = (from: string): Phrase => {
  const id = from.split('/')[0];
  if (/^r\dc\d$/.test(id)) return say` (${region(from)})`;
  const reason = lookup(REASONS, from);
  if (reason !== undefined) return [` (${reason})`];
  return names.nameText(speaker, id) === null ? [] : say` (${piece(id)})`;
};
export const faces = (list_: readonly number[]): string =>
  list_.length < 2 ? list_.join('') : `${list_.slice(0, -1).join(', ')} und ${list_.at(-1)}`;
/** Dice as rolled, where two rolls stand side by side. */
export const row = (list_: readonly number[]): string => list_.join(' ');
