/** The game at this table as its components need it: the code, the words in the reader's language, the players' names. */
import type { GameCode } from '../play/code.ts';

export interface TableGame extends GameCode {
  readonly names: readonly string[];
}
