/**
 * A table for the rule tests: arrange a position, play it by name, look at it from every seat.
 *
 *   const t = arrange({ roles: ['psychologist', 'fourth'], at: ['D09', 'E10'] });
 *   t.card('any').goes(alex, 'D08').says(alex, 'N10');
 *   t.attacks(ben, 'D08');
 *
 * After every answer the rules' own invariants are checked.
 */
import { type Choice, choose, type Known, type Seat, seatsOf } from '@starboard/kernel';
import { alex, countsOf, personAt, RuleTable, spectator, textOfCounts } from '@starboard/kernel/testing';
import { type Character, DANGER, type Danger, ITEMS, type Item, isHuman, numberOf } from '../content/cards.ts';
import { aliens } from '../game.ts';
import { lawOf } from '../rules/law.ts';
import type { Aliens, Options, Pick } from '../rules/types.ts';
import type { Zone } from '../rules/zone.ts';

export { alex, ben, clara, dani, personAt as name, spectator } from '@starboard/kernel/testing';

/** What differs from a table of four in its second round: alex and clara human, ben and dani aliens, all in their starts. */
export interface Scene {
  players?: number;
  options?: Partial<Options>;
  /** By seat. Usually humans and aliens in turn. */
  roles?: readonly (Character | undefined)[];
  /** By seat: the name of a sector. Usually the start. */
  at?: readonly (string | undefined)[];
  /** By seat: `'adrenaline, 2 sedatives'`. */
  items?: readonly (string | undefined)[];
  turn?: Seat;
  first?: Seat;
  round?: number;
  hatches?: Readonly<Record<number, 'used' | 'broken'>>;
  fed?: readonly Seat[];
  kills?: readonly number[];
  /** Who is out already. */
  out?: Readonly<Record<number, 'escaped' | 'eliminated'>>;
  /** Green and red hatch cards that are left. */
  hatchCards?: readonly [green: number, red: number];
  /** The dangerous-sector cards that are left, by kind; the others are discarded. */
  danger?: Partial<Record<Danger, number>>;
  /** The items that are left in the pile; the others are discarded unless held. */
  pile?: string;
}

const USUAL: readonly Character[] = ['psychologist', 'first', 'captain', 'second', 'pilot', 'third', 'soldier', 'fourth'];

export function arrange(scene: Scene = {}): Table {
  const t = Table.deal(scene.players ?? scene.roles?.length ?? 4, scene.options);
  return t.arrange((s) => {
    const { pub, dark } = s;
    const { zone } = t;
    pub.round = scene.round ?? 2;
    pub.turn = scene.turn ?? alex;
    pub.first = scene.first ?? alex;
    for (const [n, how] of Object.entries(scene.hatches ?? {})) pub.hatches[Number(n)] = how;
    for (const seat of scene.fed ?? []) pub.fed[seat] = true;
    for (const [seat, n] of (scene.kills ?? []).entries()) pub.kills[seat] = n;
    for (const [seat, m] of s.mine.entries()) {
      m.character = numberOf(scene.roles?.[seat] ?? USUAL[seat]);
      m.alien = !isHuman(m.character);
      m.sector = sectorOf(zone, scene.at?.[seat] ?? (m.alien ? 'alien start' : 'human start'));
      m.began = m.sector;
      m.path = [m.sector];
      take(dark.items, counts(scene.items?.[seat] ?? ''), m.items, 1);
      pub.items[seat] = sum(m.items);
      const out = scene.out?.[seat];
      if (out === undefined) continue;
      pub.status[seat] = out;
      pub.shown[seat] = m.character;
      pub.side[seat] = m.alien ? 'alien' : 'human';
    }
    if (scene.pile !== undefined) {
      const pile = counts(scene.pile);
      dark.itemsOut = dark.items.map((n, i) => n - pile[i]);
      dark.items = pile;
    }
    if (scene.danger !== undefined) {
      const left = DANGER.map((kind) => scene.danger![kind] ?? 0);
      dark.dangerOut = dark.danger.map((n, i) => n - left[i]);
      dark.danger = left;
    }
    if (scene.hatchCards !== undefined) {
      dark.hatch = [...scene.hatchCards];
      pub.hatchCards = sum(dark.hatch);
    }
    pub.itemCards = sum(dark.items);
    pub.dangerCards = sum(dark.danger);
    s.stack = [{ step: 'rounds' }, { step: 'turn', seat: pub.turn, stage: 'move' }];
  });
}

