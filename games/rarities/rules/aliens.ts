/** The three aliens (R33–R41): what each may do, and what it does. Targets are found from what everybody sees. */
import type { Choice, Hands, Known, Refusal, Seat, State } from '@starboard/kernel';
import { seatsOf } from '@starboard/kernel';
import { EMPTY, isRelic, KINDS, LAST_PORTAL, PILFERER, RELICS, type Relic, SCHEMER, SET, THIEF } from '../content/cards.ts';
import { gainOpenly, loseOpenly } from './hand.ts';
import { FROM, PORTAL, positionIn, relicIn, seatIn } from './picks.ts';
import { hasRoom } from './planet.ts';
import type { Pick, Pub, Rarities } from './types.ts';

const SHIFT = 3;

// ---- Pilferer ---------------------------------------------------------------------------------------------------------

/** R33, R34, Q15–Q17, Q46: a relic of which the victim has one or two and the thief has room. */
const canSteal = (pub: Readonly<Pub>, thief: Seat, victim: Seat, relic: number): boolean => {
  const copies = pub.planets[victim][relic];
  return copies > 0 && copies < SET && hasRoom(pub.planets[thief], relic);
};

const canStealFrom = (pub: Readonly<Pub>, thief: Seat, victim: Seat): boolean => {
  if (thief === victim) return false;
  for (let relic = 0; relic < KINDS; relic++) if (canSteal(pub, thief, victim, relic)) return true;
  return false;
};

/** Q14: without a legal target the Pilferer may not be played. */
export const canPilfer = (pub: Readonly<Pub>, thief: Seat): boolean => {
  for (let victim = 0; victim < pub.hands.length; victim++) if (canStealFrom(pub, thief, victim as Seat)) return true;
  return false;
};

export function pilferFrom(k: Known<Rarities>, me: Seat): Choice<Rarities> {
  const seats = seatsOf(k.pub.hands.length);
  return {
    kind: 'steal-from',
    picks: seats.filter((s) => canStealFrom(k.pub, me, s)).map((s) => FROM[s]),
    ends: false,
    rule: 'R33',
    greyed: () =>
      seats
        .filter((s) => !canStealFrom(k.pub, me, s))
        .map((seat): Refusal<Rarities> => {
          if (seat === me) return { pick: FROM[seat], rule: 'R33', why: 'own-planet' };
          if (k.pub.planets[seat].every((n) => n === 0)) return { pick: FROM[seat], rule: 'R33', why: 'planet-empty', with: { seat } };
          // Something may lie open there of which the thief has three already: then Q15 is the reason, else the sets (R34).
          const open = k.pub.planets[seat].some((n) => n > 0 && n < SET);
          return { pick: FROM[seat], rule: open ? 'Q15' : 'R34', why: 'all-protected', with: { seat } };
        }),
  };
}

export function pilferWhat(k: Known<Rarities>, me: Seat, victim: Seat): Choice<Rarities> {
  const can = (relic: Relic): boolean => canSteal(k.pub, me, victim, RELICS.indexOf(relic));
  return {
    kind: 'steal-what',
    picks: RELICS.filter(can),
    ends: true,
    rule: 'R33',
    greyed: () =>
      RELICS.filter((r) => !can(r)).map((relic): Refusal<Rarities> => {
        const copies = k.pub.planets[victim][RELICS.indexOf(relic)];
        if (copies === 0) return { pick: relic, rule: 'R33', why: 'relic-not-there' };
        if (copies >= SET) return { pick: relic, rule: 'R34', why: 'relic-protected' };
        return { pick: relic, rule: 'Q15', why: 'thief-has-three' };
      }),
  };
}

export function pilfer(s: State<Rarities>, me: Seat, answer: readonly Pick[], x: Hands<Rarities>): void {
  const { pub } = s;
  const victim = seatIn(answer[1]);
  const relic = relicIn(answer[2]);
  loseOpenly(s, me, PILFERER);
  pub.portals[pub.portal] = PILFERER;
  pub.planets[victim][relic]--;
  pub.planets[me][relic]++;
  x.reveal('all', { kind: 'pilfered', by: me, from: victim, relic: RELICS[relic], portal: pub.portal }, 'R33');
}

// ---- Schemer ----------------------------------------------------------------------------------------------------------

/** Q18: without a relic at any portal the Schemer may not be played. Q19: the explored portal is still empty. */
export const canScheme = (pub: Readonly<Pub>): boolean => {
  for (let p = 1; p <= LAST_PORTAL; p++) if (isRelic(pub.portals[p])) return true;
  return false;
};

export function schemeFrom(k: Known<Rarities>): Choice<Rarities> {
  const picks: Pick[] = [];
  for (let p = 1; p <= LAST_PORTAL; p++) if (isRelic(k.pub.portals[p])) picks.push(PORTAL[p]);
  return {
    kind: 'scheme-from',
    picks,
    ends: false,
    rule: 'R35',
    greyed: () =>
      PORTAL.slice(1)
        .filter((pick) => !picks.includes(pick))
        .map((pick) => ({
          pick,
          rule: 'R35',
          why: k.pub.portals[positionIn(pick)] === EMPTY ? 'portal-empty' : 'alien-at-portal',
          with: { portal: positionIn(pick) },
        })),
  };
}

/** Q20: a relic that is already three times at home can only go into the hand. */
export function schemeTo(k: Known<Rarities>, me: Seat, portal: number): Choice<Rarities> {
  const room = hasRoom(k.pub.planets[me], k.pub.portals[portal]);
  return {
    kind: 'scheme-to',
    picks: room ? ['home', 'hand'] : ['hand'],
    ends: true,
    rule: 'R35',
    greyed: () => (room ? [] : [{ pick: 'home', rule: 'Q20', why: 'three-at-home' }]),
  };
}

/** R36: the Schemer itself goes to the portal just emptied, so the explored one stays empty (C4, Q21). */
export function scheme(s: State<Rarities>, me: Seat, answer: readonly Pick[], x: Hands<Rarities>): void {
  const { pub } = s;
  const at = positionIn(answer[1]);
  const relic = pub.portals[at];
  const to = answer[2] as 'home' | 'hand';
  loseOpenly(s, me, SCHEMER);
  pub.portals[at] = SCHEMER;
  if (to === 'home') pub.planets[me][relic]++;
  else gainOpenly(s, me, relic);
  x.reveal('all', { kind: 'schemed', by: me, relic: RELICS[relic], at, to, portal: pub.portal }, 'R35');
}

// ---- Time Thief -------------------------------------------------------------------------------------------------------

/**
 * R38, Q23–Q25: every landed ship moves three portals to the front, never past the first. R39, R40: nearer ships first,
 * ships of one portal together. Only at portal 1 can piles meet, and then the formerly nearest lies at the bottom (C5).
 */
export function thieve(s: State<Rarities>, me: Seat, x: Hands<Rarities>): void {
  const { pub } = s;
  loseOpenly(s, me, THIEF);
  pub.portals[pub.portal] = THIEF;
  const { berths } = pub;
  pub.ships.sort((a, b) => berths[a] - berths[b]);
  const ships = x.telling ? pub.ships.map((seat) => ({ seat, from: berths[seat], to: shifted(berths[seat]) })) : [];
  for (const seat of pub.ships) berths[seat] = shifted(berths[seat]);
  x.reveal('all', { kind: 'thieved', by: me, portal: pub.portal, ships }, 'R38');
}

const shifted = (portal: number): number => Math.max(1, portal - SHIFT);
