/**
 * Q32, Q51: when the last alien is eliminated, the humans aboard may agree to end the game. All of them are asked in an open
 * window; the first who wants to play on closes it. Each may still agree later, on their own turn (./items.ts). Everything
 * here is public: E14 shows the role of every eliminated player.
 */
import { type Hands, type Seat, type State, type Step, seatsOf } from '@starboard/kernel';
import { CHARACTERS, isHuman } from '../content/cards.ts';
import { type Law, lawOf } from './law.ts';
import { finish, leave } from './rounds.ts';
import type { Aliens, Pick as Answer, Frame, Pub } from './types.ts';
import { walkOut } from './walk-out.ts';

const ANSWERS: readonly Answer[] = ['agree', 'go-on'];

export const agree: Step<Aliens, Extract<Frame, { step: 'agree' }>> = {
  run(s, _f, x) {
    const asked = seatsOf(s.mine.length).filter((seat) => s.pub.status[seat] === 'aboard');
    // Only the seat itself knows whether it can still reach a hatch.
    x.ask({ asked, label: 'agree', window: 'open', needsSecrets: true });
  },
  picks: (_k, _f, _seat, path) => (path.length > 0 ? null : { kind: 'agree', picks: ANSWERS, ends: true, rule: 'Q32' }),
  take(s, _f, seat, answer, x) {
    if (answer[0] === 'agree') {
      x.settle(seat);
      consent(s, seat, x);
      return;
    }
    x.tell('all', { kind: 'declines', seat });
    x.pop();
  },
  /** An absent player agrees, so that the others need not wait (Q48). */
  idle: () => ['agree'],
};

/** After an attack: are aliens left? B.3 may turn a human into an alien after the last one is gone. */
export function countAliens(s: State<Aliens>, law: Law, x: Hands<Aliens>): void {
  const { pub } = s;
  if (alienAboard(s)) {
    if (pub.agreed.length > 0) pub.agreed = [];
    return;
  }
  // B.6: without humans there is nobody to agree.
  if (law.noHumans || pub.agreed.length > 0) return;
  pub.agreed = s.mine.map(() => false);
  x.tell('all', { kind: 'no-alien' });
  x.push({ step: 'agree' });
}

function alienAboard(s: State<Aliens>): boolean {
  for (let seat = 0; seat < s.mine.length; seat++) if (s.mine[seat].alien && s.pub.status[seat] === 'aboard') return true;
  return false;
}

/** An alien was seen to be eliminated: from then on the refusal to finish is worth showing. */
export const alienFell = (pub: Readonly<Pub>): boolean => pub.status.some((it, seat) => it === 'eliminated' && !isHuman(pub.shown[seat]));

/** A seat agrees; the last one ends the game. */
export function consent(s: State<Aliens>, seat: Seat, x: Hands<Aliens>): void {
  s.pub.agreed = s.pub.agreed.with(seat, true);
  x.tell('all', { kind: 'agrees', seat });
  finishIfAgreed(s, x);
}

/** Also checked when a player leaves the ship: the rest may all have agreed. True: the game is over. */
export function finishIfAgreed(s: State<Aliens>, x: Hands<Aliens>): boolean {
  const { pub } = s;
  if (pub.agreed.length === 0 || pub.status.some((it, seat) => it === 'aboard' && !pub.agreed[seat])) return false;
  walkOut(s, lawOf(pub.options, s.mine.length), x);
  const stranded = seatsOf(s.mine.length).filter((seat) => pub.status[seat] === 'aboard');
  if (stranded.length > 0 && !pub.hatches.includes('open', 1)) x.tell('all', { kind: 'sealed-in' });
  for (const seat of stranded) {
    // E29: a human who does not get out counts as eliminated by the aliens.
    leave(s, seat, 'eliminated');
    x.reveal('all', { kind: 'eliminated', seat, character: CHARACTERS[s.mine[seat].character], by: null, how: 'out' }, 'Q51');
  }
  finish(s, stranded.length > 0 ? 'cut-off' : 'agreed', x);
  return true;
}
