/**
 * A table for the rule tests: arrange a position, play it by name, look at it from every seat.
 *
 *   const t = arrange({ roles: ['psychologist', 'fourth'], at: ['D09', 'E10'] });
 *   t.card('any').goes(alex, 'D08').says(alex, 'N10');
 *   t.attacks(ben, 'D08');
 *
 * After every answer the rules' own invariants are checked.
 */
import {
  type Choice,
  choose,
  FastChance,
  heardBy,
  type Known,
  Match,
  Runner,
  readOptions,
  refuse,
  type Seat,
  type State,
  seatsOf,
  viewOf,
} from '@starboard/kernel';
import { WantedChance } from '@starboard/kernel/testing';
import { type Character, DANGER, type Danger, ITEMS, type Item, isHuman, numberOf } from '../content/cards.ts';
import { aliens } from '../game.ts';
import { lawOf } from '../rules/law.ts';
import type { Aliens, Event, Frame, Options, Pick, Pub } from '../rules/types.ts';
import type { Zone } from '../rules/zone.ts';

/** The seats by name, clockwise. */
export const [alex, ben, clara, dani] = seatsOf(4);
/** A spectator. */
export const spectator = null;

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
  const s = t.state;
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
  const turn: Extract<Frame, { step: 'turn' }> = { step: 'turn', seat: pub.turn, stage: 'move' };
  s.stack = [{ step: 'rounds' }, turn];
  aliens.steps.turn.run(s, turn, new Runner(aliens, s, new FastChance(0), false), null);
  aliens.invariants(s);
  return t.listen();
}

const take = (from: number[], what: readonly number[], to: number[], sign: number): void =>
  what.forEach((n, i) => {
    from[i] -= n * sign;
    to[i] += n * sign;
  });

export class Table {
  readonly match: Match<Aliens>;
  readonly zone: Zone;
  readonly #dice: WantedChance;
  #arranged = 0;

  constructor(match: Match<Aliens>, dice: WantedChance) {
    this.match = match;
    this.#dice = dice;
    this.zone = lawOf(match.state.pub.options, match.seats).zone;
  }

  /** A new game, dealt by chance. */
  static deal(players: number, options: Partial<Options> = {}, seed: number | string = 'table'): Table {
    const dice = new WantedChance(seed);
    return new Table(new Match(aliens, readOptions(aliens, { ...options }), players, dice), dice);
  }

  get state(): State<Aliens> {
    return this.match.state;
  }
  get pub(): Pub {
    return this.match.state.pub;
  }
  get over(): boolean {
    return this.match.over;
  }

  // ---- What players do -------------------------------------------------------------------------------------------------

  says(seat: Seat, ...answer: Pick[]): this {
    const { refused } = this.match.answer(seat, answer);
    if (refused !== null) throw new Error(`${name(seat)} may not say '${answer.join(', ')}': ${refused.rule} ${refused.why}`);
    aliens.invariants(this.state);
    return this;
  }
  /** Moves quietly, whether or not there was something else to do there. */
  goes(seat: Seat, to: Pick): this {
    return this.offers(seat, to).length > 0 ? this.says(seat, to, 'quiet') : this.says(seat, to);
  }
  attacks(seat: Seat, to: Pick): this {
    return this.says(seat, to, 'attack');
  }
  /** Ends the turn where that is asked. */
  done(seat: Seat): this {
    return this.waits === `after: ${name(seat)}` ? this.says(seat, 'done') : this;
  }
  idles(seat: Seat): this {
    if (this.match.idle(seat, new FastChance(0)).refused !== null) throw new Error(`the silence of ${name(seat)} is refused`);
    aliens.invariants(this.state);
    return this;
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
    this.#dice.next(sum(deck.slice(0, kind)));
    return this;
  }

  // ---- What can be done ------------------------------------------------------------------------------------------------

  /** The seat the table waits for, and the question: `'move: ben'`. */
  get waits(): string {
    return this.over ? 'over' : `${this.state.flow.label}: ${this.state.flow.asked.map(name).join(' ')}`;
  }
  /** The next picks that are offered after `path`; none: the answer is complete. */
  offers(seat: Seat, ...path: Pick[]): readonly Pick[] {
    return choose(aliens, this.match.know(seat), seat, path)?.picks ?? [];
  }
  /** The sectors among them. */
  sectors(seat: Seat, ...path: Pick[]): string[] {
    return this.offers(seat, ...path).filter((pick) => this.zone.byName.has(pick));
  }
  /** Why this answer is refused, with its rule: `'E7 too-far'`; null: it is not. */
  refuses(seat: Seat, ...answer: Pick[]): string | null {
    const r = refuse(aliens, this.match.know(seat), seat, answer);
    return r && `${r.rule} ${r.why}`;
  }

  // ---- What everybody sees ---------------------------------------------------------------------------------------------

  at(seat: Seat): string {
    return this.zone.names[this.state.mine[seat].sector];
  }
  holds(seat: Seat): string {
    return listed(this.state.mine[seat].items);
  }
  get winners(): string[] {
    return this.told('over')[0].winners.map(name);
  }
  view(seat: Seat | null): Known<Aliens> {
    return JSON.parse(JSON.stringify(viewOf(this.state, seat))) as Known<Aliens>;
  }
  /** The events of the last answer that this seat heard. */
  heard(seat: Seat | null): Event[] {
    return heardBy<Aliens>(this.match.entries[this.match.entries.length - 1].told, seat).map((t) => t.event);
  }
  /** All events this seat heard since the table was arranged. */
  history(seat: Seat | null): Event[] {
    return this.match.entries.slice(this.#arranged).flatMap((entry) => heardBy<Aliens>(entry.told, seat).map((t) => t.event));
  }
  kinds(seat: Seat | null): string[] {
    return this.heard(seat).map((e) => e.kind);
  }
  /** Events of one kind that everybody heard. */
  told<K extends Event['kind']>(kind: K): Extract<Event, { kind: K }>[] {
    return this.history(spectator).filter((e): e is Extract<Event, { kind: K }> => e.kind === kind);
  }
  listen(): this {
    this.#arranged = this.match.entries.length;
    return this;
  }
}

export const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

const NAMES = ['alex', 'ben', 'clara', 'dani', 'eli', 'finn', 'gina', 'hugo'];
export const name = (seat: Seat | null): string => (seat === null ? 'spectator' : NAMES[seat]);
/** Every seat, and a spectator. */
export const everybody = (t: Table): (Seat | null)[] => [...seatsOf(t.match.seats), spectator];

function sectorOf(zone: Zone, called: string): number {
  const sector = zone.byName.get(called);
  if (sector === undefined) throw new Error(`there is no sector ${called}`);
  return sector;
}

function counts(list: string): number[] {
  const found = new Array<number>(ITEMS.length).fill(0);
  for (const part of list.split(', ').filter((p) => p !== '')) {
    const [, n, item] = /^(?:(\d+) )?(\w+)$/.exec(part) ?? [];
    const i = ITEMS.map(String).indexOf(item);
    if (i < 0) throw new Error(`'${part}' is not an item`);
    found[i] += Number(n ?? 1);
  }
  return found;
}
const listed = (of: readonly number[]): string => of.flatMap((n, i) => (n === 0 ? [] : [n === 1 ? ITEMS[i] : `${n} ${ITEMS[i]}`])).join(', ');

/** The question that is put to a seat after these picks. */
export function question(k: Known<Aliens>, seat: Seat, path: readonly Pick[] = []): Choice<Aliens> {
  const c = choose(aliens, k, seat, path);
  if (c === null) throw new Error('Nothing is asked.');
  return c;
}
