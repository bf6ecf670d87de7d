/** A table for tests: dealt from a seed, arranged in a few words, played answer by answer. */
import { type Choice, choose, FastChance, type Game, know, Runner, readOptions, refuse, type Seat, type ToldEvent } from '@starboard/kernel';
import { RESOURCES, type Resource, SHIPS, type ShipType, TRACKS, type Track } from '../content/vocabulary.ts';
import type { S, X } from '../rules/asking.ts';
import { type Compiled, contentOf } from '../rules/content.ts';
import { engine } from '../rules/engine.ts';
import type { Event } from '../rules/events.ts';
import type { Frame } from '../rules/frames.ts';
import { HANGAR, NONE, SHIPS_EACH, TYPE_OF, UNBUILT } from '../rules/ids.ts';
import { PLACES } from '../rules/picks.ts';
import { sure } from '../rules/sure.ts';
import { gainPower } from '../rules/triggers.ts';
import type { Andromeda, Options, Pick, Station } from '../rules/types.ts';

/** Chance for tests: numbers that were set come first, then those of the seed. */
class Loaded extends FastChance {
  readonly next: number[] = [];
  override int(n: number): number {
    const forced = this.next.shift();
    if (forced === undefined) return super.int(n);
    if (forced >= n) throw new RangeError(`${forced} of ${n}`);
    return forced;
  }
}

let hook: ((s: S, x: X) => void) | null = null;
/** The game with a hook for tests: an answer `hook` runs any code with the rules' own hands. */
const game = {
  ...engine,
  steps: Object.fromEntries(
    Object.entries(engine.steps).map(([name, step]) => [
      name,
      {
        ...step,
        take(s: S, f: never, seat: Seat, answer: readonly Pick[], x: X) {
          const run = hook;
          hook = null;
          if (run !== null) run(s, x);
          else (step as { take(s: S, f: never, seat: Seat, answer: readonly Pick[], x: X): void }).take(s, f, seat, answer, x);
        },
      },
    ]),
  ),
} as unknown as Game<Andromeda>;

export const space = (name: string): number => PLACES.indexOf(name);

export class Table {
  readonly runner: Runner<Andromeda>;
  readonly chance: Loaded;
  readonly c: Compiled;

  /** Factions by id, seat by seat; other seats keep the first faction dealt. The first seat begins. */
  constructor(options: Partial<Options> = {}, seats = 2, factions: readonly string[] = [], seed = 1) {
    this.chance = new Loaded(seed);
    this.chance.next.push(0);
    const all = readOptions(game, options);
    this.c = contentOf(all);
    this.runner = Runner.start(game, all, seats, this.chance, true);
    factions.forEach((id, seat) => {
      this.s.mine[seat].offer = [this.c.raw.factions.findIndex((f) => f.id === id)];
    });
    while (this.s.flow.window === 'sealed') {
      const seat = sure(this.s.flow.asked.find((a) => !this.s.flow.done.includes(a)));
      this.runner.answer(seat, [choose(game, know(this.s, seat), seat, [])?.picks[0] as Pick]);
    }
  }

  get s(): S {
    return this.runner.state;
  }
  get pub() {
    return this.s.pub;
  }
  get label(): string {
    return this.s.flow.label;
  }
  get asked(): number {
    return this.s.flow.asked[0];
  }
  side(who = 0): Station {
    return this.pub.sides[who];
  }

  /** What may be picked after `path`. */
  choice(...path: Pick[]): Choice<Andromeda> | null {
    const seat = this.s.flow.asked[0];
    return choose(game, know(this.s, seat), seat, path);
  }
  picks(...path: Pick[]): readonly Pick[] {
    return this.choice(...path)?.picks ?? [];
  }
  /** The key of the reason against a whole answer; null: it is legal. */
  refused(...path: Pick[]): string | null {
    const seat = this.s.flow.asked[0];
    const r = refuse(game, know(this.s, seat), seat, path);
    return r === null ? null : `${r.rule} ${r.why}`;
  }

