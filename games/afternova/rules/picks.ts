/** The picks as shared strings, and the way back from a pick to its number. */
import { type Choice, type Refusal, type Seat, seatAt } from '@starboard/kernel';
import { RANGES } from '../content/pack.ts';
import { COLOUR_COUNT, LETTERS } from './gems.ts';
import { packOf } from './pack.ts';
import type { Afternova, Letter, Options, Pick, Reason } from './types.ts';

const MOST_SEATS = 6;
export const MOST_CARDS = 80;
/** Q36. */
export const MOST_VERSIONS = 6;
/** A1, A2. */
export const ROW = 4;
export const PLANETS = 3;

/** What each pick means: a card, a seat, a colour, a place, a number. */
const meaning = new Map<string, number>();
/** Names of properties exist once in memory, so engines compare them by address; texts that were put together do not. */
const internalized = <P extends string>(text: P): P => Object.keys({ [text]: 0 })[0] as P;
const table = <P extends Pick>(n: number, name: (i: number) => P): readonly P[] =>
  Array.from({ length: n }, (_, i) => {
    const pick = internalized(name(i));
    meaning.set(pick, i);
    return pick;
  });
const byColour = <P extends Pick>(name: (letter: Letter) => P): readonly P[] => table(COLOUR_COUNT, (c) => name(LETTERS[c]));

export const PAW = table(MOST_CARDS, (i) => `paw ${i}` as const);
export const PLAN = table(MOST_CARDS, (i) => `plan ${i}` as const);
export const PLANET = table(PLANETS, (i) => `planet ${i}` as const);
export const LACK = table(RANGES.need[1] + 1, (i) => `lack ${i}` as const);
/** By what is missing: ten times the one skill, plus the other. */
export const ASK = table((RANGES.need[1] + 1) * 10, (i) => `ask ${i}` as const);
export const PRICE = byColour((l) => `price ${l}` as const);
export const TAKE = byColour((l) => `take ${l}` as const);
export const WANT = byColour((l) => `want ${l}` as const);
export const GIVE = byColour((l) => `give ${l}` as const);
export const DROP = byColour((l) => `drop ${l}` as const);
export const PAY = byColour((l) => `pay ${l}` as const);
export const WITH = table(MOST_SEATS, (i) => `with ${i}` as const);
export const ACCEPT = table(MOST_SEATS, (i) => `accept ${i}` as const);
export const TO = table(MOST_SEATS, (i) => `to ${i}` as const);
/** By version; 0 is unused. */
export const AGREE = table(MOST_VERSIONS + 1, (i) => `agree ${i}` as const);
export const REFUSE = table(MOST_VERSIONS + 1, (i) => `refuse ${i}` as const);
export const OBJECT = table(MOST_VERSIONS + 1, (i) => `object ${i}` as const);
export const RATHER = byColour((l) => `rather ${l}` as const);
export const KEEP = byColour((l) => `keep ${l}` as const);
export const PAW_ROW = table(ROW, (i) => `paw row ${i}` as const);
export const PLAN_ROW = table(ROW, (i) => `plan row ${i}` as const);
/** By colour * 6 + seat. */
export const SHARE = table(COLOUR_COUNT * MOST_SEATS, (i) => `${LETTERS[Math.floor(i / MOST_SEATS)]}>${i % MOST_SEATS}` as const);
/** By (from * 5 + colour) * 6 + to, which is also the order in which gifts are named. */
export const GIFT = table(
  MOST_SEATS * COLOUR_COUNT * MOST_SEATS,
  (i) => `${Math.floor(i / 30)}${LETTERS[Math.floor(i / MOST_SEATS) % COLOUR_COUNT]}>${i % MOST_SEATS}` as const,
);

export const shareAt = (colour: number, seat: number): number => colour * MOST_SEATS + seat;
export const giftAt = (from: number, colour: number, to: number): number => (from * COLOUR_COUNT + colour) * MOST_SEATS + to;
export const giftOf = (i: number): { from: Seat; colour: number; to: Seat } => ({
  from: seatAt(Math.floor(i / 30)),
  colour: Math.floor(i / MOST_SEATS) % COLOUR_COUNT,
  to: seatAt(i % MOST_SEATS),
});
export const shareOf = (i: number): { colour: number; seat: Seat } => ({ colour: Math.floor(i / MOST_SEATS), seat: seatAt(i % MOST_SEATS) });

/** The number a pick of one of the tables stands for. */
export const meantBy = (pick: Pick): number => meaning.get(pick) ?? -1;
export const seatMeant = (pick: Pick): Seat => seatAt(meantBy(pick));

type Greying = Choice<Afternova> & { readonly greyed: () => readonly Refusal<Afternova>[] };
/** A single pick with more to come is not asked for (kernel/answering.ts) unless something is greyed beside it. */
export const isSingle = (c: Choice<Afternova> | null): c is Greying => c !== null && c.picks.length === 1 && !c.ends && c.greyed !== undefined;
/** The same choice; a reason is told only to people who try. */
export const ungreyed = ({ kind, picks, ends, rule, greyed }: Greying): Choice<Afternova> => ({
  kind,
  picks,
  ends,
  rule,
  against: (pick) => greyed().find((r) => r.pick === pick) ?? null,
});

const PLAIN_REASONS = ['too little', 'one more', 'too much', 'other paws', 'need paws', 'you lead'] as const;
const reasons: ReadonlySet<string> = new Set<Reason>([...PLAIN_REASONS, ...RATHER, ...KEEP]);
export const isReason = (pick: Pick): pick is Reason => reasons.has(pick);

const PLAIN: readonly Pick[] = [
  ...(['market', 'alone', 'call', 'done', 'wait', 'abort', 'offer', 'to active', 'to all', 'for', 'send', 'withdraw', 'contract'] as const),
  ...(['as offered', 'change', 'sign', 'show', 'blind paw', 'blind plan', 'wipe paws', 'wipe plans', 'nothing', 'rest'] as const),
  ...(['decline', 'no reason', ...PLAIN_REASONS] as const),
];

export function alphabet(o: Options, n: number): readonly Pick[] {
  const pack = packOf(o);
  return [
    ...PLAIN,
    ...PAW.slice(0, pack.paws.length),
    ...PLAN.slice(0, pack.plans.length),
    ...[PLANET, LACK, ASK, RATHER, KEEP, PRICE, TAKE, WANT, GIVE, DROP, PAY, PAW_ROW, PLAN_ROW].flat(),
    ...WITH.slice(0, n),
    ...ACCEPT.slice(0, n),
    ...TO.slice(0, n),
    ...AGREE.slice(1),
    ...REFUSE.slice(1),
    ...OBJECT.slice(1),
    ...SHARE.filter((_, i) => shareOf(i).seat < n),
    ...GIFT.filter((_, i) => giftOf(i).from < n && giftOf(i).to < n && giftOf(i).from !== giftOf(i).to),
  ];
}
