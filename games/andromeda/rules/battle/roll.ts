/** N151, N152: the roll, rerolls (D24, D31), dice that are set. */
import type { Choice, Step } from '@starboard/kernel';
import { ask, nameOf, type S, type X } from '../asking.ts';
import type { FrameOf } from '../frames.ts';
import type { Who } from '../ids.ts';
import { numberOf } from '../picks.ts';
import type { Andromeda, Pick } from '../types.ts';
import { battleOf } from './current.ts';
import { sideOf, strength, targeting } from './marks.ts';
import { DIE } from './picks.ts';
import { partyOf } from './start.ts';
import type { Battle } from './types.ts';

/** N151: uniform between the targeting value and six. */
const throwDie = (x: X, least: number): number => least + x.int(7 - least);

export function rollAll(s: S, x: X): void {
  const battle = battleOf(s.pub);
  for (const side of battle.sides) {
    const least = targeting(s.pub, side.who);
    const dice = strength(s.pub, side.who);
    side.faces = [];
    for (let i = 0; i < dice; i++) side.faces.push(throwDie(x, least));
    side.faces.sort((a, b) => b - a);
    x.reveal('all', { kind: 'rolled', who: partyOf(s.pub, side.who), faces: side.faces.slice(), targeting: least }, battle.void ? 'N111' : 'N151');
  }
}

/** Rerolls that are allowed, as places among the marks, in the order of those who have them. The Collective has none (N260). */
export function rerollsOf(s: S): number[] {
  const battle = battleOf(s.pub);
  const found: number[] = [];
  for (const { who } of battle.sides)
    battle.marks.forEach((m, i) => {
      if (m.what === 'reroll' && m.use >= 0 && battle.uses[m.use].who === who && who >= 0 && who < s.mine.length) found.push(i);
    });
  return found;
}

export function askReroll(s: S, x: X, mark: number): boolean {
  const battle = battleOf(s.pub);
  const m = battle.marks[mark];
  if (!sideOf(battle, m.who)) return false;
  x.push({ step: 'reroll', who: battle.uses[m.use].who, of: m.who, n: m.n });
  return true;
}

/** Up to n dice at once, named by what they show. */
export const reroll: Step<Andromeda, FrameOf<'reroll'>> = {
  run: (s, f, x) => ask(s, x, f.who, 'reroll'),
  picks(k, f, _seat, path): Choice<Andromeda> | null {
    if (path.at(-1) === 'ready') return null;
    const battle = battleOf(k.pub);
    const picks: Pick[] = [];
    const last = path.length === 0 ? 0 : numberOf(path[path.length - 1]);
    if (path.length < f.n)
      for (let face = Math.max(1, last); face <= 6; face++) {
        const there = battle.sides.find(({ who }) => who === f.of)?.faces.filter((other) => other === face).length ?? 0;
        if (there > path.filter((pick) => pick === DIE[face]).length) picks.push(DIE[face]);
      }
    if (picks.length === 0) return null;
    return { kind: 'reroll', picks: [...picks, 'ready'], ends: false, rule: 'N152' };
  },
  take(s, f, _seat, answer, x) {
    const battle = battleOf(s.pub);
    const from = answer.filter((pick) => pick !== 'ready').map(numberOf);
    if (from.length > 0) throwAgain(s, x, battle, f.who, f.of, from);
    x.pop();
  },
  idle: () => ['ready'],
};

function throwAgain(s: S, x: X, battle: Battle, who: Who, of: Who, from: number[]): void {
  const side = sideOf(battle, of);
  if (side === undefined) return;
  const least = targeting(s.pub, of);
  const to: number[] = [];
  for (const face of from) {
    side.faces.splice(side.faces.indexOf(face), 1);
    to.push(throwDie(x, least));
  }
  side.faces.push(...to);
  side.faces.sort((a, b) => b - a);
  x.reveal('all', { kind: 'rerolled', who: nameOf(s.pub, who), of: partyOf(s.pub, of), from, to }, 'N152');
}

/** N152, N303: the lowest dice are set, where that makes them higher. */
export function setDice(s: S, x: X): void {
  const battle = battleOf(s.pub);
  for (const m of battle.marks) {
    const side = m.what === 'set' ? sideOf(battle, m.who) : undefined;
    if (side === undefined) continue;
    for (let i = 0; i < m.n; i++) {
      const lowest = side.faces.length - 1;
      const from = side.faces[lowest];
      if (from === undefined || from >= m.to) break;
      side.faces[lowest] = m.to;
      side.faces.sort((a, b) => b - a);
      x.tell('all', { kind: 'die-set', who: partyOf(s.pub, m.who), from, to: m.to });
    }
  }
}
