/** The browser of a game's pieces as a page shows it: for the game as it comes, or with a pack. */
import { FastChance, type Known, know, LANGUAGES, Match, plain, type Words } from '@starboard/kernel';
import type { BrowserProps } from '@starboard/table-kit';
import { useMemo } from 'preact/hooks';
import { STANDARD } from '../content/standard.ts';
import { contentOf } from '../rules/content.ts';
import type { Andromeda } from '../rules/types.ts';
import { NAMED_STANDARD } from '../words/standard-names.ts';
import { PieceBrowser } from './browser.tsx';
import type { Spoken } from './face.tsx';

const NOTHING: Spoken = { name: '', lines: [] };

function sayer(words: Pick<Words<Andromeda>, 'explain'>, k: Known<Andromeda>): (id: string) => Spoken {
  const said = new Map<string, Spoken>();
  return (id) => {
    const found = said.get(id);
    if (found !== undefined) return found;
    const about = words.explain?.('piece', id, k, null) ?? null;
    const now = about === null ? NOTHING : { name: about.title, lines: about.lines.map((line) => plain(line, [])) };
    said.set(id, now);
    return now;
  };
}

export default function Browse({ game, words, language, options }: BrowserProps<Andromeda>) {
  // Words explain pieces at a table: any table with this content will do.
  const k = useMemo(() => know(new Match(game, options, 1, new FastChance('box')).state, null), [game, options]);
  const other = LANGUAGES.find((l) => l !== language) ?? language;
  const said = useMemo(() => sayer(words[language], k), [words, language, k]);
  const saidElse = useMemo(() => sayer(words[other], k), [words, other, k]);
  return (
    <PieceBrowser content={contentOf(options).raw} standard={options.pack === '' ? STANDARD : NAMED_STANDARD} {...{ language, said, saidElse }} />
  );
}
