/** Beside or below the map: every side in a row or two, your own station in full, the market. */
import type { Known, Language, Seat, Span } from '@starboard/kernel';
import { MODULE_TYPES, RESOURCES, SHIPS } from '../content/vocabulary.ts';
import { seatCount } from '../rules/asking.ts';
import { type Compiled, contentOf } from '../rules/content.ts';
import { BAY, HANGAR, SCRAPYARD, SHIPS_EACH, TYPE_OF } from '../rules/ids.ts';
import { PLACES } from '../rules/picks.ts';
import type { Andromeda, Row, Station } from '../rules/types.ts';
import { nameText, speakOf } from '../words/names.ts';
import { standings } from '../words/odds.ts';
import { speakers } from '../words/standard-names.ts';
import { sketchWords } from './labels.ts';
import { BRASS, badge, DANGER, dim, field, flow, GREY, gap, letter, ofResource, sideStyle, span } from './paint.ts';

type View = Known<Andromeda>;

const shipsAt = (k: View, who: number, where: number, letters: readonly string[]): string => {
  const counts = SHIPS.map(() => 0);
  for (let i = 0; i < SHIPS_EACH; i++) if (k.pub.fleet.at[who * SHIPS_EACH + i] === where) counts[TYPE_OF[i]]++;
  return counts.map((n, type) => (n === 0 ? '' : n === 1 ? letters[type] : `${n}${letters[type]}`)).join('');
};

const stock = (side: Readonly<Station>, letters: readonly string[]): Span[] =>
  RESOURCES.flatMap((_, r) => (side.resources[r] === 0 ? [] : [span(`${side.resources[r]}${letters[r]}`, ofResource(r)), gap(1)]));

/** One side: name, VP, tracks, then resources and ships. */
export function sideRows(k: View, who: number, language: Language, name: string, width: number): Span[][] {
  const w = sketchWords[language];
  const side = k.pub.sides[who];
  const seats = seatCount(k.pub);
  const lamp = k.flow.asked.some((s) => s === who) && !k.flow.done.some((s) => s === who);
  const active = k.pub.turn.active === who && k.pub.turn.n > 0;
  const first: Span[] = [
    span(lamp ? '▸' : active ? '›' : ' ', { color: BRASS, bold: true }),
    span(letter(who, seats), badge(who)),
    gap(1),
    ...field([span(name, { ...sideStyle(who), bold: true })], 11),
    span(`${side.vp} ${w.vp}`.padEnd(7), { bold: true }),
    dim(side.tracks.map((step, i) => `${w.tracks[i]} ${step}`).join(' ')),
  ];
  const places = [
    ['', shipsAt(k, who, HANGAR, w.ships)],
    [`${w.bay} `, shipsAt(k, who, BAY, w.ships)],
    [`${w.yard} `, shipsAt(k, who, SCRAPYARD, w.ships)],
  ];
  const second: Span[] = [
    gap(4),
    ...stock(side, w.resources),
    dim(`${w.hand} ${side.hand}  ${w.leaders} ${side.leaders}  ${w.hangar} `),
    ...places.flatMap(([label, text]) => (text === '' && label !== '' ? [] : [dim(label), span(text === '' ? '–' : text), gap(1)])),
  ];
  return [first, second].map((line) => field(line, width));
}

/** Your own station: dock, and the rows with their modules and moons. */
export function stationRows(k: View, you: Seat, language: Language, width: number): Span[][] {
  const c = contentOf(k.pub.options);
  speakOf(k.pub.options);
  const w = sketchWords[language];
  const side = k.pub.sides[you];
  const name = (id: string): string => nameText(speakers[language], id) ?? id;
  const lines: Span[][] = [];
  const dock = side.dock.map((m) => [span(`o ${name(c.moons[m].id)}`, c.moons[m].colour >= 0 ? ofResource(c.moons[m].colour) : GREY)]);
  if (dock.length > 0) lines.push(...flow([[dim(`${w.dock}:`)], ...dock], width, 2));
  side.rows.forEach((row, type) => {
    if (row.modules.length > 0) lines.push(...flow([[span(`${w.tracks[type]}:`, { bold: true })], ...rowWords(c, row, language)], width, 5));
  });
  return lines;
}

/** `[Dew Harvester]`, damaged ones crossed, moons in the gaps they serve. */
function rowWords(c: Compiled, row: Readonly<Row>, language: Language): Span[][] {
  const words: Span[][] = [];
  row.modules.forEach((m, i) => {
    const mod = c.modules[m];
    const slot = (moon: number): Span => (moon >= 0 ? span('(o)', c.moons[moon].colour >= 0 ? ofResource(c.moons[moon].colour) : GREY) : dim('( )'));
    const text = nameText(speakers[language], mod.id) ?? mod.id;
    words.push([
      ...(mod.input ? [slot(row.gaps[i])] : []),
      span('['),
      ...(row.damaged[i] === 1 ? [span('x ', { color: DANGER, bold: true })] : []),
      span(text, row.damaged[i] === 1 ? { color: DANGER } : {}),
      span(']'),
      // A shared gap is drawn once, at the module whose input it is.
      ...(mod.output && !(row.modules[i + 1] !== undefined && c.modules[row.modules[i + 1]].input) ? [slot(row.gaps[i + 1])] : []),
    ]);
  });
  return words;
}

/** A battle as it stands: dice, targeting and chances, then the roll. */
export function battleRows(k: View, language: Language, width: number): Span[][] {
  const { battle } = k.pub;
  if (battle === null) return [];
  const w = sketchWords[language];
  const seats = seatCount(k.pub);
  const words = standings(k).map(({ who, dice, targeting, chance, faces }) => [
    who < 0 ? span(w.raiders, { color: DANGER, bold: true }) : span(letter(who, seats), badge(who)),
    span(
      ` ${faces.length > 0 ? faces.join(' ') : `${dice}${w.die}${targeting > 1 ? ` ≥${targeting}` : ''}${chance === null ? '' : ` ${chance} %`}`}  `,
    ),
  ]);
  return flow([[span(`${w.battle} ${PLACES[battle.region]}:`, { color: DANGER, bold: true })], ...words], width, 2);
}

/** The market, a column in a line from the cheapest on, and the open upgrades. */
export function marketRows(k: View, language: Language, width: number): Span[][] {
  const c = contentOf(k.pub.options);
  speakOf(k.pub.options);
  const w = sketchWords[language];
  const name = (id: string): string => nameText(speakers[language], id) ?? id;
  const lines: Span[][] = [[span(w.market, { bold: true })]];
  k.pub.market.columns.forEach((column, type) => {
    const cards = column.map((m, i) => [dim(`${c.slotPrice[type][i]} `), span(name(c.modules[m].id))]);
    lines.push(...flow([[dim(` ${w.tracks[MODULE_TYPES.indexOf(MODULE_TYPES[type])]}`)], ...cards], width, 5));
  });
  const upgrades = k.pub.market.upgrades.map((u) => [dim(`${w.ships[c.upgrades[u].type]} `), span(name(c.upgrades[u].id))]);
  if (upgrades.length > 0) lines.push(...flow([[span(w.upgrades, { bold: true })], ...upgrades], width, 2));
  return lines.map((line) => field(line, width));
}

/** What the signs mean, in as many lines as it takes. */
export const legendRows = (language: Language, width: number): Span[][] =>
  flow(
    sketchWords[language].legend.map(([shape, meaning]) => [span(shape), dim(` ${meaning} `)]),
    width,
    1,
  );
