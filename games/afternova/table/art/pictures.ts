/** The drawings by name, as pictures for the rulebook. */
import { pictureAddress } from '@starboard/table-kit/picture';
import { COLOURS, SKILLS as SKILL_NAMES } from '../../content/types.ts';
import { CONTRAPTIONS_1 } from './contraptions-1.ts';
import { GEMS } from './gems.ts';
import { chalk, paint } from './pen.ts';
import { planetMarkup } from './planets.ts';
import { portraitMarkup } from './portrait.ts';
import { SKILLS } from './signs.ts';
import { BACKS, stampMarkup } from './things.ts';
import { tugMarkup } from './tugs.ts';

type Box = readonly [x: number, y: number, width: number, height: number];
interface Drawn {
  readonly of: string;
  readonly box: Box;
  readonly ground?: string;
}
const SIGN: Box = [0, 0, 24, 24];
const FIELD: Box = [0, 0, 64, 64];
const CARD: Box = [0, 0, 64, 88];
/** Of the night around the table, and of a Blueprint. */
const NIGHT = '#241b45';
const BLUE = '#2b5aa8';

/** One of each kind of card stands for all: its drawing follows from the id. */
const PLAN = Object.keys(CONTRAPTIONS_1)[0];

/** Put together when the first is shown: a module does nothing while it is loaded. */
function all(): ReadonlyMap<string, Drawn> {
  return new Map<string, Drawn>([
    ...COLOURS.map((colour, i) => [`gem-${colour}`, { of: GEMS[i], box: SIGN }] as const),
    ...SKILL_NAMES.map((skill, i) => [`skill-${skill}`, { of: `<g fill="#ffe9c7">${SKILLS[i]}</g>`, box: SIGN }] as const),
    ['paw', { of: portraitMarkup('paw01', [0, 1]), box: [0, -3, 64, 67] }],
    ['planet', { of: planetMarkup('pl01', 0, 1, 3), box: [0, 4, 120, 106] }],
    ['plan', { of: CONTRAPTIONS_1[PLAN](chalk), box: FIELD, ground: BLUE }],
    ['built', { of: CONTRAPTIONS_1[PLAN](paint('cargo')), box: FIELD }],
    ['ship', { of: tugMarkup(0, '#2fdcae'), box: [-10, 0, 170, 82] }],
    ['deck-paws', { of: BACKS.paws, box: CARD }],
    ['deck-plans', { of: BACKS.plans, box: CARD }],
    ['stamp', { of: stampMarkup('#2fdcae'), box: FIELD }],
  ]);
}
let made: ReadonlyMap<string, Drawn> | null = null;

/** The address of a picture; null: there is none of that name. */
export function pictureOf(name: string): string | null {
  made ??= all();
  const found = made.get(name);
  return found === undefined ? null : pictureAddress(found.of, found.box, found.ground ?? NIGHT);
}
