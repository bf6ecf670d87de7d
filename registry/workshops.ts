/**
 * The kinds of files that people make for the games of this installation, and the editors for them. Editors are loaded when somebody opens
 * one; a kind without an editor is edited as text. One entry for each game that reads files.
 */

import { kinds as afternova } from '@starboard/afternova/kinds';
import { kinds as aliens } from '@starboard/aliens/kinds';
import { kinds as andromeda } from '@starboard/andromeda/kinds';
import type { FileKindWords, Language } from '@starboard/kernel';
import type { WorkshopModule } from '@starboard/table-kit';

type Kinds = Readonly<Record<string, Readonly<Record<Language, FileKindWords>>>>;

/** By game, by kind. */
export const fileKinds: Readonly<Record<string, Kinds>> = { aliens, afternova, andromeda };

const editors: Readonly<Record<string, () => Promise<WorkshopModule>>> = {
  aliens: () => import('@starboard/aliens/workshop'),
  afternova: () => import('@starboard/afternova/workshop'),
  andromeda: () => import('@starboard/andromeda/workshop'),
};

/** Null: the game has no editors. */
export const loadWorkshop = (game: string): Promise<WorkshopModule> | null => (Object.hasOwn(editors, game) ? editors[game]() : null);

export const hasKind = (game: string, kind: string): boolean => Object.hasOwn(fileKinds, game) && Object.hasOwn(fileKinds[game], kind);
