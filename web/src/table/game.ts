/** The game at this table as its components need it: the code, the words in the reader's language, the players' names. */
import type { Played } from '../play/code.ts';

export interface TableGame extends Played {
  readonly names: readonly string[];
}
