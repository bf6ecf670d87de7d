/** A turn of a mission: draw a card from a hand (A) or play an alien (B). R10–R16. */
import {
  type Chance,
  type Choice,
  drawFrom,
  type Hands,
  type Known,
  type Refusal,
  type Seat,
  type State,
  type Step,
  seatsOf,
} from '@starboard/kernel';
import { ALIENS, type Alien, cardOf, LAST_PORTAL, PILFERER, SABORTAL, SCHEMER, THIEF, tagOf } from '../content/cards.ts';
import { canPilfer, canScheme, pilfer, pilferFrom, pilferWhat, scheme, schemeFrom, schemeTo, thieve } from './aliens.ts';
import { loseOpenly } from './hand.ts';
import { nextExplorer } from './landing.ts';
import { DRAW, DRAWS, positionIn, seatIn } from './picks.ts';
import { winsNow } from './planet.ts';
import type { Frame, Pick, Rarities } from './types.ts';

type Explore = Extract<Frame, { step: 'explore' }>;

export const explore: Step<Rarities, Explore> = {
  run(s, _f, x) {
    // Only from the second mission on can an alien be in a hand (R15), so only then does the question need the hand.
    x.ask({ asked: [s.pub.explorer], label: 'explore', needsSecrets: s.pub.mission > 1 });
  },

  picks(k, _f, seat, path) {
    if (path.length === 0) return firstPick(k, seat);
    switch (path[0]) {
      case 'pilferer':
        return path.length === 1 ? pilferFrom(k, seat) : path.length === 2 ? pilferWhat(k, seat, seatIn(path[1])) : null;
      case 'schemer':
        return path.length === 1 ? schemeFrom(k) : path.length === 2 ? schemeTo(k, seat, positionIn(path[1])) : null;
      default:
        return null;
    }
  },

  take(s, _f, seat, answer, x) {
    s.pub.turns++;
    switch (answer[0]) {
      case 'pilferer':
        pilfer(s, seat, answer, x);
        if (!winsNow(s, seat, x)) openLanding(x);
        return;
      case 'schemer':
        scheme(s, seat, answer, x);
        if (answer[2] === 'home' && winsNow(s, seat, x)) return;
        // R37: nobody may land in a Schemer's turn; Q22: but at the last portal everybody still flying must (R21).
        if (s.pub.portal === LAST_PORTAL) openLanding(x, true);
        else nextExplorer(s);
        return;
      case 'thief':
        thieve(s, seat, x);
        openLanding(x);
        return;
      default:
        draw(s, seat, seatIn(answer[0]), x);
    }
  },

  /** Q42: a random card from the largest other hand, ties clockwise from the explorer. */
  idle: (k, _f, seat, _chance: Chance) => [DRAW[largestOtherHand(k.pub.hands, seat)]],
};

/** R11, R15, Q10, Q44: one of the other hands, or one alien that can do what it is for. */
function firstPick(k: Known<Rarities>, seat: Seat): Choice<Rarities> {
  const { pub } = k;
  const hand = k.mine!.hand;
  const draws = DRAWS[pub.hands.length][seat];
  const played: Pick[] = [];
  if (hand[PILFERER] > 0 && canPilfer(pub, seat)) played.push('pilferer');
  if (hand[SCHEMER] > 0 && canScheme(pub)) played.push('schemer');
  const deep = played.length > 0;
  if (hand[THIEF] > 0) played.push('thief');
  return {
    kind: 'explore',
    picks: played.length === 0 ? draws : [...draws, ...played],
    ends: !deep,
    rule: 'R11',
    greyed: () => [
      { pick: DRAW[seat], rule: 'R12', why: 'own-hand' },
      ...ALIENS.filter((a) => !played.includes(a)).map((a): Refusal<Rarities> => alienRefusal(k, a)),
    ],
  };
}

function alienRefusal(k: Known<Rarities>, alien: Alien): Refusal<Rarities> {
  if (k.pub.mission === 1) return { pick: alien, rule: 'R15', why: 'no-aliens-yet' };
  if (k.mine!.hand[cardOf(alien)] === 0) return { pick: alien, rule: 'R15', why: 'alien-not-held' };
  return alien === 'pilferer' ? { pick: alien, rule: 'Q14', why: 'nothing-to-steal' } : { pick: alien, rule: 'Q18', why: 'nothing-to-scheme' };
}

/** R12–R14: the card is drawn from the counts of the hand (Q12), so no back is different from another. */
function draw(s: State<Rarities>, by: Seat, from: Seat, x: Hands<Rarities>): void {
  const { pub } = s;
  const card = drawFrom(s.mine[from].hand, pub.hands[from], x);
  if (card === SABORTAL) {
    // R22: the sabortal goes back into the hand it came from; it never really leaves the counts.
    x.reveal('all', { kind: 'sabortal', by, from, portal: pub.portal }, 'R14');
    x.pop();
    x.push({ step: 'bonus', seat: from });
    return;
  }
  loseOpenly(s, from, card);
  pub.portals[pub.portal] = card;
  x.reveal('all', { kind: 'drawn', by, from, card: tagOf(card), portal: pub.portal }, 'R13');
  openLanding(x);
}

/** R16, R41: after any turn without a sabortal, except a Schemer's, those still flying may land. */
function openLanding(x: Hands<Rarities>, closed = false): void {
  x.pop();
  x.push({ step: 'landing', closed, voices: 0, _land: [] });
}

export function largestOtherHand(hands: readonly number[], seat: Seat): Seat {
  const n = hands.length;
  let best = ((seat + 1) % n) as Seat;
  for (const i of seatsOf(n)) {
    const other = ((seat + i) % n) as Seat;
    if (other !== seat && hands[other] > hands[best]) best = other;
  }
  return best;
}
