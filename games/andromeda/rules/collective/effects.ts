/** What effects do for the Collective where section 25 says otherwise than for players. */
import { drawFrom } from '@starboard/kernel';
import type { Effect, EffectOf } from '../../content/effect.ts';
import { MODULE_TYPES } from '../../content/vocabulary.ts';
import { type S, takeFrom, type X } from '../asking.ts';
import { contentOf } from '../content.ts';
import { stockOf, takeToken } from '../effects/discovery.ts';
import { loseLeader } from '../effects/lose.ts';
import { steal } from '../effects/steal.ts';
import type { DoFrame } from '../frames.ts';
import { drawTactics, loseCollectiveTactics, score } from '../gains.ts';
import { NONE, type Who } from '../ids.ts';
import { modify } from '../modifiers.ts';

import type { CollectiveState } from './types.ts';

/** N233: instead of an upgrade when none is left. N198: instead of a token. */
const NO_UPGRADE_VP = 3;
const NO_TOKEN_VP = 2;
/** N237: tokens at a discovery step. */
const TOKENS_AT_STEP = 2;

export function collectiveEffect(s: S, x: X, f: Readonly<DoFrame>, e: Effect) {
  const { who } = f;
  switch (e.k) {
    case 'gain': // N230
      return void drawTactics(s, x, who, e.n);
    case 'lose':
      return loseSome(s, x, who, e);
    case 'draw':
      return drawSome(s, x, who, e.n, e.keep ?? e.n);
    case 'modify':
      return modified(s, x, who, e);
    case 'module': {
      const any = e.types.includes('any');
      const types = MODULE_TYPES.flatMap((type, i) => (any || e.types.includes(type) ? [i] : []));
      return x.push({ step: 'c-module', types, any, n: e.n ?? 1 });
    }
    case 'moon':
      return x.push({ step: 'c-moon', src: e.src, n: e.n });
    case 'repair':
      return x.push({ step: 'c-repair', n: e.n });
    case 'develop':
      return x.push({ step: 'c-develop', space: NONE, card: NONE, stage: 'site' });
    case 'discovery':
      return tokens(s, x, f, e);
    case 'upgrade':
      return upgraded(s, x, who);
    case 'command':
      return x.push({ step: 'command', n: e.n });
    case 'trade': // N229: once, without paying.
      return x.push({ step: 'do', who, at: contentOf(s.pub.options).pathOf.get(e.get) as string, i: 0, arg: f.arg, free: false });
    case 'steal': // N231: the unit is a tactic for it; the lens holder picks whose and which.
      return steal.resolve(s, x, f, e);
    default:
      throw new Error(`Nothing says what the Collective does with ${e.k}.`);
  }
}

/** N230: each unit is a random tactic; a leader is a leader. */
function loseSome(s: S, x: X, who: Who, e: EffectOf<'lose'>) {
  if (e.res !== 'leader') return loseCollectiveTactics(s, x, who, e.n);
  for (let i = 0; i < e.n && s.pub.sides[who].leaders > 0; i++) loseLeader(s, x, who);
}

/** Of the cards drawn some go again, at random. */
function drawSome(s: S, x: X, who: Who, n: number, keep: number): void {
  const drawn = drawTactics(s, x, who, n) ?? [];
  while (drawn.length > keep) {
    const kind = takeFrom(drawn, x);
    s.dark.collective[kind]--;
    s.pub.sides[who].hand--;
    s.pub.decks.discards[kind]++;
    x.reveal('all', { kind: 'discarded', who: 'collective', tactics: [contentOf(s.pub.options).tactics[kind].id] }, 'N230');
  }
}

/** N237, N238. */
function modified(s: S, x: X, who: Who, e: EffectOf<'modify'>): void {
  const { key } = e;
  const n = e.n ?? 1;
  if (key === 'handLimit') drawTactics(s, x, who, n * contentOf(s.pub.options).raw.constants.collective.handLimitStepDraw);
  else if (key === 'targeting' || key === 'vaultLevel' || OWN_KEY.test(key)) modify(s.pub.sides[who], key, n, null, false);
  else drawTactics(s, x, who, 1);
}
/** cDice, cShield …: keys that only the Collective has. */
const OWN_KEY = /^c[A-Z]/;

/** N237, N240: random tokens, which only score at the end. */
function tokens(s: S, x: X, f: Readonly<DoFrame>, e: EffectOf<'discovery'>): void {
  const stock = stockOf(s, f, e);
  const wanted = e.src === 'track' ? TOKENS_AT_STEP : e.take;
  const there = Math.min(wanted, s.pub.decks.stocks[stock]);
  for (let i = 0; i < there; i++) takeToken(s, x, f.who, stock, drawFrom(s.dark.stocks[stock], s.pub.decks.stocks[stock], x));
  if (there < wanted) score(s, x, f.who, NO_TOKEN_VP * (wanted - there), f.at);
}

/** N233. */
function upgraded(s: S, x: X, who: Who) {
  const collective = s.pub.collective as CollectiveState;
  if (collective.upgradeDeck.length === 0) return score(s, x, who, NO_UPGRADE_VP, 'upgrade');
  const n = takeFrom(collective.upgradeDeck, x);
  collective.upgrades.push(n);
  const { id } = contentOf(s.pub.options).raw.collectiveUpgrades[n];
  x.reveal('all', { kind: 'c-upgrade', upgrade: id }, 'N233');
  x.push({ step: 'do', who, at: `${id}/do`, i: 0, arg: NONE, free: false });
}
