/** What the balance panel says. */
import type { Language } from '@starboard/kernel';
import { useLanguage } from '../words/index.ts';

const en = {
  title: 'Balance',
  none: 'Let bots play it to see who wins, how long it takes and where it hurts.',
  broken: 'Bots can play it once every check is fine.',
  players: 'Players',
  bots: 'Bots',
  games: 'Games',
  levels: { random: 'random', easy: 'easy', normal: 'normal', hard: 'hard' },
  start: 'Let bots play',
  stop: 'Stop',
  progress: (done: number, of: number) => `${done} of ${of} games`,
  about: (games: number, players: number, level: string) => `${games} games, ${players} bots (${level})`,
  stale: 'Before the last change.',
  failed: 'The bots could not play this.',
  asTable: 'As a table',
  compare: 'Compare with',
  nothing: 'nothing',
  last: 'the last measured state',
  differences: 'Difference',
  figure: 'Figure',
  before: 'Then',
  now: 'Now',
  difference: 'Difference (95 %)',
  sameSeeds: (n: number) =>
    `Both versions were played with the same chance. In brackets: the 95 % interval of each figure by itself. Bold: the difference also holds when you allow for ${n} figures being compared at once. If nothing differed, chance would mark something in one comparison of twenty at most.`,
  holds: 'holds',
  notYet: 'not yet',
};
type BalanceWords = typeof en;

const de: BalanceWords = {
  title: 'Balance',
  none: 'Lass Bots damit spielen: Du siehst, wer gewinnt, wie lange es dauert und wo es wehtut.',
  broken: 'Bots können damit spielen, sobald alles in Ordnung ist.',
  players: 'Spieler',
  bots: 'Bots',
  games: 'Partien',
  levels: { random: 'zufällig', easy: 'leicht', normal: 'normal', hard: 'stark' },
  start: 'Bots spielen lassen',
  stop: 'Anhalten',
  progress: (done, of) => `${done} von ${of} Partien`,
  about: (games, players, level) => `${games} Partien, ${players} Bots (${level})`,
  stale: 'Vor der letzten Änderung.',
  failed: 'Die Bots konnten damit nicht spielen.',
  asTable: 'Als Tabelle',
  compare: 'Vergleichen mit',
  nothing: 'nichts',
  last: 'dem zuletzt gemessenen Stand',
  differences: 'Unterschied',
  figure: 'Zahl',
  before: 'Damals',
  now: 'Jetzt',
  difference: 'Unterschied (95 %)',
  sameSeeds: (n) =>
    `Beide Fassungen wurden mit demselben Zufall gespielt. In Klammern: das 95-%-Intervall jeder Zahl für sich. Fett: Der Unterschied hält auch dann, wenn man bedenkt, dass ${n} Zahlen zugleich verglichen werden. Gäbe es keinen Unterschied, höbe der Zufall höchstens in einem von zwanzig Vergleichen etwas hervor.`,
  holds: 'hält stand',
  notYet: 'noch offen',
};

const words: Readonly<Record<Language, BalanceWords>> = { de, en };
export const useBalanceWords = (): BalanceWords => words[useLanguage()];
