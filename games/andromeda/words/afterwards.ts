/** What an answer would lead to, where that can be computed from what is open: chances in a battle, a price that can no longer be paid. */
import type { Effects } from '../content/effect.ts';
import { RESOURCES, SHIPS } from '../content/vocabulary.ts';
import { conditionHolds } from '../rules/battle/conditions.ts';
import { enemiesOf, strengths } from '../rules/battle/marks.ts';
import { odds } from '../rules/battle/odds.ts';
import { room } from '../rules/gains.ts';
import { RAIDERS } from '../rules/ids.ts';
import { numberOf } from '../rules/picks.ts';
import { affordable } from '../rules/resources.ts';
import { diceOf } from '../rules/ships.ts';
import type { Pick, Who } from '../rules/types.ts';
import { contentIn, topFrame, type View } from './common.ts';

interface Change {
  readonly who: Who;
  readonly dice: number;
  readonly targeting: number;
}

/** The chance of `who` in whole percent after these changes; null: there is no battle to win, or the dice lie. */
export function chanceWith(k: View, who: Who, changes: readonly Change[]): number | null {
  const { battle } = k.pub;
  if (battle === null || battle.void || battle.sides.length < 2 || battle.sides.some((side) => side.faces.length > 0)) return null;
  const at = battle.sides.findIndex((side) => side.who === who);
  if (at < 0) return null;
  const { maxDice, maxTargeting } = contentIn(k).raw.constants;
  const sides = strengths(k.pub).map(({ dice, targeting }, i) => {
    const mine = changes.filter((change) => change.who === battle.sides[i].who);
    return {
      dice: Math.max(1, Math.min(maxDice, dice + mine.reduce((n, c) => n + c.dice, 0))),
      targeting: Math.max(1, Math.min(maxTargeting, targeting + mine.reduce((n, c) => n + c.targeting, 0))),
    };
  });
  return Math.round(100 * odds(sides).win[at]);
}

/** With so many dice more. */
export const chanceWithDice = (k: View, who: Who, dice: number): number | null => chanceWith(k, who, [{ who, dice, targeting: 0 }]);

/** With the ships named by these picks (`bring 1 r2c3`) in the battle. */
export function chanceWithShips(k: View, who: Who, picks: readonly string[]): number | null {
  const types = picks.filter((p) => p.startsWith('bring ')).map((p) => Number(p.split(' ')[1]));
  return chanceWithDice(
    k,
    who,
    types.filter((type) => type < SHIPS.length).reduce((n, type) => n + diceOf(k.pub, who, type), 0),
  );
}

/** What a list of effects changes in strengths; null: not only those, or at whom is not yet said. */
function changesOf(k: View, who: Who, list: Effects, foe: Who | null): Change[] | null {
  const found: Change[] = [];
  for (const e of list) {
    if (e.k === 'dice' || e.k === 'targeting') {
      const side = e.side === 'own' ? who : foe;
      if (side === null) return null;
      found.push({ who: side, dice: e.k === 'dice' ? e.n : 0, targeting: e.k === 'targeting' ? e.n : 0 });
    } else if (e.k === 'reroll' || e.k === 'setDie' || e.k === 'cancelTactic' || e.k === 'truce' || e.k === 'withdraw') return null;
    else if (e.k === 'when' && e.cond !== 'hasTransportOnPlanet' && conditionHolds(k.pub, who, e.cond) === true) {
      const more = changesOf(k, who, e.then, foe);
      if (more === null) return null;
      found.push(...more);
    }
  }
  return found;
}

/** The chance after a tactic, card or ability that only changes dice and aim; null: it does something else, or nothing of the kind. */
export function chanceAfter(k: View, who: Who, list: Effects, named: Who | null): number | null {
  const { battle } = k.pub;
  if (battle === null || battle.void) return null;
  const foes = enemiesOf(battle, who);
  const changes = changesOf(k, who, list, named ?? (foes.length === 1 ? foes[0] : null));
  return changes === null || changes.length === 0 ? null : chanceWith(k, who, changes);
}

/** Whom `foe 2` and `foe raiders` mean. */
export const foeOf = (pick: string): Who => (pick === 'foe raiders' ? RAIDERS : Number(pick.split(' ')[1]));

/** The price that waits below a question about what a moon gives (N57); null: nothing is being paid. */
export function waitingPrice(k: View): readonly number[] | null {
  if (topFrame(k)?.step !== 'gain') return null;
  const below = k.stack.findLast((f) => f.step === 'pay');
  return below?.step === 'pay' ? below.price : null;
}

/** N307: whether the waiting price can still be paid if these units, and any others for the rest, are taken. */
export function stillPays(k: View, who: Who, path: readonly string[]): boolean {
  const f = topFrame(k);
  const price = waitingPrice(k);
  if (f?.step !== 'gain' || price === null) return true;
  const side = k.pub.sides[who];
  const resources = side.resources.slice();
  for (const p of path) resources[numberOf(p as Pick)]++;
  const tries = (left: number, from: number): boolean => {
    const sides = k.pub.sides.map((other, i) => (i === who ? { ...side, resources: resources.slice() } : other));
    if (affordable({ ...k.pub, sides }, who, price)) return true;
    if (left === 0) return false;
    for (let r = from; r < RESOURCES.length; r++) {
      if (((f.set >> r) & 1) === 0 || resources[r] - side.resources[r] >= room(k.pub, who, r)) continue;
      resources[r]++;
      const found = tries(left - 1, r);
      resources[r]--;
      if (found) return true;
    }
    return false;
  };
  return tries(f.n - path.length, 0);
}
