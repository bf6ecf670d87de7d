/** One walk through a match: its turns, its deals and what they were worth to each side, and the fragments in storage. */
import { type Course, type Seat, type Stride, seatsOf } from '@starboard/kernel';
import { gainOf, pawCost, purseOf } from '../bot/worth.ts';
import { sum } from '../rules/gems.ts';
import { flowsOf } from '../rules/knowledge.ts';
import type { Afternova, Event, Gems } from '../rules/types.ts';

type Extracted = Extract<Event, { kind: 'extracted' }>;

/** An event with its answer and its turn. */
export interface Beat {
  /** The position of the replay. */
  readonly n: number;
  readonly turn: number;
  readonly event: Event;
}

/** What somebody gave and got in an extraction with others. */
export interface Side {
  readonly seat: Seat;
  readonly paws: number;
  readonly more: Gems;
  readonly less: Gems;
  /** In points of the final score, in the eyes of the bots, who know this player's hand and objective here. */
  readonly worth: number;
}
export interface Deal {
  readonly n: number;
  /** Whose turn it was. */
  readonly active: Seat;
  readonly sides: readonly Side[];
  /** Fragments that went to somebody else than the active player, or from one storage to another. */
  readonly moved: number;
  readonly event: Extracted;
}

export interface Story {
  readonly beats: readonly Beat[];
  readonly deals: readonly Deal[];
  /** By seat: extractions alone. */
  readonly alone: readonly number[];
  /** By seat: contracts refused, offers turned down. */
  readonly refused: number;
  readonly declined: number;
  /** After each turn: the position of the replay, and the fragments in storage by seat. */
  readonly stored: readonly { readonly n: number; readonly turn: number; readonly counts: readonly number[] }[];
}

export function storyOf({ seats, strides }: Course<Afternova>): Story {
  const beats: Beat[] = [];
  const deals: Deal[] = [];
  const alone = new Array<number>(seats).fill(0);
  const stored: Story['stored'][number][] = [];
  let turn = 0;
  strides.forEach((stride, i) => {
    for (const event of stride.events) {
      if (event.kind === 'turn') turn = event.n;
      beats.push({ n: stride.n, turn, event });
      if (event.kind !== 'extracted') continue;
      if (event.rows.length === 1) alone[event.seat]++;
      else if (i > 0) deals.push(dealOf(event, stride, strides[i - 1]));
    }
    if (i === strides.length - 1 || stride.events.some((e) => e.kind === 'turn'))
      stored.push({ n: stride.n, turn, counts: stride.pub.store.map((gems) => sum(gems)) });
  });
  const count = (kind: Event['kind']): number => beats.filter((b) => b.event.kind === kind).length;
  return { beats, deals, alone, refused: count('refused'), declined: count('declined'), stored };
}

/** Judged by what everybody held before it was carried out. */
function dealOf(event: Extracted, { n }: Stride<Afternova>, { pub, mine }: Stride<Afternova>): Deal {
  const rows = event.rows.map((row) => ({ seat: row.seat, n: row.cards.length, share: row.share }));
  const sides = rows.map(({ seat, n: paws }): Side => {
    const { more, less } = flowsOf(rows, event.gifts, seat);
    const purse = purseOf(pub, seat, mine[seat].plans, mine[seat].ship);
    return { seat, paws, more, less, worth: gainOf(purse, pub.store[seat], more, less) - pawCost(pub.paws[seat], paws) };
  });
  const shared = rows.reduce((sofar, row) => sofar + (row.seat === event.seat ? 0 : sum(row.share)), 0);
  return { n, active: event.seat, sides, moved: shared + event.gifts.length, event };
}

/** By receiver and giver: fragments that came from another player in deals. What lies on a planet is the active player's to give. */
export function passed(deals: readonly Deal[], seats: number): number[][] {
  const cells = seatsOf(seats).map(() => new Array<number>(seats).fill(0));
  for (const { active, event } of deals) {
    for (const row of event.rows) if (row.seat !== active) cells[row.seat][active] += sum(row.share);
    for (const gift of event.gifts) cells[gift.to][gift.from]++;
  }
  return cells;
}

/** By helper and active player: Paws that were lent. */
export function lent(deals: readonly Deal[], seats: number): number[][] {
  const cells = seatsOf(seats).map(() => new Array<number>(seats).fill(0));
  for (const { active, sides } of deals) for (const side of sides) if (side.seat !== active) cells[side.seat][active] += side.paws;
  return cells;
}
