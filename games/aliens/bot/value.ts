/**
 * Each seat's chance to win in a fully known world (`Mind.value`): a logistic model over positions and public beliefs. A human's
 * is fitted to games of `hard` bots on all three zones (bots/STRENGTH.md).
 */
import { type State, seatsOf } from '@starboard/kernel';
import { isHuman, ROUNDS } from '../content/cards.ts';
import { beliefOf } from '../rules/believing.ts';
import { distancesOf, FAR, stepsFrom } from '../rules/distance.ts';
import { type Law, lawOf } from '../rules/law.ts';
import { HUMAN } from '../rules/rows.ts';
import type { Aliens } from '../rules/types.ts';

/** By feature of `features`. */
const ESCAPE = [-0.664, -0.094, -0.207, -0.144, -0.094, 0.268, 0.084, 3, 0.25, 0.259, 0.278, 0.187, 0.1, -0.517, -0.235, -0.038, -0.319];
/** By feature of `teamFeatures`. */
const TEAM = [0.755, -2.7, 1.234, 0.043];

export function value(s: State<Aliens>): readonly number[] {
  const { pub } = s;
  const seats = seatsOf(s.mine.length);
  const law = lawOf(pub.options, s.mine.length);
  if (law.noHumans) {
    const all = seats.map((seat) => Math.exp(pub.kills[seat]));
    const sum = all.reduce((a, c) => a + c, 0);
    return all.map((v) => v / sum);
  }
  const out = seats.map((seat) => {
    if (pub.status[seat] === 'escaped') return 1;
    return pub.status[seat] !== 'aboard' || s.mine[seat].alien ? 0 : chanceOut(s, seat, features(s, law, seat, knownTo(s, seat)));
  });
  const team = logistic(TEAM, teamFeatures(s, out));
  return out.map((v, seat) => (s.mine[seat].alien || !isHuman(s.mine[seat].character) ? team : v));
}

/** E31: who waits too long does not get out; few games last so long that the fit would know. E27: who moves next and can reach a hatch draws a card. */
function chanceOut(s: State<Aliens>, seat: number, x: readonly number[]): number {
  const spare = ROUNDS - s.pub.round - x[FARNESS];
  if (spare < 0) return 0;
  const chance = logistic(ESCAPE, x) * (1 - Math.exp(-(spare + 1) / PRESSING));
  const beside = s.pub.turn === seat && x[FARNESS] <= (s.mine[seat].fast ? 2 : 1);
  return beside ? x[GREEN] + ((1 - x[GREEN]) * chance) / 2 : chance;
}
/** Rounds to spare below which time presses. */
const PRESSING = 8;
/** Their places among the features. */
const [FARNESS, GREEN] = [1, 7];

function logistic(weights: readonly number[], x: readonly number[]): number {
  let logit = 0;
  for (let i = 0; i < weights.length; i++) logit += weights[i] * x[i];
  return 1 / (1 + Math.exp(-logit));
}

/** How likely the table thinks it that a human is where it really is. */
function knownTo(s: State<Aliens>, seat: number): number {
  const { sector } = s.mine[seat];
  const b = beliefOf(s.pub);
  const sum = b.weight(seat, HUMAN);
  return sum > 0 ? b.p[b.base(seat, HUMAN) + sector] / sum : 0;
}

/** What decides whether a human gets out. */
function features(s: State<Aliens>, law: Law, seat: number, known: number): number[] {
  const { pub, dark } = s;
  const { zone } = law;
  const m = s.mine[seat];
  const { goal, far, open } = nearestHatch(s, law, m.sector);
  const { aliens, reach, near, close } = hunters(s, law, m.sector);
  const toGoal = goal < 0 ? null : stepsFrom(distancesOf(law, false), goal);
  let [humans, rivals] = [0, 0];
  for (let o = 0; o < s.mine.length; o++) {
    if (o === seat || s.mine[o].alien || pub.status[o] !== 'aboard') continue;
    humans++;
    // E27: a hatch works once.
    if (toGoal !== null && toGoal[s.mine[o].sector] < far) rivals++;
  }
  let items = 0;
  for (const count of m.items) items += count;
  const left = dark.hatch[0] + dark.hatch[1];
  const green = !law.hatchCards ? 1 : left > 0 ? dark.hatch[0] / left : 0.5;
  // Aliens in reach attack where a human is likely to be.
  const spared = Math.log(1 - Math.min(0.9, known * Math.min(1.5, reach)));
  const position = [1, Math.min(far, 20), reach, near, known, spared, items, green, open, -aliens, far <= 1 ? 1 : 0, far === 2 ? 1 : 0];
  return [...position, humans, rivals, close, pub.round, zone.kinds[m.sector] === 'safe' ? 1 : 0];
}

/** The nearest open hatch (-1: none is), the steps to it, and how many are open. */
function nearestHatch(s: State<Aliens>, law: Law, sector: number): { goal: number; far: number; open: number } {
  const steps = distancesOf(law, false);
  let [goal, far, open] = [-1, FAR, 0];
  for (let h = 1; h < law.zone.hatches.length; h++) {
    if (s.pub.hatches[h] !== 'open') continue;
    open++;
    const away = stepsFrom(steps, law.zone.hatches[h])[sector];
    if (away < far) [goal, far] = [law.zone.hatches[h], away];
  }
  return { goal, far, open };
}

/** The aliens aboard: in reach of a sector, in reach one move later, and how close they are in all. */
function hunters(s: State<Aliens>, law: Law, sector: number): { aliens: number; reach: number; near: number; close: number } {
  const row = stepsFrom(distancesOf(law, true), sector);
  let [aliens, reach, near, close] = [0, 0, 0, 0];
  for (let o = 0; o < s.mine.length; o++) {
    if (!s.mine[o].alien || s.pub.status[o] !== 'aboard') continue;
    aliens++;
    const away = row[s.mine[o].sector];
    const most = s.pub.fed[o] && !law.noFeeding ? 3 : 2;
    if (away <= most) reach++;
    else if (away <= 2 * most) near++;
    close += Math.exp(-away / 3);
  }
  return { aliens, reach, near, close };
}

/** The aliens win when the last human aboard is eliminated. */
function teamFeatures(s: State<Aliens>, out: readonly number[]): number[] {
  let [best, sum, aboard] = [0, 0, 0];
  for (let seat = 0; seat < out.length; seat++) {
    if (s.pub.status[seat] !== 'aboard' || s.mine[seat].alien) continue;
    aboard++;
    best = Math.max(best, out[seat]);
    sum += out[seat];
  }
  return [1, best, sum, aboard];
}
