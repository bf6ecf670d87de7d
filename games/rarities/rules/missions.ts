/** The series of missions (R9, R10), and what happens between two of them (R29–R31). */
import { after, drawFrom, type Hands, type Seat, type State, type Step, seatsOf } from '@starboard/kernel';
import { EMPTY, FIRST_START, handSize, LAST_PORTAL, LATER_START, MISSION_LIMIT, type Tag, tagOf } from '../content/cards.ts';
import { gainOpenly } from './hand.ts';
import { leaders } from './outcome.ts';
import type { Frame, Rarities } from './types.ts';

type Missions = Extract<Frame, { step: 'missions' }>;

export const missions: Step<Rarities, Missions> = {
  run(s, _f, x) {
    const { pub } = s;
    if (pub.mission > 0) {
      cleanUp(s, x);
      refill(s, x);
      if (pub.mission === MISSION_LIMIT) {
        // Q39: a safety valve; games end long before.
        if (x.telling) x.tell('all', { kind: 'limit', seats: leaders(s) });
        return x.end();
      }
    }
    pub.mission++;
    pub.portal = pub.mission === 1 ? FIRST_START : LATER_START;
    pub.explorer = pub.pass;
    x.tell('all', { kind: 'mission', n: pub.mission, portal: pub.portal, explorer: pub.explorer });
    x.push({ step: 'explore' });
  },
};

/** R29, R30, Q35, Q36: ships return; the old pass holder takes what still lies there, landed or not; the pass moves left. */
function cleanUp(s: State<Rarities>, x: Hands<Rarities>): void {
  const { pub } = s;
  pub.berths.fill(0);
  pub.ships.length = 0;
  const cards: Tag[] = [];
  for (let p = 1; p <= LAST_PORTAL; p++) {
    const card = pub.portals[p];
    if (card === EMPTY) continue;
    pub.portals[p] = EMPTY;
    gainOpenly(s, pub.pass, card);
    cards.push(tagOf(card));
  }
  if (cards.length > 0) x.tell('all', { kind: 'leftovers', seat: pub.pass, cards });
  pub.pass = after(pub.pass, pub.hands.length);
  x.tell('all', { kind: 'pass', seat: pub.pass });
}

/** R31, Q37, Q38: everybody below the limit draws up to it; a short pile is dealt card by card from the new pass holder on. */
function refill(s: State<Rarities>, x: Hands<Rarities>): void {
  const { pub, dark } = s;
  const n = pub.hands.length;
  const limit = handSize(n);
  const drawn: Tag[][] | null = x.telling ? pub.hands.map(() => []) : null;
  let short = true;
  while (short && pub.pile > 0) {
    short = false;
    for (let i = 0; i < n && pub.pile > 0; i++) {
      const seat = ((pub.pass + i) % n) as Seat;
      if (pub.hands[seat] >= limit) continue;
      short = true;
      const card = drawFrom(dark.pile, pub.pile, x);
      dark.pile[card]--;
      pub.pile--;
      s.mine[seat].hand[card]++;
      pub.hands[seat]++;
      drawn?.[seat].push(tagOf(card));
    }
  }
  if (drawn === null || drawn.every((cards) => cards.length === 0)) return;
  x.tell('all', { kind: 'refills', counts: drawn.map((cards) => cards.length), pile: pub.pile });
  for (const seat of seatsOf(n)) if (drawn[seat].length > 0) x.reveal([seat], { kind: 'refilled', seat, cards: drawn[seat] }, 'R31');
}
