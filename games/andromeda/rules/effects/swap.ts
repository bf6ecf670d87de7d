/** `swap` (N106, D21): up to n stored resources for as many others. The path names what is given, then what is taken. */
import type { Choice, Step } from '@starboard/kernel';
import { RESOURCES } from '../../content/vocabulary.ts';
import { ask, nameOf } from '../asking.ts';
import type { FrameOf } from '../frames.ts';
import { room, unitsOf } from '../gains.ts';
import type { Who } from '../ids.ts';
import { numberOf, UNIT } from '../picks.ts';
import type { Andromeda, Pick, Pub } from '../types.ts';
import { unitPicks } from './gain.ts';
import type { Kind } from './kind.ts';

/** Whether there is room for what is taken, which must differ from what is given. */
function finds(pub: Readonly<Pub>, who: Who, gave: readonly number[], n: number): boolean {
  let rooms = 0;
  for (let r = 0; r < RESOURCES.length; r++) if (gave[r] === 0) rooms += room(pub, who, r);
  return rooms >= n;
}

function givePicks(pub: Readonly<Pub>, who: Who, gave: number[], n: number): Pick[] {
  const { resources } = pub.sides[who];
  const picks: Pick[] = [];
  for (let r = 0; r < RESOURCES.length; r++) {
    if (gave[r] >= resources[r]) continue;
    gave[r]++;
    if (finds(pub, who, gave, n + 1)) picks.push(UNIT[r]);
    gave[r]--;
  }
  return picks;
}

/** What was given, whether giving is over, and what was taken so far. */
export function readSwap(pub: Readonly<Pub>, who: Who, path: readonly Pick[], most: number) {
  const gave = RESOURCES.map(() => 0);
  let given = 0;
  let i = 0;
  // Giving is over as soon as nothing more can be given.
  const full = (): boolean => given === most || (given > 0 && givePicks(pub, who, gave, given).length === 0);
  while (i < path.length && path[i] !== 'stop' && !full()) {
    gave[numberOf(path[i++])]++;
    given++;
  }
  const over = path[i] === 'stop' || full();
  return { gave, given, over, taken: path.slice(path[i] === 'stop' ? i + 1 : i) };
}

const canSwap = (pub: Readonly<Pub>, who: Who): boolean =>
  givePicks(
    pub,
    who,
    RESOURCES.map(() => 0),
    0,
  ).length > 0;

export const swap: Kind<'swap'> = {
  kind: 'swap',
  collective: 'tactic',
  possible: (t, who) => canSwap(t.pub, who),
  resolve: (_s, x, f, e) => x.push({ step: 'swap', who: f.who, n: e.n, beside: f.free }),
};

export const swapStep: Step<Andromeda, FrameOf<'swap'>> = {
  run(s, f, x) {
    if (canSwap(s.pub, f.who)) ask(s, x, f.who, 'swap');
    else x.pop();
  },
  picks(k, f, _seat, path): Choice<Andromeda> | null {
    if (path[0] === 'skip') return null;
    const { gave, given, over, taken } = readSwap(k.pub, f.who, path, f.n);
    if (!over) {
      const picks = givePicks(k.pub, f.who, gave, given);
      picks.push(given === 0 ? 'skip' : 'stop');
      return { kind: 'swap-give', picks, ends: false, rule: 'N106' };
    }
    const left = given - taken.length;
    if (left === 0) return null;
    let others = 0;
    for (let r = 0; r < RESOURCES.length; r++) if (gave[r] === 0) others |= 1 << r;
    const rooms = RESOURCES.map((_, r) => room(k.pub, f.who, r));
    return { kind: 'swap-take', picks: unitPicks(rooms, others, taken), ends: left === 1, rule: 'N106' };
  },
  take(s, f, _seat, answer, x) {
    x.pop();
    if (answer[0] === 'skip') return;
    const { gave, taken } = readSwap(s.pub, f.who, answer, f.n);
    const took = RESOURCES.map(() => 0);
    for (const p of taken) took[numberOf(p)]++;
    const { resources } = s.pub.sides[f.who];
    for (let r = 0; r < RESOURCES.length; r++) resources[r] += took[r] - gave[r];
    if (x.telling) x.tell('all', { kind: 'swapped', who: nameOf(s.pub, f.who), gave: unitsOf(gave), took: unitsOf(took) });
  },
};
