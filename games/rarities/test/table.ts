/**
 * A table for the rule tests: arranged in a few words, played by saying what players say, looked at from every chair.
 *
 *   const t = arrange({ hands: ['thief', 'boots, 2 plug'], portals: { 1: 'eye' }, ships: [[clara, 1]] });
 *   t.draws(alex, ben, 'plug').lands(ben).stays(alex);
 *   expect(t.shipsAt(2)).toEqual([ben]);
 *
 * After every answer the rules' own invariants are checked.
 */
import { type Chance, type Seat, type State, seatsOf } from '@starboard/kernel';
import { alex, countsOf, personAt, RuleTable, textOfCounts } from '@starboard/kernel/testing';
import {
  ALIENS,
  type Alien,
  CARDS,
  COPIES,
  cardOf,
  EMPTY,
  FIRST_START,
  handSize,
  KINDS,
  LATER_START,
  RELICS,
  type Relic,
  SABORTAL,
  type Tag,
  tagOf,
} from '../content/cards.ts';
import { rarities } from '../game.ts';
import { DRAW, FROM, PLACE, PORTAL, TAKE } from '../rules/picks.ts';
import type { Options, Pick, Rarities } from '../rules/types.ts';

export { alex, ben, clara, dani, eli, finn, personAt as name, spectator } from '@starboard/kernel/testing';

/** What differs from an empty table of three in the second mission, with alex exploring and holding the pass. */
export interface Scene {
  players?: number;
  options?: Partial<Options>;
  mission?: number;
  /** The portal being explored; usually the one behind the furthest card or ship. */
  portal?: number;
  turn?: Seat;
  pass?: Seat;
  portals?: Readonly<Record<number, Tag>>;
  /** Who landed where; of two at one portal, the one named first lies further down. */
  ships?: readonly (readonly [Seat, number])[];
  /**
   * By seat: `'2 boots, pilferer'`. The sabortal comes by itself. A hand that is not stated is filled to its usual size;
   * the last such hand has the aliens that are mentioned nowhere.
   */
  hands?: readonly (string | undefined)[];
  /** By seat, in the same words. */
  planets?: readonly (string | undefined)[];
  /** Relics in the pile; usually all that are nowhere else. What is too much goes to the last hand that is not stated. */
  pile?: number;
}

export function arrange(scene: Scene = {}): Table {
  return Table.deal(scene.players ?? 3, scene.options).arrange((s) => {
    const { pub } = s;
    pub.mission = scene.mission ?? 2;
    pub.pass = scene.pass ?? scene.turn ?? alex;
    pub.explorer = scene.turn ?? alex;
    pub.portals.fill(EMPTY);
    if (pub.mission === 1 && scene.portals === undefined) for (const [i, alien] of ALIENS.entries()) pub.portals[i + 1] = cardOf(alien);
    for (const [p, tag] of Object.entries(scene.portals ?? {})) pub.portals[Number(p)] = cardOf(tag);
    for (const [seat, p] of scene.ships ?? []) {
      pub.ships.push(seat);
      pub.berths[seat] = p;
    }
    const furthest = Math.max(
      0,
      ...pub.berths,
      pub.portals.findLastIndex((card) => card !== EMPTY),
    );
    pub.portal = scene.portal ?? Math.max(furthest + 1, pub.mission === 1 ? FIRST_START : LATER_START);
    pub.planets = s.mine.map((_, seat) => counts(scene.planets?.[seat] ?? '').slice(0, KINDS));
    dealHands(s, scene);
    s.stack = [{ step: 'missions' }, { step: 'explore' }];
  });
}

