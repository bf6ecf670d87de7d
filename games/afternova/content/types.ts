/** The shape of a card pack, ours and custom ones. */

/** In the order in which colours are shown and counted everywhere. */
export const COLOURS = ['yellow', 'green', 'purple', 'white', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** The fourth is called mining to keep it apart from the Extract action. */
export const SKILLS = ['pilot', 'engineer', 'security', 'mining'] as const;
export type Skill = (typeof SKILLS)[number];

/** The index of a name in a fixed list such as the two above; -1 if absent. */
export const indexIn = (list: readonly string[], name: string | null | undefined): number => (name == null ? -1 : list.indexOf(name));

/** A name in one language, or in both. */
export type Told = string | { readonly de: string; readonly en: string };

/** What a completed Blueprint gives its owner for the rest of the game (A19); equal ones add up. */
export type Upgrade =
  /** `n` more fragments fit into the storage. */
  | { readonly kind: 'cargo'; readonly n: number }
  /** A Market action takes `n` more cards (Q13). */
  | { readonly kind: 'market'; readonly n: number }
  /** After an Extract in which the owner played a Paw, `n` Paws are drawn blind. */
  | { readonly kind: 'crew'; readonly n: number }
  /** Of a Blueprint's cost, `n` fragments may be paid with any colour (Q25). */
  | { readonly kind: 'refinery'; readonly n: number }
  /** In an Extract in which the owner plays a Paw, `n` icons of this skill are added. */
  | { readonly kind: 'boost'; readonly skill: Skill; readonly n: number };

interface PackCard {
  readonly id: string;
  readonly name: Told;
  /** Which drawing it has; without: that of its id. Any id has one. */
  readonly look?: string;
}
export interface PawCard extends PackCard {
  /** Its icons; a skill may be there twice. */
  readonly skills: readonly Skill[];
}
export interface PlanetCard extends PackCard {
  /** A8: two different skills, and how many icons of each are needed. */
  readonly needs: { readonly [S in Skill]?: number };
  /** How many spaces for fragments are printed on it. */
  readonly fragments: number;
}
export interface BlueprintCard extends PackCard {
  readonly cost: { readonly [C in Colour]?: number };
  /** Victory points. */
  readonly points: number;
  readonly upgrade: Upgrade | null;
}
export interface ShipCard extends PackCard {
  /** How many fragments it holds without upgrades. */
  readonly storage: number;
  /** The hidden objective (A21). */
  readonly objective: readonly [Colour, Colour];
}

export interface Pack {
  readonly game: 'afternova';
  readonly name: Told;
  readonly author?: string;
  /** Where the cards come from, in a sentence or two. */
  readonly about?: Told;
  /** How many of each colour are in the game. */
  readonly fragments: { readonly [C in Colour]: number };
  readonly paws: readonly PawCard[];
  readonly planets: readonly PlanetCard[];
  readonly blueprints: readonly BlueprintCard[];
  readonly ships: readonly ShipCard[];
}
