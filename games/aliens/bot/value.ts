/**
 * Each seat's chance to win in a fully known world (`Mind.value`): a logistic model over positions and public beliefs, fitted
 * to games of normal bots on all three zones.
 */
import { type State, seatsOf } from '@starboard/kernel';
import { isHuman, ROUNDS } from '../content/cards.ts';
import { beliefOf } from '../rules/believing.ts';
import { distancesOf, FAR, stepsFrom } from '../rules/distance.ts';
import { type Law, lawOf } from '../rules/law.ts';
import { HUMAN } from '../rules/rows.ts';
import type { Aliens } from '../rules/types.ts';

/** By feature of `features`. */
const ESCAPE = [-1.52, -0.153, -0.507, -0.288, -0.1, 0.19, 0.344, 1.67, 0.328, 0.125, 0.258];
/** By feature of `teamFeatures`. */
const TEAM = [2.32, -4.76, 1.03, 0.06];

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
    return pub.status[seat] !== 'aboard' || s.mine[seat].alien ? 0 : chanceOut(s, features(s, law, seat, knownTo(s, seat)));
  });
  const team = logistic(TEAM, teamFeatures(s, out));
  return out.map((v, seat) => (s.mine[seat].alien || !isHuman(s.mine[seat].character) ? team : v));
}

/** E31: who waits too long does not get out. The games that the model was fitted to were over long before round 39. */
function chanceOut(s: State<Aliens>, x: readonly number[]): number {
  const spare = ROUNDS - s.pub.round - x[FARNESS];
  return spare < 0 ? 0 : logistic(ESCAPE, x) * (1 - Math.exp(-(spare + 1) / PRESSING));
}
const FARNESS = 1;
/** Rounds to spare below which time presses. */
const PRESSING = 5;

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
  const steps = distancesOf(law, false);
  let far = FAR;
  let open = 0;
  for (let h = 1; h < zone.hatches.length; h++) {
    if (pub.hatches[h] !== 'open') continue;
    open++;
    far = Math.min(far, stepsFrom(steps, zone.hatches[h])[m.sector]);
  }
  const row = stepsFrom(distancesOf(law, true), m.sector);
  let [reach, near, aliens] = [0, 0, 0];
  for (let o = 0; o < s.mine.length; o++) {
    if (!s.mine[o].alien || pub.status[o] !== 'aboard') continue;
    aliens++;
    const away = row[s.mine[o].sector];
    const most = pub.fed[o] && !law.noFeeding ? 3 : 2;
    if (away <= most) reach++;
    else if (away <= 2 * most) near++;
  }
  let items = 0;
  for (const count of m.items) items += count;
  const left = dark.hatch[0] + dark.hatch[1];
  const green = !law.hatchCards ? 1 : left > 0 ? dark.hatch[0] / left : 0.5;
  // Aliens in reach attack where a human is likely to be.
  const spared = Math.log(1 - Math.min(0.9, known * Math.min(1.5, reach)));
  return [1, Math.min(far, 15), reach, near, known, spared, items, green, open, -aliens, far <= 2 ? 1 : 0];
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
