/** Words of the look back and of hints. Loaded only there. */
import type { Language } from '@starboard/kernel';
import { bent } from '../words/bend.ts';
import { useLanguage } from '../words/index.ts';

const en = {
  chances: 'Chance to win',
  below: 'To chances and turning points',
  judged: {
    seat: (name: string) => `as bots judge it, from what ${name} knew`,
    own: 'as bots judge it, from what you knew',
    open: 'as bots judge it, with all cards face up',
  },
  working: 'still being worked out',
  unable: 'Bots can’t judge this game: it was played with other rules, or wasn’t finished.',
  show: 'Show chances',
  showHelp: 'They know all cards, so they may give something away.',
  future: 'Show the whole game',
  futureHelp: 'You see it as it came: without its length and its end.',
  numbers: 'As numbers',
  moment: 'Moment',
  within: (chance: string, error: string) => `${chance} ± ${error}`,
  turning: 'Turning points',
  noTurning: 'No single answer changed much; it grew little by little.',
  looking: 'Looking for turning points…',
  turn: (n: number) => `Turning point ${n}`,
  change: (name: string, from: string, to: string) => `${name}: ${from} → ${to}`,
  points: (n: number) => `${n > 0 ? '+' : '−'}${Math.abs(n)}`,
  strong: 'What would a strong player do?',
  ask: 'Ask the bots',
  nobody: 'Nobody has anything to decide at this moment.',
  told: { you: 'What bots would have told you:', name: (name: string) => `What bots would have told ${name}:` },
  knew: { you: 'With what you knew', seat: 'With what they knew' },
  open: 'All cards face up',
  did: { you: 'you did', name: (name: string) => `${name} did` },
  even: 'As good as the best, as far as bots can tell.',
  unlucky: 'Unlucky, not wrong.',
  unsure: 'The bots are unsure here.',
  decided: {
    won: 'This is won, as far as bots can see, whatever the answer.',
    lost: 'Bots see no answer here that still wins. These are what they would try.',
  },
  alone: 'Nothing else comes close.',
  each: 'For each of them:',
  thinking: 'The bots are playing it out…',
  worlds: (n: number) => `Each was played on ${n} times from here; the line shows how sure that is.`,
  luck: { lucky: 'lucky', fair: 'as usual', unlucky: 'unlucky' },
  luckier: (share: string) => `luckier than ${share}`,
  few: (n: number) => n.toLocaleString('en-GB', { maximumFractionDigits: 1 }),
  came: (actual: number, tries: number, expected: string) => `${actual} of ${tries}, expected ${expected}`,
  worldsBare: (n: number) => `Each was played on ${n} times from here.`,
  hintTitle: 'What a strong player would do',
  hintMarked: 'The replay shows that you asked.',
  hintNone: 'There’s nothing to decide right now.',
};
type LookbackWords = typeof en;

const de: LookbackWords = {
  chances: 'Siegchancen',
  below: 'Zu Siegchancen und Wendepunkten',
  judged: {
    seat: (name) => `so urteilen Bots mit dem, was ${name} wusste`,
    own: 'so urteilen Bots mit dem, was du wusstest',
    open: 'so urteilen Bots mit offenen Karten',
  },
  working: 'wird noch genauer',
  unable: 'Diese Partie können Bots nicht beurteilen: Sie wurde mit anderen Regeln gespielt oder endete vorzeitig.',
  show: 'Siegchancen zeigen',
  showHelp: 'Sie kennen alle Karten und verraten vielleicht etwas.',
  future: 'Die ganze Partie zeigen',
  futureHelp: 'Du siehst sie, wie sie kam: ohne Länge und ohne Ende.',
  numbers: 'Als Zahlen',
  moment: 'Moment',
  within: (chance, error) => `${chance} ± ${error}`,
  turning: 'Wendepunkte',
  noTurning: 'Keine einzelne Antwort hat viel verändert: Es wuchs Stück für Stück.',
  looking: 'Wendepunkte werden gesucht …',
  turn: (n) => `Wendepunkt ${n}`,
  change: (name, from, to) => `${name}: ${from} → ${to}`,
  points: (n) => `${n > 0 ? '+' : '−'}${Math.abs(n)}`,
  strong: 'Was wäre hier stark?',
  ask: 'Die Bots fragen',
  nobody: 'In diesem Moment hat niemand etwas zu entscheiden.',
  told: { you: 'Das hätten Bots dir geraten:', name: (name) => `Das hätten Bots ${name} geraten:` },
  knew: { you: 'Mit deinem Wissen', seat: 'Mit dem Wissen von damals' },
  open: 'Alle Karten offen',
  did: { you: 'so hast du’s gemacht', name: (name) => `so hat ${name} gespielt` },
  even: 'So gut wie das Beste, soweit Bots das sagen können.',
  unlucky: 'Pech gehabt, nicht falsch gespielt.',
  unsure: 'Hier sind sich die Bots nicht sicher.',
  decided: {
    won: 'Soweit Bots sehen, ist das gewonnen, egal welche Antwort.',
    lost: 'Bots sehen hier keine Antwort mehr, die gewinnt. Das würden sie noch versuchen.',
  },
  alone: 'Nichts anderes kommt heran.',
  each: 'Für alle gilt:',
  thinking: 'Die Bots spielen es durch …',
  worlds: (n) => `Jede wurde von hier aus ${n}-mal weitergespielt; der Strich zeigt, wie sicher das ist.`,
  luck: { lucky: 'Glück', fair: 'wie üblich', unlucky: 'Pech' },
  luckier: (share) => `mehr Glück als ${share}`,
  few: (n) => n.toLocaleString('de-DE', { maximumFractionDigits: 1 }),
  came: (actual, tries, expected) => `${actual} von ${tries}, erwartet ${expected}`,
  worldsBare: (n) => `Jede wurde von hier aus ${n}-mal weitergespielt.`,
  hintTitle: 'Das wäre hier stark',
  hintMarked: 'In der Aufzeichnung steht, dass du gefragt hast.',
  hintNone: 'Gerade ist nichts zu entscheiden.',
};

const lookbackWords: { readonly [L in Language]: LookbackWords } = { de, en };
/** Each once: components compare them. */
const shown = new Map<Language, LookbackWords>();
export function useLookbackWords(): LookbackWords {
  const language = useLanguage();
  const words = shown.get(language) ?? bent(lookbackWords[language]);
  shown.set(language, words);
  return words;
}
