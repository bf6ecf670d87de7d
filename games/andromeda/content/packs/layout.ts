/** Whether the map hangs together, however the tiles fall. */
import { STANDARD } from '../standard.ts';
import type { Content, Space } from '../types.ts';
import type { PackProblem } from './problem.ts';

/** N23: neighbours by row and half columns. */
const touches = (a: Space, b: Space): boolean =>
  a.row === b.row ? Math.abs(a.x2 - b.x2) === 2 : Math.abs(a.row - b.row) === 1 && Math.abs(a.x2 - b.x2) === 1;

/** N34, N35: the tiles of every first layout, laid in reading order, hang together, whatever they are. */
export function layouts(c: Content): PackProblem[] {
  const found: PackProblem[] = [];
  for (const [count, planets] of Object.entries(c.constants.startPlanets))
    for (const special of [0, 2])
      for (const withVoid of [false, true]) {
        const order = c.spaces.filter((s) => s.kind === 'ordinary' && !(withVoid && s.voidMark === true));
        const tiles = order.slice(0, planets + c.bases.length + special);
        const laid = withVoid ? [...c.spaces.filter((s) => s.voidMark === true), ...tiles] : tiles;
        const regions = [...laid, ...c.spaces.filter((s) => s.kind === 'nebula')];
        // N29: nebulae count as regions on the way; N294: they need not be connected themselves.
        if (!laid.every((s) => reached(regions, laid[0]).has(s))) found.push({ problem: 'torn', at: ['spaces'], n: Number(count) });
      }
  return found.slice(0, 1);
}

function reached(regions: readonly Space[], from: Space): ReadonlySet<Space> {
  const seen = new Set([from]);
  for (const at of seen) for (const to of regions) if (!seen.has(to) && touches(at, to)) seen.add(to);
  return seen;
}

/** N23–N26: the rules know the board; a pack changes what lies on it. */
export function board(c: Content): PackProblem[] {
  const same = (a: Space, b: Space): boolean =>
    a.row === b.row && a.x2 === b.x2 && a.kind === b.kind && a.nebula === b.nebula && (a.voidMark === true) === (b.voidMark === true);
  const at = c.spaces.find((s, i) => !same(s, STANDARD.spaces[i]));
  return at === undefined ? [] : [{ problem: 'board', at: ['spaces', at.id] }];
}
