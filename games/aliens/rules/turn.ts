/**
 * A turn (E7–E10, Q36): one answer for everybody, where to and then quietly, attacking or with Sedatives; what the sector
 * does; and a last chance to use items. Who is asked what tells no role: a seat is asked on public grounds alone.
 */
import { type Choice, type Hands, type Known, type Refusal, type Seat, type State, type Step, seatsOf } from '@starboard/kernel';
import { ATTACK, CHARACTERS, hasIcon, isFree, itemOf, SEDATIVES, SILENCE } from '../content/cards.ts';
import { attack } from './attack.ts';
import { reachHatch } from './hatch.ts';
import { gainItem, spend } from './items.ts';
import { type Law, lawOf } from './law.ts';
import { movesOf, stepsOf } from './moves.ts';
import { namesOf, sectorIn, USE } from './picks.ts';
import { closedTo } from './reach.ts';
import { tellWatchers } from './rounds.ts';
import { drawDanger } from './state.ts';
import { NOISE, NOTHING, note, STAY, SILENCE as STILL } from './trail.ts';
import type { Aliens, Frame, Mine, Pick, Pub } from './types.ts';

type Turn = Extract<Frame, { step: 'turn' }>;

const DONE: readonly Pick[] = ['done'];

export const turn: Step<Aliens, Turn> = {
  run(s, f, x) {
    const { pub } = s;
    if (pub.status[f.seat] !== 'aboard') return x.pop();
    if (f.stage === 'after' && !mayStillAct(s, f.seat)) return x.pop();
    x.ask({ asked: [f.seat], label: f.stage, needsSecrets: true });
  },

  picks(k, f, seat, path) {
    if (f.stage === 'after') return path.length > 0 ? null : { kind: 'after', picks: DONE, ends: true, rule: 'E18' };
    return path.length === 0 ? whereTo(k, seat) : path.length === 1 ? how(k, seat, path[0]) : null;
  },

  take(s, f, seat, answer, x) {
    if (f.stage === 'after') return x.pop();
    f.stage = 'after';
    move(s, seat, answer, x);
  },

  /** Somebody silent walks on at random and keeps quiet; the items stay where they are. */
  idle(k, f, seat, chance) {
    if (f.stage === 'after') return DONE;
    const c = whereTo(k, seat);
    const to = c.picks[chance.int(c.picks.length)];
    const then = how(k, seat, to);
    return then === null ? [to] : [to, 'quiet'];
  },
};

/**
 * E18: items may be used until the next player starts. Asked are those who hold items (everybody sees how many), and where a
 * hidden character could have an ability of this kind, everybody still hidden.
 */
function mayStillAct(s: State<Aliens>, seat: Seat): boolean {
  const { pub } = s;
  const law = lawOf(pub.options, s.mine.length);
  if (!law.full || law.B6) return false;
  return pub.items[seat] > 0 || (law.secretAbilities && pub.shown[seat] === -1);
}

const lawIn = (k: Known<Aliens>): Law => lawOf(k.pub.options, k.pub.status.length);

function whereTo(k: Known<Aliens>, seat: Seat): Choice<Aliens> {
  const law = lawIn(k);
  const mine = k.mine!;
  const moves = movesOf(law, k.pub as Pub, mine as Mine, seat);
  let picks = namesOf(law.zone, moves);
  if (law.A2) picks = [...picks, 'stay'];
  if (canHold(law, mine)) picks = [...picks, 'hold'];
  // Q18: only on a map of somebody's own, and `zoneProblem` refuses those: then one stays, and everybody hears it.
  if (picks.length === 0) picks = ['stay'];
  const canAct = actsIn(law, mine, -1).length > 1;
  return { kind: 'move', picks, ends: !canAct, rule: 'E7', greyed: () => whyNot(law, k, seat, moves) };
}

const canHold = (law: Law, mine: Readonly<Mine>): boolean => law.H13 && !mine.spent && !mine.alien && CHARACTERS[mine.character] === 'officer';

