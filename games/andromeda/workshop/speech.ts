/** Words of the game for the editor: both languages at once. */
import { LANGUAGES, type Language } from '@starboard/kernel';
import type { Spoken } from '../browse/face.tsx';
import { tongues } from '../browse/tongues.ts';
import type { Content } from '../content/types.ts';
import { DEVELOPMENTS, RESOURCES, SHIPS, TRACKS } from '../content/vocabulary.ts';
import { developments as deDevelopments, resources as deResources } from '../words/de/terms.ts';
import { helpText } from '../words/effects.ts';
import { developments as enDevelopments, resources as enResources } from '../words/en/terms.ts';
import { nameIn } from '../words/names.ts';
import { SORTS } from '../words/sorts.ts';
import { contentWords } from './words.ts';

const RESOURCE_NAMES = { de: deResources, en: enResources };
const DEVELOPMENT_NAMES = { de: deDevelopments, en: enDevelopments };

/** A word of the files as people say it. */
export function wordIn(language: Language, word: string): string {
  const [track, ship] = [TRACKS.find((t) => t === word), SHIPS.find((s) => s === word)];
  const [resource, development] = [RESOURCES.find((r) => r === word), DEVELOPMENTS.find((d) => d === word)];
  if (track !== undefined) return tongues[language].track(track);
  if (ship !== undefined) return tongues[language].ship(ship);
  if (resource !== undefined) return RESOURCE_NAMES[language][resource];
  if (development !== undefined) return DEVELOPMENT_NAMES[language][development];
  return contentWords[language].words[word] ?? word;
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;

/** What a piece of a content is called and does, as the browser shows it: its sort first, its origin last. */
export function sayer(language: Language, content: Content): (id: string) => Spoken {
  const t = tongues[language];
  const said = new Map<string, Spoken>();
  return (id) => {
    const found = said.get(id);
    if (found !== undefined) return found;
    const sort = SORTS.find((s) => content[s].some((p: { readonly id: string }) => p.id === id));
    const text = helpText(t.effects, content, id);
    const does = text === null ? [] : text.split(/ \| | · /).filter((part) => part !== '');
    const now = {
      name: nameIn(t, content, id) ?? id,
      lines: [sort === undefined ? '' : t.explain.sorts[sort], ...does.map(capital), t.explain.origins.pack],
    };
    said.set(id, now);
    return now;
  };
}

export const otherThan = (language: Language): Language => LANGUAGES.find((l) => l !== language) ?? language;
