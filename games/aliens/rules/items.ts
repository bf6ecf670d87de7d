/** Items (E16–E25, G.4, H.3, H.4, H.14, H.16, Q20–Q27): found, used beside every question of a turn, given up. */
import { type Beside, type Choice, type Hands, type Known, type Refusal, type Seat, type State, type Step, seatsOf } from '@starboard/kernel';
import { ADRENALINE, ATTACK, CHARACTERS, DEFENSE, ITEMS, MOST_ITEMS, SEDATIVES, SPOTLIGHT, TELEPORT } from '../content/cards.ts';
import { consent } from './agree.ts';
import { type Law, lawOf } from './law.ts';
import { DROP, EXAMINE, seatIn, sectorIn, USE } from './picks.ts';
import { show, tellWatchers } from './rounds.ts';
import { drawItem } from './state.ts';
import { CALM, FAST, HIDDEN, HUMAN, TELEPORT as JUMP, note, SEEN, UNHEARD, UNSEEN } from './trail.ts';
import { type Aliens, type Frame, type Mine, mineOf, type Pick } from './types.ts';

const lawIn = (k: Known<Aliens>): Law => lawOf(k.pub.options, k.pub.status.length);

/** E16, Q21: the drawer takes an item card; with a fourth, one must go at once (E17). */
export function gainItem(s: State<Aliens>, _law: Law, seat: Seat, x: Hands<Aliens>): void {
  const item = drawItem(s, x);
  x.reveal('all', x.telling ? { kind: 'item', seat, gone: item < 0 } : UNHEARD, 'E16');
  if (item < 0) return;
  s.mine[seat].items[item]++;
  s.pub.items[seat]++;
  x.reveal([seat], x.telling ? { kind: 'found', seat, item: ITEMS[item] } : UNHEARD, 'E16');
  // Depends only on the public number of items. Only the owner knows whether a Soldier (H.4) may keep it.
  if (s.pub.items[seat] > MOST_ITEMS) x.push({ step: 'spill', seat });
}

/** Uses a card. G.4: only Teleport, Defense and Spotlight are announced; of the others just the count drops. */
export function spend(s: State<Aliens>, law: Law, seat: Seat, item: number, x: Hands<Aliens>): void {
  const { pub } = s;
  const m = s.mine[seat];
  // H.14: the Copilot's own Teleport costs no card. H.3: the Pilot's card has three uses.
  const free = item === TELEPORT && hasOwnTeleport(law, m);
  const kept = item === TELEPORT && !free && law.pilot && is(m, 'pilot') && m.used < 2;
  const secret = law.secretItems && item !== TELEPORT && item !== SPOTLIGHT;
  if (free) m.spent = true;
  else if (kept) m.used++;
  else {
    m.items[item]--;
    pub.items[seat]--;
    (secret ? s.dark.itemsDown : s.dark.itemsOut)[item]++;
    if (item === TELEPORT) m.used = 0;
  }
  // E18: only humans use items, face down or not.
  pub.side[seat] = 'human';
  if (secret) {
    note(pub, seat, HIDDEN);
    x.reveal('all', { kind: 'used-secretly', seat }, 'G.4');
    return;
  }
  note(pub, seat, HUMAN);
  if (item === SEDATIVES) note(pub, seat, CALM);
  x.reveal('all', { kind: 'used', seat, item: ITEMS[item] }, 'E18');
}

const is = (m: Readonly<Mine>, who: (typeof CHARACTERS)[number]): boolean => CHARACTERS[m.character] === who && !m.alien;
const hasOwnTeleport = (law: Law, m: Readonly<Mine>): boolean => law.copilot && is(m, 'copilot') && !m.spent;

const NOT_HELD: readonly Refusal<Aliens>[] = ITEMS.map((item, i) => ({ pick: USE[i], rule: 'E18', why: 'not-held', with: { item } }));

