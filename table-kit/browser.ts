/** A page on which all pieces of a game can be looked at (`games/NAME/browse`). */
import type { Game, Language, Types, Words } from '@starboard/kernel';
import type { ComponentType } from 'preact';

export interface BrowserProps<T extends Types = Types> {
  readonly game: Game<T>;
  readonly words: { readonly [L in Language]: Omit<Words<T>, 'rule'> };
  readonly language: Language;
  /** With a pack or without; what reads a pack is loaded. */
  readonly options: T['options'];
}

/** The module a game exports as `@starboard/<game>/browse`. */
export interface BrowserModule {
  readonly default: ComponentType<BrowserProps>;
}
