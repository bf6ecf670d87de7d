/** `gain`: resources into storage (N53); of choice, all units in one prompt (D11, N266). */
import type { Choice, Refusal, Step } from '@starboard/kernel';
import { RESOURCES, type Sort } from '../../content/vocabulary.ts';
import { ask, nameOf } from '../asking.ts';
import type { FrameOf } from '../frames.ts';
import { gainAll, gainUnits, room } from '../gains.ts';
import { ICE, NANOCARBON, TITANIUM, type Who } from '../ids.ts';
import { numberOf, UNIT } from '../picks.ts';
import type { Andromeda, Pick, Pub } from '../types.ts';
import type { Kind } from './kind.ts';

/** Resources as bits. */
export const MATERIALS_SET = (1 << ICE) | (1 << TITANIUM) | (1 << NANOCARBON);
export const ANY_SET = (1 << RESOURCES.length) - 1;
export const setOf = (sort: Sort): number => (sort === 'any' ? ANY_SET : sort === 'material' ? MATERIALS_SET : 1 << RESOURCES.indexOf(sort));

const fits = (pub: Readonly<Pub>, who: Who, set: number): number => {
  let n = 0;
  for (let r = 0; r < RESOURCES.length; r++) if ((set >> r) & 1) n += room(pub, who, r);
  return n;
};

export const gain: Kind<'gain'> = {
  kind: 'gain',
  collective: 'own',
  possible: (t, who, e) => fits(t.pub, who, setOf(e.res)) > 0,
  resolve(s, x, f, e) {
    if (e.res === 'any' || e.res === 'material') x.push({ step: 'gain', who: f.who, set: setOf(e.res), n: e.n, from: f.at });
    else gainUnits(s, x, f.who, RESOURCES.indexOf(e.res), e.n, f.at);
  },
};

/** Units one after the other, in any order: those for which there is still room. So many are asked for as there is room for in all. */
export function unitPicks(rooms: readonly number[], set: number, path: readonly Pick[]): Pick[] {
  const free = rooms.slice();
  for (const p of path) free[numberOf(p)]--;
  const picks: Pick[] = [];
  for (let r = 0; r < RESOURCES.length; r++) if (((set >> r) & 1) === 1 && free[r] > 0) picks.push(UNIT[r]);
  return picks;
}

const roomsOf = (pub: Readonly<Pub>, who: Who): number[] => RESOURCES.map((_, r) => room(pub, who, r));
const howMany = (pub: Readonly<Pub>, f: { who: Who; set: number; n: number }): number => Math.min(f.n, fits(pub, f.who, f.set));

export const gainStep: Step<Andromeda, FrameOf<'gain'>> = {
  run(s, f, x) {
    const n = howMany(s.pub, f);
    const open: number[] = [];
    for (let r = 0; r < RESOURCES.length; r++) if ((f.set >> r) & 1 && room(s.pub, f.who, r) > 0) open.push(r);
    if (n > 0 && open.length > 1 && fits(s.pub, f.who, f.set) > n) return ask(s, x, f.who, 'gain');
    if (n < f.n) x.tell('all', { kind: 'wasted', who: nameOf(s.pub, f.who), units: { any: f.n - n } });
    // One kind only, or everything that fits: nothing to choose.
    if (open.length === 1) gainUnits(s, x, f.who, open[0], n, f.from);
    else for (const r of open) gainUnits(s, x, f.who, r, room(s.pub, f.who, r), f.from);
    x.pop();
  },
  picks(k, f, _seat, path): Choice<Andromeda> | null {
    const n = howMany(k.pub, f);
    if (path.length === n) return null;
    const picks = unitPicks(roomsOf(k.pub, f.who), f.set, path);
    const full = (): Refusal<Andromeda>[] =>
      RESOURCES.flatMap((_, r) => ((f.set >> r) & 1 && room(k.pub, f.who, r) === 0 ? [{ pick: UNIT[r], rule: 'N53', why: 'no-room' } as const] : []));
    return { kind: 'gain', picks, ends: path.length === n - 1, rule: 'N266', greyed: full };
  },
  take(s, f, _seat, answer, x) {
    const amounts = RESOURCES.map(() => 0);
    for (const p of answer) amounts[numberOf(p)]++;
    gainAll(s, x, f.who, amounts, f.from);
    x.pop();
  },
};
