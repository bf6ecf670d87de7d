/** The code of a game for a table, while it comes something else is shown. */
import { bringsFile } from '@starboard/registry/brought';
import { use } from 'preact/compat';
import { fileTools, type GameCode, gameCode } from '../play/code.ts';
import { useLanguage } from '../words/index.ts';

/** `options`: those of the table. Where they bring a file, what reads it is a part of the game that has to be there as well. */
export function useGame(id: string, options: unknown): GameCode {
  const code = use(gameCode(id, useLanguage()));
  if (bringsFile(code.game, options)) use(fileTools(id));
  return code;
}
