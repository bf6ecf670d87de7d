/** `steal` (D40): resources of a victim's storage; from the Collective a random tactic instead (N231). */
import { type Choice, drawFrom, type Step } from '@starboard/kernel';
import type { EffectOf } from '../../content/effect.ts';
import { RESOURCES } from '../../content/vocabulary.ts';
import { ask, isCollective, nameOf, type S, seatOf, type X } from '../asking.ts';
import { battleFoes, battleLosers } from '../battle/victims.ts';
import { contentOf } from '../content.ts';
import type { FrameOf } from '../frames.ts';
import { gainUnits } from '../gains.ts';
import { NONE, type Who } from '../ids.ts';
import { FROM, numberOf, UNIT } from '../picks.ts';
import { foesBeside } from '../triggers.ts';
import type { Andromeda, Pub } from '../types.ts';
import { setOf } from './gain.ts';
import type { Kind } from './kind.ts';

const has = (pub: Readonly<Pub>, who: Who, set: number): boolean => {
  if (isCollective(pub, who)) return pub.sides[who].hand > 0;
  for (let r = 0; r < RESOURCES.length; r++) if ((set >> r) & 1 && pub.sides[who].resources[r] > 0) return true;
  return false;
};

function victims(pub: Readonly<Pub>, who: Who, e: EffectOf<'steal'>): Who[] {
  const set = setOf(e.res);
  const all =
    e.from === 'adjacent'
      ? foesBeside(pub, who)
      : e.from === 'loser'
        ? battleLosers(pub, who)
        : e.from === 'battle'
          ? battleFoes(pub, who)
          : pub.sides.map((_, i) => i).filter((i) => i !== who);
  return all.filter((v) => has(pub, v, set));
}

export const steal: Kind<'steal'> = {
  kind: 'steal',
  collective: 'own',
  possible: (t, who, e) => victims(t.pub, who, e).length > 0,
  resolve(s, x, f, e) {
    const list = victims(s.pub, f.who, e);
    const set = setOf(e.res);
    // From every loser; otherwise from one.
    if (e.from === 'loser') for (const v of list.reverse()) x.push({ step: 'steal', who: f.who, set, n: e.n, victims: [v], from: v });
    else if (list.length > 0) x.push({ step: 'steal', who: f.who, set, n: e.n, victims: list, from: list.length === 1 ? list[0] : NONE });
  },
};

/** N231: one random tactic of the Collective's hand. */
function takeTactic(s: S, x: X, who: Who, from: Who): void {
  const kind = drawFrom(s.dark.collective, s.pub.sides[from].hand, x);
  s.dark.collective[kind]--;
  s.pub.sides[from].hand--;
  s.mine[who].hand[kind]++;
  s.pub.sides[who].hand++;
  if (x.telling) x.tell('all', { kind: 'stole', who: seatOf(who), from: nameOf(s.pub, from), units: { tactic: 1 } });
  x.reveal([seatOf(who)], { kind: 'drawn', seat: seatOf(who), tactics: [contentOf(s.pub.options).tactics[kind].id] }, 'N231');
}

function takeUnit(s: S, x: X, who: Who, from: Who, r: number): void {
  s.pub.sides[from].resources[r]--;
  if (x.telling) x.tell('all', { kind: 'stole', who: nameOf(s.pub, who), from: nameOf(s.pub, from), units: { [RESOURCES[r]]: 1 } });
  gainUnits(s, x, who, r, 1, 'steal');
}

const units = (pub: Readonly<Pub>, f: { from: Who; set: number }): number[] =>
  RESOURCES.flatMap((_, r) => ((f.set >> r) & 1 && pub.sides[f.from].resources[r] > 0 ? [r] : []));

export const stealStep: Step<Andromeda, FrameOf<'steal'>> = {
  run(s, f, x) {
    if (f.from === NONE) return ask(s, x, f.who, 'steal');
    if (f.n === 0 || !has(s.pub, f.from, f.set)) return x.pop();
    if (!isCollective(s.pub, f.from)) {
      const list = units(s.pub, f);
      if (list.length > 1) return ask(s, x, f.who, 'steal');
      takeUnit(s, x, f.who, f.from, list[0]);
    } else takeTactic(s, x, f.who, f.from);
    f.n--;
  },
  picks(k, f): Choice<Andromeda> {
    if (f.from === NONE) return { kind: 'steal', picks: f.victims.map((v) => FROM[v]), ends: true, rule: 'N231' };
    return { kind: 'steal-unit', picks: units(k.pub, f).map((r) => UNIT[r]), ends: true, rule: 'N231' };
  },
  take(s, f, _seat, [pick], x) {
    if (f.from === NONE) f.from = numberOf(pick);
    else {
      takeUnit(s, x, f.who, f.from, numberOf(pick));
      f.n--;
    }
  },
};
