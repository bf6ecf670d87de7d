/** The odds of a battle if somebody added something: exact for dice and targeting, from open facts and your own hand alone. */
import { Aim } from '@starboard/table-kit';
import type { Effect, Effects } from '../../content/effect.ts';
import { conditionHolds } from '../../rules/battle/conditions.ts';
import { enemiesOf, strengths } from '../../rules/battle/marks.ts';
import { odds } from '../../rules/battle/odds.ts';
import type { Mark } from '../../rules/battle/types.ts';
import { contentOf } from '../../rules/content.ts';
import { transportOnPlanet } from '../../rules/effects/when.ts';
import { NONE } from '../../rules/ids.ts';
import { firstOf } from '../../rules/picks.ts';
import { diceOf } from '../../rules/ships.ts';
import type { Pick, Pub, Who } from '../../rules/types.ts';

export interface Chance {
  /** The enemy it is aimed at; null: at nobody. */
  readonly foe: Who | null;
  /** In whole percent, and how much that is more than now. */
  readonly percent: number;
  readonly more: number;
}

/** Something that is pointed at: what it would add. */
export interface Wish {
  readonly dice: number;
  readonly list: Effects;
  readonly foe: Who | null;
}
export const NO_WISH: Wish = { dice: 0, list: [], foe: null };
export type WishAim = Aim<Wish>;
export const newWishAim = (): WishAim => new Aim((a, b) => a.dice === b.dice && a.list === b.list && a.foe === b.foe);

/** What a list changes at once for `who`; a condition counts where it holds now. */
function changesIn(pub: Readonly<Pub>, who: Who, list: Effects): readonly Extract<Effect, { k: 'dice' | 'targeting' }>[] {
  return list.flatMap((e) => {
    if (e.k === 'dice' || e.k === 'targeting') return [e];
    if (e.k !== 'when') return [];
    const holds = e.cond === 'hasTransportOnPlanet' ? transportOnPlanet(pub, who) : conditionHolds(pub, who, e.cond);
    return holds === 'later' ? [] : changesIn(pub, who, holds ? e.then : (e.else ?? []));
  });
}

export interface Stance {
  readonly dice: number;
  readonly targeting: number;
  /** In whole percent. */
  readonly chance: number;
}

/** All sides with what `who` wishes; null: there is no open battle. */
export function stancesWith(pub: Readonly<Pub>, who: Who, { dice, list, foe }: Wish): readonly Stance[] | null {
  const { battle } = pub;
  if (battle === null || battle.void || battle.sides.length < 2 || battle.sides.some((s) => s.faces.length > 0)) return null;
  // With one enemy nobody is asked at whom it is aimed.
  const enemies = enemiesOf(battle, who);
  const aimed = foe ?? (enemies.length === 1 ? enemies[0] : NONE);
  const marks = changesIn(pub, who, list).map((e): Mark => ({ use: NONE, who: e.side === 'own' ? who : aimed, what: e.k, n: e.n, to: 0 }));
  const sides = battle.sides.map((s) => (s.who === who ? { ...s, bought: s.bought + dice } : s));
  const then = strengths({ ...pub, battle: { ...battle, sides, marks: [...battle.marks, ...marks] } });
  const { win } = odds(then);
  return then.map((side, i) => ({ ...side, chance: Math.round(100 * win[i]) }));
}

/** The chance of `who` in whole percent; null: there is no open battle, or it has no part in it. */
export function chanceWith(pub: Readonly<Pub>, who: Who, wish: Wish): number | null {
  const at = pub.battle?.sides.findIndex((s) => s.who === who) ?? -1;
  return at < 0 ? null : (stancesWith(pub, who, wish)?.[at].chance ?? null);
}

/** The chances of `who` after each way to use a list of effects; none: it changes neither dice nor targeting. */
export function chancesWith(pub: Readonly<Pub>, who: Who, list: Effects): readonly Chance[] {
  const { battle } = pub;
  const before = chanceWith(pub, who, NO_WISH);
  const changes = changesIn(pub, who, list);
  if (battle === null || before === null || changes.length === 0) return [];
  const foes = changes.some((e) => e.side === 'foe') ? enemiesOf(battle, who) : [null];
  return foes.map((foe) => {
    const percent = chanceWith(pub, who, { dice: 0, list, foe }) ?? 0;
    return { foe, percent, more: percent - before };
  });
}

const LATER: ReadonlySet<Effect['k']> = new Set<Effect['k']>(['reroll', 'setDie', 'cancelTactic', 'modify']);
/** A list also helps in a way that no chance counts: by dice that have fallen, or by what others play. */
export const helpsLater = (list: Effects): boolean =>
  list.some((e) => LATER.has(e.k) || (e.k === 'when' && (helpsLater(e.then) || helpsLater(e.else ?? []))));

/** It leaves the battle, or would end it for everybody: then a chance says nothing. */
export const endsFight = (list: Effects): 'withdraw' | 'truce' | null =>
  list.some((e) => e.k === 'withdraw') ? 'withdraw' : list.some((e) => e.k === 'truce') ? 'truce' : null;

/** The dice of ships that were named for the battle (`bring 1 r2c3`). */
export const diceBrought = (pub: Readonly<Pub>, who: Who, picks: readonly Pick[]): number =>
  picks.reduce((n, p) => n + (p.startsWith('bring ') ? diceOf(pub, who, firstOf(p)) : 0), 0);

/** How many dice energy buys: it is asked only later, and the engine has the last word. */
export function diceForEnergy(pub: Readonly<Pub>, who: Who, brought: number): number {
  const { constants } = contentOf(pub.options).raw;
  const now = stancesWith(pub, who, { ...NO_WISH, dice: brought })?.[pub.battle?.sides.findIndex((s) => s.who === who) ?? -1];
  if (now === undefined) return 0;
  return Math.max(0, Math.min(constants.maxDice - now.dice, Math.floor(pub.sides[who].resources[0] / constants.energyPerDie)));
}
