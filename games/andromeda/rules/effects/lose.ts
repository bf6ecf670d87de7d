/** `lose`: units go back, as many as there are (N284); of choice D12. Tactics and leaders can be lost too. */
import type { Choice, Step } from '@starboard/kernel';
import { RESOURCES } from '../../content/vocabulary.ts';
import { ask, isCollective, nameOf, type S, type Sight, type X } from '../asking.ts';
import type { FrameOf } from '../frames.ts';
import { unitsOf } from '../gains.ts';
import type { Who } from '../ids.ts';
import { numberOf } from '../picks.ts';
import type { Andromeda, Pub } from '../types.ts';
import { setOf, unitPicks } from './gain.ts';
import type { Kind } from './kind.ts';

const stored = (pub: Readonly<Pub>, who: Who, set: number): number => {
  let n = 0;
  for (let r = 0; r < RESOURCES.length; r++) if ((set >> r) & 1) n += pub.sides[who].resources[r];
  return n;
};

/** How much of it there is to lose; for the Collective every unit is a tactic (N230). */
export function losable(t: Sight, who: Who, res: 'tactic' | 'leader' | Parameters<typeof setOf>[0]): number {
  if (res === 'tactic' || (res !== 'leader' && isCollective(t.pub, who))) return t.pub.sides[who].hand;
  return res === 'leader' ? t.pub.sides[who].leaders : stored(t.pub, who, setOf(res));
}

export function loseUnits(s: S, x: X, who: Who, amounts: readonly number[]): void {
  const { resources } = s.pub.sides[who];
  for (let r = 0; r < RESOURCES.length; r++) resources[r] -= amounts[r];
  if (x.telling) x.tell('all', { kind: 'lost', who: nameOf(s.pub, who), units: unitsOf(amounts) });
}

/** N113: from the station to the spent pile. */
export function loseLeader(s: S, x: X, who: Who): void {
  s.pub.sides[who].leaders--;
  s.pub.sides[who].spent++;
  if (x.telling) x.tell('all', { kind: 'leader-lost', who: nameOf(s.pub, who) });
}

export const lose: Kind<'lose'> = {
  kind: 'lose',
  collective: 'own',
  possible: (t, who, e) => losable(t, who, e.res) > 0,
  resolve(s, x, f, e) {
    const n = Math.min(e.n, losable({ pub: s.pub, hand: null }, f.who, e.res));
    if (n === 0) return;
    if (e.res === 'leader') for (let i = 0; i < n; i++) loseLeader(s, x, f.who);
    else if (e.res === 'tactic') x.push({ step: 'discard', who: f.who, n });
    else x.push({ step: 'lose', who: f.who, set: setOf(e.res), n });
  },
};

export const loseStep: Step<Andromeda, FrameOf<'lose'>> = {
  run(s, f, x) {
    const { resources } = s.pub.sides[f.who];
    const all = stored(s.pub, f.who, f.set);
    const n = Math.min(f.n, all);
    const there = resources.filter((have, r) => (f.set >> r) & 1 && have > 0);
    if (n < all && there.length > 1) return ask(s, x, f.who, 'lose');
    if (n > 0)
      loseUnits(
        s,
        x,
        f.who,
        resources.map((have, r) => ((f.set >> r) & 1 ? Math.min(have, n) : 0)),
      );
    x.pop();
  },
  picks(k, f, _seat, path): Choice<Andromeda> | null {
    if (path.length === f.n) return null;
    const { resources } = k.pub.sides[f.who];
    return { kind: 'lose', picks: unitPicks(resources, f.set, path), ends: path.length === f.n - 1, rule: 'N284' };
  },
  take(s, f, _seat, answer, x) {
    const amounts = RESOURCES.map(() => 0);
    for (const p of answer) amounts[numberOf(p)]++;
    loseUnits(s, x, f.who, amounts);
    x.pop();
  },
};
