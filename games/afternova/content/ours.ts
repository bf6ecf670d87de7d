/**
 * The default pack. The values printed on the cards of the boxed game are not public, so this set is our own. It fits every
 * public fact (numbers of cards, icons, colours, storage, the rulebook's examples) and was changed only for balance.
 */
import { BLUEPRINTS } from './blueprints.ts';
import { PAWS } from './paws.ts';
import { PLANETS } from './planets.ts';
import { SHIPS } from './ships.ts';
import type { Pack } from './types.ts';

export const OURS: Pack = {
  game: 'afternova',
  name: { en: 'Starboard’s own set', de: 'Starboards eigenes Set' },
  about: {
    en: 'Cards of our own, because the printed values are not public: as many of each kind as in the box, and made to fit its rulebook.',
    de: 'Eigene Karten, denn die gedruckten Werte sind nicht öffentlich: von jeder Art so viele wie in der Schachtel, passend zu ihrer Anleitung.',
  },
  fragments: { yellow: 8, green: 8, purple: 8, white: 8, black: 8 },
  paws: PAWS,
  planets: PLANETS,
  blueprints: BLUEPRINTS,
  ships: SHIPS,
};