/** What may be done on arrival at `to` (-1: at an ordinary sector). */
function actsIn(law: Law, mine: Readonly<Mine>, to: number): Pick[] {
  const acts: Pick[] = ['quiet'];
  // Q10: no attack from a start or hatch sector.
  const plain = to === -1 || law.zone.kinds[to] === 'safe' || law.zone.kinds[to] === 'dangerous';
  if (!plain) return acts;
  if (mine.alien || (law.full && mine.items[ATTACK] > 0)) acts.push('attack');
  if (law.full && !mine.alien && !mine.calm && mine.items[SEDATIVES] > 0) acts.push(USE[SEDATIVES]);
  return acts;
}

/** Quietly, attacking or with Sedatives; null: there is nothing to choose. */
function how(k: Known<Aliens>, _seat: Seat, to: Pick): Choice<Aliens> | null {
  const law = lawIn(k);
  const mine = k.mine!;
  if (actsIn(law, mine, -1).length === 1) return null;
  const sector = targetOf(law, mine, to);
  const picks = actsIn(law, mine, sector);
  if (picks.length === 1) return null;
  return {
    kind: 'act',
    picks,
    ends: true,
    rule: 'E13',
    greyed: () => {
      const no: Refusal<Aliens>[] = [];
      if (!picks.includes('attack')) no.push({ pick: 'attack', rule: 'E21', why: 'humans-need-a-card' });
      return no;
    },
  };
}

const targetOf = (law: Law, mine: Readonly<Mine>, to: Pick): number => (to === 'stay' || to === 'hold' ? mine.sector : sectorIn(law.zone, to));

/** Why the sectors around are not among the moves. */
function whyNot(law: Law, k: Known<Aliens>, seat: Seat, moves: readonly number[]): Refusal<Aliens>[] {
  const { zone } = law;
  const mine = k.mine!;
  const steps = stepsOf(law, k.pub as Pub, mine as Mine, seat);
  const near = new Set([mine.sector]);
  for (let i = 0; i < steps + 1; i++) for (const at of [...near]) for (const to of zone.touching[at]) near.add(to);
  const no: Refusal<Aliens>[] = [];
  for (const to of [...near].sort((a, b) => a - b)) {
    if (moves.includes(to)) continue;
    const pick = zone.names[to];
    const hatch = zone.hatchAt[to];
    if (to === mine.sector || to === mine.began) no.push({ pick, rule: 'E7', why: 'where-you-are' });
    else if (to === zone.human || to === zone.alien) no.push({ pick, rule: 'E8', why: 'start-sector' });
    else if (hatch > 0 && k.pub.hatches[hatch] !== 'open') no.push({ pick, rule: 'Q12', why: 'hatch-closed', with: { hatch } });
    else if (hatch > 0 && mine.alien) no.push({ pick, rule: 'E9', why: 'hatch-for-humans' });
    else if (zone.kinds[to] === 'safe' && closedTo(law, mine.alien)) no.push({ pick, rule: 'A.4', why: 'safe-closed' });
    else no.push({ pick, rule: mine.alien ? 'E26' : 'E7', why: 'too-far', with: { steps } });
  }
  if (!law.A2 && !canHold(law, mine)) no.push({ pick: 'stay', rule: 'E7', why: 'must-move' });
  return no;
}

