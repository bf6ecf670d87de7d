/** The table of Rarities on a terminal: portals above, players below, everything public at a glance. */
import type { Drawing, Known, Language, Seat, Sketcher, Span } from '@starboard/kernel';
import type { Rarities } from '../rules/types.ts';
import { sketchWords } from './labels.ts';
import { BRASS, dim, field, gap, span, widthOf } from './paint.ts';
import { alienLines, columnsFor, heading, ownHand, player, seats } from './players.ts';
import { portals } from './portals.ts';

/** Beyond this a row is hard to follow with the eye. */
const WIDEST = 116;
/** Lines of everything but the players: title, portals, heading, own hand, aliens. */
const FULL = 8;

export const sketch: Sketcher<Rarities> = {
  draw(k, you, language, names, width, height) {
    const inner = Math.min(width, WIDEST);
    // Independent of the cards on the table, so that it does not jump from turn to turn.
    const full = FULL + k.pub.hands.length;
    const blocks = table(k, you, language, names, inner, height < full);
    const airy = height >= full + blocks.length - 1;
    const drawing: Drawing = blocks.flatMap((block, i) => (i > 0 && airy ? [[], ...block] : block));
    const margin = (width - inner) >> 1;
    return drawing.map((line) => field([gap(margin), ...line], width));
  },
};

/** In blocks between which there may be air. */
function table(k: Known<Rarities>, you: Seat | null, language: Language, names: readonly string[], width: number, tight: boolean): Span[][][] {
  const words = sketchWords[language];
  const { pub } = k;
  const columns = columnsFor(width);
  const left = [span(` ${words.mission(pub.mission)}`, { color: BRASS, bold: true })];
  const right = [dim(`⚑ ${words.pass(names[pub.pass])}   ${words.pile(pub.pile)} `)];
  const title = [...left, gap(width - widthOf(left) - widthOf(right)), ...right];
  const own = k.mine === null ? [] : [ownHand(k.mine.hand, words, columns)];
  return [
    ...(tight ? [] : [[title]]),
    portals(k, language, width),
    [
      heading(language, words, tight ? words.brief(pub.mission, pub.pile) : '', columns),
      ...seats(k).map((seat) => player(k, you, seat, names, columns)),
      ...own,
      ...alienLines(k, you, language, names, words),
    ],
  ];
}
