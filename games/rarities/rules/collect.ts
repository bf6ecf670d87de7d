/** The end of a mission: the sabortal's bonus (R22), then those who landed collect and place (R24–R28). */
import type { Choice, Hands, Known, Refusal, Seat, State, Step } from '@starboard/kernel';
import { EMPTY, KINDS, LAST_PORTAL, PILFERER, RELICS, SABORTAL, tagOf, VALUES } from '../content/cards.ts';
import { gainOpenly, loseOpenly } from './hand.ts';
import { PLACE, positionIn, relicIn, TAKE } from './picks.ts';
import { hasRoom, winsNow } from './planet.ts';
import type { Event, Frame, Pick, Pub, Rarities } from './types.ts';

type Bonus = Extract<Frame, { step: 'bonus' }>;
type Collect = Extract<Frame, { step: 'collect' }>;

export const bonus: Step<Rarities, Bonus> = {
  run(s, f, x) {
    // Q27: with nothing at the portals there is nothing to ask; everybody sees that.
    if (cardsLeft(s.pub)) return x.ask({ asked: [f.seat], label: 'bonus' });
    x.pop();
    endMission(s, 'sabortal', x);
  },

  picks(k, _f, _seat, path) {
    if (path.length > 0) return null;
    const picks: Pick[] = takes(k.pub);
    return { kind: 'bonus', picks: [...picks, 'none'], ends: true, rule: 'R22', greyed: () => emptyPortals(k.pub, 'R22') };
  },

  /** R22, Q28: landed or not, before anybody collects, into the hand only, and only if wanted. */
  take(s, _f, seat, answer, x) {
    if (answer[0] === 'none') x.tell('all', { kind: 'declined', seat });
    else takeFromPortal(s, seat, positionIn(answer[0]), 'bonus', x);
    x.pop();
    endMission(s, 'sabortal', x);
  },

  idle: () => ['none'],
};

export const collect: Step<Rarities, Collect> = {
  run(s, f, x) {
    if (f.left === 0) {
      // R25: as many actions as the portal is worth where the ship now lies.
      f.queue.shift();
      if (f.queue.length === 0) return x.pop();
      f.left = VALUES[s.pub.berths[f.queue[0]]];
    }
    // Asked even with nothing to take or place: skipping would tell that the hand holds no relic.
    x.ask({ asked: [f.queue[0]], label: 'collect', needsSecrets: true });
  },

  picks(k, _f, _seat, path) {
    return path.length > 0 ? null : collectPicks(k, _seat);
  },

  take(s, f, seat, answer, x) {
    const pick = answer[0];
    if (pick === 'enough') {
      x.tell('all', { kind: 'forfeited', seat, actions: f.left });
      f.left = 0;
      return;
    }
    f.left--;
    if (pick.startsWith('take')) takeFromPortal(s, seat, positionIn(pick), 'took', x);
    else place(s, seat, relicIn(pick), x);
  },

  /** Q42: the silent forfeit. */
  idle: () => ['enough'],
};

/** R20, R23: nobody lands or explores any more; who landed further out acts first, in a pile the lowest first (R24). */
export function endMission(s: State<Rarities>, by: Extract<Event, { kind: 'ended' }>['by'], x: Hands<Rarities>): void {
  const { pub } = s;
  if (x.telling) x.tell('all', { kind: 'ended', by });
  if (pub.ships.length === 0) return;
  const queue = [...pub.ships].sort((a, b) => pub.berths[b] - pub.berths[a]);
  if (x.telling)
    x.tell('all', { kind: 'collecting', order: queue.map((seat) => ({ seat, portal: pub.berths[seat], actions: VALUES[pub.berths[seat]] })) });
  x.push({ step: 'collect', queue, left: VALUES[pub.berths[queue[0]]] });
}

/** R26–R28, C10: take a card from any portal, place a relic for which there is room, or stop. */
function collectPicks(k: Known<Rarities>, seat: Seat): Choice<Rarities> {
  const { pub } = k;
  const hand = k.mine!.hand;
  const planet = pub.planets[seat];
  const picks = takes(pub);
  for (let relic = 0; relic < KINDS; relic++) if (hand[relic] > 0 && hasRoom(planet, relic)) picks.push(PLACE[relic]);
  picks.push('enough');
  return {
    kind: 'collect',
    picks,
    ends: true,
    rule: 'R26',
    greyed: () => [...PLACE.filter((p) => !picks.includes(p)).map((p) => placeRefusal(p, hand)), ...emptyPortals(pub, 'R26')],
  };
}

function placeRefusal(pick: Pick, hand: readonly number[]): Refusal<Rarities> {
  const card = relicIn(pick);
  if (card === SABORTAL) return { pick, rule: 'R26', why: 'sabortal-stays' };
  if (card >= PILFERER) return { pick, rule: 'R26', why: 'aliens-stay-in-hand' };
  return hand[card] > 0 ? { pick, rule: 'R27', why: 'three-at-home' } : { pick, rule: 'R26', why: 'not-in-hand' };
}

function takes(pub: Readonly<Pub>): Pick[] {
  const picks: Pick[] = [];
  for (let p = 1; p <= LAST_PORTAL; p++) if (pub.portals[p] !== EMPTY) picks.push(TAKE[p]);
  return picks;
}

const emptyPortals = (pub: Readonly<Pub>, rule: 'R22' | 'R26'): Refusal<Rarities>[] =>
  TAKE.slice(1)
    .filter((pick) => pub.portals[positionIn(pick)] === EMPTY)
    .map((pick) => ({ pick, rule, why: 'portal-empty', with: { portal: positionIn(pick) } }));

const cardsLeft = (pub: Readonly<Pub>): boolean => {
  for (let p = 1; p <= LAST_PORTAL; p++) if (pub.portals[p] !== EMPTY) return true;
  return false;
};

function takeFromPortal(s: State<Rarities>, seat: Seat, portal: number, kind: 'took' | 'bonus', x: Hands<Rarities>): void {
  const card = s.pub.portals[portal];
  s.pub.portals[portal] = EMPTY;
  gainOpenly(s, seat, card);
  if (x.telling) x.tell('all', { kind, seat, card: tagOf(card), portal });
}

function place(s: State<Rarities>, seat: Seat, relic: number, x: Hands<Rarities>): void {
  loseOpenly(s, seat, relic);
  const copies = ++s.pub.planets[seat][relic];
  x.reveal('all', { kind: 'placed', seat, relic: RELICS[relic], copies }, 'R26');
  winsNow(s, seat, x);
}
