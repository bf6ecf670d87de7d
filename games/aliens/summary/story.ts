/** One walk through a match, event by event: what was announced and what was true, who attacked, and what chance gave against its odds. */
import type { Course, LuckDraw, Seat, Stride } from '@starboard/kernel';
import { DANGER_COUNTS, hasIcon, isFree, SILENCE } from '../content/cards.ts';
import { type Law, lawOf } from '../rules/law.ts';
import { hatchDeck } from '../rules/state.ts';
import type { Aliens, Event } from '../rules/types.ts';

/** An event with its answer and its round. */
export interface Beat {
  /** The position of the replay. */
  readonly n: number;
  readonly round: number;
  readonly event: Event;
}

export interface Noise {
  readonly n: number;
  readonly seat: Seat;
  /** Sectors of the zone. */
  readonly said: number;
  readonly real: number;
  /** A lie that somebody acted on. */
  believed: boolean;
}

export interface Story {
  readonly law: Law;
  readonly beats: readonly Beat[];
  readonly noises: readonly Noise[];
  /** Hatch cards, by the seat that drew: was it green? */
  readonly hatches: readonly (readonly LuckDraw[])[];
  /** Cards of dangerous sectors, by seat: does it let the player hide, being silence or a noise anywhere? */
  readonly hides: readonly (readonly LuckDraw[])[];
  /** The same cards: do they give an item? */
  readonly finds: readonly (readonly LuckDraw[])[];
  /** Green and red hatch cards left, by position of the replay. */
  readonly decks: ReadonlyMap<number, readonly number[]>;
}

export function storyOf(course: Course<Aliens>): Story {
  const law = lawOf(course.strides[0].pub.options, course.seats);
  const beats: Beat[] = [];
  const noises: Noise[] = [];
  const decks = new Map<number, readonly number[]>();
  const perSeat = (): LuckDraw[][] => Array.from({ length: course.seats }, () => []);
  const [hatches, hides, finds] = [perSeat(), perSeat(), perSeat()];
  const danger = new Danger(course.seats > 8 ? 2 : 1);
  let deck = [...hatchDeck(law, course.seats)];
  let [round, two] = [0, false];
  for (const stride of course.strides) {
    for (const event of stride.events) {
      if (event.kind === 'round') round = event.n;
      beats.push({ n: stride.n, round, event });
      if (event.kind === 'noise') noises.push(noiseOf(law, stride, event));
      if (event.kind === 'attack') believe(law, noises, event);
      if (event.kind === 'silence' || event.kind === 'card') {
        const cards = event.kind === 'silence' ? [SILENCE] : danger.like(event.free, event.icon);
        hides[event.seat].push({ odds: danger.share((c) => isFree(c) || c === SILENCE), hit: cards.some((c) => isFree(c) || c === SILENCE) });
        if (law.full && !law.silenceGivesItems) finds[event.seat].push({ odds: danger.share(hasIcon), hit: cards.some(hasIcon) });
        danger.draw(cards[0]);
      }
      if (event.kind === 'two-cards') two = true;
      if (event.kind === 'hatch' && event.card !== 'none') {
        deck = after(deck, law, course.seats);
        hatches[event.seat].push({ odds: greenOdds(deck, two), hit: event.card === 'green' });
        deck[event.card === 'green' ? 0 : 1]--;
        two = false;
      }
    }
    decks.set(stride.n, [...deck]);
  }
  return { law, beats, noises, hatches, hides, finds, decks };
}

/** H.15: the Engineer sees two cards, so only two red ones fail. */
function greenOdds([green, red]: readonly number[], two: boolean): number {
  const all = green + red;
  return two ? 1 - (red * (red - 1)) / (all * (all - 1)) : green / all;
}

/** Q40: when there is none left, the shown cards form a new deck. */
const after = (deck: number[], law: Law, seats: number): number[] => (deck[0] + deck[1] > 0 ? deck : [...hatchDeck(law, seats)]);

function noiseOf({ zone }: Law, { n, mine }: Stride<Aliens>, { seat, sector }: Extract<Event, { kind: 'noise' }>): Noise {
  const said = zone.byName.get(sector);
  if (said === undefined) throw new Error(`There is no sector ${sector}.`);
  return { n, seat, said, real: mine[seat].sector, believed: false };
}

/** Somebody else strikes where, or next to where, a player last said to be: the last word of that player was believed. */
function believe({ zone }: Law, noises: readonly Noise[], { seat, sector }: Extract<Event, { kind: 'attack' }>): void {
  const at = zone.byName.get(sector) ?? -1;
  const heard = new Set<Seat>([seat]);
  for (const noise of noises.toReversed()) {
    if (heard.has(noise.seat)) continue;
    heard.add(noise.seat);
    if (noise.said !== noise.real && (noise.said === at || zone.touching[at].includes(noise.said))) noise.believed = true;
  }
}

/** E12: the deck of dangerous sectors, as everybody's cards tell it; when it is used up the discards are shuffled. */
class Danger {
  readonly #whole: readonly number[];
  #left: number[];
  constructor(decks: number) {
    this.#whole = DANGER_COUNTS.map((n) => n * decks);
    this.#left = [...this.#whole];
  }
  #total(): number {
    let sum = this.#left.reduce((a, b) => a + b, 0);
    if (sum === 0) {
      this.#left = [...this.#whole];
      sum = this.#left.reduce((a, b) => a + b, 0);
    }
    return sum;
  }
  share(good: (card: number) => boolean): number {
    const total = this.#total();
    return this.#left.reduce((sum, n, card) => sum + (good(card) ? n : 0), 0) / total;
  }
  like(free: boolean, icon: boolean): number[] {
    return this.#left.flatMap((_, card) => (card !== SILENCE && isFree(card) === free && hasIcon(card) === icon ? [card] : []));
  }
  draw(card: number): void {
    this.#left[card]--;
  }
}
