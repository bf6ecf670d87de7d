/** Section 17: the battle, stage by stage. */

import type { Step } from '@starboard/kernel';
import { isCollective, type S, type X } from '../asking.ts';
import type { FrameOf } from '../frames.ts';
import { NONE, RAIDERS, type Who } from '../ids.ts';
import { advanceRaiders, pullShips, raid, removeRaider } from '../raiders.ts';
import { shifted } from '../sure.ts';
import type { Andromeda } from '../types.ts';
import { theVoid } from '../void.ts';
import { battleOf } from './current.ts';
import { diplomacy, pass, passesAlone, strategies, strategyCards, truce } from './diplomacy.ts';
import { sideOf } from './marks.ts';
import { aftermath, consolations, decide, maneuver, rewards, spare, takeDamage } from './outcome.ts';
import { compulsory, prepare, raidersPrepare } from './prepare.ts';
import { askReroll, reroll, rerollsOf, rollAll, setDice } from './roll.ts';
import { bring, escalate, noteShips, partyOf } from './start.ts';
import type { BattleStage } from './types.ts';

type F = FrameOf<'battle'>;

function enter(f: F, stage: BattleStage, left: Who[]): void {
  f.stage = stage;
  f.left = left;
}
const players = (s: S): Who[] => battleOf(s.pub).sides.flatMap(({ who }) => (who === RAIDERS ? [] : [who]));

/** Each stage works until it pushes a question; then it goes on where it was. */
const STAGES: { readonly [K in BattleStage]: (s: S, f: F, x: X) => boolean } = {
  escalation(s, f, x) {
    while (f.left.length > 0) if (escalate(s, x, shifted(f.left))) return true;
    noteShips(s.pub);
    enter(f, 'diplomacy', players(s));
    return false;
  },
  diplomacy(s, f, x) {
    const battle = battleOf(s.pub);
    while (f.left.length > 0) {
      const who = shifted(f.left);
      if (battle.passed.includes(who) || !sideOf(battle, who)) continue;
      if (isCollective(s.pub, who)) {
        battle.passed.push(who);
        x.push({ step: 'strategies', who, n: strategyCards(s, who), card: NONE });
        return true;
      }
      if (s.pub.sides[who].hand === 0) continue;
      if (passesAlone(s, who)) {
        pass(s, x, who);
        continue;
      }
      f.left.push(who);
      x.push({ step: 'diplomacy', who });
      return true;
    }
    enter(f, 'prepare', players(s));
    raidersPrepare(s);
    return false;
  },
  prepare(s, f, x) {
    while (f.left.length > 0) {
      const who = shifted(f.left);
      if (isCollective(s.pub, who)) continue;
      x.push({ step: 'prepare', who, asked: false, todo: compulsory(s.pub, who) });
      return true;
    }
    enter(f, 'roll', []);
    return false;
  },
  roll(s, f, x) {
    rollAll(s, x);
    enter(f, 'reroll', rerollsOf(s));
    return false;
  },
  reroll(s, f, x) {
    while (f.left.length > 0) if (askReroll(s, x, shifted(f.left))) return true;
    setDice(s, x);
    decide(s, x);
    enter(f, 'reward', []);
    return false;
  },
  reward(s, f, x) {
    enter(f, 'lost', []);
    rewards(s, x);
    return false;
  },
  lost(s, f, x) {
    enter(
      f,
      'maneuver',
      battleOf(s.pub).losers.filter((who) => who !== RAIDERS && !isCollective(s.pub, who)),
    );
    consolations(s, x);
    return false;
  },
  maneuver(s, f, x) {
    const who = f.left.shift();
    if (who !== undefined) {
      x.push({ step: 'maneuver', who });
      return true;
    }
    enter(
      f,
      'damage',
      battleOf(s.pub).losers.filter((loser) => loser !== RAIDERS),
    );
    return false;
  },
  damage(s, f, x) {
    while (f.left.length > 0) if (takeDamage(s, x, shifted(f.left))) return true;
    enter(f, 'end', []);
    aftermath(s, x);
    return false;
  },
  end(s, _f, x) {
    s.pub.battle = null;
    x.pop();
    return true;
  },
};

const OPEN: readonly BattleStage[] = ['escalation', 'diplomacy'];

const battle: Step<Andromeda, FrameOf<'battle'>> = {
  run(s, f, x) {
    for (;;) {
      if (x.next()) return;
      const { sides } = battleOf(s.pub);
      // N148: alone after a withdrawal, or everybody at peace.
      if (OPEN.includes(f.stage) && sides.length < 2) {
        if (sides.length === 1) x.tell('all', { kind: 'unopposed', who: partyOf(s.pub, sides[0].who) });
        s.pub.battle = null;
        return x.pop();
      }
      if (STAGES[f.stage](s, f, x)) return;
    }
  },
};

export const battleSteps = {
  raid,
  battle,
  bring,
  diplomacy,
  strategies,
  truce,
  prepare,
  reroll,
  maneuver,
  spare,
  void: theVoid,
  'advance-raiders': advanceRaiders,
  'remove-raider': removeRaider,
  'pull-ships': pullShips,
} as const;
