/**
 * A table for the rule tests: arranged in a few words, played by answers, looked at from every seat.
 *
 *   const t = arrange({ paws: ['PE PE', 'PS'], store: ['G'], planets: [['pl02', 'YPPK']] });
 *   t.say(jeff, 'planet 0', 'call', 'lack 1', 'lack 0', 'done');
 *   expect(t.gems(andrew)).toBe('PP');
 *
 * A Paw is named by its two skills (P pilot, E engineer, S security, M mining), everything else by its id. After every answer
 * the rules' own invariants are checked.
 */
import {
  choose,
  FastChance,
  heardBy,
  Match,
  type Phrase,
  plain,
  type Refusal,
  readOptions,
  refuse,
  type Seat,
  type Start,
  seatAt,
  seatsOf,
  viewOf,
  waitedFor,
} from '@starboard/kernel';
import { WantedChance } from '@starboard/kernel/testing';
import { afternova } from '../game.ts';
import { LETTERS, noGems } from '../rules/gems.ts';
import { packOf } from '../rules/pack.ts';
import { PAW, PLAN } from '../rules/picks.ts';
import { noActs } from '../rules/state.ts';
import type { Afternova, Event, Frame, Gems, Mine, Options, Pick, Pub } from '../rules/types.ts';

/** The seats by name, clockwise. */
export const [jeff, andrew, mina, otis] = seatsOf(6);

/** What differs from an empty table of three in the second turn, jeff's. */
export interface Scene {
  players?: number;
  options?: Partial<Options>;
  /** Whose turn it is. */
  turn?: Seat;
  first?: Seat;
  /** By seat: `'PE SS'`. */
  paws?: readonly (string | undefined)[];
  /** By seat: `'bp01 bp16'`. */
  plans?: readonly (string | undefined)[];
  /** By seat: `'YYK'`. */
  store?: readonly (string | undefined)[];
  /** Completed Blueprints by seat; their upgrades work. */
  built?: readonly (string | undefined)[];
  ships?: readonly (string | undefined)[];
  /** Planets in sight with their fragments. */
  planets?: readonly (readonly [string, string])[];
  /** The market; `-` is a gap. What is not stated is filled with any cards. */
  pawRow?: string;
  planRow?: string;
  heap?: string;
  /** Fragments in the bag; by default all that are nowhere else. If given, the rest goes onto the heap. */
  bag?: string;
  /** The size of the decks; the rest goes to the discards. */
  pawDeck?: number;
  planDeck?: number;
  /** The action is done: completions follow. */
  ends?: boolean;
}

const words = (text = ''): string[] => text.split(' ').filter((w) => w !== '');

export function gemsOf(text = ''): Gems {
  const gems = noGems();
  for (const letter of text) gems[LETTERS.indexOf(letter as 'Y')]++;
  return gems;
}
export const gemsText = (gems: readonly number[]): string => gems.map((n, c) => LETTERS[c].repeat(n)).join('');

export const planOf = (id: string): number => packOf(readOptions(afternova, {})).plans.findIndex((p) => p.card.id === id);

export function arrange(scene: Scene = {}): Table {
  const n = scene.players ?? 3;
  const options = readOptions(afternova, { begins: '1', ...scene.options });
  const chance = new WantedChance('table');
  const game = { ...afternova, setup: (): Start<Afternova> => arranged(scene, options, n) };
  return new Table(new Match(game, options, n, chance), chance);
}

/** A real table, dealt by the rules. */
export function deal(n: number, some: Partial<Options> = {}, seed = 'table'): Table {
  const options = readOptions(afternova, some);
  return new Table(new Match(afternova, options, n, new FastChance(seed)), new WantedChance(seed));
}

