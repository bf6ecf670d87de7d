/** What a return turn would bring: heads, modules and the reactor, the best for each ship that comes home. */
import { contentOf } from '../rules/content.ts';
import { BAY, ENERGY, NONE, SCIENCE, SCRAPYARD } from '../rules/ids.ts';
import { mayLie } from '../rules/rows.ts';
import { countAt, onMap } from '../rules/ships.ts';
import type { Pub, Row, Who } from '../rules/types.ts';
import { returnsAhead, useful } from './phase.ts';
import { WEIGHTS } from './weights.ts';
import { bestSite, priceWorth, unitWorth, worth } from './worth.ts';

/** A module's output less its input. */
export function moduleNet(pub: Readonly<Pub>, who: Who, row: number, i: number): number {
  const c = contentOf(pub.options);
  const { modules, damaged, gaps } = pub.sides[who].rows[row];
  const m = c.modules[modules[i]];
  if (damaged[i] === 1) return 0;
  let input = priceWorth(pub, who, m.price);
  if (m.input) {
    const moon = gaps[i];
    if (moon === NONE) return 0;
    input += priceWorth(pub, who, c.moons[moon].price);
  }
  let output = worth(pub, who, m.effects);
  if (m.output) {
    const moon = gaps[i + 1];
    // Counted as a middling moon by the rule of thumb: put right what lies there.
    output += (moon === NONE ? 0 : worth(pub, who, c.moons[moon].effects)) - 1.6 * useful(pub);
  }
  return output - input;
}

export const reactorNet = (pub: Readonly<Pub>, who: Who): number =>
  unitWorth(pub, who, ENERGY) + pub.sides[who].rows[SCIENCE].modules.reduce((n, _, i) => n + Math.max(0, moduleNet(pub, who, SCIENCE, i)), 0);

export const headNet = (pub: Readonly<Pub>, who: Who, row: number): number => worth(pub, who, contentOf(pub.options).raw.rowHeads[row].do);

/** All that an activator could be used on, the best first. */
export function activations(pub: Readonly<Pub>, who: Who): number[] {
  const list = [reactorNet(pub, who)];
  for (let row = SCIENCE + 1; row < pub.sides[who].rows.length; row++) {
    list.push(headNet(pub, who, row));
    for (let i = 0; i < pub.sides[who].rows[row].modules.length; i++) list.push(Math.max(0, moduleNet(pub, who, row, i)));
  }
  return list.sort((a, b) => b - a);
}

/** What going home would bring now: activations, a development, and what lies in the yard (N166, N179). */
export function returnWorth(pub: Readonly<Pub>, who: Who): number {
  const ships = onMap(pub, who) + countAt(pub, who, BAY);
  const list = activations(pub, who);
  let n = bestSite(pub, who, 0) + countAt(pub, who, SCRAPYARD) * WEIGHTS.vp;
  for (let i = 0; i < ships && i < list.length; i++) n += list[i];
  return n;
}

/** What a moon in this gap adds: the module left of it shows it, the one right of it runs on it (N63–N67). */
export function gapWorth(pub: Readonly<Pub>, who: Who, row: Readonly<Row>, gap: number, moon: number): number {
  const c = contentOf(pub.options);
  const gives = worth(pub, who, c.moons[moon].effects);
  const uses = returnsAhead(pub);
  let n = 0;
  if (gap > 0 && c.modules[row.modules[gap - 1]].output) {
    const old = row.gaps[gap];
    n += (gives - (old === NONE ? 0 : worth(pub, who, c.moons[old].effects))) * uses * 0.8;
  }
  if (gap < row.modules.length && c.modules[row.modules[gap]].input) {
    const m = c.modules[row.modules[gap]];
    const runs = (price: number): number => Math.max(0, worth(pub, who, m.effects) - price);
    const old = row.gaps[gap];
    n += (runs(priceWorth(pub, who, c.moons[moon].price)) - (old === NONE ? 0 : runs(priceWorth(pub, who, c.moons[old].price)))) * uses * 0.8;
  }
  return n;
}

/** The best slot for a moon; -9: none. */
function bestGap(pub: Readonly<Pub>, who: Who, moon: number): number {
  const c = contentOf(pub.options);
  let best = -9;
  for (const row of pub.sides[who].rows)
    for (let gap = 0; gap < row.gaps.length; gap++) if (mayLie(c, row, gap, moon)) best = Math.max(best, gapWorth(pub, who, row, gap, moon));
  return best;
}

/** Slotting at best, against giving the moon up for what it shows. */
export const slotWorth = (pub: Readonly<Pub>, who: Who, moon: number): number =>
  bestGap(pub, who, moon) - worth(pub, who, contentOf(pub.options).moons[moon].effects);

/** A moon for the dock: what it shows, or the best slot for it. */
export const moonWorth = (pub: Readonly<Pub>, who: Who, moon: number): number =>
  Math.max(worth(pub, who, contentOf(pub.options).moons[moon].effects), bestGap(pub, who, moon) * WEIGHTS.slotted);

/** A new module's place: beside one that shares its slot, and never between two that do. */
export function placeWorth(pub: Readonly<Pub>, who: Who, module: number, r: number, place: number): number {
  const c = contentOf(pub.options);
  const row = pub.sides[who].rows[r];
  const m = c.modules[module];
  const left = place > 0 ? c.modules[row.modules[place - 1]] : null;
  const right = place < row.modules.length ? c.modules[row.modules[place]] : null;
  // One ship in the reactor runs them all.
  let n = r === SCIENCE ? WEIGHTS.reactor : 0;
  if (left?.output && right?.input) n -= 1;
  if (left?.output && m.input) n += 1;
  if (m.output && right?.input) n += 1;
  return row.gaps[place] !== NONE && !left?.output && !m.input ? n - 1 : n;
}
