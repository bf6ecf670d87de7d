/** Everything that is to be seen in a region, as plain data: two equal looks are drawn alike. */
import type { DevelopmentType, RaiderClass, Resource, ShipType } from '../../content/vocabulary.ts';
import { RESOURCES, SHIPS } from '../../content/vocabulary.ts';
import { tileAt } from '../../rules/content.ts';
import { NO_TILE, SPACES, TYPE_OF } from '../../rules/ids.ts';
import { NEBULAE } from '../../rules/map.ts';
import { PLACES } from '../../rules/picks.ts';
import { shipsIn } from '../../rules/ships.ts';
import { playerOf, type Scene, said } from '../scene.ts';

export type Body =
  | { readonly sort: 'planet'; readonly kind: Resource; readonly id: string }
  | { readonly sort: 'nebula'; readonly n: number }
  | { readonly sort: 'base'; readonly id: string }
  | { readonly sort: 'vortex' | 'quasar' | 'void' };
export type Lodger =
  | { readonly sort: 'ship'; readonly type: ShipType; readonly p: number; readonly n: number }
  | { readonly sort: 'raider'; readonly id: string; readonly class: RaiderClass };

export interface RegionLook {
  readonly space: number;
  /** Null: no tile lies there yet. */
  readonly body: Body | null;
  readonly name: string;
  readonly icon: boolean;
  readonly development: { readonly type: DevelopmentType; readonly p: number; readonly tipped: boolean } | null;
  /** Visible moons by number, and how many there are in all. */
  readonly moons: readonly number[];
  readonly left: number;
  readonly lodgers: readonly Lodger[];
  readonly leader: number;
  readonly bonus: readonly Resource[];
  readonly mech: boolean;
  readonly probe: boolean;
  readonly ghost: boolean;
}

export function regionLook(scene: Scene, space: number): RegionLook {
  const { props, c, me, w } = scene;
  const { pub } = props.known;
  const { map } = pub;
  const tile = tileAt(c, map.tile, space);
  const nebula = NEBULAE.indexOf(space);
  const owner = map.owner[space];
  const bonus = RESOURCES.flatMap((r, i) => new Array<Resource>(map.bonus[space * RESOURCES.length + i]).fill(r));
  return {
    space,
    body: bodyOf(scene, space),
    name: nebula >= 0 ? w.nebula(nebula + 1) : tile === undefined ? PLACES[space] : said(scene, tile.id).name,
    icon: tile?.icon === true,
    development:
      owner >= 0 && tile !== undefined
        ? { type: c.raw.developments[tile.development].id, p: playerOf(scene, owner), tipped: map.tipped[space] === 1 }
        : null,
    moons: [map.top[space], map.second[space]].filter((m) => m >= 0),
    left: map.moons[space],
    lodgers: lodgersOf(scene, space),
    leader: me >= 0 ? map.leaders[me * SPACES + space] : 0,
    bonus,
    mech: map.mech[space] === 1,
    probe: pub.turn.probe === space,
    ghost: map.ghost === space,
  };
}

function bodyOf({ props, c }: Scene, space: number): Body | null {
  const { map } = props.known.pub;
  const nebula = NEBULAE.indexOf(space);
  if (nebula >= 0) return { sort: 'nebula', n: nebula + 1 };
  if (map.tile[space] === NO_TILE) return null;
  const tile = tileAt(c, map.tile, space);
  if (tile === undefined) return null;
  if (tile.sort === 'planet') return { sort: 'planet', kind: RESOURCES[tile.kind], id: tile.id };
  return tile.sort === 'base' ? { sort: 'base', id: tile.id } : { sort: tile.sort };
}

function lodgersOf(scene: Scene, space: number): Lodger[] {
  const { props, c } = scene;
  const { pub } = props.known;
  const raiders = pub.raiders.at.flatMap((at, i): Lodger[] => {
    const card = c.raw.raiders[pub.raiders.card[i]];
    return at === space ? [{ sort: 'raider', id: card.id, class: card.class }] : [];
  });
  const ships = pub.sides.flatMap((_, who): Lodger[] => {
    const here = shipsIn(pub, who, space).map((i) => TYPE_OF[i]);
    return SHIPS.flatMap((type, t): Lodger[] => {
      const n = here.filter((x) => x === t).length;
      return n === 0 ? [] : [{ sort: 'ship', type, p: playerOf(scene, who), n }];
    });
  });
  return [...raiders, ...ships];
}
