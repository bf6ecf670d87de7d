/** Which effects a list of a piece takes, so that the palette offers no others. */
import type { Effect, EffectKind } from '../content/effect.ts';
import { EFFECT_KINDS, isEffects, paramsOf } from '../content/packs/effect-shapes.ts';
import { fits, type Place } from '../content/packs/meaning.ts';
import { COLLECTIVE_MODIFIERS, SHIP_MODIFIERS } from '../content/vocabulary.ts';
import type { Sort } from '../words/sorts.ts';
import type { Voice } from '../words/speech.ts';
import { type Field, fieldOf } from './field.ts';

export interface Site {
  readonly place: Place;
  /** N66: what a moon can show. */
  readonly moon: boolean;
  /** The Collective's own bonuses. */
  readonly commander: boolean;
  readonly voice: Voice;
}

const MOON: readonly EffectKind[] = ['gain', 'draw', 'vp', 'repair'];

/** `when`: of the ability or the piece that the list belongs to; `field`: the outermost field it is in. */
export function siteOf(sort: Sort, field: string, when: unknown): Site {
  const place = placeOf(sort, field, when);
  const voice = place === 'collective' ? 'collective' : place === 'raider' ? 'raider' : 'player';
  return { place, moon: sort === 'moons', commander: sort === 'commanders' || sort === 'collectiveUpgrades', voice };
}

function placeOf(sort: Sort, field: string, when: unknown): Place {
  switch (sort) {
    case 'destiny':
      return 'destiny';
    case 'events':
      return 'event';
    case 'tactics':
      return field === 'battle' ? 'battle' : 'plain';
    case 'raiders':
      return field === 'ability' ? 'raider' : 'plain';
    case 'strategies':
      return 'battle';
    case 'developmentCards':
      return field === 'solo' ? 'collective' : when === 'battle' ? 'battle' : 'plain';
    case 'commanders':
    case 'collectiveUpgrades':
      return when === 'passive' ? 'lasting' : 'collective';
    case 'factions':
    case 'factionUpgrades':
    case 'neutralUpgrades':
    case 'supremacy':
    case 'discovery':
      return when === 'prepare' || when === 'battle' ? 'battle' : when === 'passive' || when === 'setup' ? 'lasting' : 'plain';
    default:
      return 'plain';
  }
}

const isOfShips = (key: unknown): boolean => SHIP_MODIFIERS.some((k) => k === key);
const isCollective = (key: unknown): boolean => COLLECTIVE_MODIFIERS.some((k) => k === key);

/** Whether this effect means something there. */
export function suits(e: Effect, { place, moon, commander }: Site): boolean {
  if (moon) return MOON.includes(e.k);
  if (e.k === 'modify' && isCollective(e.key) && !commander) return false;
  return fits(e, place);
}

/** Loose fields as one effect; null: they are none. */
export function effectFrom(fields: Readonly<Record<string, unknown>>): Effect | null {
  const whole = fields.k === 'modify' ? withShip(fields) : fields;
  const list: unknown = [Object.fromEntries(Object.entries(whole).filter(([, v]) => v !== undefined))];
  return isEffects(list) ? list[0] : null;
}
/** A bonus of ships names them, any other does not. */
function withShip({ ship, ...rest }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return isOfShips(rest.key) ? { ...rest, ship: ship ?? 'all' } : rest;
}

/** The simplest value that a field takes. */
function plainest(field: Field): unknown {
  switch (field.of) {
    case 'number':
      return Math.max(field.range[0], Math.min(1, field.range[1]));
    case 'switch':
      return false;
    case 'word':
      return field.words[0];
    case 'price':
      return { energy: 1 };
    case 'effects':
      return [{ k: 'vp', n: 1 }];
    case 'list':
      return Array.from({ length: Math.max(1, field.least) }, (_, i) =>
        field.item.of === 'effects' ? [{ k: 'vp', n: i + 1 }] : plainest(field.item),
      );
    default:
      return null;
  }
}

/** A first effect of this kind that means something there; null: the place takes none of this kind. */
export function freshEffect(k: EffectKind, site: Site): Effect | null {
  const params = Object.entries(paramsOf(k).has).map(([name, shape]) => [name, fieldOf(shape.schema)] as const);
  const plain = { k, ...Object.fromEntries(params.map(([name, field]) => [name, plainest(field)])), ...(k === 'modify' && { n: 1 }) };
  const words = params.flatMap(([name, field]) => (field.of === 'word' ? field.words.map((word) => ({ ...plain, [name]: word })) : []));
  for (const fields of [plain, ...words]) {
    const effect = effectFrom(fields);
    if (effect !== null && suits(effect, site)) return effect;
  }
  return null;
}

export const offered = (site: Site): readonly EffectKind[] => EFFECT_KINDS.filter((k) => freshEffect(k, site) !== null);
