/** What the pages of challenges say. */
import type { Language } from '@starboard/kernel';
import { bent } from '../words/bend.ts';
import { n } from '../words/count.ts';
import { useLanguage } from '../words/index.ts';

const day = (locale: string) => (text: string) =>
  new Date(`${text}T12:00:00Z`).toLocaleDateString(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const short = (locale: string) => (text: string) => new Date(`${text}T12:00:00Z`).toLocaleDateString(locale, { weekday: 'short', timeZone: 'UTC' });
const number = (locale: string) => (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 1 });
const points = {
  en: (value: number): string => `${number('en-GB')(value)} ${value === 1 ? 'point' : 'points'}`,
  de: (value: number): string => `${number('de-DE')(value)} ${value === 1 ? 'Punkt' : 'Punkte'}`,
};
const left = (h: string, min: string) => (ms: number) =>
  `${Math.max(0, Math.floor(ms / 3_600_000))} ${h} ${Math.max(0, Math.floor((ms % 3_600_000) / 60_000))} ${min}`;

const en = {
  title: 'Challenge',
  game: 'One deal a day for each game',
  lead: (bots: number) =>
    `Play this game to its end against ${n(bots, 'bot', 'bots')}. Everybody gets the same deal, the same seat and the same bots.`,
  oneTry: 'one try counts',
  until: (time: string) => `until midnight (UTC), ${time}`,
  play: 'Play the challenge',
  fast: 'Bots move at once',
  goOn: 'Continue',
  again: 'Again, for fun',
  againHelp: 'Only the first time counts; a second one is marked.',
  away: 'The server cannot be reached. Deals that this device has seen today can be played; results are sent when there is a network.',
  nothing: 'Today’s deal is not on this device yet, and the server cannot be reached.',
  waiting: 'Your result waits on this device until there is a network.',
  sending: 'The server is checking your game…',
  week: 'Your week',
  weekHelp: 'The number: the share of the others that you beat, in percent.',
  notPlayed: 'not played',
  alone: 'played by you alone',
  streak: (days: number) => `${days} days in a row`,
  toToday: 'To today’s deal',
  lastDays: 'The last days',
  past: (day: string, better: number | null) => (better === null ? `${day}, played by you alone` : `${day}, better than ${better}% of the others`),
  nobody: 'Nobody has played this deal yet.',
  closed: (people: number) => `${n(people, 'person has', 'people have')} played. Their results open when yours is in.`,
  won: 'You won',
  lost: 'You lost',
  counted: (what: string, rank: number, seats: number) => `${what}, place ${rank} of ${seats}`,
  result: (score: number, rank: number, seats: number) => `${points.en(score)}, place ${rank} of ${seats}`,
  nobodyElse: 'Nobody else has played it yet.',
  betterThan: (of: string, equal: string | null) => `Better than ${of}${equal === null ? '' : `, as good as ${equal}`}.`,
  /** A few others are counted, of many it is a share. */
  ofOthers: (count: number, others: number) => `${count} of ${others} others`,
  percent: (share: number) => `${share}% of the others`,
  percentShort: (share: number) => `${share}%`,
  likeAll: 'As good as everybody so far.',
  oneOther: {
    better: 'Better than the one person who has played it besides you.',
    equal: 'As good as the one person who has played it besides you.',
    worse: 'One person has played it besides you, and did better.',
  },
  sides: { won: 'won', lost: 'lost' },
  thanBot: { better: 'Better than the bot on this seat.', equal: 'As good as the bot on this seat.', worse: 'The bot did better on this seat.' },
  times: (people: number) => (people === 1 ? 'Once so far' : `${people} times the same deal`),
  you: 'you',
  bot: 'Bot',
  score: 'Points',
  people: 'People',
  asNumbers: 'As numbers',
  friend: 'friend',
  helped: 'with advice',
  forkTheirs: 'Went another way:',
  forkYours: 'You:',
  forkMoment: (n: number) => `See moment ${n}`,
  secondTry: (times: number) => `played ${n(times, 'more time', 'more times')}`,
  played: 'You have played it. With a name you see how the others did.',
  lookBack: 'Look back on it',
  askName: 'Your name, for the comparison',
  send: 'Send my result',
  somebody: 'somebody who left',
  seal: 'How the deal is sealed',
  sealText:
    'The server draws a secret for each day and publishes its hash a week before. Every device that plays promises a random word by its hash, and tells it the next time it plays. The deal follows from the secret and the words told on the day before. So players cannot know it early, and nobody can pick a word to suit them. One thing is left to the host of the server: it can play under a name of its own, and tell or hold back its word at the last moment. With one name that is a choice between two deals, with two names among four, and so on.',
  sealWords: (words: number) =>
    words === 0
      ? 'No word was told yesterday: today’s deal comes from the server’s secret alone.'
      : `Words of ${n(words, 'device', 'devices')} are in today’s deal.`,
  sealOwn: 'Yours is among them.',
  sealLost: 'This device told its word, and it is missing. Ask the host of this server.',
  sealBroken: 'Today’s seal is not the one that this device saw before. Ask the host of this server.',
  sealWrong: 'Today’s deal does not follow from what was sealed. Ask the host of this server.',
  hash: 'Hash',
  secret: 'Secret',
  ahead: 'The next days',
  friendTitle: (name: string) => (name === '' ? 'A challenge for you' : `${name} challenges you`),
  friendText: 'The same deal, the same seat, the same bots. You’ll see how it went once you have played.',
  momentText: (name: string, moment: number) =>
    `A game in the middle: you take ${name === '' ? 'a seat' : `${name}’s seat`} at moment ${moment}. Everybody who opens this link gets the same position and the same bots. You’ll see how it went back then once you have played.`,
  friendTheirs: (name: string, result: string) => `${name || 'The other game'}: ${result}`,
  friendYours: (result: string) => `You: ${result}`,
  friendWon: { better: 'You did better.', equal: 'Nobody did better.', worse: 'They did better.' },
  friendMake: 'Challenge a friend',
  friendCopy: 'Copy the link',
  friendHelp: 'The same deal for the person you send it to. Your result stays closed until theirs is in.',
  friendCopied: 'Link copied. It gives your friend the same deal.',
  damaged: 'A piece of this link is missing.',
  damagedHelp: 'Ask for it again, and copy all of it.',
  compare: 'Compare with others',
  day: day('en-GB'),
  short: short('en-GB'),
  number: number('en-GB'),
  left: left('h', 'min'),
};
export type ChallengeWords = typeof en;

