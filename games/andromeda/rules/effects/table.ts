/** All kinds of effects, by name; and the step that walks a list of them. */
import type { Step } from '@starboard/kernel';
import { isCollective } from '../asking.ts';
import { collectiveEffect } from '../collective/effects.ts';
import { contentOf, effectsAt } from '../content.ts';
import type { DoFrame } from '../frames.ts';
import { drawTactics } from '../gains.ts';
import type { Andromeda } from '../types.ts';
import { activate, activateRegion } from './activate.ts';
import { build } from './build.ts';
import { cancelTactic } from './cancelTactic.ts';
import { choose, trade } from './choose.ts';
import { command } from './command.ts';
import { damage } from './damage.ts';
import { develop } from './develop.ts';
import { dice } from './dice.ts';
import { discovery } from './discovery.ts';
import { draw } from './draw.ts';
import { each } from './each.ts';
import { event, extraTurn, newPlanet, placeBonus } from './event.ts';
import { gain } from './gain.ts';
import { leader } from './leader.ts';
import { lose } from './lose.ts';
import { modify } from './modify.ts';
import { module } from './module.ts';
import { moon, moonContent } from './moon.ts';
import { moveShip, recall } from './moveShip.ts';
import { raider } from './raider.ts';
import { kindOf, register } from './registry.ts';
import { repair } from './repair.ts';
import { reroll } from './reroll.ts';
import { setDie } from './setDie.ts';
import { shield } from './shield.ts';
import { steal } from './steal.ts';
import { step } from './step.ts';
import { swap } from './swap.ts';
import { targeting } from './targeting.ts';
import { tip } from './tip.ts';
import { truce } from './truce.ts';
import { upgrade } from './upgrade.ts';
import { vp } from './vp.ts';
import { perCount, when } from './when.ts';
import { withdraw } from './withdraw.ts';

register({
  gain,
  lose,
  vp,
  draw,
  step,
  repair,
  damage,
  moon,
  moonContent,
  module,
  build,
  upgrade,
  develop,
  leader,
  discovery,
  event,
  swap,
  steal,
  newPlanet,
  moveShip,
  raider,
  placeBonus,
  extraTurn,
  activate,
  activateRegion,
  recall,
  dice,
  targeting,
  reroll,
  setDie,
  cancelTactic,
  shield,
  withdraw,
  truce,
  choose,
  trade,
  perCount,
  each,
  when,
  modify,
  command,
  tip,
});

/** Effects from left to right; each is fully resolved before the next. */
export const doStep: Step<Andromeda, DoFrame> = {
  run(s, f, x) {
    const list = effectsAt(contentOf(s.pub.options), f.at);
    const depth = s.stack.length;
    while (f.i < list.length) {
      const e = list[f.i++];
      const kind = kindOf(e);
      if (!isCollective(s.pub, f.who) || kind.collective === 'same') kind.resolve(s, x, f, e);
      else if (kind.collective === 'own') collectiveEffect(s, x, f, e);
      else if (kind.collective === 'tactic') drawTactics(s, x, f.who, 1);
      if (s.stack.length !== depth) return;
    }
    x.pop();
  },
};
