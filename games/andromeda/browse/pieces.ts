/** All pieces of a content in one list: what each is called, what it does in signs and where it comes from. */
import type { Content, Module, Moon, Piece } from '../content/types.ts';
import type { GlyphId } from '../table/art/glyphs.ts';
import { abilitySigns, effectSigns, moduleSigns, priceSigns, type Sign } from '../table/glyphs/index.tsx';
import { SORTS, type Sort } from '../words/sorts.ts';

export type Origin = 'printed' | 'name' | 'ours' | 'changed';

/** What is drawn of a piece besides its signs. */
export type Look =
  | { readonly of: 'module'; readonly module: Module }
  | { readonly of: 'moon'; readonly moon: Moon }
  | { readonly of: 'tactic'; readonly battle: readonly Sign[]; readonly free: readonly Sign[] }
  | { readonly of: 'art'; readonly kind: 'faction' | 'raider' | 'commander' | 'base' | 'planet' | 'special'; readonly id: string }
  | { readonly of: 'glyph'; readonly glyph: GlyphId };

export interface Shown {
  readonly id: string;
  readonly sort: Sort;
  readonly look: Look;
  readonly signs: readonly Sign[];
  readonly origin: Origin;
  /** As the files have it. */
  readonly data: Piece;
}

/** Sorts as a reader looks for them. */
export const SHELVES = [
  ['modules', ['modules', 'artifactModules', 'rowHeads']],
  ['moons', ['moons']],
  ['tactics', ['tactics']],
  ['factions', ['factions']],
  ['upgrades', ['factionUpgrades', 'neutralUpgrades']],
  ['developments', ['developmentCards']],
  ['events', ['events']],
  ['raiders', ['raiders']],
  ['destiny', ['destiny']],
  ['regions', ['planets', 'bases', 'special']],
  ['tokens', ['discovery', 'supremacy']],
  ['commanders', ['commanders']],
  ['orders', ['actions', 'strategies', 'collectiveUpgrades']],
] as const satisfies readonly (readonly [string, readonly Sort[]])[];
export type Shelf = (typeof SHELVES)[number][0];

/** `standard`: the game as it comes; what a pack changed is marked. */
export function piecesOf(c: Content, standard: Content): readonly Shown[] {
  return SORTS.flatMap((sort) => {
    const before = new Map(standard[sort].map((p: Piece) => [p.id, JSON.stringify(p)]));
    return c[sort].map((p: Piece) => ({
      id: p.id,
      sort,
      ...faceOf(c, sort, p.id),
      origin: c.pack !== null && before.get(p.id) !== JSON.stringify(p) ? 'changed' : originOf(p),
      data: p,
    }));
  });
}

const originOf = ({ origin, nameOrigin }: Piece): Origin =>
  origin === 'printed' ? 'printed' : nameOrigin === 'printed' || nameOrigin === 'rendered' ? 'name' : 'ours';

const glyph = (of: GlyphId): Look => ({ of: 'glyph', glyph: of });
const NO_SIGNS: readonly Sign[] = [];

/** The piece of a list with this id. */
const one = <P extends Piece>(list: readonly P[], id: string): P => {
  const found = list.find((p) => p.id === id);
  if (found === undefined) throw new RangeError(`There is no piece '${id}'.`);
  return found;
};

function faceOf(c: Content, sort: Sort, id: string): { readonly look: Look; readonly signs: readonly Sign[] } {
  switch (sort) {
    case 'modules':
    case 'artifactModules': {
      const module = one(c[sort], id);
      return { look: { of: 'module', module }, signs: moduleSigns(module) };
    }
    case 'moons': {
      const moon = one(c.moons, id);
      return { look: { of: 'moon', moon }, signs: effectSigns(moon.content) };
    }
    case 'tactics': {
      const t = one(c.tactics, id);
      return { look: { of: 'tactic', battle: effectSigns(t.battle), free: effectSigns(t.free) }, signs: NO_SIGNS };
    }
    case 'factions': {
      const f = one(c.factions, id);
      return { look: { of: 'art', kind: 'faction', id }, signs: [...priceSigns(f.start), ...f.abilities.flatMap(abilitySigns)] };
    }
    case 'factionUpgrades':
    case 'neutralUpgrades':
      return { look: glyph('upgrade'), signs: abilitySigns(one(c[sort], id).ability) };
    case 'raiders':
      return { look: { of: 'art', kind: 'raider', id }, signs: effectSigns(one(c.raiders, id).reward) };
    case 'planets':
      return { look: { of: 'art', kind: 'planet', id }, signs: NO_SIGNS };
    case 'bases':
      return { look: { of: 'art', kind: 'base', id }, signs: effectSigns(one(c.bases, id).do) };
    case 'special':
      return { look: { of: 'art', kind: 'special', id }, signs: effectSigns(one(c.special, id).do) };
    case 'commanders': {
      const { ability } = one(c.commanders, id);
      return { look: { of: 'art', kind: 'commander', id }, signs: ability === undefined ? NO_SIGNS : abilitySigns(ability) };
    }
    case 'actions':
      return { look: glyph('command'), signs: NO_SIGNS };
    case 'destiny':
      return { look: glyph('destiny'), signs: effectSigns(one(c.destiny, id).do) };
    case 'events':
      return { look: glyph('event'), signs: effectSigns(one(c.events, id).do) };
    case 'discovery':
      return { look: glyph('discovery'), signs: effectSigns(one(c.discovery, id).do) };
    case 'supremacy':
      return { look: glyph('supremacy'), signs: effectSigns(one(c.supremacy, id).do) };
    case 'developmentCards':
      return { look: glyph('develop'), signs: effectSigns(one(c.developmentCards, id).do) };
    case 'rowHeads':
      return { look: glyph('module'), signs: effectSigns(one(c.rowHeads, id).do) };
    case 'strategies':
      return { look: glyph('tactic'), signs: effectSigns(one(c.strategies, id).do) };
    case 'collectiveUpgrades':
      return { look: glyph('command'), signs: effectSigns(one(c.collectiveUpgrades, id).do) };
  }
}
