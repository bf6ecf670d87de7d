/**
 * Sizes of everything on the table, from the room there is (docs/look.md, "Layout"). Pure, so that it can be tested that nothing
 * overlaps at any size: heights are shared out here, the stylesheet only places.
 *
 * wide: one shelf of ten portals. tall: two shelves. phone, side: two rows of portals without shelves.
 */
import { isSmall, type Shape, shapeOf } from '@starboard/table-kit/shape';
import { VALUES } from '../content/cards.ts';

export interface Layout {
  readonly kind: Shape;
  /** Rows of portals. */
  readonly rows: 1 | 2;
  /** Columns of other players, and how high their panels are. */
  readonly seatColumns: number;
  readonly seat: number;
  readonly seatWidth: number;
  /** A seat is too narrow for fan, count and odds in one row. */
  readonly tight: boolean;
  /** A seat has no room for a fan: a pile and its count. */
  readonly piled: boolean;
  readonly board: number;
  readonly niche: number;
  /** Room in the board that nothing needs: the shelf stands above a share of it. */
  readonly spare: number;
  /** Of the arches by value, 1 to 4; index 0 is unused. */
  readonly arches: readonly number[];
  /** Width of a card in a niche, of one in your own hand, of a back in a fan. */
  readonly lying: number;
  readonly held: number;
  readonly back: number;
  readonly ship: number;
  /** Least height of the question. */
  readonly bar: number;
  /** Heights of your own planet and your own hand; the same row where the layout is wide. */
  readonly planet: number;
  readonly hand: number;
  readonly gap: number;
}

/** Whether a seat has room for figures only, not for the words beside them. */
export const isNarrow = ({ kind, seatWidth }: Layout): boolean => kind !== 'phone' && seatWidth < 168;

const PLAQUE = { wide: 26, tall: 26, phone: 8, side: 8 } as const;

/** Cards are squarer the smaller they are; the same as in the kit's stylesheet. */
export const cardHeight = (width: number): number => width * 1.22 + Math.max(0, Math.min((width - 45) * 2, width * 0.18));

/** The widest card of at most `width` that is not higher than `height`. */
function fitting(width: number, height: number): number {
  for (let w = Math.floor(width); w > 20; w--) if (cardHeight(w) <= height) return w;
  return 20;
}

/** @param seats how many others there are. @param own whether the viewer has a planet and a hand. @param cards how many lie side by side in it. */
export function layoutOf(width: number, height: number, seats: number, own: boolean, cards: number): Layout {
  const kind = shapeOf(width, height);
  switch (kind) {
    case 'side':
      return side(width, height, seats, own, cards);
    case 'phone':
      return phone(width, height, seats, own, cards);
    default:
      return large(kind, width, height, seats, own, cards);
  }
}

/** What stands in the board: arches, cards and ships, as large as the place allows. */
function portals(kind: Layout['kind'], rows: 1 | 2, width: number, board: number, sky: number) {
  // On a phone only the first row has a sky: ships of the second overlap the plaques of the first.
  const most = Math.max(40, isSmall(kind) ? (board - sky) / 2 - PLAQUE[kind] : board / rows - PLAQUE[kind] - sky);
  const column = width / (10 / rows);
  const niche = Math.round(Math.min(column * (isSmall(kind) ? 0.9 : 0.95), most * (rows === 1 ? 0.5 : kind === 'tall' ? 0.62 : 0.74)));
  // No taller than an arch may be.
  const tallest = Math.min(most, niche * 2.3);
  const growth = tallest * (rows === 1 ? 0.063 : kind === 'tall' ? 0.045 : 0.02);
  const arches = VALUES.slice(0, 5).map((_, value) => Math.round(tallest - (4 - value) * growth));
  // Numeral and gems keep the head of the arch for themselves.
  const lying = fitting(niche * 0.77, arches[1] - (rows === 1 || kind === 'tall' ? niche * 0.43 + 7 : niche * 0.15 + 26));
  const spare = rows === 1 ? Math.max(0, most - tallest - 20) : 0;
  return { niche, arches, lying, spare };
}

