/** The series of turns (E7, E31, Q31), how the game ends (E15, E29–E31, E.3, Q28–Q33), and the truth afterwards. */
import { after, type Hands, type Seat, type State, type Step, seatsOf } from '@starboard/kernel';
import { CHARACTERS, ROUNDS } from '../content/cards.ts';
import { type Law, lawOf } from './law.ts';
import { winners } from './outcome.ts';
import { note, OUT, turnPage } from './trail.ts';
import type { Aliens, Ending, Frame } from './types.ts';

export const rounds: Step<Aliens, Extract<Frame, { step: 'rounds' }>> = {
  run(s, _f, x) {
    const { pub } = s;
    const n = s.mine.length;
    if (pub.round === 0) return begin(s, 1, pub.first, x);
    // The next player aboard. Passing the first player's seat starts a new round, even if that player is out.
    let seat = pub.turn;
    for (let i = 0; i < n; i++) {
      seat = after(seat, n);
      if (seat === pub.first) {
        if (pub.round === ROUNDS) return timeUp(s, x);
        turnPage(pub);
        pub.round++;
        x.tell('all', { kind: 'round', n: pub.round });
      }
      if (pub.status[seat] === 'aboard') return begin(s, pub.round, seat, x);
    }
    finish(s, 'hunted', x);
  },
};

function begin(s: State<Aliens>, round: number, seat: Seat, x: Hands<Aliens>): void {
  const { pub } = s;
  if (pub.round === 0) x.tell('all', { kind: 'round', n: 1 });
  pub.round = round;
  pub.turn = seat;
  const m = s.mine[seat];
  m.began = m.sector;
  m.fast = false;
  m.calm = false;
  x.push({ step: 'turn', seat, stage: 'move' });
}

/** E31, E15: humans still aboard are eliminated and the aliens win. B.6: there are none, most eliminations win (E.3). */
function timeUp(s: State<Aliens>, x: Hands<Aliens>): void {
  const law = lawOf(s.pub.options, s.mine.length);
  x.tell('all', { kind: 'time-up' });
  if (!law.noHumans) strand(s, x);
  finish(s, law.noHumans ? 'kills-rounds' : 'rounds', x);
}

/** E29, E31: humans still aboard are eliminated, as if by the aliens. */
function strand(s: State<Aliens>, x: Hands<Aliens>): void {
  for (const seat of seatsOf(s.mine.length)) {
    if (s.pub.status[seat] !== 'aboard' || s.mine[seat].alien) continue;
    leave(s, seat, 'eliminated');
    x.reveal('all', { kind: 'eliminated', seat, character: CHARACTERS[s.mine[seat].character], by: null, how: 'out' }, 'E29');
  }
}

/** E14, E27, Q23: a player leaves the game: the role is shown, the items are discarded. */
export function leave(s: State<Aliens>, seat: Seat, status: 'escaped' | 'eliminated'): void {
  const { pub } = s;
  pub.status[seat] = status;
  show(s, seat);
  discardAll(s, seat);
  note(pub, seat, OUT);
}

/** Q23: face down, so nobody sees which items they were. */
export function discardAll(s: State<Aliens>, seat: Seat): void {
  const { items } = s.mine[seat];
  for (let item = 0; item < items.length; item++) {
    s.dark.itemsDown[item] += items[item];
    items[item] = 0;
  }
  s.pub.items[seat] = 0;
}

/** E14: the role card is on the table. */
export function show(s: State<Aliens>, seat: Seat): void {
  s.pub.shown[seat] = s.mine[seat].character;
  s.pub.side[seat] = s.mine[seat].alien ? 'alien' : 'human';
}

/** X.1: players who are out may watch everything. After everybody has heard that they are. */
export function letWatch(s: State<Aliens>, seat: Seat, x: Hands<Aliens>): void {
  const { zone, watchAll } = lawOf(s.pub.options, s.mine.length);
  if (!watchAll) return;
  s.mine[seat].watch = { sector: s.mine.map((m) => m.sector), character: s.mine.map((m) => m.character) };
  for (const other of seatsOf(s.mine.length)) {
    if (s.pub.status[other] !== 'aboard') continue;
    const { sector, character } = s.mine[other];
    x.reveal([seat], { kind: 'watched', seat: other, sector: zone.names[sector], character: CHARACTERS[character] }, 'E6');
  }
}

/** X.1: watching players see the move. */
export function tellWatchers(s: State<Aliens>, moved: Seat, x: Hands<Aliens>): void {
  if (!s.pub.options.watchAll) return;
  for (const seat of seatsOf(s.mine.length)) {
    const { watch } = s.mine[seat];
    if (watch === null || seat === moved) continue;
    const { sector, character } = s.mine[moved];
    if (watch.sector[moved] === sector) continue;
    watch.sector[moved] = sector;
    const { zone } = lawOf(s.pub.options, s.mine.length);
    x.reveal([seat], { kind: 'watched', seat: moved, sector: zone.names[sector], character: CHARACTERS[character] }, 'E6');
  }
}

function humanAboard(s: State<Aliens>): boolean {
  for (let seat = 0; seat < s.mine.length; seat++) if (!s.mine[seat].alien && s.pub.status[seat] === 'aboard') return true;
  return false;
}

/** Q28: asked after each attack, escape and hatch card. True: the game is over. */
export function endsNow(s: State<Aliens>, law: Law, by: 'attack' | 'hatch', x: Hands<Aliens>): boolean {
  const { pub } = s;
  if (law.killsToWin > 0 && pub.kills.some((k) => k >= law.killsToWin)) {
    finish(s, 'kills', x);
    return true;
  }
  // Without humans only eliminations or the last round end the game.
  if (law.noHumans) return false;
  if (law.game === 'beginner' && pub.status.includes('escaped')) {
    finish(s, 'first-out', x);
    return true;
  }
  // E30: every human has escaped or been eliminated (B.3: turned humans count as aliens).
  if (!humanAboard(s)) {
    // Q29, Q30: the aliens win if the last human aboard was eliminated, not if they escaped.
    finish(s, by === 'hatch' ? 'escaped' : 'hunted', x);
    return true;
  }
  if (pub.hatches.indexOf('open', 1) < 0) {
    x.tell('all', { kind: 'sealed-in' });
    strand(s, x);
    finish(s, 'hatches', x);
    return true;
  }
  return false;
}

/** The end: everybody's route is revealed (E4). */
export function finish(s: State<Aliens>, ending: Ending, x: Hands<Aliens>): void {
  const { pub } = s;
  pub.ending = ending;
  pub.truth = s.mine.map((m) => ({ character: m.character, path: m.path.slice() }));
  const { zone } = lawOf(pub.options, s.mine.length);
  x.tell('all', { kind: 'over', ending, winners: winners(s) });
  for (const seat of seatsOf(s.mine.length)) {
    const { character, path } = s.mine[seat];
    x.reveal('all', { kind: 'truth', seat, character: CHARACTERS[character], path: x.telling ? path.map((at) => zone.names[at]) : [] }, 'E6');
  }
  x.end();
}
