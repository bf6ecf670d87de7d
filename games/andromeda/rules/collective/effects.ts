/** What effects do for the Collective where section 25 says otherwise than for players. */
import { drawFrom } from '@starboard/kernel';
import { type ByKind, type Effect, type EffectOf, forKind } from '../../content/effect.ts';
import { MODULE_TYPES } from '../../content/vocabulary.ts';
import { type S, takeFrom, type X } from '../asking.ts';
import { contentOf, pathTo } from '../content.ts';
import { stockOf, takeToken } from '../effects/discovery.ts';
import type { OwnKind } from '../effects/kind.ts';
import { loseLeader } from '../effects/lose.ts';
import { steal } from '../effects/steal.ts';
import type { DoFrame } from '../frames.ts';
import { drawTactics, loseCollectiveTactics, score } from '../gains.ts';
import { NONE, type Who } from '../ids.ts';
import { modify } from '../modifiers.ts';

import { collectiveState } from './current.ts';

/** N233: instead of an upgrade when none is left. N198: instead of a token. */
const NO_UPGRADE_VP = 3;
const NO_TOKEN_VP = 2;
/** N237: tokens at a discovery step. */
const TOKENS_AT_STEP = 2;

const push = (x: X, frame: Parameters<X['push']>[0]): void => x.push(frame);

type Table = ByKind<readonly [s: S, x: X, f: Readonly<DoFrame>], void>;
const OWN: { readonly [K in OwnKind]: Table[K] } = {
  // N230
  gain: (e, s, x, f) => void drawTactics(s, x, f.who, e.n),
  lose: (e, s, x, f) => loseSome(s, x, f.who, e),
  draw: (e, s, x, f) => drawSome(s, x, f.who, e.n, e.keep ?? e.n),
  modify: (e, s, x, f) => modified(s, x, f.who, e),
  module(e, _s, x) {
    const any = e.types.includes('any');
    const types = MODULE_TYPES.flatMap((type, i) => (any || e.types.includes(type) ? [i] : []));
    x.push({ step: 'c-module', types, any, n: e.n ?? 1 });
  },
  moon: (e, _s, x) => push(x, { step: 'c-moon', src: e.src, n: e.n }),
  repair: (e, _s, x) => push(x, { step: 'c-repair', n: e.n }),
  develop: (_e, _s, x) => push(x, { step: 'c-develop', space: NONE, card: NONE, stage: 'site' }),
  discovery: (e, s, x, f) => tokens(s, x, f, e),
  upgrade: (_e, s, x, f) => upgraded(s, x, f.who),
  command: (e, _s, x) => push(x, { step: 'command', n: e.n }),
  // N229: once, without paying.
  trade: (e, s, x, f) => push(x, { step: 'do', who: f.who, at: pathTo(contentOf(s.pub.options), e.get), i: 0, arg: f.arg, free: false }),
  // N231: the unit is a tactic for it; the lens holder picks whose and which.
  steal: (e, s, x, f) => steal.resolve(s, x, f, e),
};

/** Called for the kinds of `OwnKind` only (`Kind.collective`). */
export function collectiveEffect(s: S, x: X, f: Readonly<DoFrame>, e: Effect): void {
  const table: Partial<Table> = OWN;
  forKind(table as Table, e)(e, s, x, f);
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
  const collective = collectiveState(s.pub);
  if (collective.upgradeDeck.length === 0) return score(s, x, who, NO_UPGRADE_VP, 'upgrade');
  const n = takeFrom(collective.upgradeDeck, x);
  collective.upgrades.push(n);
  const { id } = contentOf(s.pub.options).raw.collectiveUpgrades[n];
  x.reveal('all', { kind: 'c-upgrade', upgrade: id }, 'N233');
  x.push({ step: 'do', who, at: `${id}/do`, i: 0, arg: NONE, free: false });
}
