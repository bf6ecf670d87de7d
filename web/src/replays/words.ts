/** What the list of finished matches says. */
import type { Language } from '@starboard/kernel';
import { bent } from '../words/bend.ts';
import { useLanguage } from '../words/index.ts';

const en = {
  title: 'Your finished games',
  file: 'Open a replay file',
  none: 'Your first finished game will appear here.',
  nothing: 'No game fits. Change a filter.',
  filters: 'Filters',
  game: 'Game',
  which: 'Which',
  all: 'All',
  won: 'Won',
  kept: 'Kept',
  with: 'with…',
  when: 'When',
  times: { any: 'any time', week: 'the last 7 days', month: 'the last 30 days', year: 'the last 12 months' },
  lookBack: 'Look back',
  lookBackAt: (what: string) => `Look back: ${what}`,
  keep: (what: string) => `Keep ${what}`,
  unkeep: (what: string) => `Stop keeping ${what}`,
  position: (game: string) => `How it ended: ${game}`,
  device: 'on this device',
  result: (place: string, rank: number, seats: number, together: boolean) =>
    rank === 1 ? 'You won' : together || rank > seats ? 'You lost' : `${place} of ${seats}`,
  gaveUp: 'You gave up',
  noResult: 'Ended without a winner',
  wins: (names: string) => `Won by ${names}`,
  open: 'Shown to everybody',
  openHelp: 'Games of open tables whose host shows the replay to everybody.',
  more: 'Show more',
};
type ReplaysWords = typeof en;
const de: ReplaysWords = {
  title: 'Deine beendeten Partien',
  file: 'Aufzeichnung aus einer Datei öffnen',
  none: 'Hier steht deine erste beendete Partie.',
  nothing: 'Keine Partie passt. Ändere einen Filter.',
  filters: 'Filter',
  game: 'Spiel',
  which: 'Welche',
  all: 'Alle',
  won: 'Gewonnen',
  kept: 'Gemerkt',
  with: 'mit …',
  when: 'Wann',
  times: { any: 'egal wann', week: 'in den letzten 7 Tagen', month: 'in den letzten 30 Tagen', year: 'in den letzten 12 Monaten' },
  lookBack: 'Rückblick',
  lookBackAt: (what) => `Rückblick: ${what}`,
  keep: (what) => `${what} merken`,
  unkeep: (what) => `${what} nicht mehr merken`,
  position: (game) => `Wie es endete: ${game}`,
  device: 'auf diesem Gerät',
  result: (place, rank, seats, together) =>
    rank === 1 ? 'Du hast gewonnen' : together || rank > seats ? 'Du hast verloren' : `${place} von ${seats}`,
  gaveUp: 'Du hast aufgegeben',
  noResult: 'Ohne Sieg beendet',
  wins: (names) => `Sieg für ${names}`,
  open: 'Für alle zu sehen',
  openHelp: 'Partien offener Tische, deren Aufzeichnung allen gezeigt wird.',
  more: 'Mehr zeigen',
};
const replaysWords: { readonly [L in Language]: ReplaysWords } = { de, en };
/** Each once: components compare them. */
const shown = new Map<Language, ReplaysWords>();
export function useReplaysWords(): ReplaysWords {
  const language = useLanguage();
  const words = shown.get(language) ?? bent(replaysWords[language]);
  shown.set(language, words);
  return words;
}
