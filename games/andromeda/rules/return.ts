/** A return turn (section 19): build, count, activate, scrapyard, clean-up. */
import type { Choice, Refusal, Step } from '@starboard/kernel';
import { ask, nameOf, type S, type X } from './asking.ts';
import { contentOf } from './content.ts';
import { count } from './counts.ts';
import { canDevelop, pushDevelop } from './effects/develop.ts';
import type { FrameOf } from './frames.ts';
import { score } from './gains.ts';
import { BAY, HANGAR, NONE, SCIENCE, SCRAPYARD, SHIPS_EACH, type Who } from './ids.ts';
import { MOD, mod } from './modifiers.ts';
import { ACTIVATE, ENERGIZE, HEAD, numberOf } from './picks.ts';
import { countAt, onMap } from './ships.ts';
import { activatable } from './station.ts';
import { trigger } from './triggers.ts';
import type { Andromeda, Pick, Pub } from './types.ts';

/** A head among what was activated (N173). */
const headMark = (row: number): number => -1 - row;

/** N167; `scrapAsBay`: the yard counts as the bay. */
export function activators(pub: Readonly<Pub>, who: Who): number {
  const yard = mod(pub.sides[who], MOD.scrapAsBay) > 0 ? countAt(pub, who, SCRAPYARD) : 0;
  return onMap(pub, who) + countAt(pub, who, BAY) + yard;
}

/** D35: everything that can be activated now. */
function options(pub: Readonly<Pub>, who: Who): Pick[] {
  const { turn } = pub;
  const side = pub.sides[who];
  const picks: Pick[] = [];
  const ships = turn.activators > 0;
  if (ships && !turn.activated.includes(headMark(SCIENCE))) picks.push('reactor');
  for (let row = SCIENCE + 1; row < side.rows.length; row++) {
    if (ships && !turn.activated.includes(headMark(row))) picks.push(HEAD[row]);
    for (const m of side.rows[row].modules) {
      if (ships && activatable(pub, who, m, false) === null) picks.push(ACTIVATE[m]);
      if (turn.rows.includes(row) && activatable(pub, who, m, false, true) === null) picks.push(ENERGIZE[m]);
    }
  }
  return picks;
}

/** Why a science module is not activated. */
const scienceRefusals = (pub: Readonly<Pub>, who: Who): Refusal<Andromeda>[] =>
  pub.sides[who].rows[SCIENCE].modules.flatMap((m) => {
    const why = activatable(pub, who, m, false);
    return why === null ? [] : [{ pick: ACTIVATE[m], rule: why === 'damaged' ? 'N163' : why === 'already-activated' ? 'N173' : 'N176', why }];
  });

function refusals(pub: Readonly<Pub>, who: Who): Refusal<Andromeda>[] {
  const list: Refusal<Andromeda>[] = [];
  for (let row = SCIENCE + 1; row < pub.sides[who].rows.length; row++)
    for (const m of pub.sides[who].rows[row].modules) {
      const why = activatable(pub, who, m, false) ?? (pub.turn.activators > 0 ? null : 'no-activator');
      if (why !== null) list.push({ pick: ACTIVATE[m], rule: why === 'damaged' ? 'N163' : why === 'already-activated' ? 'N173' : 'N176', why });
      if (!pub.turn.rows.includes(row)) list.push({ pick: ENERGIZE[m], rule: 'N172', why: 'no-activator-in-row' });
    }
  return list;
}

