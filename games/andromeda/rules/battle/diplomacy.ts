/** N146–N148: tactics in turn, until all have passed; withdrawing and truces. */

import type { Choice, Refusal, Step } from '@starboard/kernel';
import { ask, isCollective, nameOf, type S, type Sight, seatCount, takeFrom, type X } from '../asking.ts';
import { contentOf } from '../content.ts';
import type { FrameOf } from '../frames.ts';
import { score } from '../gains.ts';
import { BAY, NONE, RAIDERS, SHIPS_EACH, type Who } from '../ids.ts';
import { MOD, mod } from '../modifiers.ts';
import { numberOf } from '../picks.ts';
import { shipsIn } from '../ships.ts';
import { shifted } from '../sure.ts';
import type { Andromeda, Pick, Pub } from '../types.ts';
import { aimPicks, cancels, works } from './aims.ts';
import { battleOf } from './current.ts';
import { cancellable, enemiesOf, strength } from './marks.ts';
import { foePick, PLAY } from './picks.ts';
import { partyOf } from './start.ts';
import type { Battle } from './types.ts';
import { addUse, follow, playTactic } from './uses.ts';

/** Tactics of the hand that may be played now, by kind. */
function playable(sight: Sight, who: Who): number[] {
  const { tactics } = contentOf(sight.pub.options);
  return (sight.hand ?? []).flatMap((n, kind) => (n > 0 && works(sight, who, tactics[kind].battle) ? [kind] : []));
}

/** N313: alone at the table, a side that could only pass is not asked: nobody plays who could learn from it. */
export const passesAlone = (s: S, who: Who): boolean => seatCount(s.pub) === 1 && playable({ pub: s.pub, hand: s.mine[who].hand }, who).length === 0;

export function pass(s: S, x: X, who: Who): void {
  battleOf(s.pub).passed.push(who);
  x.tell('all', { kind: 'no-tactic', who: nameOf(s.pub, who) });
}

/** D28: every side with cards is asked, playable or not, so that a hand is not revealed (N299). */
export const diplomacy: Step<Andromeda, FrameOf<'diplomacy'>> = {
  run: (s, f, x) => ask(s, x, f.who, 'diplomacy', { needsSecrets: true }),
  picks(k, f, _seat, path): Choice<Andromeda> | null {
    const c = contentOf(k.pub.options);
    const hand = k.mine?.hand ?? [];
    if (path.length === 0) {
      const picks: Pick[] = [...playable({ pub: k.pub, hand }, f.who).map((kind) => PLAY[kind]), 'pass'];
      const greyed = (): Refusal<Andromeda>[] =>
        hand.flatMap((n, kind) => {
          if (n === 0 || picks.includes(PLAY[kind])) return [];
          const { battle } = c.tactics[kind];
          const why = cancels(battle) ? 'nothing-to-cancel' : battle.some((e) => e.k === 'truce') ? 'no-truce-here' : 'no-part-works';
          return [{ pick: PLAY[kind], rule: 'N119', why }];
        });
      return { kind: 'diplomacy', picks, ends: false, rule: 'N146', greyed };
    }
    if (path[0] === 'pass' || path.length > 1) return null;
    const more = aimPicks(battleOf(k.pub), f.who, c.tactics[numberOf(path[0])].battle);
    return more === null ? null : { kind: more.kind, picks: more.picks, ends: true, rule: 'N147' };
  },
  take(s, f, _seat, [pick, named], x) {
    const { who } = f;
    x.pop();
    if (pick !== 'pass') return playTactic(s, x, who, numberOf(pick), named);
    pass(s, x, who);
  },
  idle: () => ['pass'],
};

/** N148: its ships go to the repair bay, and it is no longer a side. */
export function withdraw(s: S, x: X, who: Who): void {
  const battle = battleOf(s.pub);
  const ships = shipsIn(s.pub, who, battle.region);
  for (const ship of ships) s.pub.fleet.at[who * SHIPS_EACH + ship] = BAY;
  battle.sides = battle.sides.filter((side) => side.who !== who);
  battle.marks = battle.marks.filter((m) => m.who !== who);
  x.tell('all', { kind: 'withdrew', who: nameOf(s.pub, who), ships: ships.length });
}