function arranged(scene: Scene, options: Options, n: number): Start<Afternova> {
  const pack = packOf(options);
  const free = pack.paws.map((_, i) => i);
  const skills = 'PESM';
  const paw = (code: string): number => {
    if (code === '-') return -1;
    const icons = [0, 0, 0, 0];
    for (const s of code) icons[skills.indexOf(s)]++;
    const i = free.findIndex((card) => `${pack.paws[card].icons}` === `${icons}`);
    if (i < 0) throw new Error(`no Paw ${code} is left`);
    return free.splice(i, 1)[0];
  };
  const left = pack.plans.map((_, i) => i);
  const plan = (id: string): number => {
    if (id === '-') return -1;
    const i = left.findIndex((card) => pack.plans[card].card.id === id);
    if (i < 0) throw new Error(`no Blueprint ${id} is left`);
    return left.splice(i, 1)[0];
  };
  const ascending = (a: number, b: number): number => a - b;
  const seats = seatsOf(n);
  const hands = seats.map((s) => words(scene.paws?.[s]).map(paw).sort(ascending));
  const plans = seats.map((s) => words(scene.plans?.[s]).map(plan).sort(ascending));
  const built = seats.map((s) => words(scene.built?.[s]).map(plan));
  const store = seats.map((s) => gemsOf(scene.store?.[s]));
  const pawRow = words(scene.pawRow).map(paw);
  const planRow = words(scene.planRow).map(plan);
  while (pawRow.length < 4) pawRow.push(free.shift()!);
  while (planRow.length < 4) planRow.push(left.shift()!);
  const planetsIn = pack.planets.map((_, i) => i);
  const planets = (scene.planets ?? [['pl01', 'YGP']]).map(([id, gems]) => {
    const card = pack.planets.findIndex((p) => p.card.id === id);
    planetsIn.splice(planetsIn.indexOf(card), 1);
    return { card, gems: gemsOf(gems) };
  });
  while (planets.length < 3) planets.push({ card: planetsIn.shift()!, gems: noGems() });
  const heap = gemsOf(scene.heap);
  const rest = pack.supply.slice();
  for (const g of [heap, ...store, ...planets.map((p) => p.gems)]) for (let c = 0; c < 5; c++) rest[c] -= g[c];
  const bag = scene.bag === undefined ? rest : gemsOf(scene.bag);
  if (scene.bag !== undefined) for (let c = 0; c < 5; c++) heap[c] += rest[c] - bag[c];
  const cut = (cards: number[], size = cards.length): [number[], number[]] => [cards.slice(0, size), cards.slice(size)];
  const [pawDeck, pawsOut] = cut(free, scene.pawDeck);
  const [planDeck, plansOut] = cut(left, scene.planDeck);
  const asked = words(scene.ships?.join(' '));
  const others = pack.ships.flatMap((s, i) => (asked.includes(s.card.id) ? [] : [i]));
  const ships = seats.map((s) => (scene.ships?.[s] === undefined ? others.shift()! : pack.ships.findIndex((p) => p.card.id === scene.ships![s])));
  const lists = (): number[][] => seats.map(() => []);
  const turn = scene.turn ?? jeff;
  const pub: Pub = {
    options,
    turn: 1,
    first: scene.first ?? jeff,
    active: scene.ends ? turn : seatAt((turn + n - 1) % n),
    paws: hands.map((h) => h.length),
    plans: plans.map((h) => h.length),
    hold: ships.map((s) => pack.ships[s].storage),
    store,
    built,
    ripe: built.map((b) => b.length),
    rests: built.map(() => null),
    pawRow,
    planRow,
    planets,
    pawsOut,
    plansOut,
    planetsOut: [],
    planetsIn,
    heap,
    bag,
    pawDeck: pawDeck.length,
    planDeck: planDeck.length,
    talks: null,
    acts: noActs(n),
    extracts: 0,
    partnered: 0,
    last: false,
    ships: null,
  };
  const mine = seats.map(
    (s): Mine => ({ paws: hands[s], plans: plans[s], ship: ships[s], bid: [], bids: lists(), seenPaws: lists(), seenPlans: lists() }),
  );
  const stack: Frame[] = [{ step: 'game', stage: scene.ends ? 'ends' : 'begin' }];
  return { pub, mine, dark: { paws: pawDeck, plans: planDeck }, stack };
}

