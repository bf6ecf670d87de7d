/**
 * Strength, targeting and everything else that cards, tokens and abilities change in a battle. A change is kept as a mark that
 * names the use it comes from, so that cancelling a tactic is taking its marks away.
 */
import type { Effect } from '../../content/effect.ts';
import { isCollective, type S } from '../asking.ts';
import { contentOf } from '../content.ts';
import type { DoFrame } from '../frames.ts';
import { NONE, RAIDERS, TYPE_OF, type Who } from '../ids.ts';
import { MOD, mod } from '../modifiers.ts';
import { diceOf, shipsIn } from '../ships.ts';
import type { Pub } from '../types.ts';
import { battleOf } from './current.ts';
import { type Odds, odds, type Strength } from './odds.ts';
import type { Battle, BattleSide, Mark } from './types.ts';

export const sideOf = (battle: Battle, who: Who): BattleSide | undefined => battle.sides.find((side) => side.who === who);
export const enemiesOf = (battle: Readonly<Battle>, who: Who): Who[] => battle.sides.flatMap((side) => (side.who === who ? [] : [side.who]));
/** Raiders of a region, as places in the list of figures. */
export const raidersIn = (pub: Readonly<Pub>, space: number): number[] => pub.raiders.at.flatMap((at, i) => (at === space ? [i] : []));

function sum(battle: Readonly<Battle>, who: Who, what: Mark['what']): number {
  let n = 0;
  for (const mark of battle.marks) if (mark.who === who && mark.what === what) n += mark.n;
  return n;
}

const within = (n: number, least: number, most: number): number => Math.max(least, Math.min(most, n));

/** N150: dice of the ships, of the ghost (N207), bought ones and all changes; 1 to 6. */
export function strength(pub: Readonly<Pub>, who: Who): number {
  const battle = battleOf(pub);
  const c = contentOf(pub.options);
  let dice = sum(battle, who, 'dice') + (sideOf(battle, who)?.bought ?? 0);
  if (who === RAIDERS) for (const i of raidersIn(pub, battle.region)) dice += c.raw.raiders[pub.raiders.card[i]].dice;
  else if (battle.void) dice += diceOf(pub, who, TYPE_OF[pub.turn.ship]);
  else {
    for (const ship of shipsIn(pub, who, battle.region)) dice += diceOf(pub, who, TYPE_OF[ship]);
    if (pub.map.ghost === battle.region && mod(pub.sides[who], MOD.ghost) > 0) dice++;
    dice += mod(pub.sides[who], MOD.cDice);
  }
  return within(dice, 1, c.raw.constants.maxDice);
}

/** N150: 1 to 5. N302: several raiders aim as well as the best of them. */
export function targeting(pub: Readonly<Pub>, who: Who): number {
  const battle = battleOf(pub);
  const { raiders, constants } = contentOf(pub.options).raw;
  let base = constants.startTargeting;
  if (who === RAIDERS) for (const i of raidersIn(pub, battle.region)) base = Math.max(base, raiders[pub.raiders.card[i]].targeting);
  else base += mod(pub.sides[who], MOD.targeting) + (isCollective(pub, who) ? mod(pub.sides[who], MOD.cTargeting) : 0);
  return within(base + sum(battle, who, 'targeting'), 1, constants.maxTargeting);
}

/** N158: damage that is ignored. */
export const shieldsUp = (battle: Readonly<Battle>, who: Who): number => sum(battle, who, 'shield');

/** N154: lasting, or for this battle. */
export const winsTies = (pub: Readonly<Pub>, who: Who): boolean =>
  who !== RAIDERS && (mod(pub.sides[who], MOD.winTies) > 0 || sum(battleOf(pub), who, 'ties') > 0);

export const strengths = (pub: Readonly<Pub>): Strength[] =>
  battleOf(pub).sides.map(({ who }) => ({ dice: strength(pub, who), targeting: targeting(pub, who) }));

/** Chances as the battle stands, for words and bots: all of it is open. */
export const oddsNow = (pub: Readonly<Pub>): Odds => odds(strengths(pub));

/** Notes what an effect of use `f.arg` changes. Without a use (an effect outside battles) nothing is changed. */
export function mark(s: S, f: Readonly<DoFrame>, e: Effect) {
  const { battle } = s.pub;
  const use = battle?.uses[f.arg];
  if (battle === null || use === undefined || use.off) return;
  const add = (who: Who, what: Mark['what'], n: number, to = 0): void => {
    if (who !== NONE) battle.marks.push({ use: f.arg, who, what, n, to });
  };
  switch (e.k) {
    case 'dice':
    case 'targeting':
      return add(e.side === 'own' ? f.who : use.foe, e.k, e.n);
    case 'reroll':
      return add(e.side === 'own' ? f.who : use.foe, 'reroll', e.n);
    case 'setDie':
      return add(f.who, 'set', e.n, e.to);
    case 'shield':
      return add(f.who, 'shield', e.n);
    default:
      return;
  }
}

/** `winTies` of a card holds for its battle. */
export function markTies(s: S, f: Readonly<DoFrame>): void {
  s.pub.battle?.marks.push({ use: f.arg, who: f.who, what: 'ties', n: 1, to: 0 });
}

/** A tactic is cancelled: its changes no longer count, and its later effects do not happen. */
export function cancel(battle: Battle, use: number): void {
  battle.uses[use].off = true;
  battle.marks = battle.marks.filter((m) => m.use !== use);
}

/** Tactics of enemy sides that may be cancelled, as places among the uses: withdrawing and an accepted truce are done. */
export const cancellable = (battle: Readonly<Battle>, who: Who): number[] =>
  battle.uses.flatMap((use, i) => (use.tactic !== NONE && use.who !== who && !use.off && sideOf(battle, use.who) ? [i] : []));
