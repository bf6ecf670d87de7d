/** The Market: cards one at a time (A14, Q13), the refill (A15), the hand limit (A16). */
import type { Choice, Hands, Refusal, Seat, State, Step } from '@starboard/kernel';
import { canDraw, drawBlind, refill, refillRow } from './decks.ts';
import { gainPaw, gainPlan, handSize, insert, losePaw, losePlan, see } from './hand.ts';
import { addPaws, addPlans } from './named.ts';
import { packOf } from './pack.ts';
import { meantBy, PAW_ROW, PLAN_ROW, ROW } from './picks.ts';
import { HAND_LIMIT, power } from './power.ts';
import { ownOf } from './present.ts';
import type { Afternova, Card, Deck, Frame, Pick, Pub } from './types.ts';

type Market = Extract<Frame, { step: 'market' }>;
type Spill = Extract<Frame, { step: 'spill' }>;
type X = Hands<Afternova>;

/** A14. */
const TAKES = 3;

/** Q35: seconds to choose after a negotiation that ran out of time. */
export const LAST_SECONDS = 15;

/** Q13: three cards, and one more for each upgrade that says so. */
export const openMarket = (pub: Readonly<Pub>, hurried: boolean): Market => ({
  step: 'market',
  left: TAKES + power(pub, pub.active, 'market'),
  taken: 0,
  wiped: false,
  hurried,
});

export const market: Step<Afternova, Market> = {
  run(s, f, x) {
    const { pub } = s;
    while (f.left > 0 && somethingLeft(pub)) {
      const { picks } = takeChoice(pub, f);
      if (picks.length > 1) {
        x.ask({ asked: [pub.active], label: 'market', needsSecrets: f.taken > 0, ...(f.hurried && { seconds: LAST_SECONDS }) });
        return;
      }
      takeCard(s, f, pub.active, picks[0], x);
    }
    x.pop();
    refill(s, x);
    if (handSize(s, pub.active) > HAND_LIMIT) x.push({ step: 'spill', seat: pub.active });
  },

  picks: (k, f, _seat, path) => (path.length === 0 ? takeChoice(k.pub, f) : null),

  take(s, f, seat, [pick], x) {
    if (pick === 'wipe paws' || pick === 'wipe plans') {
      wipe(s, pick === 'wipe paws' ? 'paws' : 'plans', seat, x);
      f.wiped = true;
      f.left--;
      return;
    }
    takeCard(s, f, seat, pick, x);
  },

  /** Q35, Q41: blind Paws while there are any. */
  idle(k, f) {
    const { picks } = takeChoice(k.pub, f);
    return [picks.includes('blind paw') ? 'blind paw' : picks[0]];
  },
};

const somethingLeft = (pub: Readonly<Pub>): boolean =>
  canDraw(pub, 'paws') || canDraw(pub, 'plans') || pub.pawRow.some((c) => c >= 0) || pub.planRow.some((c) => c >= 0);

function takeChoice(pub: Readonly<Pub>, f: Readonly<Market>): Choice<Afternova> {
  const picks: Pick[] = [];
  for (let i = 0; i < ROW; i++) if (pub.pawRow[i] >= 0) picks.push(PAW_ROW[i]);
  for (let i = 0; i < ROW; i++) if (pub.planRow[i] >= 0) picks.push(PLAN_ROW[i]);
  if (canDraw(pub, 'paws')) picks.push('blind paw');
  if (canDraw(pub, 'plans')) picks.push('blind plan');
  // Q43: before the first card, once, and only if a card is left to be taken afterwards.
  if (pub.options.marketWipe && f.taken === 0 && !f.wiped && f.left > 1) {
    if (pub.pawRow.some((c) => c >= 0)) picks.push('wipe paws');
    if (pub.planRow.some((c) => c >= 0)) picks.push('wipe plans');
  }
  return { kind: 'market', picks, ends: true, rule: 'A14', greyed: () => refused(pub, picks) };
}

