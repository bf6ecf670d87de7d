/** The game at this table as its components need it: the code, the words in the reader's language, the players' names. */
import type { Types, Words } from '@starboard/kernel';
import type { AnyCartridge } from '@starboard/registry';

export interface TableGame {
  readonly cartridge: AnyCartridge;
  readonly words: Words<Types>;
  readonly names: readonly string[];
}
