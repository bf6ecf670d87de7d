/** What a language calls the cards. A name with its article is two words or more, the article first: see `named` in ./speech.ts. */
import type { Relic, Tag } from '../content/cards.ts';

interface CardName {
  /** Without an article, as on the card. */
  readonly bare: string;
  /** Nominative with article, inside a sentence: who does something. */
  readonly the: string;
  /** Accusative with article: what is drawn, taken, placed. */
  readonly acc: string;
  /** One line about it, for the tooltip. */
  readonly flavour: string;
}
interface RelicName extends CardName {
  /** Plural without an article, after a number. */
  readonly many: string;
}
export type CardNames = Readonly<Record<Relic, RelicName> & Record<Exclude<Tag, Relic>, CardName>>;
