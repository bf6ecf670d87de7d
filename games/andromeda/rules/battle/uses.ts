/** Using a card, token or ability in a battle: noted, told, then its effects follow one by one. */
import type { Effects } from '../../content/effect.ts';
import { nameOf, type S, type X } from '../asking.ts';
import { contentOf, effectsAt } from '../content.ts';
import { NONE, type Who } from '../ids.ts';
import { noteUse } from '../triggers.ts';
import type { Pick } from '../types.ts';
import { aimsAtFoe, cancels } from './aims.ts';
import { conditionHolds } from './conditions.ts';
import { battleOf } from './current.ts';
import { cancellable, enemiesOf, mark } from './marks.ts';
import { foeOf } from './picks.ts';
import { partyOf } from './start.ts';
import type { Battle, Use } from './types.ts';

/** N147: what was named, or the only possibility. */
function aim(battle: Battle, who: Who, list: Effects, named: Pick | undefined): Aim {
  if (cancels(list)) return { foe: NONE, against: named === undefined ? (cancellable(battle, who)[0] ?? NONE) : Number(named.slice(8)) };
  if (!aimsAtFoe(list)) return { foe: NONE, against: NONE };
  return { foe: named === undefined ? (enemiesOf(battle, who)[0] ?? NONE) : foeOf(named), against: NONE };
}
interface Aim {
  readonly foe: Who;
  readonly against: number;
}

/** Notes the use; its place is what its effects refer to. */
export function addUse(s: S, who: Who, at: string, tactic: number, named: Pick | undefined): number {
  const battle = battleOf(s.pub);
  const list = effectsAt(contentOf(s.pub.options), at);
  const use: Use = { who, at, tactic, off: false, ...aim(battle, who, list, named) };
  return battle.uses.push(use) - 1;
}

/** The use's effects follow; on the Void only what changes the roll (N111). */
export function follow(s: S, x: X, n: number): void {
  const battle = battleOf(s.pub);
  const use = battle.uses[n];
  if (battle.void) rollParts(s, use, n, effectsAt(contentOf(s.pub.options), use.at));
  else x.push({ step: 'do', who: use.who, at: use.at, i: 0, arg: n, free: false });
}

function rollParts(s: S, use: Use, n: number, list: Effects): void {
  const f = { step: 'do' as const, who: use.who, at: use.at, i: 0, arg: n, free: false };
  for (const e of list) {
    if (e.k === 'when') {
      if (e.cond !== 'hasTransportOnPlanet' && conditionHolds(s.pub, use.who, e.cond) === true) rollParts(s, use, n, e.then);
    } else if (e.k === 'setDie' || ((e.k === 'dice' || e.k === 'targeting' || e.k === 'reroll') && e.side === 'own')) mark(s, f, e);
  }
}

/** N118: a tactic for its battle use; it is open and discarded. */
export function playTactic(s: S, x: X, who: Who, kind: number, named: Pick | undefined): void {
  const c = contentOf(s.pub.options);
  const { id } = c.tactics[kind];
  s.mine[who].hand[kind]--;
  s.pub.sides[who].hand--;
  s.pub.decks.discards[kind]++;
  const n = addUse(s, who, `${id}/battle`, kind, named);
  const { foe } = battleOf(s.pub).uses[n];
  x.reveal('all', { kind: 'battle-tactic', who: nameOf(s.pub, who), tactic: id, foe: foe === NONE ? null : partyOf(s.pub, foe) }, 'N146');
  follow(s, x, n);
}

/** N190, N204, N149: a development card, a token, an ability. Paid for before. */
export function usePiece(s: S, x: X, who: Who, sort: string, n: number, named: Pick | undefined): void {
  const c = contentOf(s.pub.options);
  const side = s.pub.sides[who];
  let piece: string;
  let at: string;
  if (sort === 'card') {
    side.usedCards.push(n);
    piece = c.raw.developmentCards[n].id;
    at = `${piece}/do`;
  } else if (sort === 'token') {
    side.tokens[n]--;
    side.usedTokens[n]++;
    piece = c.discovery[n].id;
    at = `${piece}/do`;
  } else {
    noteUse(s.pub, who, c.powers[n]);
    piece = c.powers[n].id;
    at = c.powers[n].at;
  }
  const use = addUse(s, who, at, NONE, named);
  const { foe } = battleOf(s.pub).uses[use];
  x.tell('all', { kind: 'battle-use', who: nameOf(s.pub, who), piece, foe: foe === NONE ? null : partyOf(s.pub, foe) });
  follow(s, x, use);
}
