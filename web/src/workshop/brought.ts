/** A work of this device as options of a new table. */
import { fileOptions, type Game, headingOf, inEachLanguage, type Types } from '@starboard/kernel';
import type { TableWork } from '../net/types.ts';
import { fileTools } from '../play/code.ts';
import { type OptionValues, specsOf } from '../play/making.ts';
import { workStore } from './store.ts';

export interface Brought {
  readonly options: OptionValues;
  /** How many players it is meant for; null: it does not say. */
  readonly players: readonly [number, number] | null;
  /** As tables say it. */
  readonly works: readonly TableWork[];
}

/** Null: there is no such work, or this game does not take it. */
export async function broughtWork(game: Game<Types>, id: string): Promise<Brought | null> {
  const work = await workStore()
    .work(id)
    .catch(() => null);
  if (work === null || work.game !== game.id) return null;
  const options = fileOptions(game, work.kind, work.text);
  if (options === null) return null;
  const tool = (await fileTools(game.id))[work.kind];
  const { players, author } = headingOf(work.text);
  const name = inEachLanguage((language) => headingOf(work.text, language).name);
  const works = Object.entries(specsOf(game)).flatMap(([option, spec]): TableWork[] =>
    spec.kind === 'text' && spec.file === work.kind ? [{ option, kind: work.kind, name, author }] : [],
  );
  return { options: { ...tool?.suits?.(work.text), ...options }, players, works };
}
