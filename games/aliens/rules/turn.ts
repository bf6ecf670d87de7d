/**
 * A turn (E7–E10, Q36): where to move, then quietly, attacking or with Sedatives; the effect of the sector; and a last chance
 * to use items. Questions must not reveal a role: who is asked what depends on public facts alone.
 */
import { type Choice, type Hands, type Known, type Refusal, type Seat, type State, type Step, seatsOf } from '@starboard/kernel';
import { ATTACK, CHARACTERS, hasIcon, isFree, itemOf, SEDATIVES, SILENCE, WHITE_SEATS } from '../content/cards.ts';
import { alienFell } from './agree.ts';
import { attack } from './attack.ts';
import { reachHatch } from './hatch.ts';
import { gainItem, spend } from './items.ts';
import { type Law, lawOf } from './law.ts';
import { movesOf, stepsOf } from './moves.ts';
import { audibleFrom, namesOf, sectorIn, USE } from './picks.ts';
import { closedSectors, closedTo } from './reach.ts';
import { tellWatchers } from './rounds.ts';
import { drawDanger } from './state.ts';
import { NOISE, NOTHING, note, STAY, SILENCE as STILL, UNHEARD } from './trail.ts';
import { type Aliens, type Frame, type Mine, mineOf, type Pick } from './types.ts';

type Turn = Extract<Frame, { step: 'turn' }>;

const DONE: readonly Pick[] = ['done'];
const AFTER: Choice<Aliens> = { kind: 'after', picks: DONE, ends: true, rule: 'E18' };

export const turn: Step<Aliens, Turn> = {
  run(s, f, x) {
    const { pub } = s;
    if (pub.status[f.seat] !== 'aboard') return x.pop();
    if (f.stage === 'after' && !mayStillAct(s, f.seat)) return x.pop();
    x.ask({ asked: ONE[f.seat], label: f.stage, needsSecrets: true });
  },

  picks(k, f, seat, path) {
    if (f.stage === 'after') return path.length > 0 ? null : AFTER;
    return path.length === 0 ? whereTo(k, seat) : path.length === 1 ? how(k, path[0]) : null;
  },

  take(s, f, seat, answer, x) {
    if (f.stage === 'after') return x.pop();
    f.stage = 'after';
    move(s, seat, answer, x);
    // Both are about the move (E20, E22). Kept longer, they would only be secrets to guard (G.4).
    s.mine[seat].fast = s.mine[seat].calm = false;
  },

  /** An absent player moves at random, quietly, and uses no items. */
  idle(k, f, seat, chance) {
    if (f.stage === 'after') return DONE;
    const c = whereTo(k, seat);
    const sectors = c.picks.filter((pick) => pick !== 'stay' && pick !== 'hold');
    const to = sectors.length > 0 ? sectors[chance.int(sectors.length)] : c.picks[0];
    const then = how(k, to);
    return then === null ? [to] : [to, 'quiet'];
  },
};

/**
 * E18: items may be used until the next player starts. Players who hold items are asked (the number is public). If a hidden
 * character could have such an ability, every hidden player is asked.
 */
function mayStillAct(s: State<Aliens>, seat: Seat): boolean {
  const { pub } = s;
  const law = lawOf(pub.options, s.mine.length);
  if (law.noHumans) return false;
  if (pub.items[seat] > 0) return true;
  if (!law.secretAbilities || pub.side[seat] === 'alien') return false;
  const shown = pub.shown[seat];
  return shown === -1 || (law.copilot && CHARACTERS[shown] === 'copilot') || (law.medic && CHARACTERS[shown] === 'medic');
}

/** Cached one-seat lists: every answer needs one. */
const ONE: readonly (readonly Seat[])[] = seatsOf(WHITE_SEATS).map((seat) => [seat]);

const lawIn = (k: Known<Aliens>): Law => lawOf(k.pub.options, k.pub.status.length);

function whereTo(k: Known<Aliens>, seat: Seat): Choice<Aliens> {
  const law = lawIn(k);
  const mine = mineOf(k);
  const moves = movesOf(law, k.pub, mine, seat);
  let picks = namesOf(law.zone, moves);
  if (canStay(law, mine)) picks = [...picks, 'stay'];
  if (canHold(law, mine)) picks = [...picks, 'hold'];
  // Q18: possible only on a map of the table's own, and `zoneProblem` refuses most of those. The player stays and says so.
  if (picks.length === 0) picks = ['stay'];
  const canAct = actsIn(law, mine, -1) !== QUIETLY;
  return {
    kind: 'move',
    picks,
    ends: !canAct,
    rule: 'E7',
    greyed: () => whyNot(law, k, seat, moves, picks),
    against(pick) {
      const to = law.zone.byName.get(pick);
      return to === undefined ? null : notThere(law, k, seat, to);
    },
  };
}

