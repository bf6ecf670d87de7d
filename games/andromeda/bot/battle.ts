/** Battles: exact odds for whatever may still change them. */
import type { Choice, Known, Seat } from '@starboard/kernel';
import { strengths } from '../rules/battle/marks.ts';
import { odds } from '../rules/battle/odds.ts';
import type { Battle } from '../rules/battle/types.ts';
import { contentOf } from '../rules/content.ts';
import { RAIDERS } from '../rules/ids.ts';
import { firstOf, numberOf } from '../rules/picks.ts';
import { diceOf, shipsIn } from '../rules/ships.ts';
import type { Andromeda, Pick, Pub } from '../rules/types.ts';
import { WEIGHTS } from './weights.ts';
import { worth } from './worth.ts';

/** The chance to win with so many dice more and so much better aim. */
function chance(pub: Readonly<Pub>, seat: Seat, dice: number, aim: number): number {
  const battle = pub.battle as Battle;
  const at = battle.sides.findIndex((side) => side.who === seat);
  if (at < 0 || battle.sides.length < 2) return 0.5;
  const sides = strengths(pub).map((s, i) =>
    i === at ? { dice: Math.max(1, Math.min(6, s.dice + dice)), targeting: Math.max(1, Math.min(5, s.targeting + aim)) } : s,
  );
  return odds(sides).win[at];
}

/** What winning means: the step, rewards, ships on both sides. */
function stake(pub: Readonly<Pub>, seat: Seat): number {
  const battle = pub.battle as Battle;
  const { raiders } = contentOf(pub.options).raw;
  let n = WEIGHTS.battle + shipsIn(pub, seat, battle.region).length * 1.2;
  for (const { who } of battle.sides) {
    if (who === RAIDERS)
      for (const [i, at] of pub.raiders.at.entries()) if (at === battle.region) n += worth(pub, seat, raiders[pub.raiders.card[i]].reward);
    if (who >= 0 && who !== seat) n += Math.min(3, shipsIn(pub, who, battle.region).length) * WEIGHTS.vp;
  }
  return n;
}

const gainOf = (pub: Readonly<Pub>, seat: Seat, dice: number, aim: number): number =>
  (chance(pub, seat, dice, aim) - chance(pub, seat, 0, 0)) * stake(pub, seat);

/** Dice and aim that a list of effects brings, roughly. */
function changes(list: readonly { readonly k: string; readonly n?: number; readonly side?: string }[]): { dice: number; aim: number; other: number } {
  let dice = 0;
  let aim = 0;
  let other = 0;
  for (const e of list) {
    if (e.k === 'dice') dice += Math.abs(e.n ?? 0);
    else if (e.k === 'targeting') aim += Math.abs(e.n ?? 0);
    else if (e.k === 'reroll' || e.k === 'setDie') dice += 0.6 * (e.n ?? 1);
    else other += 0.5;
  }
  return { dice: Math.round(dice), aim, other };
}

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
        return (chance(pub, seat, dice + more, 0) - chance(pub, seat, dice, 0)) * stake(pub, seat) - (1 - chance(pub, seat, dice + more, 0)) * 1.6;
      }
      case 'play': {
        const { dice, aim, other } = changes(content.tactics[numberOf(p)].battle);
        return gainOf(pub, seat, dice, aim) + other * 0.8 - 0.8;
      }
      case 'dice':
        return gainOf(pub, seat, numberOf(p), 0) - numberOf(p) * WEIGHTS.energy;
      case 'use': {
        const n = numberOf(p);
        const list = p.startsWith('use card')
          ? content.raw.developmentCards[n].do
          : p.startsWith('use token')
            ? content.discovery[n].do
            : content.powers[n].effects;
        const { dice, aim, other } = changes(list);
        return gainOf(pub, seat, dice, aim) + other - (p.startsWith('use ability') ? WEIGHTS.energy : 1.6);
      }
      case 'accept':
        return 2.6 - chance(pub, seat, 0, 0) * stake(pub, seat) * 0.9;
      case 'draw':
        return WEIGHTS.tactic;
      case 'energy':
        return 2 * WEIGHTS.energy;
      case 'save':
        return WEIGHTS.ships[numberOf(p)] * 0.45;
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