function move(s: State<Aliens>, seat: Seat, answer: readonly Pick[], x: Hands<Aliens>): void {
  const { pub } = s;
  const law = lawOf(pub.options, s.mine.length);
  const m = s.mine[seat];
  const [where, act] = answer;
  if (where === 'stay') {
    note(pub, seat, STAY);
    x.tell('all', { kind: 'stayed', seat });
  } else if (where === 'hold') m.spent = true;
  else m.sector = sectorIn(law.zone, where);
  m.path.push(m.sector);
  x.tell([seat], { kind: 'moved', seat, to: m.sector });
  tellWatchers(s, seat, x);
  const hatch = law.zone.hatchAt[m.sector];
  // Staying in a broken hatch is no arrival (B.4, Q13).
  if (hatch > 0 && where !== 'stay' && where !== 'hold') return reachHatch(s, law, seat, hatch, x);
  if (act === 'attack') {
    if (!m.alien) spend(s, law, seat, itemOf('attack'), x);
    return attack(s, law, seat, x);
  }
  if (act === USE[SEDATIVES]) {
    spend(s, law, seat, SEDATIVES, x);
    m.calm = true;
  }
  if (drawsHere(law, m)) return draw(s, law, seat, x);
  // Q35: that none was drawn is public, why is not.
  note(pub, seat, NOTHING);
  x.reveal('all', { kind: 'nothing', seat }, 'Q35');
}

/** E10, A.1, E22, H.1: whether a dangerous-sector card is drawn. */
function drawsHere(law: Law, m: Mine): boolean {
  const kind = law.zone.kinds[m.sector];
  if (m.calm || !(kind === 'dangerous' || (law.A1 && kind === 'safe'))) return false;
  if (law.H1 && kind === 'dangerous' && !m.spent && !m.alien && CHARACTERS[m.character] === 'captain') {
    m.spent = true;
    return false;
  }
  return true;
}

/** E11: the card is seen by its drawer alone; that it is a noise or silence is heard by all. */
function draw(s: State<Aliens>, law: Law, seat: Seat, x: Hands<Aliens>): void {
  const card = drawDanger(s, x);
  if (card === SILENCE) {
    s.dark.dangerOut[card]++;
    note(s.pub, seat, STILL);
    x.reveal('all', { kind: 'silence', seat }, 'E11');
    // J.4: silence gives an item instead of the icons.
    if (law.full && law.J4) gainItem(s, law, seat, x);
    return;
  }
  s.mine[seat].card = card;
  x.reveal('all', { kind: 'hears', seat }, 'E11');
  x.reveal([seat], { kind: 'card', seat, free: isFree(card) }, 'E11');
  x.push({ step: 'announce', seat });
}

/** E11, Q19, Q36: the announcement, asked for both kinds of noise and heard in the same words. */
export const announce: Step<Aliens, Extract<Frame, { step: 'announce' }>> = {
  run: (_s, f, x) => x.ask({ asked: [f.seat], label: 'announce', needsSecrets: true }),

  picks(k, _f, _seat, path) {
    if (path.length > 0) return null;
    const { zone } = lawIn(k);
    const own = zone.names[k.mine!.sector];
    if (isFree(k.mine!.card)) return { kind: 'announce-any', picks: namesOf(zone, zone.audible), ends: true, rule: 'Q19' };
    return {
      kind: 'announce-own',
      picks: [own],
      ends: true,
      rule: 'E11',
      greyed: () => zone.touching[k.mine!.sector].map((to) => ({ pick: zone.names[to], rule: 'E11', why: 'must-tell-own' })),
    };
  },

  take(s, f, seat, answer, x) {
    const law = lawOf(s.pub.options, s.mine.length);
    const m = s.mine[seat];
    const { card } = m;
    m.card = -1;
    s.dark.dangerOut[card]++;
    const sector = sectorIn(law.zone, answer[0]);
    note(s.pub, f.seat, NOISE, sector);
    x.reveal('all', { kind: 'noise', seat, sector }, 'E11');
    x.pop();
    // E16: an icon gives an item, to humans and aliens alike.
    if (law.full && !law.J4 && hasIcon(card)) gainItem(s, law, seat, x);
  },

  /** The silent tell the truth: the one thing that is never a visible lie. */
  idle: (k) => [lawIn(k).zone.names[k.mine!.sector]],
};

/** Everybody else aboard in a sector. */
export const othersAt = (s: State<Aliens>, seat: Seat, sector: number): Seat[] =>
  seatsOf(s.mine.length).filter((o) => o !== seat && s.pub.status[o] === 'aboard' && s.mine[o].sector === sector);
