/** The table on a terminal: planets, negotiation, players, the reader's hand, the market. */
import type { Drawing, Known, Language, Seat, Sketcher, Span } from '@starboard/kernel';
import type { Afternova } from '../rules/types.ts';
import * as common from '../words/common.ts';
import { hand, market } from './cards.ts';
import { sketchWords } from './labels.ts';
import { BRASS, dim, field, gap, gems, icons, MINT, span, widthOf } from './paint.ts';
import { players } from './players.ts';
import { negotiation } from './talks.ts';

/** Wider rows are hard to follow. */
const WIDEST = 120;

export const sketch: Sketcher<Afternova> = {
  draw(k, you, language, names, width, height) {
    const inner = Math.min(width, WIDEST);
    const blocks = [
      [title(k, language, names, inner)],
      k.pub.planets.map((_, slot) => planet(k, slot, you, language, inner)),
      negotiation(k, you, language, names, inner),
      players(k, you, language, names),
      hand(k, you, language, inner),
      market(k, language, inner),
    ].filter((block) => block.length > 0);
    const full = blocks.reduce((n, block) => n + block.length, 0);
    const airy = height >= full + blocks.length - 1;
    const drawing: Drawing = blocks.flatMap((block, i) => (i > 0 && airy ? [[], ...block] : block));
    const margin = (width - inner) >> 1;
    return drawing.slice(0, Math.max(height, LEAST)).map((line) => field([gap(margin), ...line], width));
  },
};
/** Minimum height: the title and the planets. */
const LEAST = 4;

function title(k: Known<Afternova>, language: Language, names: readonly string[], width: number): Span[] {
  const words = sketchWords[language];
  const { pub } = k;
  const text = k.stack.length === 0 ? words.over : words.turn(Math.max(1, pub.turn), names[pub.active] ?? '');
  const left = [span(` ${text}`, { color: BRASS, bold: true })];
  const right = [dim(`${words.piles(pub.pawDeck, pub.planDeck)} `)];
  return [...left, gap(width - widthOf(left) - widthOf(right)), ...right];
}

/** One line: name, needs, fragments, what the reader lacks. */
function planet(k: Known<Afternova>, slot: number, you: Seat | null, language: Language, width: number): Span[] {
  const words = sketchWords[language];
  const face = common.planetAt(k, slot);
  if (face === null) return [dim(` ${slot + 1} –`)];
  const chosen = k.pub.talks?.slot === slot;
  const needs = icons(language, common.pairOf(face.a, face.b, [face.needA, face.needB]));
  const name = Math.min(18, Math.max(10, width >> 2));
  const lacks = you === null || k.mine === null ? null : common.missing(face, common.reached(k, you, k.mine.paws, face));
  const mine: Span[] =
    lacks === null
      ? []
      : common.isMet(lacks)
        ? [span(words.enough, { color: MINT })]
        : [dim(`${words.lack} `), ...icons(language, common.pairOf(face.a, face.b, lacks))];
  return [
    span(chosen ? '▸' : ' ', { color: BRASS, bold: true }),
    span(String(slot + 1), { color: BRASS }),
    gap(1),
    ...field([span(face.card[language], { bold: true })], name),
    gap(1),
    ...field(needs, 7),
    ...field(gems(language, k.pub.planets[slot].gems), words.wide.planet),
    ...mine,
  ];
}
