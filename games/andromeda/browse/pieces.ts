/** All pieces of a content in one list: what each is called, what it does in signs and where it comes from. */
import type { Effects } from '../content/effect.ts';
import type { Ability, Content, Module, Moon, Piece, WheelSpace } from '../content/types.ts';
import type { Cost } from '../content/vocabulary.ts';
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
  /** What is to be paid for what it does; null: nothing. */
  readonly price: Cost | null;
  /** All that it does. */
  readonly does: Effects;
  /** Of a commander. */
  readonly wheel: readonly WheelSpace[];
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
      ...{ price: null, does: NOTHING, wheel: NO_WHEEL },
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
const NOTHING: Effects = [];
const NO_WHEEL: readonly WheelSpace[] = [];

/** The piece of a list with this id. */
const one = <P extends Piece>(list: readonly P[], id: string): P => {
  const found = list.find((p) => p.id === id);
  if (found === undefined) throw new RangeError(`There is no piece '${id}'.`);
  return found;
};

/** What is drawn of a piece. What `does` leaves out is in `signs` alone. */
interface Face {
  readonly look: Look;
  readonly signs: readonly Sign[];
  readonly price?: Cost;
  readonly does?: Effects;
  readonly wheel?: readonly WheelSpace[];
}
const doing = (look: Look, does: Effects): Face => ({ look, signs: effectSigns(does), does });
const able = (look: Look, ability: Ability): Face => ({ look, signs: abilitySigns(ability), ...paid(ability.cost), does: ability.do });
const paid = (price: Cost | undefined): Pick<Face, 'price'> => (price === undefined || Object.keys(price).length === 0 ? {} : { price });

function faceOf(c: Content, sort: Sort, id: string): Face {
  switch (sort) {
    case 'modules':
    case 'artifactModules': {
      const module = one(c[sort], id);
      return { look: { of: 'module', module }, signs: moduleSigns(module), ...paid(module.input), does: module.do };
    }
    case 'moons': {
      const moon = one(c.moons, id);
      return doing({ of: 'moon', moon }, moon.content);
    }
    case 'tactics': {
      const { battle, free } = one(c.tactics, id);
      return { look: { of: 'tactic', battle: effectSigns(battle), free: effectSigns(free) }, signs: NO_SIGNS, does: [...battle, ...free] };
    }
    case 'factions': {
      const { start, abilities } = one(c.factions, id);
      const signs = [...priceSigns(start), ...abilities.flatMap(abilitySigns)];
      return { look: { of: 'art', kind: 'faction', id }, signs, does: abilities.flatMap((a) => a.do) };
    }
    case 'factionUpgrades':
    case 'neutralUpgrades':
      return able(glyph('upgrade'), one(c[sort], id).ability);
    case 'raiders': {
      const { reward, ability } = one(c.raiders, id);
      return { look: { of: 'art', kind: 'raider', id }, signs: effectSigns(reward), does: [...ability.do, ...reward] };
    }
    case 'planets':
      return { look: { of: 'art', kind: 'planet', id }, signs: NO_SIGNS };
    case 'bases':
      return doing({ of: 'art', kind: 'base', id }, one(c.bases, id).do);
    case 'special':
      return doing({ of: 'art', kind: 'special', id }, one(c.special, id).do);
    case 'commanders': {
      const { ability, wheel } = one(c.commanders, id);
      const signs = ability === undefined ? NO_SIGNS : abilitySigns(ability);
      return { look: { of: 'art', kind: 'commander', id }, signs, does: [...(ability?.do ?? []), ...wheel.flatMap((space) => space.do)], wheel };
    }
    case 'actions':
      return { look: glyph('command'), signs: NO_SIGNS };
    case 'destiny':
      return doing(glyph('destiny'), one(c.destiny, id).do);
    case 'events':
      return doing(glyph('event'), one(c.events, id).do);
    case 'discovery':
      return doing(glyph('discovery'), one(c.discovery, id).do);
    case 'supremacy':
      return doing(glyph('supremacy'), one(c.supremacy, id).do);
    case 'developmentCards':
      return doing(glyph('develop'), one(c.developmentCards, id).do);
    case 'rowHeads':
      return doing(glyph('module'), one(c.rowHeads, id).do);
    case 'strategies':
      return doing(glyph('tactic'), one(c.strategies, id).do);
    case 'collectiveUpgrades':
      return doing(glyph('command'), one(c.collectiveUpgrades, id).do);
  }
}