  /** The asked seat gives this answer, which must be legal. */
  play(...path: Pick[]): this {
    const seat = this.s.flow.asked[0];
    const no = this.refused(...path);
    if (no !== null) throw new Error(`'${path.join(' ')}' is refused (${no}) at '${this.label}'; open: ${this.picks().join(', ')}`);
    this.runner.hear();
    this.runner.answer(seat, path);
    engine.invariants(this.s);
    return this;
  }

  /** Answers everything as quietly as can be until one of these questions is put, or the game is over. */
  until(...labels: string[]): this {
    for (let n = 0; this.s.stack.length > 0 && !labels.includes(this.label); n++) {
      if (n > 500) throw new Error(`none of ${labels.join()} comes; asked: ${this.label}`);
      const path: Pick[] = [];
      for (;;) {
        const c = this.choice(...path);
        if (c === null) break;
        const calm = c.picks.find((p) => ['end', 'skip', 'stop', 'pass', 'ready', 'roll'].includes(p));
        path.push(calm ?? c.picks[0]);
        if (c.ends) break;
      }
      this.play(...path);
    }
    return this;
  }

  /** Runs something with the rules' hands, below the question that is open. */
  run(what: (s: S, x: X) => void): this {
    const seat = this.s.flow.asked[0];
    hook = what;
    this.runner.hear();
    this.runner.answer(seat, ['hook' as Pick]);
    engine.invariants(this.s);
    return this;
  }
  push(frame: Frame): this {
    return this.run((_s, x) => x.push(frame));
  }
  /** A list of effects of the content. */
  do(at: string, who = 0, arg = NONE): this {
    return this.push({ step: 'do', who, at, i: 0, arg, free: false });
  }

  /** Events of the last answer, of one kind. */
  told<K extends Event['kind']>(kind: K): Extract<Event, { kind: K }>[] {
    return this.runner.events.filter((t: ToldEvent<Andromeda>) => t.event.kind === kind).map((t) => t.event as Extract<Event, { kind: K }>);
  }
  /** Whether the last answer can no longer be taken back. */
  get final(): boolean {
    return this.runner.barrier;
  }

  // ---- arranging -------------------------------------------------------------------------------------------------------