export const returning: Step<Andromeda, FrameOf<'return'>> = {
  run(s, f, x) {
    if (x.next()) return;
    const { pub } = s;
    if (f.stage === 'build') {
      f.stage = 'count';
      count(pub.sides[f.who], 'returns');
      // N166, D34.
      if (canDevelop(pub, f.who, 0)) return pushDevelop(x, f.who, 0, true);
    }
    if (f.stage === 'count') {
      f.stage = 'activate';
      pub.turn.returning = activators(pub, f.who);
      pub.turn.activators = pub.turn.returning;
      if (x.telling) x.tell('all', { kind: 'returning', who: nameOf(pub, f.who), ships: pub.turn.returning });
    }
    if (f.stage === 'activate') {
      if (options(pub, f.who).length > 0) return ask(s, x, f.who, 'return');
      f.stage = 'home';
    }
    goHome(s, x, f.who);
    x.pop();
  },
  picks: (k, f): Choice<Andromeda> => ({
    kind: 'return',
    picks: [...options(k.pub, f.who), 'stop'],
    ends: true,
    rule: 'N168',
    greyed: () => refusals(k.pub, f.who),
  }),
  take(s, f, _seat, [pick], x) {
    const { turn } = s.pub;
    if (pick === 'stop') {
      f.stage = 'home';
      return;
    }
    if (pick.startsWith('activate') || pick.startsWith('energize')) {
      const how = pick.startsWith('activate') ? 'ship' : 'energy';
      return x.push({ step: 'activation', who: f.who, module: numberOf(pick), free: false, how, paid: false });
    }
    const row = pick === 'reactor' ? SCIENCE : numberOf(pick);
    turn.activators--;
    turn.activated.push(headMark(row));
    if (!turn.rows.includes(row)) turn.rows.push(row);
    const head = contentOf(s.pub.options).raw.rowHeads[row];
    if (x.telling) x.tell('all', { kind: 'activated', who: nameOf(s.pub, f.who), piece: head.id, how: 'ship' });
    if (head.reactor) {
      x.push({ step: 'reactor', who: f.who, all: NONE, queue: [] });
      trigger(s, x, f.who, 'reactor');
    }
    x.push({ step: 'do', who: f.who, at: `${head.id}/do`, i: 0, arg: NONE, free: false });
  },
};

/** N179, N180: VP for ships in the yard, then all ships come home. */
function goHome(s: S, x: X, who: Who): void {
  const { pub } = s;
  const { at, hit } = pub.fleet;
  const scrapped = mod(pub.sides[who], MOD.scrapAsBay) > 0 ? 0 : countAt(pub, who, SCRAPYARD);
  pub.turn.activators = NONE;
  for (let i = who * SHIPS_EACH; i < (who + 1) * SHIPS_EACH; i++) {
    if (at[i] >= 0 || at[i] === BAY || at[i] === SCRAPYARD) at[i] = HANGAR;
    hit[i] = 0;
  }
  if (x.telling) x.tell('all', { kind: 'home', who: nameOf(pub, who), vp: scrapped });
  if (scrapped > 0) score(s, x, who, scrapped, 'yard');
}

const science = (pub: Readonly<Pub>, who: Who): number[] =>
  pub.sides[who].rows[SCIENCE].modules.filter((m) => activatable(pub, who, m, false) === null);

/** N174, N295: each undamaged science module once, in any order, each one optional. */
export const reactor: Step<Andromeda, FrameOf<'reactor'>> = {
  run(s, f, x) {
    if (x.next()) return;
    const { modules } = s.pub.sides[f.who].rows[SCIENCE];
    while (f.all !== NONE && f.all < modules.length) {
      const module = modules[f.all++];
      if (activatable(s.pub, f.who, module, false) === null)
        return x.push({ step: 'activation', who: f.who, module, free: false, how: 'reactor', paid: false });
    }
    if (f.all !== NONE || science(s.pub, f.who).length === 0) return x.pop();
    ask(s, x, f.who, 'reactor');
  },
  picks(k, f): Choice<Andromeda> {
    const picks: Pick[] = science(k.pub, f.who).map((m) => ACTIVATE[m]);
    if (picks.length > 1) picks.push('all');
    picks.push('stop');
    return { kind: 'reactor', picks, ends: true, rule: 'N174', greyed: () => scienceRefusals(k.pub, f.who) };
  },
  take(_s, f, _seat, [pick], x) {
    if (pick === 'stop') return x.pop();
    if (pick === 'all') {
      f.all = 0;
      return;
    }
    x.push({ step: 'activation', who: f.who, module: numberOf(pick), free: false, how: 'reactor', paid: false });
  },
};
