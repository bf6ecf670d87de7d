/** Words of the pages about finished matches. Loaded only there. */
import type { Language } from '@starboard/kernel';
import { bent } from '../words/bend.ts';
import { useLanguage } from '../words/index.ts';

const en = {
  title: (game: string) => `How it went · ${game}`,
  setting: 'Setting the table…',
  working: 'Going through the game…',
  noWinner: 'It ended without a winner.',
  players: 'Final places',
  moment: 'Moment of the game',
  watch: 'Watch this moment',
  watchLong: (what: string) => `Watch this moment: ${what}`,
  table: 'As a table',
  change: (from: string, to: string) => `${from} → ${to}`,
  chance: (name: string, from: string, to: string) => `${name}’s chance of winning went from ${from} to ${to}.`,
  yourChance: (from: string, to: string) => `Your chance of winning went from ${from} to ${to}.`,
  none: 'No single move changed much; it grew little by little.',
  share: 'Share replay',
  shareShort: 'Share',
  shareMoment: 'Share this moment',
  shareWhole: 'Share the whole game',
  shareLocal: 'The whole game is in the link. No server stores it.',
  shareCopied: 'Link copied.',
  shareField: 'Link to the replay',
  tooLong: 'This game is too long for a link. Save it as a file and send that.',
  save: 'Save replay file',
  problem: {
    none: 'Nothing to show yet: the game isn’t over, or you have no access.',
    offline: 'The server can’t be reached.',
    bad: 'That isn’t a replay file.',
    game: 'This replay is of a game that isn’t installed here.',
    summary: 'This game can’t be summed up here. You may still be able to watch the replay.',
    failed: 'Part of the page didn’t load.',
    'link-broken': 'This link is damaged. Ask for it again, and copy all of it.',
    'link-large': 'This link is too long to be a game.',
    'link-game': 'This link leads to a game that isn’t installed here.',
    'link-rules': 'This link was made with rules other than the ones installed here. Ask for the replay as a file.',
  },
  problemTitle: 'No game to show',
  branch: {
    act: 'Take a seat here and play on',
    actShort: 'Play on from here',
    title: 'What if…',
    help: (at: number) =>
      `Take a seat at moment ${at} and play on against bots, which know only what those seats knew. The real game stays as it was.`,
    anew: 'Deal the hidden cards again',
    anewHelp: 'Everything this seat couldn’t know is shuffled, so knowing the end doesn’t help.',
    sameHelp: 'What is hidden stays as it was, and luck comes as it would have.',
    fast: 'Bots move at once',
    seat: 'Whose seat do you take?',
    chance: 'Chance to win',
    chances: 'The numbers: each seat’s chance to win at this moment.',
    level: 'How strong are the others?',
    start: 'Play on',
    send: 'Send it as a challenge',
    sent: 'Link copied.',
    sendHelp: (name: string) =>
      `The person who opens the link takes ${name}’s seat here and plays on, without seeing how it went. Afterwards both ends are compared.`,
    sendLong: 'This game is too long for a link.',
    note: (at: number) => `You play on from moment ${at} of a finished game.`,
    ended: 'In that game:',
    original: 'Watch it',
    compared: 'Both games, side by side',
    here: 'This game',
    there: 'That game',
  },
};
type PastWords = typeof en;

