/** `module`: modules from the market, bought or free (N102, N181–N184, N274, D5), and the discard after a single purchase (D6). */
import type { Choice, Refusal, Step } from '@starboard/kernel';
import type { EffectOf } from '../../content/effect.ts';
import { MODULE_TYPES } from '../../content/vocabulary.ts';
import { ask, nameOf, type S, type X } from '../asking.ts';
import { contentOf } from '../content.ts';
import type { FrameOf } from '../frames.ts';
import { NONE, type Who } from '../ids.ts';
import { gainModule, leaveMarket, modulePrice, onOffer } from '../market.ts';
import { MOD, mod } from '../modifiers.ts';
import { DISCARD, firstOf, MODULE, numberOf, PLACE } from '../picks.ts';
import { affordable } from '../resources.ts';
import { placesFor } from '../rows.ts';
import type { Andromeda, Pick, Pub } from '../types.ts';
import { ANY_SET } from './gain.ts';
import type { Kind } from './kind.ts';

type F = Readonly<FrameOf<'module'>>;

const ALL: readonly number[] = MODULE_TYPES.map((_, i) => i);
const named = new WeakMap<readonly string[], readonly number[]>();
/** Types an effect reaches; at a field, all of them for those who may (`fieldAnyType`). */
function typesOf(pub: Readonly<Pub>, who: Who, e: EffectOf<'module'>): readonly number[] {
  if (e.discardIfOne === true && mod(pub.sides[who], MOD.fieldAnyType) > 0) return ALL;
  let types = named.get(e.types);
  if (types === undefined) {
    types = e.types.includes('any') ? ALL : ALL.filter((i) => e.types.includes(MODULE_TYPES[i]));
    named.set(e.types, types);
  }
  return types;
}

/** Face-up modules that may be taken, by column from the bottom up. */
function open(pub: Readonly<Pub>, f: F): number[] {
  const list: number[] = [];
  for (const type of f.types) {
    const column = pub.market.columns[type];
    for (let i = 0; i < column.length && (i === 0 || !f.bottom); i++)
      if (f.free || affordable(pub, f.who, modulePrice(pub, f.who, type, i, f.off))) list.push(column[i]);
  }
  return list;
}

const shown = (pub: Readonly<Pub>, types: readonly number[]): number[] => types.flatMap((t) => pub.market.columns[t]);

export const module: Kind<'module'> = {
  kind: 'module',
  collective: 'own',
  possible(t, who, e) {
    const types = typesOf(t.pub, who, e);
    let cards = 0;
    for (const type of types) {
      const column = t.pub.market.columns[type];
      cards += column.length;
      // The bottom card is the cheapest.
      if (column.length > 0 && (e.price === 'free' || affordable(t.pub, who, modulePrice(t.pub, who, type, 0, e.discount ?? 0)))) return true;
    }
    return cards === 0;
  },
  resolve(s, x, f, e) {
    const types = typesOf(s.pub, f.who, e);
    // N274.
    if (shown(s.pub, types).length === 0) return x.push({ step: 'gain', who: f.who, set: ANY_SET, n: 1, from: f.at });
    x.push({
      step: 'module',
      who: f.who,
      types: types.slice(),
      free: e.price === 'free',
      bottom: e.pick === 'bottom',
      off: e.discount ?? 0,
      n: e.n ?? 1,
      got: 0,
      discard: e.discardIfOne ?? false,
      buying: NONE,
      row: 0,
      place: 0,
      beside: f.free,
    });
  },
};

function got(s: S, x: X, f: FrameOf<'module'>): void {
  const module = f.buying;
  f.buying = NONE;
  f.got++;
  f.n--;
  if (!f.free && !s.pub.turn.bought.includes(f.who)) s.pub.turn.bought.push(f.who);
  gainModule(s, x, f.who, module, f.row, f.place);
}

function begin(s: S, x: X, f: FrameOf<'module'>, module: number, row: number, place: number) {
  f.buying = module;
  f.row = row;
  f.place = place;
  if (f.free) return got(s, x, f);
  const [type, position] = onOffer(s.pub, module);
  x.push({ step: 'pay', who: f.who, price: modulePrice(s.pub, f.who, type, position, f.off), free: false });
}

function drop(s: S, x: X, who: Who, module: number): void {
  if (x.telling) x.tell('all', { kind: 'module-gone', who: nameOf(s.pub, who), module: contentOf(s.pub.options).modules[module].id });
  leaveMarket(s, x, module);
}

const discards = (f: F): boolean => f.discard && f.got === 1;
const placePicks = (pub: Readonly<Pub>, who: Who, module: number): Pick[] =>
  placesFor(contentOf(pub.options), pub.sides[who], module).map(([row, place]) => PLACE[row][place]);

export const moduleStep: Step<Andromeda, FrameOf<'module'>> = {
  run(s, f, x, paid) {
    if (f.buying !== NONE) {
      if (paid !== null && 'paid' in paid && paid.paid) return got(s, x, f);
      f.buying = NONE;
      f.n = 0;
    }
    const list = f.n > 0 ? open(s.pub, f) : [];
    if (list.length > 0) {
      if (f.free && list.length === 1) {
        const places = placesFor(contentOf(s.pub.options), s.pub.sides[f.who], list[0]);
        if (places.length === 1) return begin(s, x, f, list[0], places[0][0], places[0][1]);
      }
      return ask(s, x, f.who, 'module');
    }
    f.n = 0;
    if (!discards(f)) return x.pop();
    const cards = shown(s.pub, f.types);
    if (cards.length > 1) return ask(s, x, f.who, 'module');
    x.pop();
    if (cards.length === 1) drop(s, x, f.who, cards[0]);
  },
  picks(k, f, _seat, path): Choice<Andromeda> | null {
    if (f.n === 0) return { kind: 'discard-module', picks: shown(k.pub, f.types).map((m) => DISCARD[m]), ends: true, rule: 'N102' };
    if (path.length === 0) {
      const picks: Pick[] = open(k.pub, f).map((m) => MODULE[m]);
      const ends = picks.every((p) => placePicks(k.pub, f.who, numberOf(p)).length === 1);
      if (!f.free) picks.push('skip');
      const dear = (): Refusal<Andromeda>[] =>
        f.types.flatMap((type) =>
          k.pub.market.columns[type]
            .filter((m) => !picks.includes(MODULE[m]))
            .map((m) => ({ pick: MODULE[m], rule: 'N181', why: 'not-affordable' }) as const),
        );
      return { kind: 'module', picks, ends, rule: f.free ? 'N183' : 'N101', ...(!f.free && { greyed: dear }) };
    }
    if (path.length === 2 || path[0] === 'skip') return null;
    const places = placePicks(k.pub, f.who, numberOf(path[0]));
    return places.length === 1 ? null : { kind: 'place', picks: places, ends: true, rule: 'N183' };
  },
  take(s, f, _seat, [what, where], x) {
    if (what === 'skip') {
      f.n = 0;
      return;
    }
    const module = numberOf(what);
    if (what.startsWith('discard')) {
      x.pop();
      return drop(s, x, f.who, module);
    }
    const [row, place] =
      where === undefined ? placesFor(contentOf(s.pub.options), s.pub.sides[f.who], module)[0] : [firstOf(where), Number(where.split(' ')[2])];
    begin(s, x, f, module, row, place);
  },
};
