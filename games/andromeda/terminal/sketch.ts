/** The table on a terminal: the map, the sides beside or below it, your own station, the market. */
import type { Known, Language, Sketcher, Span } from '@starboard/kernel';
import { seatCount } from '../rules/asking.ts';
import { contentOf } from '../rules/content.ts';
import { terminusOf } from '../rules/gains.ts';
import type { Andromeda } from '../rules/types.ts';
import { nameText, speakOf } from '../words/names.ts';
import { speakers } from '../words/standard-names.ts';
import { sketchWords } from './labels.ts';
import { drawMap, mapWidth, planFor } from './map.ts';
import { BRASS, dim, field, span } from './paint.ts';
import { battleRows, legendRows, marketRows, sideRows, stationRows } from './panel.ts';

/** Fewest columns a panel beside the map is worth having. */
const PANEL = 50;
const WIDEST_PANEL = 76;
/** Lines left for the sides below a map that takes the whole width. */
const BELOW = 4;

export const sketch: Sketcher<Andromeda> = {
  draw(k, you, language, names, width, height) {
    speakOf(k.pub.options);
    const title = field(headline(k, language), width);
    const room = Math.max(1, height - 1);
    const sides = (w: number): Span[][] =>
      k.pub.sides.flatMap((_, who) => sideRows(k, who, language, who < seatCount(k.pub) ? (names[who] ?? '') : collectiveName(k, language), w));
    const own = (w: number): Span[][] => (you === null || k.pub.sides[you] === undefined ? [] : stationRows(k, you, language, w));
    const beside = planFor(width - PANEL - 2, room + 2);
    if (beside !== null) {
      const panel = Math.min(WIDEST_PANEL, width - mapWidth(beside) - 2);
      const map = drawMap(k, you, language, beside);
      const rows = [
        ...battleRows(k, language, panel),
        ...sides(panel),
        ...own(panel),
        [],
        ...marketRows(k, language, panel),
        [],
        ...legendRows(language, panel),
      ];
      const lines = Array.from({ length: Math.max(map.length, Math.min(rows.length, room)) }, (_, i) => [
        ...field(map[i] ?? [], mapWidth(beside) + 2),
        ...(rows[i] ?? []),
      ]);
      return [title, ...lines].map((line) => field(line, width));
    }
    const below = planFor(width, Math.max(0, room - BELOW)) ?? planFor(width, 1000);
    const map = below === null ? [] : drawMap(k, you, language, below);
    return [
      title,
      ...map,
      ...battleRows(k, language, width),
      ...sides(width),
      ...own(width),
      ...marketRows(k, language, width),
      ...legendRows(language, width),
    ].map((line) => field(line, width));
  },
};

function collectiveName(k: Known<Andromeda>, language: Language): string {
  const { collective } = k.pub;
  return collective === null ? '' : (nameText(speakers[language], contentOf(k.pub.options).raw.commanders[collective.commander].id) ?? '');
}

function headline(k: Known<Andromeda>, language: Language): Span[] {
  const w = sketchWords[language];
  const { turn, decks } = k.pub;
  const state = k.stack.length === 0 ? w.over : turn.left > 0 ? w.last : w.turn(turn.n);
  return [
    span(` ${state}`, { color: BRASS, bold: true }),
    dim(`   ${w.terminus} `),
    span(`${terminusOf(k.pub)} ${w.vp}`, { bold: true }),
    dim(`   ${w.event} `),
    span(`${decks.marker}/20`, { bold: true }),
    dim(`   ${w.raiders} ${k.pub.raiders.at.length}`),
  ];
}
