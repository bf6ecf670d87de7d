/** A work of this device as options of a new table, and as what that table says of it. All of it comes only with a work. */
import { fileOptions, type Game, headingOf, inEachLanguage, type Types } from '@starboard/kernel';
import type { FunctionComponent } from 'preact';
import type { TableWork } from '../net/types.ts';
import { fileTools } from '../play/code.ts';
import { counts, type OptionValues, specsOf } from '../play/making.ts';
import PlayedWorks from './played.tsx';
import { workStore } from './store.ts';

export interface Brought {
  readonly options: OptionValues;
  /** How many players it is meant for; null: it does not say. */
  readonly players: readonly [number, number] | null;
  /** Says what is played, as long as it is among these options. */
  readonly Said: FunctionComponent<{ readonly options: OptionValues }>;
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
  const works = Object.entries(specsOf(game)).flatMap(([option, spec]) =>
    spec.kind === 'text' && spec.file === work.kind ? [{ work: { option, kind: work.kind, name, author } satisfies TableWork, spec }] : [],
  );
  const Said: Brought['Said'] = ({ options: now }) => {
    const played = works.filter(({ work: { option }, spec }) => now[option] === options[option] && counts(spec, now)).map((w) => w.work);
    return played.length === 0 ? null : (
      <div className="panel block">
        <PlayedWorks table={{ game: game.id, options: now, works: played }} />
      </div>
    );
  };
  return { options: { ...tool?.suits?.(work.text), ...options }, players, Said };
}
