/** German: players, places and cards as they stand in a sentence. */
import { list, type Part, type Phrase, type Seat, say, who } from '@starboard/kernel';
import type { Character, Item } from '../../content/cards.ts';
import * as common from '../common.ts';
import type { HeardWords, Speech, You } from '../tongue.ts';
import { names, SHORT_HATCH } from './names.ts';

export const sector = (id: string): Part => common.sectorRef(names, id);
export const shortSector = (id: string): Part => common.sectorRef({ ...names, hatch: SHORT_HATCH }, id);
/** „in D09“, „in Rettungskapsel 3“, „im Menschen-Sektor“. */
export const within = (id: string): Phrase => say`${common.isStart(id) ? 'im' : 'in'} ${sector(id)}`;
/** „nach D09“, „zu Rettungskapsel 3“, „zum Menschen-Sektor“. */
export const towards = (id: string): Phrase => say`${common.isStart(id) ? 'zum' : common.isHatch(id) ? 'zu' : 'nach'} ${sector(id)}`;
/** Accusative: „den Menschen-Sektor“. */
export const accusativePlace = (id: string): Phrase => say`${common.isStart(id) ? 'den ' : ''}${sector(id)}`;
export const item = (it: Item): Part => common.itemRef(names, it);
/** Nominative: „der Captain“. */
export const der = (c: Character): Part => common.characterRef(names, c);
export const role = (c: Character): Phrase => say`${der(c)}${common.isAlienCharacter(c) ? '' : ', ein Mensch'}`;

export const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
export const steps = (n: number): string =>
  n === 1 ? 'genau einen Sektor' : n === 2 ? 'einen oder zwei Sektoren' : 'einen, zwei oder drei Sektoren';
export const items = (n: number): string => (n === 0 ? 'keine Gegenstände' : many(n, 'Gegenstand', 'Gegenstände'));
export const humans = (n: number): string => (n === 0 ? 'keine Menschen' : many(n, 'Mensch', 'Menschen'));
export const aliens = (n: number): string => many(n, 'Alien', 'Aliens');

/** A player inside a sentence, nominative and accusative. */
export const them = (seat: Seat, you: You): Part => (seat === you ? 'du' : who(seat));
export const accusative = (seat: Seat, you: You): Part => (seat === you ? 'dich' : who(seat));
/** A player as the label of a line: „Du“ and „Mirela“. */
export const label = (seat: Seat, you: You): Part => (seat === you ? 'Du' : who(seat));
export const all = (seats: readonly Seat[], you: You): Phrase =>
  seats.length === 0
    ? ['niemand']
    : list(
        common.readerFirst(seats, you).map((s) => [them(s, you)]),
        'und',
      );
/** A player at the beginning of a sentence, with the verb: „Du greifst“, „Mirela greift“. */
export const does = (seat: Seat, you: You, mine: string, theirs: string): Phrase => (seat === you ? [`Du ${mine}`] : [who(seat), ` ${theirs}`]);
/** What happened to a player whose character it reveals: „Jonas entkommt: der Soldat.“ */
export const revealed = (seat: Seat, you: You, c: Character, mine: Phrase, theirs: Phrase): Phrase =>
  seat === you ? say`Du ${mine}. Du warst ${der(c)}.` : say`${who(seat)} ${theirs}: ${der(c)}.`;

/** E11: what an announcement sounds like. There is only this sentence, no matter which card was drawn. */
export const noise = (id: string): Phrase => say`Geräusch in ${sector(id)}`;

/** „Du und Jonas gewinnt.“ */
function wins(seats: readonly Seat[], you: You): Phrase {
  if (seats.length === 0) return ['Niemand gewinnt.'];
  const winners = list(
    common.readerFirst(seats, you).map((s) => [label(s, you)]),
    'und',
  );
  const reader = you !== null && seats.includes(you);
  const verb = seats.length === 1 ? (reader ? 'gewinnst' : 'gewinnt') : reader ? 'gewinnt' : 'gewinnen';
  return say`${winners} ${verb}.`;
}

export const speech: Speech = { and: 'und', sector, item, the: der, label, wins };

export const heard: HeardWords = {
  nothing: ['keine Karte'],
  silence: ['alle Sektoren ruhig'],
  noise,
  attack: (at) => say`Angriff ${within(at)}`,
  stay: ['bleibt stehen'],
  teleport: [item('teleport')],
  seen: (at) => say`gesehen ${within(at)}`,
  hatch: (at) => say`erreicht ${sector(at)}`,
  back: (at) => say`zurück ${within(at)}`,
  turned: (at) => say`zum Alien geworden ${within(at)}`,
  fast: [item('adrenaline')],
  safe: (at) => say`${item('defense')} ${within(at)}`,
  calm: [item('sedatives')],
  hidden: ['ein verdeckter Gegenstand'],
  fed: ['satt'],
};