  stock(amounts: Partial<Record<Resource, number>>, who = 0): this {
    RESOURCES.forEach((r, i) => {
      this.side(who).resources[i] = amounts[r] ?? 0;
    });
    return this;
  }
  stored(who = 0): Partial<Record<Resource, number>> {
    return Object.fromEntries(RESOURCES.flatMap((r, i) => (this.side(who).resources[i] > 0 ? [[r, this.side(who).resources[i]]] : [])));
  }
  /** Puts a ship of a type somewhere: a place of the map, or HANGAR, BAY, SCRAPYARD; an unbuilt or home one is taken. */
  ship(type: ShipType, where: string | number, who = 0): this {
    const { at } = this.pub.fleet;
    for (const from of [HANGAR, UNBUILT])
      for (let i = 0; i < SHIPS_EACH; i++)
        if (SHIPS[TYPE_OF[i]] === type && at[who * SHIPS_EACH + i] === from) {
          at[who * SHIPS_EACH + i] = typeof where === 'string' ? space(where) : where;
          return this;
        }
    throw new Error(`no ${type} is left`);
  }
  /** All ships of a side out of the game's way. */
  unbuild(who = 0): this {
    for (let i = 0; i < SHIPS_EACH; i++) this.pub.fleet.at[who * SHIPS_EACH + i] = UNBUILT;
    return this;
  }
  noRaiders(): this {
    this.pub.raiders.card = [];
    this.pub.raiders.at = [];
    return this;
  }
  /** Modules into a row, from the deck or the market. */
  modules(row: number, ids: readonly string[], who = 0): this {
    for (const id of ids) {
      const m = this.module(id);
      for (const list of [...this.pub.market.decks, ...this.pub.market.columns]) if (list.includes(m)) list.splice(list.indexOf(m), 1);
      const r = this.side(who).rows[row];
      r.modules.push(m);
      r.damaged.push(0);
      r.gaps.push(NONE);
    }
    return this;
  }
  module(id: string): number {
    return this.c.modules.findIndex((m) => m.id === id);
  }
  moon(id: string): number {
    return this.c.moons.findIndex((m) => m.id === id);
  }
  /** Out of wherever it is. */
  #lift(moon: number): void {
    const { unseen, top, second, moons } = this.pub.map;
    for (const list of unseen) if (list.includes(moon)) list.splice(list.indexOf(moon), 1);
    for (let i = 0; i < top.length; i++) {
      if (second[i] === moon) {
        second[i] = NONE;
        moons[i]--;
      }
      if (top[i] === moon) {
        moons[i]--;
        const kind = this.c.tiles[this.pub.map.tile[i]]?.kind ?? NONE;
        top[i] = moons[i] > 0 && kind >= 0 ? (unseen[kind].pop() as number) : NONE;
      }
    }
  }
  dock(ids: readonly string[], who = 0): this {
    for (const id of ids) {
      this.#lift(this.moon(id));
      this.side(who).dock.push(this.moon(id));
    }
    return this;
  }
  slotted(row: number, gap: number, id: string, who = 0): this {
    this.#lift(this.moon(id));
    this.side(who).rows[row].gaps[gap] = this.moon(id);
    return this;
  }
  /** A hand of these kinds of tactics, everything else back into the deck. */
  hand(ids: readonly string[], who = 0): this {
    const { hand } = this.s.mine[who];
    const { decks } = this.pub;
    hand.forEach((n, kind) => {
      this.s.dark.tactics[kind] += n;
      decks.tactics += n;
      hand[kind] = 0;
    });
    for (const id of ids) {
      const kind = this.c.tactics.findIndex((t) => t.id === id);
      if (this.s.dark.tactics[kind] === 0) {
        const other = this.s.mine.findIndex((m, seat) => seat !== who && m.hand[kind] > 0);
        this.s.mine[other].hand[kind]--;
        this.side(other).hand--;
      } else {
        this.s.dark.tactics[kind]--;
        decks.tactics--;
      }
      hand[kind]++;
    }
    this.side(who).hand = ids.length;
    return this;
  }
  tactic(id: string): number {
    return this.c.tactics.findIndex((t) => t.id === id);
  }
  power(id: string): number {
    return this.c.powers.findIndex((p) => p.id === id);
  }
  /** An ability of the content, as if its owner had it. */
  able(id: string, who = 0): this {
    gainPower(this.pub, who, this.power(id));
    return this;
  }
  track(track: Track, to: number, who = 0): this {
    this.side(who).tracks[TRACKS.indexOf(track)] = to;
    return this;
  }
  /** The place of a tile. */
  where(id: string): string {
    return PLACES[this.pub.map.tile.indexOf(this.c.tiles.findIndex((t) => t.id === id))];
  }
  /** Swaps a tile of the map with one of the draw stack or of another place. */
  tile(id: string, at: string): this {
    const { map } = this.pub;
    const tile = this.c.tiles.findIndex((t) => t.id === id);
    const to = space(at);
    const from = map.tile.indexOf(tile);
    const was = map.tile[to];
    map.tile[to] = tile;
    if (from >= 0) {
      map.tile[from] = was;
      for (const list of [map.moons, map.top]) [list[from], list[to]] = [list[to], list[from]];
      for (let who = 0; who < this.pub.sides.length; who++) {
        const l = map.leaders;
        [l[who * 28 + from], l[who * 28 + to]] = [l[who * 28 + to], l[who * 28 + from]];
      }
      return this;
    }
    map.stack.splice(map.stack.indexOf(tile), 1, was);
    const kind = this.c.tiles[was].kind;
    if (kind >= 0 && map.top[to] !== NONE) map.unseen[kind].push(map.top[to]);
    const mine = this.c.tiles[tile].kind;
    map.moons[to] = mine >= 0 ? 3 : 0;
    map.top[to] = mine >= 0 ? (map.unseen[mine].pop() as number) : NONE;
    return this;
  }
}
