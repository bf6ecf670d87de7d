/** Turns: whose it is (N84, N129, N208, N226), launch or return (N85, D3, D39), the closing prompt (D37, N311), hand limits (N99). */
import type { Choice, Refusal, Step } from '@starboard/kernel';
import { numberIn, SHIPS } from '../content/vocabulary.ts';
import { ask, isCollective, nameOf, orderFrom, type S, seatCount, seatOf, type X } from './asking.ts';
import { startCollectiveTurn } from './collective/start.ts';
import { contentOf } from './content.ts';
import { count } from './counts.ts';
import type { FrameOf } from './frames.ts';
import { closesWith, freeNow } from './free.ts';
import { gainUnits } from './gains.ts';
import { BAY, ENERGY, NONE, SCRAPYARD, type Who } from './ids.ts';
import { launchShip } from './launch.ts';
import { launchable, launchMask, placesIn, whyNoShip, whyNot } from './legality.ts';
import { MOD, mod } from './modifiers.ts';
import { LAUNCH, placeOf } from './picks.ts';
import { finish } from './scoring.ts';
import { countAt, onMap } from './ships.ts';
import type { Andromeda, Pick, Pub } from './types.ts';

/** A new turn: counts per turn are reset, effects of the last turn end. */
export function beginTurn(s: S, x: X, who: Who, extra: boolean): void {
  const { turn, sides } = s.pub;
  turn.n++;
  turn.active = who;
  turn.mode = isCollective(s.pub, who) ? 'collective' : extra ? 'extra' : 'regular';
  if (turn.mode === 'regular') turn.last = seatOf(who);
  turn.region = NONE;
  turn.ship = NONE;
  turn.returning = 0;
  turn.activators = NONE;
  turn.played = false;
  turn.ghosted = false;
  turn.moves = 0;
  turn.energized = 0;
  turn.built = [];
  turn.bought = [];
  turn.abandoned = [];
  turn.used = [];
  turn.activated = [];
  turn.rows = [];
  for (const side of sides) side.passing = null;
  count(sides[who], 'turns');
  if (x.telling) x.tell('all', { kind: 'turn', who: nameOf(s.pub, who), n: turn.n, extra });
}

/** The series of turns. It runs whenever a turn is over. */
export const game: Step<Andromeda, FrameOf<'game'>> = {
  run(s, _f, x) {
    const { pub } = s;
    const { turn } = pub;
    if (turn.n === 0) return play(s, x, turn.start, false);
    // N129, N226: decided once, when the regular turn ends.
    if (turn.mode === 'regular') turn.owed = pub.collective !== null && turn.lens === turn.last;
    const { extra } = turn;
    turn.extra = NONE;
    if (extra !== NONE && turn.left === NONE) return play(s, x, extra, true);
    if (turn.left !== NONE && --turn.left === 0) return finish(s, x);
    const next = turn.owed ? seatCount(pub) : (turn.last + 1) % seatCount(pub);
    if (turn.ending && turn.left === NONE) {
      turn.left = pub.sides.length;
      if (x.telling) x.tell('all', { kind: 'last-round', first: nameOf(pub, next) });
    }
    turn.owed = false;
    play(s, x, next, false);
  },
};

function play(s: S, x: X, who: Who, extra: boolean): void {
  beginTurn(s, x, who, extra);
  if (isCollective(s.pub, who)) startCollectiveTurn(x);
  else x.push({ step: 'turn', who, extra, stage: 'choose', queue: [] });
}

/** N85, N265: wrecks alone are enough. */
export const mayReturn = (pub: Readonly<Pub>, who: Who): boolean =>
  onMap(pub, who) > 0 || countAt(pub, who, BAY) > 0 || countAt(pub, who, SCRAPYARD) > 0;

export const turnStep: Step<Andromeda, FrameOf<'turn'>> = {
  run(s, f, x) {
    if (x.next()) return;
    const { pub } = s;
    if (f.stage === 'choose') {
      const back = !f.extra && mayReturn(pub, f.who);
      const out = launchable(pub, f.who).length > 0;
      if (out || (back && freeNow(pub, f.who))) return ask(s, x, f.who, f.extra ? 'extra-turn' : 'turn', { needsSecrets: pub.sides[f.who].hand > 0 });
      f.stage = 'closing';
      // N264: nothing else is possible.
      if (back) return x.push({ step: 'return', who: f.who, stage: 'build', queue: [] });
      if (x.telling) x.tell('all', { kind: 'passed', who: nameOf(pub, f.who) });
      // N85, N263; an extra turn is simply lost (N129).
      if (!f.extra) gainUnits(s, x, f.who, ENERGY, 1, 'pass');
    }
    if (f.stage === 'closing') {
      if (closesWith(pub, f.who)) return ask(s, x, f.who, 'closing', { needsSecrets: pub.sides[f.who].hand > 0 });
      f.stage = 'limits';
      return x.push({ step: 'limits', left: orderFrom(pub, f.who) });
    }
    x.pop();
  },
  picks(k, f, seat, path): Choice<Andromeda> | null {
    if (f.stage === 'closing') return { kind: 'closing', picks: ['end'], ends: true, rule: 'N72' };
    if (path.length === 0) {
      const types = launchable(k.pub, seat);
      const picks: Pick[] = types.map((type) => LAUNCH[type]);
      const back = mayReturn(k.pub, seat);
      if (!f.extra && back) picks.push('return');
      const greyed = (): Refusal<Andromeda>[] => [
        ...whyNoShip(k.pub, seat, types),
        ...(back || f.extra ? [] : [{ pick: 'return', rule: 'N85', why: 'nothing-returns' } as const]),
      ];
      return { kind: f.extra ? 'extra-turn' : 'turn', picks, ends: types.length === 0, rule: 'N84', greyed };
    }
    if (path.length === 2 || path[0] === 'return') return null;
    const type = LAUNCH.indexOf(path[0]);
    return { kind: 'where', picks: placesIn(launchMask(k.pub, seat, type)), ends: true, rule: 'N86', greyed: () => whyNot(k.pub, seat, type) };
  },
  take(s, f, _seat, [what, to], x) {
    if (f.stage === 'closing') {
      f.stage = 'limits';
      return x.push({ step: 'limits', left: orderFrom(s.pub, f.who) });
    }
    f.stage = 'closing';
    if (what === 'return') x.push({ step: 'return', who: f.who, stage: 'build', queue: [] });
    else launchShip(s, x, f.who, numberIn(SHIPS, what), placeOf(to));
  },
};

/** N116: 3 plus modifiers. */
export const handLimit = (pub: Readonly<Pub>, who: Who): number =>
  contentOf(pub.options).raw.constants.handLimit + mod(pub.sides[who], MOD.handLimit);

/** N99, N116: everybody in turn order; the Collective has no limit (N230). */
export const limits: Step<Andromeda, FrameOf<'limits'>> = {
  run(s, f, x) {
    for (;;) {
      const who = f.left.shift();
      if (who === undefined) return x.pop();
      const over = isCollective(s.pub, who) ? 0 : s.pub.sides[who].hand - handLimit(s.pub, who);
      if (over > 0) return x.push({ step: 'discard', who, n: over });
    }
  },
};
