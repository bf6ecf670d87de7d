/** Items (E16–E25, G.4, H.3, H.4, H.14, H.16, Q20–Q27): found, used beside every question of one's own turn, spilled. */
import { type Beside, type Choice, type Hands, type Known, type Refusal, type Seat, type State, type Step, seatsOf } from '@starboard/kernel';
import { ADRENALINE, ATTACK, CHARACTERS, DEFENSE, ITEMS, MOST_ITEMS, SEDATIVES, SPOTLIGHT, TELEPORT } from '../content/cards.ts';
import { type Law, lawOf } from './law.ts';
import { DROP, EXAMINE, sectorIn, seatIn, USE } from './picks.ts';
import { show, tellWatchers } from './rounds.ts';
import { drawItem } from './state.ts';
import { FAST, HUMAN, note, SEEN, TELEPORT as JUMP, UNSEEN } from './trail.ts';
import type { Aliens, Frame, Mine, Pick } from './types.ts';

const lawIn = (k: Known<Aliens>): Law => lawOf(k.pub.options, k.pub.status.length);

/** E16, Q21: the drawer takes an item card; with a fourth, one must go at once (E17). */
export function gainItem(s: State<Aliens>, _law: Law, seat: Seat, x: Hands<Aliens>): void {
  const item = drawItem(s, x);
  x.reveal('all', { kind: 'item', seat, gone: item < 0 }, 'E16');
  if (item < 0) return;
  s.mine[seat].items[item]++;
  s.pub.items[seat]++;
  x.reveal([seat], { kind: 'found', seat, item: ITEMS[item] }, 'E16');
  // Asked at the number everybody sees; whether a Soldier (H.4) may keep it is the owner's to know.
  if (s.pub.items[seat] > MOST_ITEMS) x.push({ step: 'spill', seat });
}

/** A card leaves the hand to be used. G.4: only Teleport, Defense and Spotlight are announced; of the rest the number falls. */
export function spend(s: State<Aliens>, law: Law, seat: Seat, item: number, x: Hands<Aliens>): void {
  const { pub } = s;
  const m = s.mine[seat];
  // H.14: the Copilot's own Teleport is no card. H.3: the Pilot's card is worth three uses.
  const free = item === TELEPORT && hasOwnTeleport(law, m);
  const kept = item === TELEPORT && !free && law.H3 && is(m, 'pilot') && m.used < 2;
  if (free) m.spent = true;
  else if (kept) m.used++;
  else {
    m.items[item]--;
    pub.items[seat]--;
    s.dark.itemsOut[item]++;
    if (item === TELEPORT) m.used = 0;
  }
  if (law.G4 && item !== TELEPORT && item !== SPOTLIGHT) return x.reveal('all', { kind: 'used-secretly', seat }, 'G.4');
  // E18: only humans use items.
  pub.side[seat] = 'human';
  note(pub, seat, HUMAN);
  x.reveal('all', { kind: 'used', seat, item: ITEMS[item] }, 'E18');
}

const is = (m: Readonly<Mine>, who: (typeof CHARACTERS)[number]): boolean => CHARACTERS[m.character] === who && !m.alien;
const hasOwnTeleport = (law: Law, m: Readonly<Mine>): boolean => law.H14 && is(m, 'copilot') && !m.spent;

/** Which items can be used at this moment of the own turn, with the reason against the others. */
function usable(k: Known<Aliens>, law: Law, item: number, stage: 'move' | 'after' | 'spill'): Refusal<Aliens> | null {
  const m = k.mine!;
  const pick = USE[item];
  if (m.alien) return { pick, rule: 'E18', why: 'not-aliens' };
  if (m.items[item] === 0 && !(item === TELEPORT && hasOwnTeleport(law, m))) return { pick, rule: 'E18', why: 'not-held', with: { item: ITEMS[item] } };
  switch (item) {
    case DEFENSE:
      return { pick, rule: 'E18', why: 'only-when-attacked' };
    case ADRENALINE:
      if (stage !== 'move') return { pick, rule: 'E20', why: 'before-moving' };
      return m.fast ? { pick, rule: 'E20', why: 'once-a-turn' } : null;
    case SEDATIVES:
      // Q27: after moving it is part of the move's answer.
      if (stage !== 'move') return { pick, rule: 'Q27', why: 'before-moving' };
      return m.calm ? { pick, rule: 'E22', why: 'once-a-turn' } : null;
    case ATTACK:
      // Q9: after the move, so it is chosen there.
      return { pick, rule: 'Q9', why: stage === 'move' ? 'no-attack-here' : 'before-moving' };
    case TELEPORT:
      if (m.sector === law.zone.human) return { pick, rule: 'Q25', why: 'already-there' };
      return stage !== 'move' && m.began === law.zone.human ? { pick, rule: 'Q25', why: 'ends-where-began' } : null;
    default:
      return null;
  }
}

const stageOf = (k: Known<Aliens>): 'move' | 'after' | null => {
  const f = k.stack[k.stack.length - 1];
  return f?.step === 'turn' ? f.stage : null;
};

/** E18: any number, at any time in the own turn. */
export const beside: Beside<Aliens> = {
  offer(k, seat, path) {
    const stage = stageOf(k);
    const law = lawIn(k);
    if (stage === null || !law.full) return null;
    if (path.length === 0) return first(k, law, seat, stage);
    return path.length === 1 && path[0] === USE[SPOTLIGHT] ? centre(law) : null;
  },

  take(s, seat, answer, x) {
    const law = lawOf(s.pub.options, s.mine.length);
    if (answer[0].startsWith('examine')) return examine(s, seat, seatIn(answer[0]), x);
    use(s, law, seat, USE.indexOf(answer[0]), answer[1], x);
  },
};

