/** `repair` (N164, D19): clear a damaged module, bring a ship from the upper scrapyard to the bay, restore a shield. */
import type { Choice, Step } from '@starboard/kernel';
import { SHIPS } from '../../content/vocabulary.ts';
import { ask, nameOf, type S, type X } from '../asking.ts';
import { contentOf } from '../content.ts';
import type { FrameOf } from '../frames.ts';
import { BAY, NONE, SCRAPYARD, SHIPS_EACH, TYPE_OF, type Who } from '../ids.ts';
import { MOD, mod } from '../modifiers.ts';
import { FIX, numberOf, SALVAGE, SHIELD } from '../picks.ts';
import type { Andromeda, Pick, Pub } from '../types.ts';
import type { Kind } from './kind.ts';

/** What can be repaired; a ship or shield stands for every one of its type. */
export function repairs(pub: Readonly<Pub>, who: Who): Pick[] {
  const picks: Pick[] = [];
  for (const row of pub.sides[who].rows) for (let i = 0; i < row.modules.length; i++) if (row.damaged[i] === 1) picks.push(FIX[row.modules[i]]);
  const { at, hit } = pub.fleet;
  for (let i = 0; i < SHIPS_EACH; i++) {
    const type = TYPE_OF[i];
    if (at[who * SHIPS_EACH + i] === SCRAPYARD && !picks.includes(SALVAGE[type])) picks.push(SALVAGE[type]);
    if (hit[who * SHIPS_EACH + i] > 0 && !picks.includes(SHIELD[type])) picks.push(SHIELD[type]);
  }
  return picks;
}

/** How many single repairs could be made. */
function damages(pub: Readonly<Pub>, who: Who): number {
  let n = 0;
  for (const row of pub.sides[who].rows) for (const d of row.damaged) n += d;
  for (let i = who * SHIPS_EACH; i < (who + 1) * SHIPS_EACH; i++) n += (pub.fleet.at[i] === SCRAPYARD ? 1 : 0) + pub.fleet.hit[i];
  return n;
}

export function repairOne(s: S, x: X, who: Who, pick: Pick): void {
  const name = nameOf(s.pub, who);
  const n = numberOf(pick);
  const { at, hit } = s.pub.fleet;
  if (pick.startsWith('fix')) {
    for (const row of s.pub.sides[who].rows) {
      const i = row.modules.indexOf(n);
      if (i >= 0) row.damaged[i] = 0;
    }
    if (x.telling) x.tell('all', { kind: 'fixed', who: name, module: contentOf(s.pub.options).modules[n].id });
  } else if (pick.startsWith('salvage')) {
    for (let i = 0; i < SHIPS_EACH; i++)
      if (TYPE_OF[i] === n && at[who * SHIPS_EACH + i] === SCRAPYARD) {
        at[who * SHIPS_EACH + i] = BAY;
        break;
      }
    const { turn } = s.pub;
    // N177: one more activator during activation, unless the yard already counts as the bay.
    if (turn.active === who && turn.activators !== NONE && mod(s.pub.sides[who], MOD.scrapAsBay) === 0) turn.activators++;
    if (x.telling) x.tell('all', { kind: 'salvaged', who: name, ship: SHIPS[n] });
  } else {
    for (let i = 0; i < SHIPS_EACH; i++)
      if (TYPE_OF[i] === n && hit[who * SHIPS_EACH + i] > 0) {
        hit[who * SHIPS_EACH + i]--;
        break;
      }
    if (x.telling) x.tell('all', { kind: 'recharged', who: name, ship: SHIPS[n] });
  }
}

export const repair: Kind<'repair'> = {
  kind: 'repair',
  collective: 'own',
  possible: (t, who) => damages(t.pub, who) > 0,
  resolve(s, x, f, e) {
    if (damages(s.pub, f.who) > 0) x.push({ step: 'repair', who: f.who, n: e.n + mod(s.pub.sides[f.who], MOD.repairBonus) });
  },
};

export const repairStep: Step<Andromeda, FrameOf<'repair'>> = {
  run(s, f, x) {
    let picks = repairs(s.pub, f.who);
    // All of it, or one kind of thing: nothing to choose.
    while (f.n > 0 && picks.length > 0 && (picks.length === 1 || damages(s.pub, f.who) <= f.n)) {
      repairOne(s, x, f.who, picks[0]);
      f.n--;
      picks = repairs(s.pub, f.who);
    }
    if (f.n > 0 && picks.length > 0) return ask(s, x, f.who, 'repair');
    x.pop();
  },
  picks: (k, f): Choice<Andromeda> => ({ kind: 'repair', picks: repairs(k.pub, f.who), ends: true, rule: 'N164' }),
  take(s, f, _seat, [pick], x) {
    repairOne(s, x, f.who, pick);
    f.n--;
  },
};
