/** The Void (N111, N112): a roll of the launched ship's strength, of which the player takes one die. It is never a battle. */

import type { Choice, Step } from '@starboard/kernel';
import { ask, nameOf, type S, type X } from './asking.ts';
import { battleOf } from './battle/current.ts';
import { DIE } from './battle/picks.ts';
import { compulsory } from './battle/prepare.ts';
import { askReroll, rerollsOf, rollAll, setDice } from './battle/roll.ts';
import { newBattle } from './battle/start.ts';
import type { Battle } from './battle/types.ts';
import { contentOf } from './content.ts';
import type { FrameOf } from './frames.ts';
import { TYPE_OF, type Who } from './ids.ts';
import { numberOf } from './picks.ts';
import { shifted } from './sure.ts';
import type { Andromeda } from './types.ts';

export function startVoid(s: S, x: X, who: Who): void {
  const roll = newBattle(s.pub.turn.region, true);
  roll.sides.push({ who, bought: 0, types: 1 << TYPE_OF[s.pub.turn.ship], faces: [] });
  s.pub.battle = roll;
  x.push({ step: 'void', who, stage: 'prepare', left: [] });
}

const facesOf = (battle: Battle): number[] => [...new Set(battle.sides[0].faces)].sort((a, b) => a - b);

export const theVoid: Step<Andromeda, FrameOf<'void'>> = {
  run(s, f, x) {
    if (f.stage === 'prepare') {
      f.stage = 'roll';
      return x.push({ step: 'prepare', who: f.who, asked: false, todo: compulsory(s.pub, f.who) });
    }
    if (f.stage === 'roll') {
      rollAll(s, x);
      f.stage = 'reroll';
      f.left = rerollsOf(s);
    }
    if (f.stage === 'reroll') {
      while (f.left.length > 0) if (askReroll(s, x, shifted(f.left))) return;
      setDice(s, x);
      f.stage = 'pick';
    }
    const faces = facesOf(battleOf(s.pub));
    if (faces.length > 1) return ask(s, x, f.who, 'void');
    pickDie(s, x, f.who, faces[0]);
  },
  picks: (k): Choice<Andromeda> => ({
    kind: 'void-die',
    picks: facesOf(battleOf(k.pub)).map((face) => DIE[face]),
    ends: true,
    rule: 'N112',
  }),
  take: (s, f, _seat, [pick], x) => pickDie(s, x, f.who, numberOf(pick)),
};

function pickDie(s: S, x: X, who: Who, face: number): void {
  const effect = contentOf(s.pub.options).raw.void.die.find(({ value }) => value === face);
  s.pub.battle = null;
  x.pop();
  if (effect === undefined) return;
  x.tell('all', { kind: 'void-die', who: nameOf(s.pub, who), face, effect: effect.id });
  x.push({ step: 'do', who, at: `${effect.id}/do`, i: 0, arg: -1, free: false });
}