function dealHands(s: State<Rarities>, scene: Scene): void {
  const { pub } = s;
  const open = seatsOf(s.mine.length).filter((seat) => scene.hands?.[seat] === undefined);
  const last = open.at(-1);
  for (const [seat, mine] of s.mine.entries()) {
    mine.hand = counts(scene.hands?.[seat] ?? '');
    mine.hand[SABORTAL] = 1;
  }
  const lying = (card: number): number => pub.portals.filter((c) => c === card).length;
  const left = CARDS.map((tag, card) => {
    const all = card < KINDS ? COPIES : card === SABORTAL ? s.mine.length : 1;
    const rest = all - lying(card) - [...s.mine.map((m) => m.hand), ...pub.planets].reduce((sum, list) => sum + (list[card] ?? 0), 0);
    if (rest < 0) throw new Error(`the scene has too many: ${tag}`);
    return rest;
  });
  const give = (seat: Seat, card: number): void => {
    left[card]--;
    s.mine[seat].hand[card]++;
  };
  for (const alien of ALIENS.map(cardOf).filter((card) => left[card] > 0)) {
    if (last === undefined) throw new Error(`the scene has no place for the ${tagOf(alien)}`);
    give(last, alien);
  }
  // The most frequent relic each time: such hands are as mixed as they can be.
  const anyRelic = (): number => left.indexOf(Math.max(...left.slice(0, KINDS)));
  for (const seat of open) while (sum(s.mine[seat].hand) < handSize(s.mine.length)) give(seat, anyRelic());
  while (scene.pile !== undefined && sum(left) > scene.pile) give(last!, anyRelic());
  s.dark.pile = left.slice(0, KINDS);
  pub.pile = sum(s.dark.pile);
  pub.hands = s.mine.map((m) => sum(m.hand));
}

export class Table extends RuleTable<Rarities> {
  /** A new game, dealt by chance. */
  static deal(players: number, options: Partial<Options> = {}, seed: number | string = 'table'): Table {
    return new Table(rarities, players, options, seed);
  }

  // ---- What players do -------------------------------------------------------------------------------------------------

  /** Explores by drawing, and chance has it that it is this card. */
  draws(by: Seat, from: Seat, card: Tag): this {
    const { hand } = this.state.mine[from];
    if (hand[cardOf(card)] === 0) throw new Error(`${personAt(from)} holds no ${card}`);
    return this.rolls(sum(hand.slice(0, cardOf(card)))).says(by, DRAW[from]);
  }
  pilfers(by: Seat, from: Seat, relic: Relic): this {
    return this.says(by, 'pilferer', FROM[from], relic);
  }
  schemes(by: Seat, portal: number, to: 'home' | 'hand'): this {
    return this.says(by, 'schemer', PORTAL[portal], to);
  }
  thieves(by: Seat): this {
    return this.says(by, 'thief');
  }
  lands(...seats: Seat[]): this {
    for (const seat of seats) this.says(seat, 'land');
    return this;
  }
  /** Without names: everybody who is still waited for. */
  stays(...seats: Seat[]): this {
    for (const seat of seats.length > 0 ? seats : this.waitedFor()) this.says(seat, 'stay');
    return this;
  }
  /** Takes cards from these portals, one after the other: as the sabortal's bonus or when collecting. */
  takes(seat: Seat, ...portals: number[]): this {
    for (const p of portals) this.says(seat, TAKE[p]);
    return this;
  }
  places(seat: Seat, ...relics: Relic[]): this {
    for (const relic of relics) this.says(seat, PLACE[cardOf(relic)]);
    return this;
  }

  // ---- What everybody sees ---------------------------------------------------------------------------------------------

  card(portal: number): Tag | null {
    const card = this.state.pub.portals[portal];
    return card === EMPTY ? null : tagOf(card);
  }
  /** The cards at the portals, in their order. */
  get cards(): Tag[] {
    return this.state.pub.portals.filter((card) => card !== EMPTY).map(tagOf);
  }
  /** The ships at a portal, the lowest first. */
  shipsAt(portal: number): Seat[] {
    const { ships, berths } = this.state.pub;
    return ships.filter((seat) => berths[seat] === portal);
  }
  planet(seat: Seat): string {
    return listed(this.state.pub.planets[seat]);
  }
  /** A hand as its owner sees it. */
  hand(seat: Seat): string {
    return listed(this.state.mine[seat].hand);
  }
}

/** How somebody decides. */
export type Player = (t: Table, seat: Seat, chance: Chance) => readonly Pick[];

export const playOne = (t: Table, chance: Chance, player?: Player): Table => t.somebodyPlays(chance, player);

export const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

const counts = (list: string): number[] => countsOf(list, CARDS);
const listed = (of: readonly number[]): string => textOfCounts(of, CARDS);

/** Every order of a list. */
export const orders = <V>(list: readonly V[]): V[][] =>
  list.length === 0 ? [[]] : list.flatMap((first, i) => orders(list.toSpliced(i, 1)).map((rest) => [first, ...rest]));

/** The kinds of relic and alien, for tests that go through all. */
export const relics: readonly Relic[] = RELICS;
export const aliens: readonly Alien[] = ALIENS;