/** Q24: any sector of the zone. */
const centre = (law: Law): Choice<Aliens> => ({ kind: 'spotlight', picks: law.zone.names, ends: true, rule: 'Q24' });

function first(k: Known<Aliens>, law: Law, seat: Seat, stage: 'move' | 'after'): Choice<Aliens> | null {
  const m = k.mine!;
  const picks: Pick[] = [];
  const no: Refusal<Aliens>[] = [];
  const nothing = k.pub.items[seat] === 0 && !hasOwnTeleport(law, m);
  if (!nothing) {
    for (let item = 0; item < ITEMS.length; item++) {
      const refusal = usable(k, law, item, stage);
      if (refusal === null) picks.push(USE[item]);
      else if (m.items[item] > 0) no.push(refusal);
    }
  }
  // H.16: once a game the Medic makes another player show the role.
  if (law.H16 && is(m, 'medic') && !m.spent) {
    for (const other of seatsOf(k.pub.status.length))
      if (other !== seat && k.pub.status[other] === 'aboard' && k.pub.shown[other] === -1) picks.push(EXAMINE[other]);
  }
  if (picks.length === 0 && no.length === 0) return null;
  return { kind: 'after', picks, ends: !picks.includes(USE[SPOTLIGHT]), rule: 'E18', greyed: () => no };
}

function use(s: State<Aliens>, law: Law, seat: Seat, item: number, at: Pick | undefined, x: Hands<Aliens>): void {
  const m = s.mine[seat];
  spend(s, law, seat, item, x);
  switch (item) {
    case ADRENALINE:
      m.fast = true;
      if (!law.G4) note(s.pub, seat, FAST);
      return;
    case SEDATIVES:
      m.calm = true;
      return;
    case TELEPORT:
      m.sector = law.zone.human;
      m.path.push(m.sector);
      note(s.pub, seat, JUMP, m.sector);
      tellWatchers(s, seat, x);
      return x.reveal('all', { kind: 'teleported', seat }, 'E23');
    case SPOTLIGHT:
      return spotlight(s, law, seat, sectorIn(law.zone, at!), x);
  }
}

/** E24, Q24: everybody there or in the six around tells the exact sector; "nobody" is told too. */
function spotlight(s: State<Aliens>, law: Law, seat: Seat, at: number, x: Hands<Aliens>): void {
  const seen: { seat: Seat; sector: number }[] = [];
  for (const other of seatsOf(s.mine.length)) {
    if (s.pub.status[other] !== 'aboard') continue;
    const { sector } = s.mine[other];
    if (sector === at || law.zone.touching[at].includes(sector)) {
      seen.push({ seat: other, sector });
      note(s.pub, other, SEEN, sector);
    } else note(s.pub, other, UNSEEN, at);
  }
  x.reveal('all', { kind: 'spotlight', seat, at, seen }, 'E24');
}

/** H.16. */
function examine(s: State<Aliens>, by: Seat, seat: Seat, x: Hands<Aliens>): void {
  s.mine[by].spent = true;
  show(s, seat);
  x.reveal('all', { kind: 'examined', by, seat, character: CHARACTERS[s.mine[seat].character] }, 'H.16');
}

/** E17, Q20: the fourth item: one of the four is used or discarded. H.4: the Soldier may keep it. */
export const spill: Step<Aliens, Extract<Frame, { step: 'spill' }>> = {
  run: (_s, f, x) => x.ask({ asked: [f.seat], label: 'spill', needsSecrets: true }),

  picks(k, _f, _seat, path) {
    const law = lawIn(k);
    if (path.length === 1) return path[0] === USE[SPOTLIGHT] ? centre(law) : null;
    if (path.length > 1) return null;
    const m = k.mine!;
    const picks: Pick[] = [];
    const no: Refusal<Aliens>[] = [];
    for (let item = 0; item < ITEMS.length; item++) {
      if (m.items[item] === 0) continue;
      const refusal = usable(k, law, item, 'spill');
      if (refusal === null) picks.push(USE[item]);
      else no.push(refusal);
      picks.push(DROP[item]);
    }
    if (keeps(law, m)) picks.push('keep');
    else no.push({ pick: 'keep', rule: 'E17', why: 'too-many-items' });
    return { kind: 'spill', picks, ends: !picks.includes(USE[SPOTLIGHT]), rule: 'E17', greyed: () => no };
  },

  take(s, _f, seat, answer, x) {
    const law = lawOf(s.pub.options, s.mine.length);
    const [what] = answer;
    x.pop();
    if (what === 'keep') return;
    const dropped = DROP.indexOf(what);
    if (dropped < 0) return use(s, law, seat, USE.indexOf(what), answer[1], x);
    const m = s.mine[seat];
    m.items[dropped]--;
    if (dropped === TELEPORT) m.used = 0;
    s.pub.items[seat]--;
    s.dark.itemsOut[dropped]++;
    // Q22: what it was is not seen.
    x.tell('all', { kind: 'discarded', seat });
    x.tell([seat], { kind: 'dropped', seat, item: ITEMS[dropped] });
  },

  /** The first that is held, discarded unseen. */
  idle: (k) => [DROP[k.mine!.items.findIndex((n) => n > 0)]],
};

const keeps = (law: Law, m: Readonly<Mine>): boolean => law.H4 && is(m, 'soldier') && m.items.reduce((a, b) => a + b, 0) <= MOST_ITEMS + 1;
