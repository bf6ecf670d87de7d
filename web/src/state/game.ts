/** The code of a game for a table; suspends while it loads. */
import { bringsFile } from '@starboard/registry/brought';
import { use } from 'preact/compat';
import { fileTools, type GameCode, gameCode } from '../play/code.ts';
import { useLanguage } from '../words/index.ts';

/** `options`: of the table. If they bring a file, the tools that read it are loaded too. */
export function useGame(id: string, options: unknown): GameCode {
  const code = use(gameCode(id, useLanguage()));
  if (bringsFile(code.game, options)) use(fileTools(id));
  return code;
}
