/**
 * The drawings by name, as pictures for the rulebook. A picture in a page of its own colours knows no custom properties, so they
 * get the colours of the dark table, and the dark behind them.
 */
import { CHARACTERS, ITEMS } from '../../content/cards.ts';
import { GLYPHS } from './glyphs.ts';
import { hexPath, p } from './ink.ts';
import { CHARACTER_ART, FIGURE_ART, UNKNOWN_ART } from './people.ts';
import { DANGER_ART, HATCH_ART, ITEM_ART } from './things.ts';

/** As in ../colours.css. */
const COLOURS: Readonly<Record<string, string>> = {
  hull: '#e8f2f0',
  deck: '#5f9c99',
  mass: '#0b191c',
  void: '#04090b',
  lamp: '#f2c66d',
  sonar: '#4ff2d0',
  blip: '#ff6a5c',
  go: '#7dffb0',
  stop: '#ff6a5c',
};
const DARK = '#04090b';

const hex = (fill: string, line: string): string => `<path d="${hexPath(32, 32, 30)}" fill="${fill}" stroke="${line}" stroke-width="2"/>`;
const text = (of: string, fill: string, size: number): string =>
  `<text x="32" y="${32 + size * 0.36}" text-anchor="middle" font-family="monospace" font-weight="700" font-size="${size}" fill="${fill}">${of}</text>`;
const brackets = (line: string): string => `<path d="M20 18h-6v28h6M44 18h6v28h-6" fill="none" stroke="${line}" stroke-width="3"/>`;
/** A glyph on a field of 24, in the middle. */
const glyph = (of: string, colour: string): string => `<g transform="translate(12 12) scale(1.67)" color="${colour}">${of}</g>`;

const SECTORS: Readonly<Record<string, string>> = {
  'sector-safe': `${hex('#16292c', '#4a7273')}<path d="${hexPath(32, 32, 25)}" fill="none" stroke="#4a7273"/>${text('D09', '#dcebe8', 15)}`,
  'sector-dangerous': `<pattern id="h" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V6" stroke="#1d5458" stroke-width="3"/></pattern>${hex('#060d0f', '#378382')}${hex('url(#h)', 'none')}${text('E09', '#7ba9a6', 15)}`,
  'sector-human': `${hex('#060d0f', '#378382')}${p('M18 38L32 22L46 38M18 48L32 32L46 48', 'none', 'hull', 3)}`,
  'sector-alien': `${hex('#060d0f', '#378382')}${glyph(GLYPHS.attack, COLOURS.blip)}`,
  'hatch-open': `${hex('#0d2b2d', '#e8f2f0')}${brackets('#e8f2f0')}${text('1', '#e8f2f0', 22)}`,
  'hatch-used': `${hex('#060d0f', '#378382')}${brackets('#86a8a5')}${text('1', '#86a8a5', 22)}<path d="M10 32h44" stroke="#86a8a5" stroke-width="2.5"/>`,
  'hatch-broken': `${hex('#060d0f', '#378382')}${brackets('#86a8a5')}<path d="M36 8l-8 15l11 7l-11 13l7 14" fill="none" stroke="#ff6a5c" stroke-width="3"/>`,
};

/** Put together when the first is shown: a module does nothing while it is loaded. */
function all(): ReadonlyMap<string, string> {
  return new Map<string, string>([
    ...Object.entries(SECTORS),
    ...CHARACTERS.map((c) => [c, CHARACTER_ART[c]] as const),
    ...ITEMS.map((item) => [`item-${item}`, ITEM_ART[item]] as const),
    ...(['own', 'any', 'silence'] as const).map((card) => [`danger-${card}`, DANGER_ART[card]] as const),
    ...(['green', 'red'] as const).map((card) => [`card-${card}`, HATCH_ART[card]] as const),
    ['human', FIGURE_ART.human],
    ['alien', FIGURE_ART.alien],
    ['unknown', UNKNOWN_ART],
    ...(['noise', 'silence', 'nothing', 'attack', 'eye', 'pencil'] as const).map((g) => [`mark-${g}`, glyph(GLYPHS[g], COLOURS.hull)] as const),
  ]);
}
let made: ReadonlyMap<string, string> | null = null;

/** The address of a picture; null: there is none of that name. */
export function pictureOf(name: string): string | null {
  made ??= all();
  const markup = made.get(name);
  if (markup === undefined) return null;
  const coloured = markup.replace(/var\(--a-(\w+)\)/g, (_, colour: string) => COLOURS[colour] ?? COLOURS.hull);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 76 76" width="76" height="76"><rect x="-6" y="-6" width="76" height="76" rx="12" fill="${DARK}"/>${coloured}</svg>`;
  return `data:image/svg+xml,${svg.replace(/[%#<>]/g, (c) => encodeURIComponent(c)).replaceAll('"', "'")}`;
}
