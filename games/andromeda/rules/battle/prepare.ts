/** N149, N111: dice for energy, and what may be used before a roll; one question for all of it (D23, D30). */

import type { Choice, Known, Open, Step } from '@starboard/kernel';
import type { Effects } from '../../content/effect.ts';
import { ask, nameOf, type S, type X } from '../asking.ts';
import { contentOf, FREE } from '../content.ts';
import type { FrameOf, Price } from '../frames.ts';
import { ENERGY, RAIDERS, type Who } from '../ids.ts';
import { numberOf } from '../picks.ts';
import { affordable, isFree } from '../resources.ts';
import { awake } from '../triggers.ts';
import type { Andromeda, Pick, Pub } from '../types.ts';
import { aimPicks, works, worksInVoid } from './aims.ts';
import { battleOf } from './current.ts';
import { raidersIn, sideOf, strength, targeting } from './marks.ts';
import { DICE, PLAY, USE_ABILITY, USE_CARD, USE_TOKEN } from './picks.ts';
import { playTactic, usePiece } from './uses.ts';

/** What can be used, in a fixed order, one entry for each time. */
interface Usable {
  readonly pick: Pick;
  readonly list: Effects;
  readonly price: Price | null;
}

function usable(pub: Readonly<Pub>, hand: readonly number[] | null, who: Who): Usable[] {
  const battle = battleOf(pub);
  const side = pub.sides[who];
  const c = contentOf(pub.options);
  const sight = { pub, hand };
  const found: Usable[] = [];
  const add = (pick: Pick, list: Effects, price: Price | null, times = 1): void => {
    if (battle.void ? worksInVoid(sight, who, list) : works(sight, who, list)) for (let i = 0; i < times; i++) found.push({ pick, list, price });
  };
  for (const n of side.cards) {
    const card = c.raw.developmentCards[n];
    if (card.when === 'battle' && !side.usedCards.includes(n)) add(USE_CARD[n], card.do, null);
  }
  for (let kind = 0; kind < side.tokens.length; kind++)
    if (side.tokens[kind] > 0 && c.discovery[kind].when === 'battle') add(USE_TOKEN[kind], c.discovery[kind].do, null, side.tokens[kind]);
  for (const n of awake(pub, who, 'prepare', sideOf(battle, who)?.types ?? 0)) {
    const p = c.powers[n];
    const times = p.per === null ? 1 : p.times - battle.used.filter((u) => u === n).length;
    if (p.optional) add(USE_ABILITY[n], p.effects, p.price, p.per === 'battle' ? times : 1);
  }
  // N111: before a Void roll tactics are played here, in a battle in Diplomacy.
  if (battle.void && hand !== null)
    for (let kind = 0; kind < hand.length; kind++) if (hand[kind] > 0) add(PLAY[kind], c.tactics[kind].battle, null, hand[kind]);
  return found;
}

function dicePrice(pub: Readonly<Pub>, n: number): Price {
  const price = FREE.slice();
  price[ENERGY] = n * contentOf(pub.options).raw.constants.energyPerDie;
  return price;
}

function added(a: Price, b: Price | null): Price {
  return b === null ? a : a.map((n, i) => n + b[i]);
}

/** N150: more than six dice are never thrown. */
function mostDice(pub: Readonly<Pub>, who: Who): number {
  const room = contentOf(pub.options).raw.constants.maxDice - strength(pub, who);
  let n = 0;
  while (n < room && affordable(pub, who, dicePrice(pub, n + 1))) n++;
  return n;
}

const ends = (pick: Pick | undefined): boolean => pick === 'ready' || pick === 'roll' || pick === 'roll plain';

function next(k: Known<Andromeda>, f: Open<FrameOf<'prepare'>>, path: readonly Pick[]): Choice<Andromeda> | null {
  if (ends(path.at(-1))) return null;
  const { pub } = k;
  const battle = battleOf(pub);
  const most = mostDice(pub, f.who);
  const all = usable(pub, k.mine?.hand ?? null, f.who);
  const question = battle.void ? 'void' : 'prepare';
  if (path.length === 0 && most > 0)
    return { kind: 'dice', picks: DICE.slice(0, most + 1), ends: all.length === 0 && !battle.void, rule: battle.void ? 'N111' : 'N149' };
  // Walk what was picked: what it costs, and where in the order it stands.
  let price: Price = FREE;
  let from = 0;
  let open: Usable | null = null;
  for (const pick of path) {
    if (pick.startsWith('dice ')) price = dicePrice(pub, numberOf(pick));
    else if (pick.startsWith('foe ') || pick.startsWith('against ')) open = null;
    else {
      while (all[from].pick !== pick) from++;
      open = all[from++];
      price = added(price, open.price);
      if (aimPicks(battle, f.who, open.list) === null) open = null;
    }
  }
  if (open !== null) {
    const more = aimPicks(battle, f.who, open.list) as NonNullable<ReturnType<typeof aimPicks>>;
    return { kind: more.kind, picks: more.picks, ends: false, rule: 'N147' };
  }
  const picks: Pick[] = [];
  for (let i = from; i < all.length; i++)
    if (!picks.includes(all[i].pick) && (all[i].price === null || affordable(pub, f.who, added(price, all[i].price)))) picks.push(all[i].pick);
  if (battle.void) picks.push('roll', ...(targeting(pub, f.who) > 1 || targets(path, all) ? (['roll plain'] as const) : []));
  else if (picks.length === 0 && path.length > 0) return null;
  else picks.push('ready');
  return { kind: question, picks, ends: false, rule: battle.void ? 'N111' : 'N149' };
}

