/**
 * Names of pieces by their ids. Events hold ids and not the table, so names come from the content that was
 * read last, which is that of the table whose log is shown.
 */
import type { Language, Part, Phrase } from '@starboard/kernel';
import { STANDARD } from '../content/standard.ts';
import type { Content, Named } from '../content/types.ts';
import { contentOf } from '../rules/content.ts';
import type { Andromeda } from '../rules/types.ts';

function namesOf(c: Content): ReadonlyMap<string, Named> {
  const names = new Map<string, Named>();
  const put = (list: readonly { readonly id: string; readonly name?: Named }[]): void => {
    for (const p of list) if (p.name !== undefined) names.set(p.id, p.name);
  };
  for (const value of Object.values(c))
    if (Array.isArray(value)) put(value.filter((p: object): p is { readonly id: string; readonly name?: Named } => 'id' in p));
  put([c.void, ...c.void.die]);
  for (const f of c.factions) put(f.abilities);
  for (const list of [c.factionUpgrades, c.neutralUpgrades]) for (const u of list) names.set(u.ability.id, u.ability.name ?? u.name);
  for (const r of c.raiders) names.set(r.ability.id, r.ability.name ?? r.name);
  for (const m of c.commanders) if (m.ability?.name !== undefined) names.set(m.ability.id, m.ability.name);
  for (const s of c.supremacy) names.set(`${s.id}_a`, s.name);
  return names;
}

const known = new WeakMap<Content, ReadonlyMap<string, Named>>();
let current = STANDARD;

/** The content that names and texts are taken from. */
export const spokenOf = (): Content => current;
export function speakOf(options: Pick<Andromeda['options'], 'pack'>): Content {
  current = contentOf(options).raw;
  return current;
}

export function nameText(language: Language, id: string): string | null {
  let names = known.get(current);
  if (names === undefined) {
    names = namesOf(current);
    known.set(current, names);
  }
  return names.get(id)?.[language] ?? null;
}

/** A piece in a sentence. */
export const piece = (language: Language, id: string): Part => ({ ref: 'piece', id, text: nameText(language, id) ?? id });

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
export function region(language: Language, at: string): Phrase {
  const [place, tile = ''] = at.split('/');
  const nebula = NEBULAE[place];
  if (nebula !== undefined) return [{ ref: 'region', id: place, text: `${NEBULA[language]}${NO_BREAK}${nebula}` }];
  const name = nameText(language, tile);
  if (name === null) return [{ ref: 'region', id: place, text: place }];
  // The name alone is the reference: looked up in the rulebook, it leads to the rule of the base.
  return [{ ref: 'region', id: place, text: name }, `${NO_BREAK}${place}`];
}
