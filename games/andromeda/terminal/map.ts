/**
 * The drawn map: 28 hexes in five rows, each of three lines: the tile with its moons, who owns what there, and who stands there.
 * The second and fourth row stand half a hex to the right.
 */
import type { Drawing, Known, Language, Seat, Span } from '@starboard/kernel';
import { RESOURCES, SHIPS } from '../content/vocabulary.ts';
import { seatCount } from '../rules/asking.ts';
import { type Compiled, contentOf, tileAt } from '../rules/content.ts';
import { NEBULA, NO_TILE, SHIPS_EACH, SPACES, TYPE_OF } from '../rules/ids.ts';
import { NEBULAE, ROW_OF, X_OF } from '../rules/map.ts';
import { PLACES } from '../rules/picks.ts';
import type { Andromeda } from '../rules/types.ts';
import { nameText, speakOf } from '../words/names.ts';
import { speakers } from '../words/standard-names.ts';
import { sketchWords } from './labels.ts';
import { ACTIVE, BRASS, badge, DANGER, dim, EDGE, field, GREY, gap, letter, ofResource, type Style, sideStyle, span } from './paint.ts';

type View = Known<Andromeda>;

/** Columns inside a hex, and what it takes with its edges. */
export interface Plan {
  readonly inner: number;
  readonly lines: number;
}
const ROWS = 5;
const COLUMNS = 6;
export const mapWidth = ({ inner }: Plan): number => COLUMNS * (inner + 1) + 1 + half(inner);
export const mapHeight = ({ lines }: Plan): number => ROWS * (lines + 1) + 1;
const half = (inner: number): number => (inner + 1) >> 1;

/** The largest plan that keeps to the room; null: not even the smallest does. */
export function planFor(width: number, height: number): Plan | null {
  for (const plan of [
    { inner: 14, lines: 3 },
    { inner: 11, lines: 3 },
    { inner: 10, lines: 2 },
    { inner: 8, lines: 2 },
  ])
    if (mapWidth(plan) <= width && mapHeight(plan) <= height) return plan;
  return null;
}

export function drawMap(k: View, you: Seat | null, language: Language, plan: Plan): Drawing {
  const c = contentOf(k.pub.options);
  speakOf(k.pub.options);
  const lines: Span[][] = [];
  for (let row = 0; row <= ROWS; row++) {
    lines.push(edge(row, plan));
    if (row === ROWS) break;
    const spaces = ROW_OF.flatMap((r, i) => (r === row ? [i] : []));
    for (let l = 0; l < plan.lines; l++) {
      const line: Span[] = [gap(X_OF[spaces[0]] === 0 ? 0 : half(plan.inner))];
      for (const space of spaces) line.push(span('|', EDGE), ...field(cell(k, c, space, you, language, l, plan), plan.inner));
      line.push(span('|', EDGE));
      lines.push(field(line, mapWidth(plan)));
    }
  }
  return lines;
}

/** The zigzag between two rows: a peak above the middle of every hex. */
function edge(row: number, plan: Plan): Span[] {
  const shifted = row % 2 === 1;
  const size = plan.inner + 1;
  const text = Array.from({ length: mapWidth(plan) }, () => ' ');
  const from = shifted ? 0 : row === ROWS ? half(plan.inner) : 0;
  for (let i = 0; i <= mapWidth(plan); i++) {
    const x = i - from;
    if (x < 0 || x > size * COLUMNS) continue;
    if (x % size === 0 || x % size === half(plan.inner)) text[i] = '+';
    else text[i] = '-';
  }
  return [span(text.join('').slice(0, mapWidth(plan)), EDGE)];
}

function cell(k: View, c: Compiled, space: number, you: Seat | null, language: Language, line: number, plan: Plan): Span[] {
  const { map } = k.pub;
  if (map.tile[space] === NO_TILE) return [];
  const two = plan.lines === 2;
  if (line === 0) return title(k, c, space, language, plan);
  if (line === 1) {
    if (two) {
      const [ships, rest] = [crew(k, c, space, language), goods(k, space, you)];
      return ships.length > 0 && rest.length > 0 ? [...ships, gap(1), ...rest] : [...ships, ...rest];
    }
    const place = PLACES[space];
    return [...field(goods(k, space, you), plan.inner - place.length), dim(place)];
  }
  return crew(k, c, space, language);
}