const take = (from: number[], what: readonly number[], to: number[], sign: number): void =>
  what.forEach((n, i) => {
    from[i] -= n * sign;
    to[i] += n * sign;
  });

export class Table extends RuleTable<Aliens> {
  readonly zone: Zone = lawOf(this.pub.options, this.seats).zone;

  /** A new game, dealt by chance. */
  static deal(players: number, options: Partial<Options> = {}, seed: number | string = 'table'): Table {
    return new Table(aliens, players, options, seed);
  }

  // ---- What players do -------------------------------------------------------------------------------------------------

  /** Moves quietly, whether or not there was something else to do there. */
  goes(seat: Seat, to: Pick): this {
    return this.offers(seat, to).length > 0 ? this.says(seat, to, 'quiet') : this.says(seat, to);
  }
  attacks(seat: Seat, to: Pick): this {
    return this.says(seat, to, 'attack');
  }
  /** Ends the turn where that is asked. */
  done(seat: Seat): this {
    return this.waits === `after: ${personAt(seat)}` ? this.says(seat, 'done') : this;
  }

  // ---- What chance does ------------------------------------------------------------------------------------------------

  /** The next dangerous-sector card is of this kind. */
  card(kind: Danger): this {
    return this.#next(this.state.dark.danger, DANGER.indexOf(kind), kind);
  }
  /** The next item is this one. */
  item(item: Item): this {
    return this.#next(this.state.dark.items, ITEMS.indexOf(item), item);
  }
  /** The next hatch cards are of these colours. */
  hatch(...colours: ('green' | 'red')[]): this {
    const left = this.state.dark.hatch.slice();
    for (const colour of colours) {
      const card = colour === 'green' ? 0 : 1;
      this.#next(left, card, colour);
      left[card]--;
    }
    return this;
  }
  #next(deck: readonly number[], kind: number, what: string): this {
    if (deck[kind] === 0) throw new Error(`no ${what} is left`);
    return this.rolls(sum(deck.slice(0, kind)));
  }

  // ---- What can be done ------------------------------------------------------------------------------------------------

  /** The sectors among the picks that are offered after `path`. */
  sectors(seat: Seat, ...path: Pick[]): string[] {
    return this.offers(seat, ...path).filter((pick) => this.zone.byName.has(pick));
  }

  // ---- What everybody sees ---------------------------------------------------------------------------------------------

  at(seat: Seat): string {
    return this.zone.names[this.state.mine[seat].sector];
  }
  holds(seat: Seat): string {
    return listed(this.state.mine[seat].items);
  }
  get winners(): string[] {
    return this.told('over')[0].winners.map(personAt);
  }
  kinds(seat: Seat | null): string[] {
    return this.heard(seat).map((e) => e.kind);
  }
}

export const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** Every seat, and a spectator. */
export const everybody = (t: Table): (Seat | null)[] => [...seatsOf(t.match.seats), spectator];

function sectorOf(zone: Zone, called: string): number {
  const sector = zone.byName.get(called);
  if (sector === undefined) throw new Error(`there is no sector ${called}`);
  return sector;
}

const counts = (list: string): number[] => countsOf(list, ITEMS);
const listed = (of: readonly number[]): string => textOfCounts(of, ITEMS);

/** The question that is put to a seat after these picks. */
export function question(k: Known<Aliens>, seat: Seat, path: readonly Pick[] = []): Choice<Aliens> {
  const c = choose(aliens, k, seat, path);
  if (c === null) throw new Error('Nothing is asked.');
  return c;
}
