/** Words about keeping one's games: twelve words on paper, and the offer after the third game. Loaded with the first of them. */
import type { Language } from '@starboard/kernel';
import { bent } from '../words/bend.ts';
import { useLanguage } from '../words/index.ts';

const en = {
  offer: 'Your games exist only in this browser.',
  offerHelp: 'One touch of your phone or computer makes them safe. No password, no e-mail.',
  offerNo: 'Stay a guest',
  title: 'Twelve words on paper',
  help: 'A way back in that needs no device. The words are shown once. Keep them safe: anybody who has them can sign in as you.',
  since: (when: string) => `Written down ${when}. The words open your games until you make new ones.`,
  show: 'Show twelve words',
  again: 'Make new words',
  sure: 'The words you wrote down before stop working.',
  write: 'Write them down in this order and keep the sheet where nobody else reads it. We can’t show them again.',
  done: 'Written down',
  type: 'Your twelve words',
  count: (count: number, of: number) => (count === 0 ? 'In order. Capitals, commas and numbers don’t matter.' : `${count} of ${of} words`),
  strange: (word: string) => `“${word}” is not one of our words. Look at the sheet again.`,
  enter: 'With these words',
  nobody: 'These words open nothing here. Perhaps newer ones were made, or two are swapped.',
};
type KeepingWords = typeof en;

const de: KeepingWords = {
  offer: 'Deine Partien gibt es nur in diesem Browser.',
  offerHelp: 'Einmal Telefon oder Rechner berühren, und sie sind sicher. Kein Passwort, keine E-Mail.',
  offerNo: 'Gast bleiben',
  title: 'Zwölf Wörter auf Papier',
  help: 'Ein Weg zurück, der kein Gerät braucht. Du siehst die Wörter nur einmal; wer sie hat, ist du.',
  since: (when) => `Aufgeschrieben ${when}. Die Wörter öffnen deine Partien, bis du neue machst.`,
  show: 'Zwölf Wörter zeigen',
  again: 'Neue Wörter',
  sure: 'Die Wörter auf dem alten Zettel gelten dann nicht mehr.',
  write: 'Schreib sie in dieser Reihenfolge auf und leg den Zettel dorthin, wo ihn sonst niemand liest. Noch einmal zeigen können wir sie nicht.',
  done: 'Aufgeschrieben',
  type: 'Deine zwölf Wörter',
  count: (count, of) => (count === 0 ? 'Der Reihe nach. Großschreibung, Kommas und Zahlen sind egal.' : `${count} von ${of} Wörtern`),
  strange: (word) => `„${word}“ ist keins unserer Wörter. Schau noch einmal auf den Zettel.`,
  enter: 'Mit diesen Wörtern',
  nobody: 'Diese Wörter öffnen hier nichts. Vielleicht gibt es neuere, oder zwei sind vertauscht.',
};

export const keepingWords: { readonly [L in Language]: KeepingWords } = { de, en };
/** Each once: components compare them. */
const shown = new Map<Language, KeepingWords>();
export function useKeepingWords(): KeepingWords {
  const language = useLanguage();
  const words = shown.get(language) ?? bent(keepingWords[language]);
  shown.set(language, words);
  return words;
}
