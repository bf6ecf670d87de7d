/** What tables say about works that they are played with. Few words: a list of tables loads them. */
import type { Language } from '@starboard/kernel';
import { bent } from '../words/bend.ts';
import { useLanguage } from '../words/index.ts';

const en = {
  plays: (kind: string, name: string, author: string) => `${kind} “${name}”${author === '' ? '' : ` by ${author}`}`,
  unnamed: 'without a name',
  look: 'Look at it',
  title: 'What is played',
};
type PlayedWords = typeof en;
const de: PlayedWords = {
  plays: (kind, name, author) => `${kind} „${name}“${author === '' ? '' : ` von ${author}`}`,
  unnamed: 'ohne Namen',
  look: 'Ansehen',
  title: 'Was gespielt wird',
};

const words: Readonly<Record<Language, PlayedWords>> = { de, en };
const shown = new Map<Language, PlayedWords>();
export function usePlayedWords(): PlayedWords {
  const language = useLanguage();
  const now = shown.get(language) ?? bent(words[language]);
  shown.set(language, now);
  return now;
}
