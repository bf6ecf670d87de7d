/**
 * All drawings by name, as pictures a page can show any number of times. A picture is one element, however many strokes it has:
 * drawn stroke by stroke a full table had six thousand elements, and every move was a long one.
 */
import { ALIENS, RELICS } from '../../content/cards.ts';
import { aliens, sabortal } from './aliens.ts';
import { HUES } from './hues.ts';
import { INK } from './ink.ts';
import { PLANET_HEIGHT, PLANET_WIDTH, planets } from './planets.ts';
import { relics } from './relics.ts';
import { ships } from './ships.ts';
import { back, pass, swirl, vortex } from './things.ts';

interface Drawing {
  readonly markup: string;
  readonly width: number;
  readonly height: number;
  /** What does not keep its shape is drawn into whatever room it gets. */
  readonly fit: string;
}

const drawing = (markup: string, width = 64, height = 64, fit = 'xMidYMid'): Drawing => ({ markup, width, height, fit });

/** On a round ground, as in a set ring. */
const onDisc = (markup: string, ground: string): string =>
  `<circle cx="32" cy="32" r="31" fill="${ground}" stroke-width="2"/><g transform="translate(7 7) scale(.78125)">${markup}</g>`;

/** Put together when the first is shown: a module does nothing while it is loaded. */
const all = (): ReadonlyMap<string, Drawing> => {
  const cards: readonly (readonly [keyof typeof HUES, string])[] = [
    ...RELICS.map((tag) => [tag, relics[tag]] as const),
    ...ALIENS.map((tag) => [tag, aliens[tag]] as const),
    ['sabortal', sabortal],
  ];
  return new Map([
    ...cards.map(([tag, markup]) => [tag as string, drawing(markup)] as const),
    ...cards.map(([tag, markup]) => [`disc-${tag}`, drawing(onDisc(markup, HUES[tag].pale))] as const),
    ...ships.map((markup, seat) => [`ship-${seat}`, drawing(markup)] as const),
    ...planets.map((markup, seat) => [`planet-${seat}`, drawing(markup, PLANET_WIDTH, PLANET_HEIGHT, 'xMidYMin slice')] as const),
    ['back', drawing(back, 64, 88, 'none')],
    ['pass', drawing(pass)],
    ['vortex', drawing(swirl + vortex)],
  ]);
};
let made: ReadonlyMap<string, Drawing> | null = null;

export function drawings(): ReadonlyMap<string, Drawing> {
  made ??= all();
  return made;
}

export function svgOf(name: string): string {
  const d = drawings().get(name);
  if (d === undefined) throw new Error(`There is no drawing '${name}'.`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${d.width} ${d.height}" width="${d.width}" height="${d.height}" preserveAspectRatio="${d.fit}" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round">${d.markup}</svg>`;
}

const addresses = new Map<string, string>();

/** The address of a drawing, always the same text, so that a page decodes it once. */
export function addressOf(name: string): string {
  let address = addresses.get(name);
  if (address === undefined) {
    address = `data:image/svg+xml,${svgOf(name)
      .replace(/[%#<>]/g, (c) => encodeURIComponent(c))
      .replaceAll('"', "'")}`;
    addresses.set(name, address);
  }
  return address;
}
