/** Battles: decisions by exact odds. */
import type { Choice, Known, Seat } from '@starboard/kernel';
import type { Effect, Effects } from '../content/effect.ts';
import type { BattleKind } from '../content/packs/effect-shapes.ts';
import { conditionHolds } from '../rules/battle/conditions.ts';
import { battleOf } from '../rules/battle/current.ts';
import { cancellable, strengths } from '../rules/battle/marks.ts';
import { odds, type Strength } from '../rules/battle/odds.ts';
import { contentOf } from '../rules/content.ts';
import { ENERGY, RAIDERS, SUPREMACY } from '../rules/ids.ts';
import { firstOf, numberOf } from '../rules/picks.ts';
import { diceOf, shipsIn } from '../rules/ships.ts';
import type { Andromeda, Pick, Pub } from '../rules/types.ts';
import { ahead, returnsAhead, useful } from './phase.ts';
import { WEIGHTS } from './weights.ts';
import { stepWorth, unitsCost, worth } from './worth.ts';

/** The chance to win with so many dice more and so much better aim, and changes of the strongest enemy. */
function chance(pub: Readonly<Pub>, seat: Seat, dice: number, aim: number, foeDice = 0, foeAim = 0): number {
  const battle = battleOf(pub);
  const at = battle.sides.findIndex((side) => side.who === seat);
  if (at < 0 || battle.sides.length < 2) return 0.5;
  const now = strengths(pub);
  const foe = now.reduce((best, s, i) => (i !== at && (best < 0 || s.dice > now[best].dice) ? i : best), -1);
  const changed = (s: Strength, more: number, better: number): Strength => ({
    dice: Math.max(1, Math.min(6, s.dice + more)),
    targeting: Math.max(1, Math.min(5, s.targeting + better)),
  });
  return odds(now.map((s, i) => (i === at ? changed(s, dice, aim) : i === foe ? changed(s, foeDice, foeAim) : s))).win[at];
}

/** What winning means: the step, rewards, ships on both sides. */
function stake(pub: Readonly<Pub>, seat: Seat): number {
  const battle = battleOf(pub);
  const { raiders } = contentOf(pub.options).raw;
  let n = stepWorth(pub, seat, SUPREMACY) + shipsIn(pub, seat, battle.region).length * WEIGHTS.wreck * ahead(pub);
  for (const { who } of battle.sides) {
    if (who === RAIDERS)
      for (const [i, at] of pub.raiders.at.entries()) if (at === battle.region) n += worth(pub, seat, raiders[pub.raiders.card[i]].reward);
    if (who >= 0 && who !== seat) n += Math.min(3, shipsIn(pub, who, battle.region).length) * WEIGHTS.vp;
  }
  return n;
}

const gainOf = (pub: Readonly<Pub>, seat: Seat, dice: number, aim: number): number =>
  (chance(pub, seat, dice, aim) - chance(pub, seat, 0, 0)) * stake(pub, seat);

/** What the fight is worth as it stands: the prize if it is won, the ships if it is lost, a manoeuvre for comfort. */
function prospect(pub: Readonly<Pub>, seat: Seat): number {
  const p = chance(pub, seat, 0, 0);
  const ships = shipsIn(pub, seat, battleOf(pub).region).length * WEIGHTS.wreck * ahead(pub);
  return p * (stake(pub, seat) - ships) - (1 - p) * (ships - WEIGHTS.tactic * useful(pub));
}

/** What cancelling the best of the enemies' tactics changes. */
function cancelling(pub: Readonly<Pub>, seat: Seat): number {
  const battle = battleOf(pub);
  const now = chance(pub, seat, 0, 0);
  const gains = cancellable(battle, seat).map((use) => {
    const without = { ...pub, battle: { ...battle, marks: battle.marks.filter((m) => m.use !== use) } };
    return chance(without, seat, 0, 0) - now;
  });
  return Math.max(0, ...gains) * stake(pub, seat);
}

interface Changes {
  dice: number;
  aim: number;
  foeDice: number;
  foeAim: number;
  /** Worth that is not dice. */
  other: number;
  /** What a victory, or a defeat, brings on top. */
  won: number;
  lost: number;
}

/** What has its worth outside the battle. A kind that only battles know must be named below, else this is a type error. */
const elsewhere = (_: Exclude<Effect, { readonly k: BattleKind }>): number => 0.4;

/** Dice and aim that a list of effects brings, roughly; conditions are looked at. */
function changes(
  pub: Readonly<Pub>,
  seat: Seat,
  list: Effects,
  sum: Changes = { dice: 0, aim: 0, foeDice: 0, foeAim: 0, other: 0, won: 0, lost: 0 },
): Changes {
  for (const e of list)
    switch (e.k) {
      case 'dice':
        if (e.side === 'own') sum.dice += e.n;
        else sum.foeDice += e.n;
        break;
      case 'targeting':
        if (e.side === 'own') sum.aim += e.n;
        else sum.foeAim += e.n;
        break;
      case 'reroll':
      case 'setDie':
        sum.dice += 0.6 * e.n;
        break;
      case 'when':
        if (e.cond === 'won') sum.won += worth(pub, seat, e.then);
        else if (e.cond === 'lost') sum.lost += worth(pub, seat, e.then);
        else if (e.cond !== 'hasTransportOnPlanet' && conditionHolds(pub, seat, e.cond) === true) changes(pub, seat, e.then, sum);
        break;
      case 'cancelTactic':
        sum.other += cancelling(pub, seat);
        break;
      case 'shield':
        sum.lost += Math.min(e.n, shipsIn(pub, seat, battleOf(pub).region).length) * (WEIGHTS.wreck * ahead(pub) + 0.4);
        break;
      case 'withdraw':
        sum.other += Math.max(0, -prospect(pub, seat));
        break;
      case 'truce':
        // It takes two: the side that would win prefers to fight.
        sum.other += Math.max(0, e.vp * WEIGHTS.vp - prospect(pub, seat)) * (chance(pub, seat, 0, 0) > 0.4 ? 0.6 : 0.2);
        break;
      default:
        sum.other += elsewhere(e);
    }
  return sum;
}