/** A.2: staying ends the turn there. Nobody may do that in a hatch: neither aliens (E9) nor a human who is still in it (Q13). */
const canStay = (law: Law, mine: Readonly<Mine>): boolean => law.mayStay && law.zone.hatchAt[mine.sector] === 0;

const isOfficer = (mine: Readonly<Mine>): boolean => !mine.alien && CHARACTERS[mine.character] === 'officer';
const canHold = (law: Law, mine: Readonly<Mine>): boolean => law.officer && !mine.spent && isOfficer(mine) && law.zone.hatchAt[mine.sector] === 0;

/** What may be done on arrival at `to` (-1: at an ordinary sector). */
function actsIn(law: Law, mine: Readonly<Mine>, to: number): readonly Pick[] {
  // Q10: no attack from a start or hatch sector.
  const plain = to === -1 || law.zone.kinds[to] === 'safe' || law.zone.kinds[to] === 'dangerous';
  if (!plain) return QUIETLY;
  if (mine.alien) return OR_ATTACK;
  if (!law.full) return QUIETLY;
  const calms = !mine.calm && mine.items[SEDATIVES] > 0;
  return mine.items[ATTACK] > 0 ? (calms ? ALL_ACTS : OR_ATTACK) : calms ? OR_CALM : QUIETLY;
}
const QUIETLY: readonly Pick[] = ['quiet'];
const OR_ATTACK: readonly Pick[] = ['quiet', 'attack'];
const OR_CALM: readonly Pick[] = ['quiet', USE[SEDATIVES]];
const ALL_ACTS: readonly Pick[] = ['quiet', 'attack', USE[SEDATIVES]];