/** N112: whether one of the picks changes the targeting, so that doing without it is a choice. */
const targets = (path: readonly Pick[], all: readonly Usable[]): boolean =>
  all.some(({ pick, list }) => path.includes(pick) && JSON.stringify(list).includes('"targeting"'));

/** D30: skipped if nothing can be bought or used, all of which is open. */
export function prepares(s: S, who: Who): boolean {
  return mostDice(s.pub, who) > 0 || usable(s.pub, null, who).length > 0;
}

export const prepare: Step<Andromeda, FrameOf<'prepare'>> = {
  run(s, f, x) {
    const todo = f.todo.shift();
    if (todo === undefined) {
      if (f.asked) return x.pop();
      f.asked = true;
      const { battle } = s.pub;
      if (battle?.void || prepares(s, f.who)) return ask(s, x, f.who, 'prepare', { needsSecrets: battle?.void === true });
      return x.pop();
    }
    work(s, x, f, todo);
  },
  picks: (k, f, _seat, path) => next(k, f, path),
  take(s, f, _seat, answer, x) {
    const battle = battleOf(s.pub);
    f.todo = answer.filter((pick) => !ends(pick));
    if (battle.void && answer.at(-1) === 'roll plain') f.todo.push('plain');
    if (f.todo.length === 0) x.pop();
  },
  idle(k, f) {
    const path: Pick[] = mostDice(k.pub, f.who) > 0 ? ['dice 0'] : [];
    return next(k, f, path) === null ? path : [...path, battleOf(k.pub).void ? 'roll' : 'ready'];
  },
};

const isAim = (todo: string | undefined): todo is Pick => todo !== undefined && /^(foe|against) /.test(todo);

/** One thing after the other: it is paid for, then it works. */
function work(s: S, x: X, f: FrameOf<'prepare'>, todo: string) {
  const battle = battleOf(s.pub);
  const side = sideOf(battle, f.who);
  const [word, sort, n] = todo.split(' ');
  if (todo === 'plain') {
    // N112: without the targeting computer every die is as it falls.
    battle.marks.push({ use: -1, who: f.who, what: 'targeting', n: -99, to: 0 });
    return prepare.run(s, f, x, null);
  }
  if (word === 'dice') {
    const dice = Number(sort);
    if (dice === 0 || side === undefined) return prepare.run(s, f, x, null);
    side.bought += dice;
    x.tell('all', { kind: 'dice-bought', who: nameOf(s.pub, f.who), n: dice });
    return x.push({ step: 'pay', who: f.who, price: dicePrice(s.pub, dice), free: false });
  }
  const price = word === 'use' && sort === 'ability' ? contentOf(s.pub.options).powers[Number(n)].price : null;
  if (price !== null && !isFree(price)) {
    f.todo.unshift(`paid ${sort} ${n}`);
    return x.push({ step: 'pay', who: f.who, price, free: false });
  }
  const [aimed] = isAim(f.todo[0]) ? f.todo.splice(0, 1).filter(isAim) : [];
  if (word === 'play') playTactic(s, x, f.who, Number(sort), aimed);
  else usePiece(s, x, f.who, sort, Number(n), aimed);
  // On the Void nothing was pushed: the next one follows at once.
  if (battle.void) prepare.run(s, f, x, null);
}

/** Compulsory abilities come first, without a question (N149: lasting bonuses are added automatically). */
export function compulsory(pub: Readonly<Pub>, who: Who): Pick[] {
  const { powers } = contentOf(pub.options);
  const battle = battleOf(pub);
  return awake(pub, who, 'prepare', sideOf(battle, who)?.types ?? 0)
    .filter((n) => !powers[n].optional)
    .map((n) => USE_ABILITY[n]);
}

/** What raiders do to the rolls: changes for a foe concern every player side. */
export function raidersPrepare(s: S): void {
  const { pub } = s;
  const battle = battleOf(pub);
  if (!sideOf(battle, RAIDERS)) return;
  for (const i of raidersIn(pub, battle.region)) {
    const { ability } = contentOf(pub.options).raw.raiders[pub.raiders.card[i]];
    if (ability.when !== 'prepare') continue;
    for (const e of ability.do)
      if (e.k === 'targeting' || e.k === 'dice')
        for (const { who } of battle.sides)
          if (e.side === 'own' ? who === RAIDERS : who >= 0 && who < s.mine.length) battle.marks.push({ use: -1, who, what: e.k, n: e.n, to: 0 });
  }
}