/** What a list of effects changes in this battle is worth. */
function effectOf(pub: Readonly<Pub>, seat: Seat, list: Effects): number {
  const { dice, aim, foeDice, foeAim, other, won, lost } = changes(pub, seat, list);
  const p = chance(pub, seat, Math.round(dice), aim, foeDice, foeAim);
  return (p - chance(pub, seat, 0, 0)) * stake(pub, seat) + p * won + (1 - p) * lost + other;
}

/** The chance to win the battle before a pick and after it; null: the pick is not about dice and aim. */
export function oddsOf(k: Known<Andromeda>, seat: Seat, path: readonly Pick[], p: Pick): { before: number; after: number } | null {
  const { pub } = k;
  if (pub.battle === null || pub.battle.void) return null;
  const content = contentOf(pub.options);
  const more = (dice: number): { before: number; after: number } => ({ before: chance(pub, seat, 0, 0), after: chance(pub, seat, dice, 0) });
  const by = (list: Effects): { before: number; after: number } => {
    const { dice, aim, foeDice, foeAim } = changes(pub, seat, list);
    return { before: chance(pub, seat, 0, 0), after: chance(pub, seat, Math.round(dice), aim, foeDice, foeAim) };
  };
  switch (p.split(' ')[0]) {
    case 'bring': {
      const dice = path.reduce((n, done) => n + diceOf(pub, seat, firstOf(done)), 0);
      return { before: chance(pub, seat, dice, 0), after: chance(pub, seat, dice + diceOf(pub, seat, firstOf(p)), 0) };
    }
    case 'dice':
      return more(numberOf(p));
    case 'play':
      return by(content.tactics[numberOf(p)].battle);
    default:
      return null;
  }
}

/** What changes nothing is not even tried: in a trial the dice that fall otherwise would look like its merit. */
const spent = (gain: number, cost: number): number => (gain > 0.01 ? gain - cost : -40);

export function battlePicks(k: Known<Andromeda>, seat: Seat, path: readonly Pick[], c: Choice<Andromeda>): number[] {
  const { pub } = k;
  const content = contentOf(pub.options);
  const pick = (p: Pick): number => {
    const word = p.split(' ')[0];
    if (pub.battle?.void) return voidPick(pub, seat, p, word);
    switch (word) {
      case 'bring': {
        const dice = path.reduce((n, done) => n + diceOf(pub, seat, firstOf(done)), 0);
        const more = diceOf(pub, seat, firstOf(p));
        const after = chance(pub, seat, dice + more, 0);
        return (after - chance(pub, seat, dice, 0)) * stake(pub, seat) - (1 - after) * (WEIGHTS.wreck * ahead(pub) + 0.4);
      }
      case 'play':
        return spent(effectOf(pub, seat, content.tactics[numberOf(p)].battle), WEIGHTS.play);
      case 'dice':
        return gainOf(pub, seat, numberOf(p), 0) - unitsCost(pub, seat, ENERGY, numberOf(p)) * WEIGHTS.fuel;
      case 'use': {
        const n = numberOf(p);
        const list = p.startsWith('use card')
          ? content.raw.developmentCards[n].do
          : p.startsWith('use token')
            ? content.discovery[n].do
            : content.powers[n].effects;
        return spent(effectOf(pub, seat, list), p.startsWith('use ability') ? WEIGHTS.energy : 1.6);
      }
      case 'accept':
        return truceVp(k) * WEIGHTS.vp - prospect(pub, seat);
      case 'draw':
        return WEIGHTS.tactic * useful(pub);
      case 'energy':
        return 2 * WEIGHTS.energy * useful(pub);
      case 'save':
        return WEIGHTS.saved * Math.min(1, returnsAhead(pub) + 0.3);
      case 'spare':
        return WEIGHTS.ships[numberOf(p)];
      case 'die':
        return c.kind === 'reroll' && (pub.battle?.sides.find((side) => side.who === seat)?.faces.length ?? 0) > 0 ? 3.6 - numberOf(p) : 0;
      default:
        return 0;
    }
  };
  return c.picks.map(pick);
}

/** What the truce that is offered gives each side. */
function truceVp(k: Known<Andromeda>): number {
  const top = k.stack[k.stack.length - 1];
  return top.step === 'truce' ? top.vp : 0;
}

/** On the Void a few more faces to choose from are worth little. */
function voidPick(pub: Readonly<Pub>, seat: Seat, p: Pick, word: string): number {
  const { raw } = contentOf(pub.options);
  if (word === 'dice') return numberOf(p) === 0 ? 0 : -0.4 * numberOf(p);
  if (word === 'die') {
    const face = raw.void.die.find(({ value }) => value === numberOf(p));
    return face === undefined ? 0 : worth(pub, seat, face.do);
  }
  return word === 'roll' || word === 'ready' ? 0 : -0.8;
}