const de: ChallengeWords = {
  title: 'Aufgabe',
  game: 'Jeden Tag eine Aufgabe für jedes Spiel',
  lead: (bots) =>
    `Spiel diese Partie gegen ${n(bots, 'Bot', 'Bots')} zu Ende. Alle bekommen dieselbe Verteilung, denselben Platz und dieselben Bots.`,
  oneTry: 'ein Versuch zählt',
  until: (time) => `bis Mitternacht (UTC), ${time}`,
  play: 'Aufgabe spielen',
  fast: 'Bots ziehen sofort',
  goOn: 'Weiterspielen',
  again: 'Noch einmal, zum Spaß',
  againHelp: 'Nur das erste Mal zählt; ein zweites wird vermerkt.',
  away: 'Der Server ist nicht erreichbar. Was dieses Gerät heute schon gesehen hat, lässt sich spielen; Ergebnisse gehen ab, sobald ein Netz da ist.',
  nothing: 'Die Aufgabe von heute ist noch nicht auf diesem Gerät, und der Server ist nicht erreichbar.',
  waiting: 'Dein Ergebnis wartet auf diesem Gerät, bis ein Netz da ist.',
  sending: 'Der Server spielt deine Partie nach …',
  week: 'Deine Woche',
  weekHelp: 'Die Zahl: wie viel Prozent der anderen du übertroffen hast.',
  notPlayed: 'nicht gespielt',
  alone: 'nur von dir gespielt',
  streak: (days) => `${days} Tage in Folge`,
  toToday: 'Zur Aufgabe von heute',
  lastDays: 'Die letzten Tage',
  past: (day, better) => (better === null ? `${day}, nur von dir gespielt` : `${day}, besser als ${better}\u00a0% der anderen`),
  nobody: 'Das hat noch niemand gespielt.',
  closed: (people) => `${n(people, 'Person hat', 'Leute haben')} gespielt. Ihre Ergebnisse siehst du, wenn deins da ist.`,
  won: 'Du hast gewonnen',
  lost: 'Du hast verloren',
  counted: (what, rank, seats) => `${what}, Platz ${rank} von ${seats}`,
  result: (score, rank, seats) => `${points.de(score)}, Platz ${rank} von ${seats}`,
  nobodyElse: 'Außer dir hat das noch niemand gespielt.',
  betterThan: (of, equal) => `Besser als ${of}${equal === null ? '' : `, gleich gut wie ${equal}`}.`,
  ofOthers: (count, others) => `${count} von ${others} anderen`,
  percent: (share) => `${share}\u00a0% der anderen`,
  percentShort: (share) => `${share}\u00a0%`,
  likeAll: 'Bisher so gut wie alle anderen.',
  oneOther: {
    better: 'Außer dir hat bisher eine Person gespielt, und du warst besser.',
    equal: 'Außer dir hat bisher eine Person gespielt, genauso gut wie du.',
    worse: 'Außer dir hat bisher eine Person gespielt, und sie war besser.',
  },
  sides: { won: 'gewonnen', lost: 'verloren' },
  thanBot: {
    better: 'Besser als der Bot auf diesem Platz.',
    equal: 'So gut wie der Bot auf diesem Platz.',
    worse: 'Der Bot war auf diesem Platz besser.',
  },
  times: (people) => (people === 1 ? 'Bisher einmal' : `${people}-mal dieselbe Verteilung`),
  you: 'du',
  bot: 'Bot',
  score: 'Punkte',
  people: 'Leute',
  asNumbers: 'Als Zahlen',
  friend: 'befreundet',
  helped: 'mit Rat',
  forkTheirs: 'Nahm einen anderen Weg:',
  forkYours: 'Du:',
  forkMoment: (n) => `Moment ${n} ansehen`,
  secondTry: (times) => `noch ${times}-mal gespielt`,
  played: 'Du hast gespielt. Mit einem Namen siehst du, wie es den anderen ging.',
  lookBack: 'Rückblick',
  askName: 'Dein Name für den Vergleich',
  send: 'Ergebnis abschicken',
  somebody: 'jemand von damals',
  seal: 'Wie die Aufgabe versiegelt ist',
  sealText:
    'Der Server zieht für jeden Tag ein Geheimnis und veröffentlicht eine Woche vorher dessen Prüfsumme. Jedes Gerät, das mitspielt, legt sich mit einer Prüfsumme auf ein zufälliges Wort fest und nennt es beim nächsten Mal. Aus dem Geheimnis und den Wörtern vom Vortag folgt die Verteilung. So kennt sie beim Spielen niemand im Voraus, und niemand kann sich ein passendes Wort aussuchen. Eines bleibt der Leitung des Servers: Sie kann unter eigenem Namen mitspielen und ihr Wort im letzten Moment nennen oder verschweigen. Mit einem Namen wählt sie so zwischen zwei Verteilungen, mit zwei Namen zwischen vieren und so weiter.',
  sealWords: (words) =>
    words === 0
      ? 'Gestern kam kein Wort dazu: Die Aufgabe von heute kommt allein aus dem Geheimnis des Servers.'
      : `In der Aufgabe von heute stecken Wörter von ${n(words, 'Gerät', 'Geräten')}.`,
  sealOwn: 'Deines ist dabei.',
  sealLost: 'Dieses Gerät hat sein Wort genannt, aber es fehlt. Frag bei der Leitung des Servers nach.',
  sealBroken: 'Das Siegel von heute ist nicht das, das dieses Gerät vorher gesehen hat. Frag bei der Leitung des Servers nach.',
  sealWrong: 'Die Aufgabe von heute passt nicht zu ihrem Siegel. Frag bei der Leitung des Servers nach.',
  hash: 'Prüfsumme',
  secret: 'Geheimnis',
  ahead: 'Die nächsten Tage',
  friendTitle: (name) => (name === '' ? 'Eine Aufgabe für dich' : `${name} fordert dich heraus`),
  friendText: 'Dieselbe Verteilung, derselbe Platz, dieselben Bots. Was dabei herauskam, siehst du, wenn du gespielt hast.',
  momentText: (name, moment) =>
    `Mitten in einer Partie: Du übernimmst ${name === '' ? 'einen Platz' : `den Platz von ${name}`} bei Moment ${moment}. Wer den Link öffnet, bekommt dieselbe Lage und dieselben Bots. Was damals daraus wurde, siehst du, wenn du gespielt hast.`,
  friendTheirs: (name, result) => `${name || 'Die andere Partie'}: ${result}`,
  friendYours: (result) => `Du: ${result}`,
  friendWon: { better: 'Du warst besser.', equal: 'Niemand war besser.', worse: 'Diesmal warst du nicht vorn.' },
  friendMake: 'Freunde herausfordern',
  friendCopy: 'Link kopieren',
  friendHelp: 'Dieselbe Verteilung für alle, denen du den Link schickst. Dein Ergebnis sehen sie erst, wenn ihres da ist.',
  friendCopied: 'Link kopiert. Damit spielen deine Freunde dieselbe Verteilung.',
  damaged: 'Von diesem Link fehlt ein Stück.',
  damagedHelp: 'Lass ihn dir noch einmal schicken und kopier ihn ganz.',
  compare: 'Mit anderen vergleichen',
  day: day('de-DE'),
  short: short('de-DE'),
  number: number('de-DE'),
  left: left('Std.', 'Min.'),
};

export const challengeWords: { readonly [L in Language]: ChallengeWords } = { de, en };
/** Each once: components compare them. */
const shown = new Map<Language, ChallengeWords>();
export function useChallengeWords(): ChallengeWords {
  const language = useLanguage();
  const words = shown.get(language) ?? bent(challengeWords[language]);
  shown.set(language, words);
  return words;
}