const de: PastWords = {
  title: (game) => `Wie es lief · ${game}`,
  setting: 'Der Tisch wird aufgebaut …',
  working: 'Die Partie wird ausgewertet …',
  noWinner: 'Sie endete ohne Sieg.',
  players: 'Die Plätze am Ende',
  moment: 'Moment der Partie',
  watch: 'Diesen Moment ansehen',
  watchLong: (what) => `Diesen Moment ansehen: ${what}`,
  table: 'Als Tabelle',
  change: (from, to) => `${from} → ${to}`,
  chance: (name, from, to) => `Die Siegchance von ${name} ging von ${from} auf ${to}.`,
  yourChance: (from, to) => `Deine Siegchance ging von ${from} auf ${to}.`,
  none: 'Kein einzelner Zug hat viel verändert: Es wuchs Stück für Stück.',
  share: 'Aufzeichnung teilen',
  shareShort: 'Teilen',
  shareMoment: 'Diesen Moment teilen',
  shareWhole: 'Ganze Partie teilen',
  shareLocal: 'Die ganze Partie steckt im Link. Kein Server bewahrt sie auf.',
  shareCopied: 'Link kopiert.',
  shareField: 'Link zur Aufzeichnung',
  tooLong: 'Diese Partie ist zu lang für einen Link. Speichere sie als Datei und verschicke die.',
  save: 'Aufzeichnung speichern',
  problem: {
    none: 'Hier gibt es noch nichts zu sehen: Die Partie ist nicht zu Ende oder nicht für dich.',
    offline: 'Der Server ist nicht zu erreichen.',
    bad: 'Das ist keine Aufzeichnung.',
    game: 'Diese Aufzeichnung gehört zu einem Spiel, das hier nicht installiert ist.',
    summary: 'Diese Partie lässt sich hier nicht zusammenfassen. Ansehen lässt sie sich vielleicht noch.',
    failed: 'Ein Teil der Seite wurde nicht geladen.',
    'link-broken': 'Dieser Link ist beschädigt: Es lässt sich keine Partie daraus lesen. Lass ihn dir noch einmal schicken und kopiere ihn ganz.',
    'link-large': 'In diesem Link steckt mehr, als eine Partie sein kann.',
    'link-game': 'Dieser Link führt zu einem Spiel, das hier nicht installiert ist.',
    'link-rules': 'Dieser Link wurde mit anderen Regeln gemacht, als hier installiert sind. Lass dir die Aufzeichnung als Datei schicken.',
  },
  problemTitle: 'Keine Partie zu sehen',
  branch: {
    act: 'Ab hier weiterspielen',
    actShort: 'Ab hier weiterspielen',
    title: 'Was wäre, wenn …',
    help: (at) =>
      `Setz dich bei Moment ${at} auf einen Platz und spiel gegen Bots weiter. Sie wissen nur, was diese Plätze wussten. Die echte Partie bleibt, wie sie war.`,
    anew: 'Verborgene Karten neu verteilen',
    anewHelp: 'Alles, was dieser Platz nicht wissen konnte, wird neu gemischt. So hilft es nicht, das Ende zu kennen.',
    sameHelp: 'Was verborgen war, bleibt, wie es war, und das Glück kommt, wie es gekommen wäre.',
    fast: 'Bots ziehen sofort',
    seat: 'Wessen Platz nimmst du?',
    chance: 'Siegchance',
    chances: 'Die Zahlen sagen, wie die Siegchancen in diesem Moment stehen.',
    level: 'Wie stark sind die anderen?',
    start: 'Weiterspielen',
    send: 'Als Aufgabe verschicken',
    sent: 'Link kopiert.',
    sendHelp: (name) =>
      `Wer den Link öffnet, übernimmt hier den Platz von ${name} und spielt weiter, ohne zu sehen, wie es ausging. Danach werden beide Enden verglichen.`,
    sendLong: 'Diese Partie ist zu lang für einen Link.',
    note: (at) => `Du spielst ab Moment ${at} einer beendeten Partie weiter.`,
    ended: 'In jener Partie:',
    original: 'Ansehen',
    compared: 'Beide Partien nebeneinander',
    here: 'Diese Partie',
    there: 'Jene Partie',
  },
};

export const pastWords: { readonly [L in Language]: PastWords } = { de, en };
/** Each once: components compare them. */
const shown = new Map<Language, PastWords>();
export function usePastWords(): PastWords {
  const language = useLanguage();
  const words = shown.get(language) ?? bent(pastWords[language]);
  shown.set(language, words);
  return words;
}