export class Table {
  readonly match: Match<Afternova>;
  readonly #chance: WantedChance;

  constructor(match: Match<Afternova>, chance: WantedChance) {
    this.match = match;
    this.#chance = chance;
    afternova.invariants(match.state);
  }

  get state(): Match<Afternova>['state'] {
    return this.match.state;
  }
  get pub(): Pub {
    return this.state.pub;
  }
  get step(): string {
    return this.state.flow.label;
  }
  /** The seats the table waits for. */
  get waited(): Seat[] {
    return waitedFor(this.state);
  }

  /** An answer that must be accepted. Where everybody sees that only the Market is left, the player is not asked for it. */
  say(seat: Seat, ...answer: Pick[]): this {
    if (answer[0] !== 'market' || this.step !== 'market' || seat !== this.pub.active) this.force(seat, ...answer);
    afternova.invariants(this.state);
    return this;
  }

  /** The same without checking invariants, for tables that could not come about in play. */
  force(seat: Seat, ...answer: Pick[]): this {
    const { refused } = this.match.answer(seat, answer);
    if (refused !== null) throw new Error(`[${answer.join(', ')}] of seat ${seat} is refused: ${JSON.stringify(refused)} at '${this.step}'`);
    return this;
  }

  /** Why an answer is not accepted; null: it would be. */
  refuses(seat: Seat, ...answer: Pick[]): Refusal<Afternova> | null {
    return refuse(afternova, this.match.know(seat), seat, answer);
  }
  /** Rule and reason in short. */
  why(seat: Seat, ...answer: Pick[]): string | null {
    const no = this.refuses(seat, ...answer);
    return no === null ? null : `${no.rule} ${no.why}`;
  }

  /** What may be picked after a path. */
  picks(seat: Seat, ...path: Pick[]): readonly Pick[] {
    return choose(afternova, this.match.know(seat), seat, path)?.picks ?? [];
  }

  /** The next numbers of chance. */
  rolls(...n: number[]): this {
    this.#chance.next(...n);
    return this;
  }

  gems(seat: Seat): string {
    return gemsText(this.pub.store[seat]);
  }
  paws(seat: Seat): number[] {
    return this.state.mine[seat].paws;
  }
  /** The picks of the seat's Paws, by their places in the hand. */
  paw(seat: Seat, ...places: number[]): Pick[] {
    return places.map((i) => PAW[this.paws(seat)[i]]);
  }
  plan(id: string): Pick {
    return PLAN[planOf(id)];
  }

  /** What the last answer told a seat (null: a spectator), by kind. */
  heard(seat: Seat | null): Event[] {
    return heardBy<Afternova>(this.match.entries.at(-1)?.told ?? [], seat).map((t) => t.event);
  }
  kinds(seat: Seat | null): string[] {
    return this.heard(seat).map((e) => e.kind);
  }
  event<K extends Event['kind']>(kind: K): Extract<Event, { kind: K }> {
    return this.match.entries.flatMap((e) => e.told.map((t) => t.event)).findLast((e) => e.kind === kind) as Extract<Event, { kind: K }>;
  }

  /** Everything a seat can see, as text. */
  view(seat: Seat | null): string {
    return JSON.stringify(viewOf(this.state, seat));
  }

  text(phrase: Phrase): string {
    return plain(phrase, ['Jeff', 'Andrew', 'Mina', 'Otis', 'Rosa', 'Theo']);
  }

  /** Declines all questions about completing. */
  declines(): this {
    while (this.step === 'complete' && this.state.stack.length > 0) this.say(this.waited[0], 'nothing');
    return this;
  }

  /** The usual call: nothing claimed, nothing promised. */
  call(seat: Seat, slot = 0): this {
    return this.say(seat, `planet ${slot}`, 'call', 'lack 0', 'lack 0', 'done');
  }
}