/** Only among players. */
export const truceThinkable = (battle: Readonly<Battle>, collective: (who: Who) => boolean): boolean =>
  battle.sides.length > 1 && battle.sides.every(({ who }) => who !== RAIDERS && !collective(who));

/** D29: the others answer in order; one refusal is enough. */
export const truce: Step<Andromeda, FrameOf<'truce'>> = {
  run(s, f, x) {
    const next = f.left[0];
    if (next !== undefined) return ask(s, x, next, 'truce');
    const battle = battleOf(s.pub);
    x.tell('all', { kind: 'truce-made', vp: f.vp });
    for (const { who } of battle.sides) score(s, x, who, f.vp, 'battle_truce');
    battle.sides = [];
    x.pop();
  },
  picks: () => ({ kind: 'truce', picks: ACCEPT_OR_REFUSE, ends: true, rule: 'N148' }),
  take(s, f, _seat, [pick], x) {
    const who = shifted(f.left);
    x.tell('all', { kind: 'truce-answer', who: nameOf(s.pub, who), yes: pick === 'accept' });
    if (pick === 'refuse') x.pop();
  },
  idle: () => ['refuse'],
};
const ACCEPT_OR_REFUSE: readonly Pick[] = ['accept', 'refuse'];

export function offerTruce(s: S, x: X, who: Who, vp: number): void {
  x.tell('all', { kind: 'truce', who: nameOf(s.pub, who), vp });
  x.push({ step: 'truce', who, vp, left: enemiesOf(battleOf(s.pub), who) });
}

/** N146, N259: the Collective's strategy cards, one by one; `n` are still to come. */
export const strategies: Step<Andromeda, FrameOf<'strategies'>> = {
  run(s, f, x) {
    if (f.card !== NONE) return ask(s, x, f.who, 'strategies');
    const { collective } = s.pub;
    if (f.n === 0 || collective === null) return x.pop();
    f.n--;
    if (collective.strategies.length === 0) {
      collective.strategies = collective.strategiesOut;
      collective.strategiesOut = [];
    }
    if (collective.strategies.length === 0) return x.pop();
    f.card = takeFrom(collective.strategies, x);
    collective.strategiesOut.push(f.card);
    const foes = strongest(s, f.who);
    const c = contentOf(s.pub.options);
    const { id, do: list } = c.raw.strategies[f.card];
    if (aimPicks(battleOf(s.pub), f.who, list)?.kind === 'foe' && foes.length > 1) {
      x.reveal('all', { kind: 'strategy', card: id, foe: null }, 'N259');
      return ask(s, x, f.who, 'strategies');
    }
    resolveStrategy(s, x, f, foes[0]);
  },
  picks: (k, f) => ({ kind: 'foe', picks: strongest(k, f.who).map(foePick), ends: true, rule: 'N259' }),
  take(s, f, _seat, [pick], x) {
    resolveStrategy(s, x, f, pick === 'foe raiders' ? RAIDERS : numberOf(pick));
  },
};

/** N259: on the enemy side with most dice, ties by the lens holder; the tactic that was played last. */
function resolveStrategy(s: S, x: X, f: FrameOf<'strategies'>, foe: Who): void {
  const battle = battleOf(s.pub);
  const { id, do: list } = contentOf(s.pub.options).raw.strategies[f.card];
  f.card = NONE;
  const last = cancellable(battle, f.who).at(-1);
  const n = addUse(s, f.who, `${id}/do`, NONE, cancels(list) ? (last === undefined ? undefined : `against ${last}`) : foePick(foe));
  const use = battle.uses[n];
  x.reveal('all', { kind: 'strategy', card: id, foe: use.foe === NONE ? null : partyOf(s.pub, use.foe) }, 'N259');
  follow(s, x, n);
}

function strongest(k: { readonly pub: Readonly<Pub> }, who: Who): Who[] {
  const foes = enemiesOf(battleOf(k.pub), who);
  const most = Math.max(...foes.map((foe) => strength(k.pub, foe)));
  return foes.filter((foe) => strength(k.pub, foe) === most);
}

/** N146: how many strategy cards it draws. */
export const strategyCards = (s: S, who: Who): number => (isCollective(s.pub, who) ? 1 + mod(s.pub.sides[who], MOD.cStrategy) : 0);
