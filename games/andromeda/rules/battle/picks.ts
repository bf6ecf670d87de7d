/** The picks of battles, ready made. */
import { SHIPS } from '../../content/vocabulary.ts';
import { RAIDERS, SPACES, type Who } from '../ids.ts';
import { PLACES } from '../picks.ts';
import type { Pick } from '../types.ts';

const many = <P extends Pick>(n: number, make: (i: number) => P): readonly P[] => Array.from({ length: n }, (_, i) => make(i));

/** No more than this can ever be asked for: six dice, and one energy for each. */
const MOST_DICE = 6;
/** Cards played in one battle: more than all hands together hold. */
const MOST_USES = 64;

export const RAIDER = many(SPACES, (i) => `raider ${PLACES[i]}`);
export const BRING: readonly (readonly Pick[])[] = SHIPS.map((_, type) => many(SPACES, (i) => `bring ${type} ${PLACES[i]}`));
export const PULL: readonly (readonly Pick[])[] = SHIPS.map((_, type) => many(SPACES, (i) => `pull ${type} ${PLACES[i]}`));
export const PLAY = many(256, (i) => `play ${i}`);
export const AGAINST = many(MOST_USES, (i) => `against ${i}`);
export const DICE = many(MOST_DICE + 1, (i) => `dice ${i}`);
export const USE_CARD = many(256, (i) => `use card ${i}`);
export const USE_TOKEN = many(256, (i) => `use token ${i}`);
export const USE_ABILITY = many(256, (i) => `use ability ${i}`);
export const DIE = many(7, (i) => `die ${i}`);
export const SAVE = many(SHIPS.length, (i) => `save ${i}`);
export const SPARE = many(SHIPS.length, (i) => `spare ${i}`);
const FOE = many(6, (i) => `foe ${i}`);

export const foePick = (who: Who): Pick => (who === RAIDERS ? 'foe raiders' : FOE[who]);
export const foeOf = (pick: Pick): Who => (pick === 'foe raiders' ? RAIDERS : Number(pick.slice(4)));

/** All that can occur in battles, by how many pieces of each kind there are. */
export function battlePicks(tactics: number, cards: number, tokens: number, abilities: number): Pick[] {
  return [
    ...RAIDER,
    ...BRING.flat(),
    ...PULL.flat(),
    'ready',
    ...PLAY.slice(0, tactics),
    ...FOE,
    'foe raiders',
    ...AGAINST,
    'pass',
    'accept',
    'refuse',
    ...DICE,
    ...USE_CARD.slice(0, cards),
    ...USE_TOKEN.slice(0, tokens),
    ...USE_ABILITY.slice(0, abilities),
    'roll',
    'roll plain',
    ...DIE.slice(1),
    'draw',
    'energy',
    ...SAVE,
    ...SPARE,
  ];
}
