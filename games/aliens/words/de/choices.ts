/** German: questions, what the table waits for, labels of the picks and their second lines, reasons against a pick. */
import { say } from '@starboard/kernel';
import { MOST_ITEMS } from '../../content/cards.ts';
import type { SectorKind } from '../../rules/zone.ts';
import * as common from '../common.ts';
import type { DetailWords, PickWords, QuestionWords, Tongue, WaitingWords } from '../tongue.ts';
import { accusative, all, does, item, noise, sector, steps, towards, within } from './speech.ts';

const inBrackets = (kind: SectorKind): string => (kind === 'safe' ? ' (sicher)' : kind === 'dangerous' ? ' (Gefahr)' : '');

export const question: QuestionWords = {
  move: (at, n) => say`Du bist ${within(at)}. Wohin gehst du? (${steps(n)} weit)`,
  act(to, kind, asks) {
    const arrival = to === null ? ['Du bleibst stehen'] : say`Du gehst ${towards(to)}`;
    const what = {
      'draw-or-attack': 'Ziehst du eine Karte oder greifst du an?',
      'quiet-or-attack': 'Bleibst du still oder greifst du an?',
      open: 'Was tust du?',
    };
    return say`${arrival}${inBrackets(kind)}. ${what[asks]}`;
  },
  after: 'Dein Zug ist fast vorbei. Noch etwas?',
  announceOwn: 'Geräusch im eigenen Sektor: Du musst sagen, wo du bist.',
  announceAny: 'Geräusch in beliebigem Sektor: Welchen nennst du? Die anderen glauben nur, was du erreicht haben kannst.',
  spill: `Du hast mehr als ${MOST_ITEMS} Gegenstände. Welchen gibst du her?`,
  spotlight: 'Welchen Sektor beleuchtest du? Alle darin und direkt daneben werden gesehen, auch du.',
  engineer: 'Zwei Rettungskapselkarten. Welche benutzt du?',
  agree: (cutOff) =>
    cutOff
      ? 'Kein Alien ist mehr da. Überspringt ihr die Wege? Vorsicht: Du erreichst in den Runden, die bleiben, keine offene Rettungskapsel mehr und würdest ausscheiden.'
      : 'Kein Alien ist mehr da. Überspringt ihr die Wege zu den Rettungskapseln?',
};

export const waiting: WaitingWords = {
  over: 'Die Partie ist zu Ende.',
  soon: 'Einen Moment…',
  announce: (seat, you) => say`Etwas regt sich. ${does(seat, you, 'musst', 'muss')} sagen, wo.`,
  spill: (seat, you) => say`${does(seat, you, 'musst', 'muss')} einen Gegenstand hergeben.`,
  engineer: (seat, you) => say`${does(seat, you, 'wählst', 'wählt')} zwischen zwei Rettungskapselkarten.`,
  agree: (seats, you) => say`Kein Alien ist mehr da. Über das Ende der Partie entscheiden noch: ${all(seats, you)}.`,
  turn: (seat, you) => say`${does(seat, you, 'bewegst dich', 'bewegt sich')} durch die Dunkelheit.`,
};

export const pick: PickWords = {
  column: (name) => `Spalte ${name}`,
  use: (it) => say`${item(it)} benutzen`,
  drop: (it) => say`${item(it)} ablegen`,
  draw: 'Karte ziehen',
  quiet: 'Still bleiben',
  attack: 'Angreifen',
  stay: 'Stehen bleiben',
  hold: 'Heimlich stehen bleiben',
  done: 'Zug beenden',
  keep: 'Alle vier behalten',
  green: 'Grüne Karte benutzen',
  red: 'Rote Karte benutzen',
  finish: 'Für das Ende stimmen',
  goOn: 'Weiterspielen',
  examine: (seat, you) => say`${accusative(seat, you)} untersuchen`,
  light: (id) => say`${sector(id)} beleuchten`,
  noise,
  sector: (id, kind) => say`${sector(id)}${inBrackets(kind)}`,
};

