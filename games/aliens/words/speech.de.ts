/** Deutsch: Personen, Orte und Karten, wie sie im Satz stehen. */
import { list, type Part, type Phrase, type Seat, say, who } from '@starboard/kernel';
import type { Character, Item } from '../content/cards.ts';
import * as trail from '../rules/trail.ts';
import type { View, You } from './common.ts';
import * as common from './common.ts';
import { names } from './names.ts';

export const sector = (id: string): Part => common.sectorRef('de', id);
/** „in D09“, „in Luke 3“, „im Start der Menschen“. */
export const within = (id: string): Phrase => say`${common.isStart(id) ? 'im' : 'in'} ${sector(id)}`;
/** „nach D09“, „zu Luke 3“, „zum Start der Menschen“. */
export const towards = (id: string): Phrase => say`${common.isStart(id) ? 'zum' : id.startsWith('hatch') ? 'zu' : 'nach'} ${sector(id)}`;
export const item = (it: Item): Part => common.itemRef('de', it);
/** Nominativ: „der Captain“. */
export const der = (c: Character): Part => ({ ref: 'character', id: c, text: names.de.characters[c].the });
export const role = (c: Character): Phrase => say`${der(c)}${common.isAlienCharacter(c) ? '' : ', ein Mensch'}`;

export const steps = (n: number): string =>
  n === 1 ? 'genau einen Sektor' : n === 2 ? 'einen oder zwei Sektoren' : 'einen, zwei oder drei Sektoren';
export const items = (n: number): string => (n === 0 ? 'keine Gegenstände' : n === 1 ? '1 Gegenstand' : `${n} Gegenstände`);

/** Jemand mitten im Satz, im Nominativ oder Akkusativ. */
export const them = (seat: Seat, you: You): Part => (seat === you ? 'du' : who(seat));
export const accusative = (seat: Seat, you: You): Part => (seat === you ? 'dich' : who(seat));
/** Jemand als Überschrift einer Zeile: „Du“ und „Mirela“. */
export const label = (seat: Seat, you: You): Part => (seat === you ? 'Du' : who(seat));
export const all = (seats: readonly Seat[], you: You): Phrase =>
  seats.length === 0
    ? ['niemand']
    : list(
        seats.map((s) => [them(s, you)]),
        'und',
      );
/** Jemand am Satzanfang mit dem Verb: „Du greifst“, „Mirela greift“. */
export const does = (seat: Seat, you: You, mine: string, theirs: string): Phrase => (seat === you ? [`Du ${mine}`] : [who(seat), ` ${theirs}`]);

/** E11: wie eine Ansage klingt. Es gibt nur diesen einen Satz, welche Karte es auch war. */
export const noise = (id: string): Phrase => say`Geräusch in ${sector(id)}`;

/** Was der Tisch von jemandem gehört oder gesehen hat, in wenigen Worten. */
export function heard(k: View, e: trail.Entry): Phrase {
  const at = e.sector < 0 ? '' : common.nameOf(k, e.sector);
  switch (e.what) {
    case trail.NOTHING:
      return ['keine Karte'];
    case trail.SILENCE:
      return ['Stille'];
    case trail.NOISE:
      return noise(at);
    case trail.ATTACK:
      return say`Angriff ${within(at)}`;
    case trail.STAY:
      return ['bleibt stehen'];
    case trail.TELEPORT:
      return [item('teleport')];
    case trail.SEEN:
      return say`gesehen ${within(at)}`;
    case trail.HATCH:
      return say`erreicht ${sector(at)}`;
    case trail.BACK:
      return say`zurück ${within(at)}`;
    case trail.TURNED:
      return say`verwandelt ${within(at)}`;
    case trail.FAST:
      return [item('adrenaline')];
    case trail.SAFE:
      return say`${item('defense')} ${within(at)}`;
    case trail.CALM:
      return [item('sedatives')];
    case trail.HIDDEN:
      return ['ein Gegenstand, verdeckt'];
    default:
      return ['satt'];
  }
}
