/** What a piece or a region is, for a player who looks closer: its sort, what it does, and whether that is printed or ours. */
import { type Paragraph, type Phrase, plain, type Seat } from '@starboard/kernel';
import type { Ability, Content, Piece } from '../content/types.ts';
import { MODULE_TYPES } from '../content/vocabulary.ts';
import { NO_TILE } from '../rules/ids.ts';
import { contentIn, regionId, type View } from './common.ts';
import { abilityText, helpText, moduleMarks, moduleText, priceText, soloEventText } from './effects.ts';
import { capital } from './label.ts';
import { nameText, region } from './names.ts';
import { spaceOf } from './powers.ts';
import { factsOf } from './regions.ts';
import { SORTS, type Sort } from './sorts.ts';
import type { Tongue } from './tongue.ts';

interface Found {
  readonly sort: Sort;
  readonly piece: Piece;
  /** One of its abilities, which is explained by itself. */
  readonly ability?: Ability;
}

/** The piece that an id belongs to. */
function pieceOf(c: Content, id: string): Found | null {
  for (const sort of SORTS) {
    const piece = c[sort].find((p: Piece) => p.id === id);
    if (piece !== undefined) return { sort, piece };
  }
  for (const faction of c.factions) {
    const ability = faction.abilities.find((a) => a.id === id);
    if (ability !== undefined) return { sort: 'factions', piece: faction, ability };
  }
  for (const sort of ['factionUpgrades', 'neutralUpgrades'] as const) {
    const upgrade = c[sort].find((u) => u.ability.id === id);
    if (upgrade !== undefined) return { sort, piece: upgrade };
  }
  return null;
}

const sentence = (text: string): Phrase => [`${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`];

/** A fact as a sentence of its own. */
const asSentence = (fact: Phrase): Phrase => [...capital(fact), '.'];

/** The parts of a longer text, each on a line of its own. */
const partsOf = (text: string): Phrase[] => text.split(/ \| | · /).map(sentence);

function originOf(t: Tongue, c: Content, { origin, nameOrigin }: Piece): string {
  const { origins } = t.explain;
  if (c.pack !== null) return origins.pack;
  if (origin === 'printed') return origins.printed;
  return nameOrigin === 'printed' || nameOrigin === 'rendered' ? origins.name : origins.ours;
}

/** `station`: a module as it stands in somebody's station, where it no longer matters how it arrived. */
function pieceAbout(t: Tongue, k: View, id: string, where: 'market' | 'station'): Paragraph | null {
  const { raw } = contentIn(k);
  const found = pieceOf(raw, id);
  if (found === null) return null;
  const { sort, piece, ability } = found;
  const module = sort === 'modules' || sort === 'artifactModules' ? raw[sort].find((m) => m.id === id) : undefined;
  const upgrade = sort === 'factionUpgrades' || sort === 'neutralUpgrades' ? raw[sort].find((u) => u.id === piece.id) : undefined;
  const raider = sort === 'raiders' ? raw.raiders.find((r) => r.id === id) : undefined;
  const faction = sort === 'factions' ? raw.factions.find((f) => f.id === piece.id) : undefined;
  const what = module !== undefined ? t.explain.module(MODULE_TYPES[MODULE_TYPES.indexOf(module.type)]) : t.explain.sorts[sort];
  const title = nameText(t, piece.id) ?? id;
  const of = upgrade !== undefined ? t.ship(upgrade.ship) : ability !== undefined ? title : '';
  const lines: Phrase[] = [sentence(of === '' ? what : `${what}: ${of}`)];
  if (ability !== undefined)
    return { title: nameText(t, id) ?? id, lines: [...lines, sentence(abilityText(t.effects, ability)), [originOf(t, raw, piece)]] };
  if (raider !== undefined) lines.push(sentence(t.explain.raider(raider.class, raider.dice, raider.targeting)));
  const text =
    module !== undefined && where === 'station'
      ? [moduleText(t.effects, module), ...moduleMarks(t.effects, module, where)].join(' · ')
      : helpText(t.effects, raw, piece.id);
  if (text !== null) lines.push(...partsOf(text));
  const solo = sort === 'events' && k.pub.collective !== null ? raw.soloEvents.find((e) => e.replaces === id) : undefined;
  if (solo !== undefined) lines.push(sentence(t.explain.collective(soloEventText(t.effects, solo))));
  if (faction !== undefined) lines.push(sentence(t.explain.starts(priceText(t.effects, faction.start))));
  lines.push([originOf(t, raw, piece)]);
  return { title, lines };
}

function regionAbout(t: Tongue, k: View, place: string, you: Seat | null): Paragraph | null {
  const space = spaceOf(place);
  if (space < 0 || k.pub.map.tile[space] === NO_TILE) return null;
  const title = plain(region(t, regionId(k, space)), []);
  const { raw } = contentIn(k);
  const found = pieceOf(raw, regionId(k, space).split('/')[1] ?? '');
  const facts = factsOf(t, k, space, you).map(asSentence);
  // A planet's first fact is that it is one, and of which kind.
  const lines: Phrase[] = found === null || found.sort === 'planets' ? [] : [sentence(t.explain.sorts[found.sort])];
  lines.push(...facts);
  if (found !== null) lines.push([originOf(t, raw, found.piece)]);
  return { title, lines };
}

export function explain(t: Tongue, ref: string, id: string, k: View, you: Seat | null): Paragraph | null {
  if (ref === 'piece' || ref === 'station') return pieceAbout(t, k, id, ref === 'station' ? 'station' : 'market');
  return ref === 'region' ? regionAbout(t, k, id, you) : null;
}