/** Which items can be used now, with the reason against the others. */
function usable(k: Known<Aliens>, law: Law, item: number, stage: 'move' | 'after' | 'spill'): Refusal<Aliens> | null {
  const m = mineOf(k);
  const pick = USE[item];
  if (m.alien) return { pick, rule: 'E18', why: 'not-aliens' };
  if (m.items[item] === 0 && !(item === TELEPORT && hasOwnTeleport(law, m))) return NOT_HELD[item];
  switch (item) {
    case DEFENSE:
      return { pick, rule: 'E18', why: 'only-when-attacked' };
    case ADRENALINE:
      if (stage !== 'move') return { pick, rule: 'E20', why: 'before-moving' };
      return m.fast ? { pick, rule: 'E20', why: 'once-a-turn' } : null;
    case SEDATIVES:
      // Q27: after the move it belongs to the answer of the move.
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

/** E18: any number, at any time on the seat's own turn. */
export const beside: Beside<Aliens> = {
  offer(k, seat, path) {
    const stage = stageOf(k);
    const law = lawIn(k);
    if (stage === null) return null;
    if (path.length === 0) return first(k, law, seat, stage);
    return path.length === 1 && path[0] === USE[SPOTLIGHT] ? centre(law) : null;
  },

  take(s, seat, answer, x) {
    const law = lawOf(s.pub.options, s.mine.length);
    if (answer[0] === 'finish') return consent(s, seat, x);
    if (answer[0].startsWith('examine')) return examine(s, seat, seatIn(answer[0]), x);
    use(s, law, seat, USE.indexOf(answer[0]), answer[1], x);
  },
};

/** Q24: any sector of the zone. */
const centre = (law: Law): Choice<Aliens> => ({ kind: 'spotlight', picks: law.zone.names, ends: true, rule: 'Q24' });

function first(k: Known<Aliens>, law: Law, seat: Seat, stage: 'move' | 'after'): Choice<Aliens> | null {
  const m = mineOf(k);
  const medic = law.medic && is(m, 'medic');
  const examines = medic && !m.spent;
  const held = k.pub.items[seat] > 0;
  // Q32: no alien is left; a player who wanted to play on may agree now.
  const finishes = k.pub.agreed.length > 0 && !k.pub.agreed[seat];
  if (!held && !medic && !finishes && !hasOwnTeleport(law, m)) return null;
  const picks: Pick[] = [];
  if (!m.alien) for (let item = 0; item < ITEMS.length; item++) if (usable(k, law, item, stage) === null) picks.push(USE[item]);
  // H.16: once per game the Medic makes another player reveal their role.
  if (examines) {
    for (const other of seatsOf(k.pub.status.length))
      if (other !== seat && k.pub.status[other] === 'aboard' && k.pub.shown[other] === -1) picks.push(EXAMINE[other]);
  }
  if (finishes) picks.push('finish');
  // A Medic who has examined somebody is told so when trying again.
  if (picks.length === 0 && !held && !medic) return null;
  return {
    kind: 'after',
    picks,
    ends: !picks.includes(USE[SPOTLIGHT]),
    rule: 'E18',
    greyed: () => [...unusable(k, law, stage), ...unexaminable(k, law, seat)],
  };
}

/** Items in hand that cannot be used now. */
const unusable = (k: Known<Aliens>, law: Law, stage: 'move' | 'after'): Refusal<Aliens>[] =>
  ITEMS.flatMap((_, item) => (mineOf(k).items[item] > 0 ? (usable(k, law, item, stage) ?? []) : []));

/** H.16, Q44: players the Medic cannot examine now. */
function unexaminable(k: Known<Aliens>, law: Law, seat: Seat): Refusal<Aliens>[] {
  if (!law.medic || !is(mineOf(k), 'medic')) return [];
  return seatsOf(k.pub.status.length).flatMap((other): Refusal<Aliens>[] => {
    if (other === seat || k.pub.status[other] !== 'aboard') return [];
    if (mineOf(k).spent) return [{ pick: EXAMINE[other], rule: 'H.16', why: 'already-spent' }];
    return k.pub.shown[other] >= 0 ? [{ pick: EXAMINE[other], rule: 'Q44', why: 'known-already' }] : [];
  });
}

function use(s: State<Aliens>, law: Law, seat: Seat, item: number, at: Pick | undefined, x: Hands<Aliens>): void {
  const m = s.mine[seat];
  spend(s, law, seat, item, x);
  switch (item) {
    case ADRENALINE:
      m.fast = true;
      if (!law.secretItems) note(s.pub, seat, FAST);
      return;
    case SEDATIVES:
      m.calm = true;
      return;
    case TELEPORT:
      m.sector = law.zone.human;
      m.path.push(m.sector);
      note(s.pub, seat, JUMP, m.sector);
      tellWatchers(s, seat, x);
      x.reveal('all', { kind: 'teleported', seat }, 'E23');
      return;
    case SPOTLIGHT:
      spotlight(s, law, seat, sectorIn(law.zone, at), x);
  }
}

/** E24, Q24: everybody in the sector or next to it says where they are. That nobody is there is announced too. */
function spotlight(s: State<Aliens>, law: Law, seat: Seat, at: number, x: Hands<Aliens>): void {
  const seen: { seat: Seat; sector: string }[] = [];
  for (const other of seatsOf(s.mine.length)) {
    if (s.pub.status[other] !== 'aboard') continue;
    const { sector } = s.mine[other];
    if (sector === at || law.zone.touching[at].includes(sector)) {
      seen.push({ seat: other, sector: law.zone.names[sector] });
      note(s.pub, other, SEEN, sector);
    } else note(s.pub, other, UNSEEN, at);
  }
  x.reveal('all', { kind: 'spotlight', seat, at: law.zone.names[at], seen }, 'E24');
}

/** H.16. */
function examine(s: State<Aliens>, by: Seat, seat: Seat, x: Hands<Aliens>): void {
  s.mine[by].spent = true;
  // Only a human can be the Medic.
  s.pub.side[by] = 'human';
  note(s.pub, by, HUMAN);
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
    const m = mineOf(k);
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
    else no.push(law.soldier && is(m, 'soldier') ? SOLDIER_FULL : FULL);
    return { kind: 'spill', picks, ends: !picks.includes(USE[SPOTLIGHT]), rule: 'E17', greyed: () => no };
  },

  take(s, _f, seat, answer, x) {
    const law = lawOf(s.pub.options, s.mine.length);
    const [what] = answer;
    const dropped = DROP.indexOf(what);
    if (what !== 'keep' && dropped < 0) {
      const held = s.pub.items[seat];
      use(s, law, seat, USE.indexOf(what), answer[1], x);
      // H.3, H.14: a use that costs no card leaves one item too many.
      if (s.pub.items[seat] < held) x.pop();
      return;
    }
    x.pop();
    if (what === 'keep') return;
    const m = s.mine[seat];
    m.items[dropped]--;
    if (dropped === TELEPORT) m.used = 0;
    s.pub.items[seat]--;
    s.dark.itemsDown[dropped]++;
    // Q22: nobody sees which item it was.
    x.tell('all', { kind: 'discarded', seat });
    x.tell([seat], { kind: 'dropped', seat, item: ITEMS[dropped] });
  },

  /** Discards the first item in hand. */
  idle: (k) => [DROP[mineOf(k).items.findIndex((n) => n > 0)]],
};

const FULL: Refusal<Aliens> = { pick: 'keep', rule: 'E17', why: 'too-many-items', with: { most: MOST_ITEMS } };
const SOLDIER_FULL: Refusal<Aliens> = { pick: 'keep', rule: 'H.4', why: 'too-many-items', with: { most: MOST_ITEMS + 1 } };
const keeps = (law: Law, m: Readonly<Mine>): boolean => law.soldier && is(m, 'soldier') && m.items.reduce((a, b) => a + b, 0) <= MOST_ITEMS + 1;