export const detail: DetailWords = {
  unmasks: 'verrät, dass du ein Mensch bist',
  unseen: 'verdeckt',
  noCard: 'keine Karte',
  noCardAnyway: 'du ziehst hier ohnehin keine Karte',
  hits: 'trifft alle anderen dort, ob Mensch oder Alien',
  cardFaceDown: 'deine Karte wird verdeckt abgelegt',
  provesAlien: 'alle wissen dann, dass du ein Alien bist',
  revealsAlien: 'verrät, dass du ein Alien bist',
  revealsHuman: 'verrät, dass du ein Mensch bist',
  stay: 'du musst es ansagen',
  hold: 'ohne es zu sagen, einmal pro Partie',
  green: 'du entkommst',
  red: 'die Rettungskapsel ist beschädigt',
  finish: 'wenn alle zustimmen, geht ihr zu den nächsten offenen Rettungskapseln und zieht dort, die Nächsten zuerst',
  cutOff: 'Vorsicht: Du erreichst in den Runden, die bleiben, keine offene Rettungskapsel mehr und würdest ausscheiden',
  examine: 'alle sehen den Charakter',
  here: 'hier bist du',
  lieSafe: 'ein Sicherheitssektor, also unglaubwürdig',
  lieFar: 'zu weit weg, also unglaubwürdig',
  opens: 'du entkommst',
  hatchCard: (green, all) =>
    all === 1
      ? `du ziehst die letzte Rettungskapselkarte, sie ist ${green === 1 ? 'grün' : 'rot'}`
      : `du ziehst eine Rettungskapselkarte, ${green} von ${all} ${green === 1 ? 'ist' : 'sind'} grün`,
};

export const refusal: Tongue['refusal'] = {
  'too-far': (r) => say`Das ist zu weit: Du gehst ${steps(Number(common.detail(r, 'steps') ?? 1))} weit.`,
  'start-sector': () => ['In einen Startsektor geht niemand.'],
  'where-you-are': () => ['Ein Zug kann nicht enden, wo er begann.'],
  'hatch-for-humans': () => ['Nur Menschen dürfen ihren Zug in einer Rettungskapsel beenden.'],
  'hatch-closed': (r) => say`${sector(`hatch ${common.detailText(r, 'hatch')}`)} ist benutzt oder beschädigt.`,
  'safe-closed': () => ['Sicherheitssektoren und Sektoren ohne anderen Ausgang sind an diesem Tisch für dich gesperrt.'],
  'not-aliens': () => ['Aliens haben Gegenstände, können sie aber nicht benutzen.'],
  'not-held': (r) => {
    const it = common.itemNamed(common.detailText(r, 'item'));
    return it === null ? ['Das hast du nicht.'] : say`Du hast die Karte ${item(it)} nicht.`;
  },
  'only-when-attacked': () => say`Die Karte ${item('defense')} wirkt von selbst, wenn du angegriffen wirst.`,
  'once-a-turn': () => ['Nur einmal pro Zug.'],
  'before-moving': () => ['Dafür ist es zu spät: Du hast dich schon bewegt.'],
  'ends-where-began': () => ['Dein Zug würde enden, wo er begann.'],
  'already-there': () => ['Du bist schon dort.'],
  'no-attack-here': () => ['Beweg dich zuerst, dann darfst du angreifen.'],
  'humans-need-a-card': () => say`Ein Mensch braucht dafür den Gegenstand ${item('attack')} und einen Gefahren- oder Sicherheitssektor.`,
  'must-tell-own': () => ['Bei dieser Karte musst du den Sektor nennen, in dem du bist.'],
  'not-audible': () => ['Ein Geräusch braucht einen Sektor mit Koordinaten.'],
  'must-move': () => ['Du musst dich bewegen.'],
  'too-many-items': (r) => [`Du darfst höchstens ${common.detailText(r, 'most')} Gegenstände haben.`],
  'already-spent': () => ['Das hast du in dieser Partie schon getan.'],
  'known-already': () => ['Diesen Charakter kennen schon alle.'],
  'alien-left': () => ['Solange ein Alien an Bord ist, könnt ihr die Partie nicht durch Abstimmung beenden.'],
  'agreed-already': () => ['Du hast schon zugestimmt. Andere noch nicht.'],
  'white-needed': () => ['Mehr als acht brauchen die White Edition: Schalte sie ein.'],
  'nobody-wins': () => ['Ohne Menschen gewinnt nur, wer andere erwischt: Wählt, wie viele (E.3).'],
  'too-few-victims': (r) => [
    `Ohne Menschen sind zu ${common.detailText(r, 'players')} keine ${common.detailText(r, 'kills')} zu erwischen (E.3): Am Ende wäre jemand allein an Bord. Wählt weniger oder schaltet A.5 ein.`,
  ],
  'no-such-hatch': (r) => say`Diese Zone hat keine ${sector(`hatch ${common.detailText(r, 'hatch')}`)}.`,
  stranded: (r) => say`Mit diesen Optionen könnte jemand festsitzen: ${common.sectorList(common.detailSectors(r).map(sector), 'und')}.`,
  'beginner-plain': (r) => [
    `Im Einsteigerspiel gibt es weder Gegenstände noch Rettungskapselkarten, darum bewirkt die Option ${common.printedCode(common.detailText(r, 'option'))} dort nichts.`,
  ],
};
