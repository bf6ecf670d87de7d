/** The shape of content as the rules use it (./compile.ts makes it): numbers instead of ids, prices as vectors. */
import type { Effect, Effects } from '../content/effect.ts';
import type { Ability, Content, Discovery, Moon, Upgrade } from '../content/types.ts';
import type { Price } from './frames.ts';

export type TileSort = 'planet' | 'base' | 'vortex' | 'quasar' | 'void';
export interface Tile {
  readonly id: string;
  readonly sort: TileSort;
  /** Of a planet: the number of its resource and of what is built there. */
  readonly kind: number;
  readonly development: number;
  readonly icon: boolean;
  /** Path of what a base or special region does. */
  readonly at: string;
  readonly effects: Effects;
  /** N102. */
  readonly field: boolean;
  readonly within: number;
  readonly vp: number;
}

/** N63–N67. */
export interface Mod {
  readonly id: string;
  readonly type: number;
  readonly price: Price;
  readonly input: boolean;
  readonly output: boolean;
  readonly damaged: boolean;
  readonly adaptable: boolean;
  readonly artifact: number;
  readonly at: string;
  readonly effects: Effects;
}

export interface MoonCard {
  readonly id: string;
  readonly colour: number;
  readonly group: Moon['group'];
  readonly null: boolean;
  readonly input: boolean;
  readonly artifact: number;
  readonly at: string;
  readonly effects: Effects;
  /** N65: what it costs as an input. */
  readonly price: Price;
}

export interface Power extends Omit<Ability, 'limit' | 'cost' | 'do'> {
  readonly n: number;
  /** N76; 0: no limit. */
  readonly per: 'turn' | 'battle' | 'game' | null;
  readonly times: number;
  readonly price: Price | null;
  readonly at: string;
  readonly effects: Effects;
  /** Its place in an order does not matter (D36). */
  readonly plain: boolean;
}

export interface Compiled {
  readonly raw: Content;
  readonly tiles: readonly Tile[];
  readonly voidTile: number;
  /** Numbers of the tiles: planets, bases, special regions. */
  readonly planets: readonly number[];
  readonly bases: readonly number[];
  readonly special: readonly number[];
  readonly modules: readonly Mod[];
  /** From this number on: artifact modules. */
  readonly firstArtifact: number;
  readonly moons: readonly MoonCard[];
  /** Own tiles of the factions first, in the factions' order. */
  readonly upgrades: readonly (Upgrade & { readonly type: number; readonly power: number })[];
  readonly firstNeutral: number;
  readonly powers: readonly Power[];
  /** By faction: its abilities; by supremacy token: its ability or -1; by commander and Collective upgrade likewise. */
  readonly factionPowers: readonly (readonly number[])[];
  readonly factionTracks: readonly (readonly number[])[];
  readonly supremacyPower: readonly number[];
  readonly commanderPower: readonly number[];
  readonly commanderTracks: readonly (readonly number[])[];
  readonly tactics: readonly { readonly id: string; readonly copies: number; readonly battle: Effects; readonly free: Effects }[];
  readonly discovery: readonly Discovery[];
  readonly developments: readonly {
    readonly id: string;
    readonly kind: number;
    readonly track: number;
    readonly steps: number;
    readonly price: Price;
  }[];
  /** By development card: the number of its type. */
  readonly cardType: readonly number[];
  readonly shipPrice: readonly Price[];
  /** N181: units by position in the column, and the price of so many units by type. */
  /** By type and position. */
  readonly slotPrice: readonly (readonly number[])[];
  readonly modulePrices: readonly (readonly Price[])[];
  /** What a trade costs, by its effect. */
  readonly costOf: ReadonlyMap<Effect, Price>;
  /** The most units of resources that one payment can have. */
  readonly dearest: number;
  /** 0 … 4 for A, B, C, D and S. */
  readonly raiderClass: readonly number[];
  readonly dragon: number;
  readonly lists: ReadonlyMap<string, Effects>;
  readonly pathOf: ReadonlyMap<Effects, string>;
}
