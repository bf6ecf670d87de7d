/** `upgrade` (N201–N203, D8): a tile of the display or the faction's own, for a type of ship that has none. */
import type { Choice, Step } from '@starboard/kernel';
import { ask, nameOf, type S, takeFrom, type X } from '../asking.ts';
import { contentOf } from '../content.ts';
import type { FrameOf } from '../frames.ts';
import { score } from '../gains.ts';
import { NONE, SHIPS_EACH, TYPE_OF, UNBUILT, type Who } from '../ids.ts';
import { numberOf, UPGRADE } from '../picks.ts';
import { findShip } from '../ships.ts';
import { gainPower } from '../triggers.ts';
import type { Andromeda, Pub } from '../types.ts';
import { buildShip } from './build.ts';
import type { Kind } from './kind.ts';

const INSTEAD = 3;

function choices(pub: Readonly<Pub>, who: Who): number[] {
  const { upgrades } = contentOf(pub.options);
  const side = pub.sides[who];
  return [...pub.market.upgrades, side.faction].filter((u) => side.upgrades[upgrades[u].type] === NONE);
}

const hasBuilt = (pub: Readonly<Pub>, who: Who, type: number): boolean => {
  for (let i = 0; i < SHIPS_EACH; i++) if (TYPE_OF[i] === type && pub.fleet.at[who * SHIPS_EACH + i] !== UNBUILT) return true;
  return false;
};

function takeUpgrade(s: S, x: X, who: Who, u: number): void {
  const { market } = s.pub;
  const c = contentOf(s.pub.options);
  const { type, power, id } = c.upgrades[u];
  s.pub.sides[who].upgrades[type] = u;
  gainPower(s.pub, who, power);
  if (x.telling) x.tell('all', { kind: 'upgraded', who: nameOf(s.pub, who), upgrade: id });
  const shown = market.upgrades.indexOf(u);
  if (shown >= 0) {
    market.upgrades.splice(shown, 1);
    if (market.upgradeDeck.length > 0) {
      const next = takeFrom(market.upgradeDeck, x);
      market.upgrades.push(next);
      x.reveal('all', { kind: 'display', upgrade: c.upgrades[next].id }, 'N201');
    }
  }
  if (!hasBuilt(s.pub, who, type) && findShip(s.pub, who, type, UNBUILT) >= 0) buildShip(s, x, who, type);
}

export const upgrade: Kind<'upgrade'> = {
  kind: 'upgrade',
  collective: 'own',
  possible: () => true,
  resolve: (_s, x, f) => x.push({ step: 'upgrade', who: f.who }),
};

export const upgradeStep: Step<Andromeda, FrameOf<'upgrade'>> = {
  run(s, f, x) {
    const list = choices(s.pub, f.who);
    if (list.length > 1) return ask(s, x, f.who, 'upgrade');
    x.pop();
    if (list.length === 1) takeUpgrade(s, x, f.who, list[0]);
    else score(s, x, f.who, INSTEAD, 'upgrade');
  },
  picks: (k, f): Choice<Andromeda> => ({ kind: 'upgrade', picks: choices(k.pub, f.who).map((u) => UPGRADE[u]), ends: true, rule: 'N201' }),
  take(s, f, _seat, [pick], x) {
    x.pop();
    takeUpgrade(s, x, f.who, numberOf(pick));
  },
};
