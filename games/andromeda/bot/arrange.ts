/** Rearranging (N68): a module without an input moon moves next to an output slot that holds one (N64). */
import { contentOf } from '../rules/content.ts';
import { NONE } from '../rules/ids.ts';
import type { Pub, Who } from '../rules/types.ts';
import { returnsAhead } from './phase.ts';
import { WEIGHTS } from './weights.ts';
import { priceWorth, worth } from './worth.ts';

export interface Move {
  readonly module: number;
  readonly row: number;
  readonly place: number;
  readonly gain: number;
}

/** Output slots with a moon that serves no input yet: their places in the row, and the moons. */
function served(pub: Readonly<Pub>, who: Who, r: number): [place: number, moon: number][] {
  const c = contentOf(pub.options);
  const { modules, gaps } = pub.sides[who].rows[r];
  const list: [number, number][] = [];
  for (let i = 0; i < modules.length; i++) {
    const moon = gaps[i + 1];
    if (moon === NONE || !c.moons[moon].input || !c.modules[modules[i]].output) continue;
    if (i + 1 === modules.length || !c.modules[modules[i + 1]].input) list.push([i + 1, moon]);
  }
  return list;
}

/** The best move there is; null: none pays. */
export function bestMove(pub: Readonly<Pub>, who: Who): Move | null {
  const c = contentOf(pub.options);
  const { rows } = pub.sides[who];
  let best: Move | null = null;
  for (let to = 0; to < rows.length; to++)
    for (const [place, moon] of served(pub, who, to))
      for (let from = 0; from < rows.length; from++)
        rows[from].modules.forEach((module, i) => {
          const m = c.modules[module];
          // One that runs already, or is the output itself, stays; so does one whose own moon would move along.
          if (!m.input || rows[from].gaps[i] !== NONE || rows[from].gaps[i + 1] !== NONE || (from !== to && !m.adaptable)) return;
          const runs = worth(pub, who, m.effects) - priceWorth(pub, who, c.moons[moon].price);
          const gain = runs * returnsAhead(pub) * WEIGHTS.slotted;
          if (gain > (best?.gain ?? 0)) best = { module, row: to, place: from === to && i < place ? place - 1 : place, gain };
        });
  return best;
}
