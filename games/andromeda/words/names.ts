/**
 * Names of pieces by their ids. Events hold ids and not the table, so names come from the content that was
 * read last, which is that of the table whose log is shown.
 */
import type { Language, Part, Phrase } from '@starboard/kernel';
import { STANDARD } from '../content/standard.ts';
import type { Content, Faction, Named } from '../content/types.ts';
import { contentOf } from '../rules/content.ts';
import type { Andromeda } from '../rules/types.ts';
import type { names as english } from './en/names/index.ts';
import type { plans as englishPlans } from './en/plans.ts';

/** A name for each standard piece. */
export type StandardNames = { readonly [Id in keyof typeof english]: string };
/** A line of advice for each standard faction. */
export type StandardPlans = { readonly [Id in keyof typeof englishPlans]: string };
/** A language, and what it calls the standard pieces. A page loads only the language that is read. */
export interface Speaker {
  readonly language: Language;
  readonly names: StandardNames;
  readonly plans: StandardPlans;
}

interface Nameable {
  readonly id: string;
  readonly name?: Named;
}
/** Whether a language has a text for this id. */
export const has = <T extends object>(texts: T, id: PropertyKey): id is keyof T => Object.hasOwn(texts, id);

/** Standard pieces are named by the language, pieces of a pack by the pack. */
function ownName({ language, names }: Speaker, c: Content, { id, name }: Nameable): string | null {
  if (c.pack !== null) return name?.[language] ?? null;
  return has(names, id) ? names[id] : null;
}

function namesOf(s: Speaker, c: Content): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const put = (id: string, name: string | null): void => {
    if (name !== null) names.set(id, name);
  };
  const putAll = (list: readonly Nameable[]): void => {
    for (const p of list) put(p.id, ownName(s, c, p));
  };
  for (const value of Object.values(c)) if (Array.isArray(value)) putAll(value.filter((p: object): p is Nameable => 'id' in p));
  putAll([c.void, ...c.void.die]);
  for (const f of c.factions) putAll(f.abilities);
  // An ability without a name has the name of its piece.
  for (const p of [...c.factionUpgrades, ...c.neutralUpgrades, ...c.raiders]) put(p.ability.id, ownName(s, c, p.ability) ?? ownName(s, c, p));
  for (const m of c.commanders) if (m.ability !== undefined) putAll([m.ability]);
  for (const p of c.supremacy) put(`${p.id}_a`, ownName(s, c, p));
  return names;
}

const known = new WeakMap<Content, Map<Language, ReadonlyMap<string, string>>>();

/** The name of a piece, or of an ability, in a language; null: it has none. */
export function nameIn(s: Speaker, c: Content, id: string): string | null {
  const byLanguage = known.get(c) ?? new Map<Language, ReadonlyMap<string, string>>();
  known.set(c, byLanguage);
  const names = byLanguage.get(s.language) ?? namesOf(s, c);
  byLanguage.set(s.language, names);
  return names.get(id) ?? null;
}

/** The advice on a faction. */
export const planIn = (s: Speaker, c: Content, { id, plan }: Faction): string =>
  (c.pack !== null ? plan?.[s.language] : has(s.plans, id) ? s.plans[id] : undefined) ?? '';

let current = STANDARD;

/** The content that names and texts are taken from. */
export const spokenOf = (): Content => current;
export function speakOf(options: Pick<Andromeda['options'], 'pack'>): Content {
  current = contentOf(options).raw;
  return current;
}

export const nameText = (s: Speaker, id: string): string | null => nameIn(s, current, id);

/** A piece in a sentence. */
export const piece = (s: Speaker, id: string): Part => ({ ref: 'piece', id, text: nameText(s, id) ?? id });

const NO_BREAK = '\u00a0';
/** N25: nebulae by the names of their spaces. */
const NEBULAE: Readonly<Record<string, number>> = { r1c1: 1, r1c6: 2, r3c1: 3, r3c6: 4, r5c1: 5, r5c6: 6 };
const NEBULA: { readonly [L in Language]: string } = { en: 'nebula', de: 'Nebel' };

/** A region where there is little room: `r2c3`, or nebula 1. */
export const shortRegion = (language: Language, place: string): string => {
  const nebula = NEBULAE[place];
  return nebula === undefined ? place : `${NEBULA[language]}${NO_BREAK}${nebula}`;
};

/** A region by what is there: `r2c3/base_odessa` is Odessa Field r2c3, `r1c1` nebula 1. */
export function region(s: Speaker, at: string): Phrase {
  const [place, tile = ''] = at.split('/');
  const nebula = NEBULAE[place];
  if (nebula !== undefined) return [{ ref: 'region', id: place, text: `${NEBULA[s.language]}${NO_BREAK}${nebula}` }];
  const name = nameText(s, tile);
  if (name === null) return [{ ref: 'region', id: place, text: place }];
  // The name alone is the reference: looked up in the rulebook, it leads to the rule of the base.
  return [{ ref: 'region', id: place, text: name, aside: `${NO_BREAK}${place}` }];
}