/** Quietly, attacking or with Sedatives; null: there is nothing to choose. */
function how(k: Known<Aliens>, to: Pick): Choice<Aliens> | null {
  const law = lawIn(k);
  const mine = mineOf(k);
  if (actsIn(law, mine, -1) === QUIETLY) return null;
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

/** Why a move cannot end in this sector. */
function notThere(law: Law, k: Known<Aliens>, seat: Seat, to: number): Refusal<Aliens> {
  const { zone } = law;
  const mine = mineOf(k);
  const steps = stepsOf(law, k.pub, mine, seat);
  const pick = zone.names[to];
  const hatch = zone.hatchAt[to];
  if (to === mine.sector || to === mine.began) return { pick, rule: 'E7', why: 'where-you-are' };
  if (to === zone.human || to === zone.alien) return { pick, rule: 'E8', why: 'start-sector' };
  if (hatch > 0 && k.pub.hatches[hatch] !== 'open') return { pick, rule: 'Q12', why: 'hatch-closed', with: { hatch } };
  if (hatch > 0 && mine.alien) return { pick, rule: 'E9', why: 'hatch-for-humans' };
  if (closedTo(law, mine.alien) && closedSectors(zone, mine.alien)[to]) return { pick, rule: 'A.4', why: 'safe-closed' };
  return { pick, rule: steps === 3 ? 'E26' : 'E7', why: 'too-far', with: { steps } };
}

/** Why the sectors around are not among the moves. Others are refused when somebody names them (`against`). */
function whyNot(law: Law, k: Known<Aliens>, seat: Seat, moves: readonly number[], picks: readonly Pick[]): Refusal<Aliens>[] {
  const { zone } = law;
  const mine = mineOf(k);
  const steps = stepsOf(law, k.pub, mine, seat);
  const near = new Set([mine.sector]);
  for (let i = 0; i < steps + 1; i++) for (const at of [...near]) for (const to of zone.touching[at]) near.add(to);
  const no: Refusal<Aliens>[] = [];
  for (const to of [...near].sort((a, b) => a - b)) {
    if (moves.includes(to)) continue;
    no.push(notThere(law, k, seat, to));
  }
  if (!picks.includes('stay')) no.push({ pick: 'stay', rule: law.mayStay ? 'Q13' : 'E7', why: 'must-move' });
  if (law.officer && mine.spent && isOfficer(mine)) no.push({ pick: 'hold', rule: 'H.13', why: 'already-spent' });
  if (k.pub.agreed[seat]) no.push({ pick: 'finish', rule: 'Q32', why: 'agreed-already' });
  else if (k.pub.agreed.length === 0 && !law.noHumans && alienFell(k.pub)) no.push({ pick: 'finish', rule: 'Q32', why: 'alien-left' });
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
  if (x.telling) x.tell([seat], { kind: 'moved', seat, to: law.zone.names[m.sector] });
  tellWatchers(s, seat, x);
  const hatch = law.zone.hatchAt[m.sector];
  // Staying in a broken hatch does not count as reaching it (B.4, Q13).
  if (hatch > 0 && where !== 'stay' && where !== 'hold') {
    reachHatch(s, law, seat, hatch, x);
    return;
  }
  if (act === 'attack') {
    if (!m.alien) spend(s, law, seat, itemOf('attack'), x);
    attack(s, law, seat, x);
    return;
  }
  if (act === USE[SEDATIVES]) {
    spend(s, law, seat, SEDATIVES, x);
    m.calm = true;
  }
  if (drawsHere(law, m)) {
    draw(s, law, seat, x);
    return;
  }
  // Q35: everybody hears that no card was drawn, but not why.
  note(pub, seat, NOTHING);
  x.reveal('all', x.telling ? { kind: 'nothing', seat } : UNHEARD, 'Q35');
}

/** E10, A.1, E22, H.1: whether a dangerous-sector card is drawn. */
function drawsHere(law: Law, m: Mine): boolean {
  const kind = law.zone.kinds[m.sector];
  if (m.calm || !(kind === 'dangerous' || (law.drawInSafe && kind === 'safe'))) return false;
  if (law.captain && kind === 'dangerous' && !m.spent && !m.alien && CHARACTERS[m.character] === 'captain') {
    m.spent = true;
    return false;
  }
  return true;
}

/** E11: only the drawer sees the card. Everybody hears whether it is a noise or silence. */
function draw(s: State<Aliens>, law: Law, seat: Seat, x: Hands<Aliens>): void {
  const card = drawDanger(s, x);
  if (card === SILENCE) {
    s.dark.dangerOut[card]++;
    note(s.pub, seat, STILL);
    x.reveal('all', x.telling ? { kind: 'silence', seat } : UNHEARD, 'E11');
    // J.4: silence gives an item instead of the icons.
    if (law.full && law.silenceGivesItems) gainItem(s, law, seat, x);
    return;
  }
  s.mine[seat].card = card;
  x.reveal('all', x.telling ? { kind: 'hears', seat } : UNHEARD, 'E11');
  x.reveal(ONE[seat], x.telling ? { kind: 'card', seat, free: isFree(card), icon: hasIcon(card) } : UNHEARD, 'E11');
  x.push({ step: 'announce', seat });
}

/** E11, Q19, Q36: the announcement, asked for both kinds of noise and heard in the same words. */
export const announce: Step<Aliens, Extract<Frame, { step: 'announce' }>> = {
  run: (_s, f, x) => x.ask({ asked: ONE[f.seat], label: 'announce', needsSecrets: true }),

  picks(k, _f, _seat, path) {
    if (path.length > 0) return null;
    const { zone } = lawIn(k);
    const own = zone.names[mineOf(k).sector];
    if (isFree(mineOf(k).card))
      return {
        kind: 'announce-any',
        picks: audibleFrom(zone, mineOf(k).sector),
        ends: true,
        rule: 'Q19',
        greyed: () => [zone.human, zone.alien, ...zone.hatches.slice(1)].map((at) => ({ pick: zone.names[at], rule: 'Q19', why: 'not-audible' })),
      };
    return {
      kind: 'announce-own',
      picks: [own],
      ends: true,
      rule: 'E11',
      greyed: () => zone.touching[mineOf(k).sector].map((to) => ({ pick: zone.names[to], rule: 'E11', why: 'must-tell-own' })),
      against: (pick) => (zone.byName.has(pick) ? { pick, rule: 'E11', why: 'must-tell-own' } : null),
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
    x.reveal('all', x.telling ? { kind: 'noise', seat, sector: answer[0] } : UNHEARD, 'E11');
    x.pop();
    // E16: an icon gives an item, to humans and aliens alike.
    if (law.full && !law.silenceGivesItems && hasIcon(card)) gainItem(s, law, seat, x);
  },

  /** An absent player tells the truth, which is never an obvious lie. */
  idle: (k) => [lawIn(k).zone.names[mineOf(k).sector]],
};
