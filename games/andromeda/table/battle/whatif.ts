/** The odds of a battle if somebody added something: exact for dice and targeting, from open facts and the own hand alone. */
import type { Effect, Effects } from '../../content/effect.ts';
import { enemiesOf, strengths } from '../../rules/battle/marks.ts';
import { odds } from '../../rules/battle/odds.ts';
import { contentOf } from '../../rules/content.ts';
import { RAIDERS } from '../../rules/ids.ts';
import type { Pub, Who } from '../../rules/types.ts';

export interface Chance {
  /** The enemy it is aimed at; null: at nobody. */
  readonly foe: Who | null;
  /** In whole percent, and how much that is more than now. */
  readonly percent: number;
  readonly more: number;
}

/** What a list changes at once; a condition counts where it can be seen to hold. */
function changesIn(pub: Readonly<Pub>, list: Effects): readonly Extract<Effect, { k: 'dice' | 'targeting' }>[] {
  const raiders = pub.battle?.sides.some((s) => s.who === RAIDERS) === true;
  return list.flatMap((e) => {
    if (e.k === 'dice' || e.k === 'targeting') return [e];
    return e.k === 'when' && e.cond === 'vsRaider' ? changesIn(pub, raiders ? e.then : (e.else ?? [])) : [];
  });
}

const between = (n: number, least: number, most: number): number => Math.max(least, Math.min(most, n));

/** The chances of `who` after each way to use a list of effects; none: it changes neither dice nor targeting. */
export function chancesWith(pub: Readonly<Pub>, who: Who, list: Effects): readonly Chance[] {
  const { battle } = pub;
  if (battle === null || battle.void || battle.sides.length < 2) return [];
  const at = battle.sides.findIndex((s) => s.who === who);
  const changes = changesIn(pub, list);
  if (at < 0 || changes.length === 0 || battle.sides.some((s) => s.faces.length > 0)) return [];
  const { maxDice, maxTargeting } = contentOf(pub.options).raw.constants;
  const now = strengths(pub);
  const percent = (aimed: Who | null): number => {
    const then = now.map((side, i) => {
      const mine = changes.filter((e) => (e.side === 'own' ? i === at : battle.sides[i].who === aimed));
      const sum = (k: 'dice' | 'targeting'): number => mine.reduce((n, e) => n + (e.k === k ? e.n : 0), 0);
      return { dice: between(side.dice + sum('dice'), 1, maxDice), targeting: between(side.targeting + sum('targeting'), 1, maxTargeting) };
    });
    return Math.round(100 * odds(then).win[at]);
  };
  const before = Math.round(100 * odds(now).win[at]);
  const foes = changes.some((e) => e.side === 'foe') ? enemiesOf(battle, who) : [null];
  return foes.map((foe) => ({ foe, percent: percent(foe), more: percent(foe) - before }));
}
