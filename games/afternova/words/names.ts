/** Names of colours, skills and upgrades. Cards bring their own names in both languages. */
import type { Language } from '@starboard/kernel';
import type { Colour, Skill, Told, Upgrade } from '../content/types.ts';

interface Name {
  /** After a number: "2 green". */
  readonly noun: string;
  /** At most two letters, for narrow columns. */
  readonly short: string;
}

/** What a language calls them. */
export interface Names {
  readonly colours: { readonly [C in Colour]: Name };
  readonly skills: { readonly [S in Skill]: Name };
  quoted(name: string): string;
  /** The text on the card. */
  upgrade(upgrade: Upgrade): string;
  /** The same in a word or two. */
  brief(upgrade: Upgrade): string;
}

export const told = (language: Language, name: Told): string => (typeof name === 'string' ? name : name[language]);