function large(kind: 'wide' | 'tall', width: number, height: number, seats: number, own: boolean, cards: number): Layout {
  const gap = 10;
  const rows = kind === 'wide' ? 1 : 2;
  const roomy = height >= 690;
  const seat = roomy ? 164 : height >= 600 ? 146 : 126;
  const bar = kind === 'tall' ? 84 : 72;
  const planet = !own ? 0 : kind === 'tall' ? 66 : roomy ? 196 : height >= 600 ? 172 : 140;
  const hand = !own ? 0 : kind === 'tall' ? 178 : planet;
  const board = height - seat - bar - (own ? (kind === 'tall' ? planet + hand + gap : hand) + gap : 0) - 2 * gap;
  const each = (width + gap) / Math.max(1, seats) - gap;
  const room = kind === 'tall' ? hand - 24 : hand - 52;
  const handWidth = width - (kind === 'wide' ? 296 + gap : 0) - 48;
  // Rather a little smaller than one over the other.
  const held = fitting(Math.max(84, Math.min(96, handWidth / Math.max(1, cards) - 8)), room);
  return {
    kind,
    rows,
    seatColumns: Math.max(1, seats),
    seat,
    seatWidth: each,
    tight: each < 230,
    piled: false,
    board,
    ...portals(kind, rows, width, board, rows === 1 ? Math.min(64, board * 0.22) : 34),
    held,
    back: each < 168 ? 26 : roomy ? (each < 230 ? 34 : 40) : 30,
    ship: 34,
    bar,
    planet,
    hand,
    gap,
  };
}

function phone(width: number, height: number, seats: number, own: boolean, cards: number): Layout {
  const gap = 6;
  const seatColumns = seats > 4 ? 3 : Math.min(2, Math.max(1, seats));
  const seatRows = Math.ceil(seats / seatColumns);
  const piled = seatColumns === 3;
  const bar = 66;
  const planet = own ? 36 : 0;
  const hand = own ? (height >= 620 ? 92 : 78) : 0;
  const rest = height - bar - planet - hand - (own ? 4 : 2) * gap;
  // The portals need about 180; what is more is shared.
  const seat = Math.round(Math.max(74, Math.min(piled ? 100 : 104, (rest - 200 - (seatRows - 1) * gap) / seatRows)));
  const board = rest - seatRows * seat - (seatRows - 1) * gap;
  const shown = Math.max(1, Math.min(cards, 7));
  return {
    kind: 'phone',
    rows: 2,
    seatColumns,
    seat,
    seatWidth: (width + gap) / seatColumns - gap,
    tight: true,
    piled,
    board,
    ...portals('phone', 2, width, board, 15),
    held: fitting(Math.min(64, (width - (shown - 1) * 4) / shown), hand - 4),
    back: piled ? (seat < 86 ? 15 : 22) : seat < 90 ? 20 : 24,
    ship: 22,
    bar,
    planet,
    hand,
    gap,
  };
}

function side(width: number, height: number, seats: number, own: boolean, cards: number): Layout {
  const gap = 6;
  const seat = 58;
  const column = own ? Math.round(width * 0.4) : 0;
  const board = height - seat - gap;
  const planet = own ? 34 : 0;
  // The question needs about 108: a sentence and two buttons.
  const hand = own ? Math.max(76, Math.min(116, board - planet - 2 * gap - 108)) : 0;
  return {
    kind: 'side',
    rows: 2,
    seatColumns: Math.max(1, seats),
    seat,
    seatWidth: (width + gap) / Math.max(1, seats) - gap,
    tight: true,
    piled: true,
    board,
    ...portals('side', 2, width - column - gap, board, 15),
    held: fitting(Math.min(78, (column - 16) / Math.max(1, Math.min(cards, 5))), hand - 8),
    back: 17,
    ship: 20,
    bar: 52,
    planet,
    hand,
    gap,
  };
}
