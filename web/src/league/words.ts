/** What the pages of leagues say. */
import type { Language } from '@starboard/kernel';
import { bent } from '../words/bend.ts';
import { n } from '../words/count.ts';
import { useLanguage } from '../words/index.ts';
import { spanDe, spanEn } from '../words/span.ts';

const day = (locale: string) => (ms: number) =>
  new Date(ms).toLocaleString(locale, { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
const number = (locale: string) => (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 1 });

const en = {
  title: 'Leagues',
  lead: 'Several rounds, one table each. Everybody plays in every round, and the table of points decides.',
  make: 'Make a league',
  mine: 'Yours',
  open: 'Open to all',
  none: 'None yet.',
  away: 'Leagues need the server, which cannot be reached.',
  name: 'What is it called?',
  namePlace: 'Tuesday league',
  game: 'Game',
  kind: 'Who meets whom',
  kinds: { swiss: 'Like meets like', robin: 'Everybody meets everybody' },
  kindHelp: {
    swiss: 'Swiss system: people with similar points meet, as few of them twice as possible. Any number up to 256; joining later is possible.',
    robin: 'Round robin: each pair meets equally often, or as nearly as the numbers allow. Up to 9 people, at tables of two up to 16.',
  },
  size: 'Seats at a table',
  rounds: 'Rounds',
  pace: 'When',
  paces: { live: 'In one go', days: 'Over days' },
  paceHelp: {
    live: 'Two minutes a move. A round waits ten minutes for everybody, then bots take empty seats.',
    days: 'Two days a move. A round waits two days for everybody, then bots take empty seats.',
  },
  points: 'Points by place',
  pointsHelp: 'From the first place on, with commas between them.',
  badPoints: 'Numbers from 0 to 100 with commas between them, one for each place.',
  isOpen: 'Open to everybody',
  isOpenHelp: 'It is listed on the page of leagues. Otherwise people join by its link.',
  about: (kind: 'swiss' | 'robin', rounds: number, size: number) =>
    `${kind === 'swiss' ? 'Swiss' : 'Everybody meets everybody'}${rounds > 0 ? `, ${n(rounds, 'round', 'rounds')}` : ''}, tables of ${size}`,
  people: (count: number) => n(count, 'person', 'people'),
  keptBy: (name: string) => (name === '' ? '' : `host: ${name}`),
  state: { open: 'open for entries', running: 'running', over: 'over' },
  share: 'Link for others',
  join: 'Take part',
  joinLate: 'Join from the next round',
  askName: 'Your name',
  joined: 'You take part.',
  waits: (name: string) => `${name} starts the league.`,
  leave: 'Drop out',
  leaveSure: 'You are not paired again. At a running table a bot plays on, and this round scores nothing.',
  start: 'Start the first round',
  startHelp: 'The other rounds follow by themselves.',
  callOff: 'Call it off',
  callOffSure: 'The league is removed for everybody.',
  tooFew: 'There are too few people yet.',
  round: (r: number) => `Round ${r}`,
  roundOfAll: (r: number, of: number) => `Round ${r} of ${of}`,
  roundOf: (r: number, tables: number) => `Round ${r}, ${n(tables, 'table', 'tables')}`,
  from: (when: string) => `from ${when}`,
  done: 'done',
  later: 'to come',
  table: (i: number) => `Table ${i}`,
  running: 'They are playing.',
  choosing: (names: string, count: number, left: number | null) =>
    `${names} ${count === 1 ? 'is' : 'are'} choosing${left === null || left < 60_000 ? '' : `, ${spanEn(left)} left`}`,
  yours: 'Your table has not begun',
  yoursRuns: 'Your table is playing.',
  notBegun: 'It has not begun',
  missing: (names: string, when: string) => `Still missing: ${names}. Begins ${when} at the latest; bots take the seats of people who are missing.`,
  you: 'you',
  wordsMissing: 'About to begin.',
  finished: (names: string) => `Finished: ${names}`,
  nobody: 'Not played: nobody came.',
  botScores: 'A bot fills the table and scores nothing.',
  byes: (names: string, points: string) => `No table in this round: ${names}. That scores ${points}, like a first place.`,
  sitDown: 'Sit down',
  play: 'Play',
  watch: 'Watch',
  lookBack: 'Look back',
  standings: 'Standings',
  standing: 'Name',
  pointsShort: 'Points',
  places: 'Places',
  rivals: 'Rivals',
  wins: 'Wins',
  placeOf: { bye: 'no table', left: 'missing', none: 'not there', open: 'not over yet' },
  placeIn: (place: string, round: number) => `round ${round}: ${place}`,
  out: 'dropped out',
  gone: 'somebody who left',
  how: 'How it is paired, and who is ahead',
  howSwiss: 'People with similar points meet, as few of them twice as possible, and seats change. If a table is not full, a bot fills it.',
  howRobin:
    'The plan is fixed at the start: everybody meets everybody, as evenly as the numbers allow. People without a table in a round get the points of a first place.',
  howPoints: (points: string) =>
    `${points} points for the places among the people; equal places share. People who are missing or give up score nothing, and bots take no place from anybody.`,
  howTies:
    'Ties are broken, in this order, by the points of everybody you met, by first places, by still taking part, and by a lot. The lot was drawn before anybody joined; its seal is',
  lotsAre: 'The lot itself, to check it:',
  quality: (repeats: number, bound: number) =>
    repeats === 0
      ? 'Nobody meets the same person again in this round.'
      : `${n(repeats, 'meeting', 'meetings')} in this round happened before${bound === repeats ? '; fewer were not possible' : bound === 0 ? '' : `; at least ${bound} could not be avoided`}.`,
  spread: (points: string) => `People at one table were ${points} ${points === '1' ? 'point' : 'points'} apart at most.`,
  rated: 'rated',
  noAccounts: 'This server keeps no accounts, so there are no leagues. Your place stays on this device.',
  unknown: 'League not found, or you have no access.',
  unknownHelp: 'It may be over, or only people with its link see it.',
  day: day('en-GB'),
  number: number('en-GB'),
};
export type LeagueWords = typeof en;

const de: LeagueWords = {
  title: 'Ligen',
  lead: 'Mehrere Runden mit je einem Tisch. Alle spielen in jeder Runde, und die Punkte entscheiden.',
  make: 'Liga gründen',
  mine: 'Deine',
  open: 'Offen für alle',
  none: 'Noch keine.',
  away: 'Ligen brauchen den Server, und der ist nicht erreichbar.',
  name: 'Wie heißt sie?',
  namePlace: 'Dienstagsliga',
  game: 'Spiel',
  kind: 'Wer trifft wen',
  kinds: { swiss: 'Gleich gegen Gleich', robin: 'Alle gegen alle' },
  kindHelp: {
    swiss: 'Schweizer System: Leute mit ähnlichen Punkten treffen sich, möglichst niemand zweimal. Bis zu 256 Leute; Einsteigen geht auch später.',
    robin: 'Jedes Paar trifft sich gleich oft, so gut es die Zahlen zulassen. Bis zu 9 Leute, an Zweiertischen bis zu 16.',
  },
  size: 'Plätze am Tisch',
  rounds: 'Runden',
  pace: 'Wann',
  paces: { live: 'Am Stück', days: 'Über Tage' },
  paceHelp: {
    live: 'Zwei Minuten pro Zug. Eine Runde wartet zehn Minuten auf alle, dann springen Bots ein.',
    days: 'Zwei Tage pro Zug. Eine Runde wartet zwei Tage auf alle, dann springen Bots ein.',
  },
  points: 'Punkte nach Platz',
  pointsHelp: 'Vom ersten Platz an, mit Kommas dazwischen.',
  badPoints: 'Zahlen von 0 bis 100 mit Kommas dazwischen, eine für jeden Platz.',
  isOpen: 'Alle dürfen mitmachen',
  isOpenHelp: 'Sie steht auf der Seite der Ligen. Sonst kommt man über ihren Link.',
  about: (kind, rounds, size) =>
    `${kind === 'swiss' ? 'Schweizer System' : 'Alle gegen alle'}${rounds > 0 ? `, ${n(rounds, 'Runde', 'Runden')}` : ''}, ${size} am Tisch`,
  people: (count) => n(count, 'Person', 'Leute'),
  keptBy: (name) => (name === '' ? '' : `gegründet von ${name}`),
  state: { open: 'nimmt Leute auf', running: 'läuft', over: 'vorbei' },
  share: 'Link für andere',
  join: 'Mitmachen',
  joinLate: 'Ab der nächsten Runde mitmachen',
  askName: 'Dein Name',
  joined: 'Du bist dabei.',
  waits: (name) => `${name} startet die Liga.`,
  leave: 'Aussteigen',
  leaveSure: 'Du wirst nicht mehr eingeteilt. An einem laufenden Tisch spielt ein Bot weiter, und diese Runde bringt keine Punkte.',
  start: 'Erste Runde starten',
  startHelp: 'Die weiteren Runden folgen von selbst.',
  callOff: 'Absagen',
  callOffSure: 'Die Liga verschwindet für alle.',
  tooFew: 'Es sind noch zu wenige.',
  round: (r) => `Runde ${r}`,
  roundOfAll: (r, of) => `Runde ${r} von ${of}`,
  roundOf: (r, tables) => `Runde ${r}, ${n(tables, 'Tisch', 'Tische')}`,
  from: (when) => `ab ${when}`,
  done: 'gespielt',
  later: 'kommt noch',
  table: (i) => `Tisch ${i}`,
  running: 'Hier wird gespielt.',
  choosing: (names, count, left) => `${names} ${count === 1 ? 'ist' : 'sind'} dran${left === null || left < 60_000 ? '' : `, noch ${spanDe(left)}`}`,
  yours: 'Dein Tisch hat noch nicht begonnen',
  yoursRuns: 'An deinem Tisch wird gespielt.',
  notBegun: 'Noch nicht begonnen',
  missing: (names, when) => `Es fehlt noch: ${names}. Beginnt spätestens ${when}; für alle, die dann fehlen, springen Bots ein.`,
  you: 'du',
  wordsMissing: 'Beginnt gleich.',
  finished: (names) => `Fertig: ${names}`,
  nobody: 'Nicht gespielt: Niemand ist gekommen.',
  botScores: 'Ein Bot füllt den Tisch auf und bekommt keine Punkte.',
  byes: (names, points) => `In dieser Runde ohne Tisch: ${names}. Das gibt ${points} Punkte, wie ein erster Platz.`,
  sitDown: 'Hinsetzen',
  play: 'Spielen',
  watch: 'Zuschauen',
  lookBack: 'Ansehen',
  standings: 'Tabelle',
  standing: 'Name',
  pointsShort: 'Punkte',
  places: 'Plätze',
  rivals: 'Gegner',
  wins: 'Siege',
  placeOf: { bye: 'ohne Tisch', left: 'gefehlt', none: 'nicht dabei', open: 'noch nicht zu Ende' },
  placeIn: (place, round) => `Runde ${round}: ${place}`,
  out: 'ausgestiegen',
  gone: 'jemand von damals',
  how: 'Wie eingeteilt wird und wer vorn liegt',
  howSwiss:
    'Leute mit ähnlichen Punkten treffen sich, möglichst niemand zweimal, und die Plätze wechseln. Ist ein Tisch nicht voll, füllt ihn ein Bot auf.',
  howRobin:
    'Der Plan steht von Anfang an: Alle treffen alle, so gleichmäßig es die Zahlen zulassen. Wer in einer Runde keinen Tisch hat, bekommt die Punkte eines ersten Platzes.',
  howPoints: (points) =>
    `${points} Punkte für die Plätze unter den Leuten; gleiche Plätze teilen. Wer fehlt oder aufgibt, bekommt nichts, und Bots nehmen niemandem einen Platz weg.`,
  howTies:
    'Bei Gleichstand zählen nacheinander: die Punkte aller, die man getroffen hat, erste Plätze, wer noch dabei ist, und ein Los. Das Los wurde gezogen, bevor jemand da war; sein Siegel ist',
  lotsAre: 'Das Los selbst, zum Nachprüfen:',
  quality: (repeats, bound) =>
    repeats === 0
      ? 'In dieser Runde trifft niemand jemanden wieder.'
      : `${n(repeats, 'Begegnung', 'Begegnungen')} in dieser Runde gab es schon${bound === repeats ? '; weniger war nicht möglich' : bound === 0 ? '' : `; mindestens ${n(bound, 'war', 'waren')} nicht zu vermeiden`}.`,
  spread: (points) => `Vorher lagen Leute an einem Tisch höchstens ${points} ${points === '1' ? 'Punkt' : 'Punkte'} auseinander.`,
  rated: 'gewertet',
  noAccounts: 'Dieser Server führt keine Konten, darum gibt es keine Ligen. Dein Platz bleibt auf diesem Gerät.',
  unknown: 'Liga nicht gefunden, oder du hast keinen Zugang.',
  unknownHelp: 'Vielleicht ist sie vorbei, oder nur Leute mit ihrem Link sehen sie.',
  day: day('de-DE'),
  number: number('de-DE'),
};

const all: { readonly [L in Language]: LeagueWords } = { de, en };
/** Each once: components compare them. */
const shown = new Map<Language, LeagueWords>();
export function useLeagueWords(): LeagueWords {
  const language = useLanguage();
  const words = shown.get(language) ?? bent(all[language]);
  shown.set(language, words);
  return words;
}