function refused(pub: Readonly<Pub>, picks: readonly Pick[]): Refusal<Afternova>[] {
  const no: Refusal<Afternova>[] = [];
  for (const pick of [...PAW_ROW, ...PLAN_ROW]) if (!picks.includes(pick)) no.push({ pick, rule: 'A14', why: 'row-gap' });
  for (const pick of ['blind paw', 'blind plan'] as const) if (!picks.includes(pick)) no.push({ pick, rule: 'Q18', why: 'deck-empty' });
  for (const pick of ['wipe paws', 'wipe plans'] as const)
    if (!picks.includes(pick) && pub.options.marketWipe) no.push({ pick, rule: 'Q43', why: 'no-wipe' });
  return no;
}

function takeCard(s: State<Afternova>, f: Market, seat: Seat, pick: Pick, x: X): void {
  f.left--;
  f.taken++;
  if (pick === 'blind paw') drawBlind(s, seat, 'paws', false, x);
  else if (pick === 'blind plan') drawBlind(s, seat, 'plans', false, x);
  else takeOpen(s, pick[1] === 'a' ? 'paws' : 'plans', seat, meantBy(pick), x);
}

/** Q13: the market is not refilled between picks. Everybody remembers who took the card. */
function takeOpen(s: State<Afternova>, deck: Deck, seat: Seat, place: number, x: X): void {
  const { pub } = s;
  const pack = packOf(pub.options);
  const row = deck === 'paws' ? pub.pawRow : pub.planRow;
  const card = row[place];
  row[place] = -1;
  if (deck === 'paws') gainPaw(s, seat, card);
  else gainPlan(s, seat, card);
  s.mine.forEach((m, viewer) => {
    if (viewer !== seat) see((deck === 'paws' ? m.seenPaws : m.seenPlans)[seat], card);
  });
  if (x.telling) x.tell('all', { kind: 'took', seat, deck, card: (deck === 'paws' ? pack.paws : pack.plans)[card].card });
}

/** Q43: replaces all face-up cards of one kind; one card fewer is taken. */
function wipe(s: State<Afternova>, deck: Deck, seat: Seat, x: X): void {
  const { pub } = s;
  const pack = packOf(pub.options);
  const row = deck === 'paws' ? pub.pawRow : pub.planRow;
  const cards: Card[] = [];
  for (let i = 0; i < ROW; i++) {
    if (row[i] < 0) continue;
    cards.push((deck === 'paws' ? pack.paws : pack.plans)[row[i]].card);
    insert(deck === 'paws' ? pub.pawsOut : pub.plansOut, row[i]);
    row[i] = -1;
  }
  x.tell('all', { kind: 'wiped', seat, deck, cards });
  refillRow(s, deck, x);
}

/** A16, Q14, Q15: discards down to eight, face up, the player's choice. */
export const spill: Step<Afternova, Spill> = {
  run(s, f, x) {
    if (handSize(s, f.seat) <= HAND_LIMIT) return x.pop();
    x.ask({ asked: [f.seat], label: 'spill', needsSecrets: true });
  },

  picks(k, _f, seat, path) {
    const { paws, plans } = ownOf(k);
    const left = k.pub.paws[seat] + k.pub.plans[seat] - HAND_LIMIT - path.length;
    if (left === 0) return null;
    const picks: Pick[] = [];
    addPaws(picks, path, 0, paws);
    addPlans(picks, path, 0, plans);
    return { kind: 'spill', picks, ends: left === 1, rule: 'A16' };
  },

  take(s, _f, seat, answer, x) {
    const pack = packOf(s.pub.options);
    const paws: Card[] = [];
    const plans: Card[] = [];
    for (const pick of [...answer].sort((a, b) => meantBy(a) - meantBy(b))) {
      const card = meantBy(pick);
      if (pick[1] === 'a') {
        losePaw(s, seat, card);
        insert(s.pub.pawsOut, card);
        paws.push(pack.paws[card].card);
      } else {
        losePlan(s, seat, card);
        insert(s.pub.plansOut, card);
        plans.push(pack.plans[card].card);
      }
    }
    x.reveal('all', { kind: 'discarded', seat, paws, plans }, 'Q15');
  },
};
