/** A game outside of its tables: its sign, its name in its own letters (registry/titles.css), its cover. */
import type { ComponentChildren } from 'preact';
import { coverOf } from './catalogue.ts';
import { inRoot } from './root.ts';

/** Where the name stands beside it or is said otherwise. */
export const Emblem = ({ game, size }: { readonly game: string; readonly size: number }) => (
  <img className="emblem" src={inRoot(`/art/emblems/${game}.svg`)} alt="" width={size} height={size} />
);

export const GameName = ({ game, children }: { readonly game: string; readonly children: ComponentChildren }) => (
  <span className="game-name" data-game={game}>
    {children}
  </span>
);

/** A window onto the game's real table; pages cut it to their size. `label`: where it is not mere decoration. */
export const GameCover = ({ game, label = '' }: { readonly game: string; readonly label?: string }) => (
  <img className="game-art" src={inRoot(coverOf(game))} alt={label} width={400} height={228} />
);
