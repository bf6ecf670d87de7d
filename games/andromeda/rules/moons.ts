/** Moons in the dock (section 6): abandoning, slotting, and a dock that is too full (D14). */
import type { Choice, Known, Refusal, Step } from '@starboard/kernel';
import { MODULE_TYPES, RESOURCES } from '../content/vocabulary.ts';
import { ask, nameOf, type S, type X } from './asking.ts';
import { ANY, contentOf, MATERIAL } from './content.ts';
import { ANY_SET, MATERIALS_SET } from './effects/gain.ts';
import type { FrameOf } from './frames.ts';
import { dockLimit } from './gains.ts';
import { NONE, type Who } from './ids.ts';
import { MOD, mod } from './modifiers.ts';
import { ABANDON, firstOf, GAP, numberOf, SLOT } from './picks.ts';
import { mayLie } from './rows.ts';
import { trigger } from './triggers.ts';
import type { Andromeda, Pick, Pub } from './types.ts';

/** N61: everything on it is taken; `abandonBonus` gives one more of a resource shown. */
export function abandon(s: S, x: X, who: Who, moon: number): void {
  const { pub } = s;
  const m = contentOf(pub.options).moons[moon];
  const { dock } = pub.sides[who];
  dock.splice(dock.indexOf(moon), 1);
  if (x.telling) x.tell('all', { kind: 'abandoned', who: nameOf(pub, who), moon: m.id });
  const first = !pub.turn.abandoned.includes(who);
  if (first) pub.turn.abandoned.push(who);
  const shown = shownOn(m.price);
  if (first && shown !== 0 && mod(pub.sides[who], MOD.abandonBonus) > 0) x.push({ step: 'gain', who, set: shown, n: 1, from: m.id });
  if (m.effects.length > 0) x.push({ step: 'do', who, at: m.at, i: 0, arg: NONE, free: false });
}

/** Resources on a moon as bits. */
function shownOn(price: readonly number[]): number {
  let set = 0;
  for (let r = 0; r < RESOURCES.length; r++) if (price[r] > 0) set |= 1 << r;
  if (price[MATERIAL] > 0) set |= MATERIALS_SET;
  if (price[ANY] > 0) set |= ANY_SET;
  return set;
}

/** N62, N71. */
export function slot(s: S, x: X, who: Who, moon: number, row: number, gap: number): void {
  const side = s.pub.sides[who];
  const c = contentOf(s.pub.options);
  side.dock.splice(side.dock.indexOf(moon), 1);
  const old = side.rows[row].gaps[gap];
  side.rows[row].gaps[gap] = moon;
  if (old !== NONE) x.tell('all', { kind: 'moon-lost', who: nameOf(s.pub, who), moon: c.moons[old].id });
  if (x.telling) x.tell('all', { kind: 'slotted', who: nameOf(s.pub, who), moon: c.moons[moon].id, row: MODULE_TYPES[row] });
  trigger(s, x, who, 'slotMoon');
}

/** Gaps where this moon fits. */
export function gapsFor(pub: Readonly<Pub>, who: Who, moon: number): Pick[] {
  const c = contentOf(pub.options);
  const picks: Pick[] = [];
  pub.sides[who].rows.forEach((row, r) => {
    for (let gap = 0; gap < row.gaps.length; gap++) if (mayLie(c, row, gap, moon)) picks.push(GAP[r][gap]);
  });
  return picks;
}
/** N66: gaps that serve an input, for a moon that shows repairs. */
export function gapsClosed(pub: Readonly<Pub>, who: Who, moon: number): Refusal<Andromeda>[] {
  const c = contentOf(pub.options);
  if (c.moons[moon].input) return [];
  return pub.sides[who].rows.flatMap((row, r) =>
    row.modules.flatMap((m, gap) => (c.modules[m].input ? [{ pick: GAP[r][gap], rule: 'N66', why: 'repair-moon' } as const] : [])),
  );
}
/** Dock moons that fit into some gap. */
export const slottable = (pub: Readonly<Pub>, who: Who): Pick[] =>
  pub.sides[who].dock.filter((moon) => gapsFor(pub, who, moon).length > 0).map((moon) => SLOT[moon]);

/** D14: abandon or slot a moon, the new one included. */
export const dockStep: Step<Andromeda, FrameOf<'dock'>> = {
  run(s, f, x) {
    if (s.pub.sides[f.who].dock.length > dockLimit(s.pub, f.who)) ask(s, x, f.who, 'dock');
    else x.pop();
  },
  picks(k: Known<Andromeda>, f, _seat, path): Choice<Andromeda> | null {
    if (path.length === 0) {
      const slots = slottable(k.pub, f.who);
      return { kind: 'dock', picks: [...k.pub.sides[f.who].dock.map((m) => ABANDON[m]), ...slots], ends: slots.length === 0, rule: 'N60' };
    }
    if (path.length === 2 || path[0].startsWith('abandon')) return null;
    const moon = numberOf(path[0]);
    return { kind: 'gap', picks: gapsFor(k.pub, f.who, moon), ends: true, rule: 'N62', greyed: () => gapsClosed(k.pub, f.who, moon) };
  },
  take(s, f, _seat, [what, where], x) {
    if (where === undefined) abandon(s, x, f.who, numberOf(what));
    else slot(s, x, f.who, numberOf(what), firstOf(where), numberOf(where));
  },
};