/** What the region is: its letter and name, moons left, an event icon. */
function title(k: View, c: Compiled, space: number, language: Language, plan: Plan): Span[] {
  const { map, turn } = k.pub;
  const active = turn.region === space;
  const style = (usual: Style): Style => (active ? ACTIVE : usual);
  if (map.tile[space] === NEBULA)
    return [span(`~${NEBULAE.indexOf(space) + 1}`, style({ color: '#c9a2ff', bold: true })), moonMarks(map.moons[space], 5)];
  const tile = tileAt(c, map.tile, space);
  if (tile === undefined) return [];
  const icon = tile.icon ? '!' : '';
  const whole = nameText(speakers[language], tile.id) ?? tile.id;
  if (tile.sort === 'planet') {
    const letter_ = sketchWords[language].resources[tile.kind];
    return [
      span(letter_, style({ ...ofResource(tile.kind), bold: true })),
      moonMarks(map.moons[space], tile.kind),
      span(icon, { color: BRASS }),
      gap(1),
      dim(whole),
    ];
  }
  return [span(whole.slice(0, plan.inner - icon.length), style({ bold: true })), span(icon, { color: BRASS })];
}
const moonMarks = (n: number, kind: number): Span => span('o'.repeat(Math.min(3, n)), kind < 5 ? ofResource(kind) : GREY);

/** Developments, own leaders, bonus resources, Mechaphages, the probe and the ghost. */
function goods(k: View, space: number, you: Seat | null): Span[] {
  const { map, turn } = k.pub;
  const seats = seatCount(k.pub);
  const spans: Span[] = [];
  const owner = map.owner[space];
  if (owner >= 0) spans.push(span(map.tipped[space] === 1 ? `d${letter(owner, seats)}` : `D${letter(owner, seats)}`, badge(owner)));
  if (you !== null && map.leaders[you * SPACES + space] > 0)
    spans.push(span('*'.repeat(Math.min(2, map.leaders[you * SPACES + space])), sideStyle(you)));
  for (let r = 0; r < RESOURCES.length; r++) {
    const n = map.bonus[space * RESOURCES.length + r];
    if (n > 0) spans.push(span(`+${n > 1 ? n : ''}${'EITNC'[r]}`, ofResource(r)));
  }
  if (map.mech[space] === 1) spans.push(span('%', { color: DANGER, bold: true }));
  if (turn.probe === space) spans.push(span('?', sideStyle(seats)));
  if (map.ghost === space) spans.push(span('&', GREY));
  return spans.flatMap((s, i) => (i === 0 ? [s] : [gap(1), s]));
}

/** Ships by side, and raiders by class. */
function crew(k: View, c: Compiled, space: number, language: Language): Span[] {
  const seats = seatCount(k.pub);
  const { ships } = sketchWords[language];
  const groups: Span[][] = [];
  for (let who = 0; who < k.pub.sides.length; who++) {
    const counts = SHIPS.map(() => 0);
    for (let i = 0; i < SHIPS_EACH; i++) if (k.pub.fleet.at[who * SHIPS_EACH + i] === space) counts[TYPE_OF[i]]++;
    const text = counts.map((n, type) => (n === 0 ? '' : n === 1 ? ships[type] : `${n}${ships[type]}`)).join('');
    if (text !== '') groups.push([span(letter(who, seats), badge(who)), span(text, sideStyle(who))]);
  }
  k.pub.raiders.at.forEach((at, i) => {
    if (at === space) groups.push([span(`!${c.raw.raiders[k.pub.raiders.card[i]].class}`, { color: DANGER, bold: true })]);
  });
  return groups.flatMap((g, i) => (i === 0 ? g : [gap(1), ...g]));
}
