/** Factions, destiny cards and what everybody starts with (N46–N51; D1 and D2 are sealed). */
import type { Choice, Seat, Step } from '@starboard/kernel';
import { clockwise, seatsOf } from '@starboard/kernel';
import { RESOURCES, SHIPS } from '../content/vocabulary.ts';
import { type S, takeFrom, type X } from './asking.ts';
import { contentOf } from './content.ts';
import type { FrameOf } from './frames.ts';
import { drawTactics } from './gains.ts';
import { ENERGY, HANGAR, SHIPS_EACH, TRANSPORT, TYPE_OF, UNBUILT } from './ids.ts';
import { MOD, mod } from './modifiers.ts';
import { DESTINY, FACTION, numberOf } from './picks.ts';
import { findShip } from './ships.ts';
import { gainPower } from './triggers.ts';
import type { Andromeda } from './types.ts';

export const factions: Step<Andromeda, FrameOf<'factions'>> = {
  run(s, _f, x) {
    const seats = seatsOf(s.mine.length);
    if (s.pub.sides[0].faction < 0) return x.ask({ asked: seats, label: 'factions', window: 'sealed', revisable: true, needsSecrets: true });
    const c = contentOf(s.pub.options);
    for (const seat of seats) {
      const { faction } = s.pub.sides[seat];
      s.mine[seat].offer = [];
      x.reveal('all', { kind: 'faction', seat, faction: c.raw.factions[faction].id }, 'N46');
    }
    x.pop();
    x.push({ step: 'opening', i: 0, queue: [] });
    if (s.pub.options.destiny) {
      dealDestiny(s, x);
      x.push({ step: 'destinies' });
    }
  },
  picks: (k): Choice<Andromeda> => ({ kind: 'faction', picks: (k.mine?.offer ?? []).map((f) => FACTION[f]), ends: true, rule: 'N46' }),
  take(s, _f, seat, [pick]) {
    s.pub.sides[seat].faction = numberOf(pick);
  },
};

/** N47: cards that are not kept stay secret; the Collective's two come from the same cards (N224). */
function dealDestiny(s: S, x: X): void {
  const { destiny, constants } = contentOf(s.pub.options).raw;
  const bag = destiny.map((_, i) => i).filter((i) => !s.dark.destiny.includes(i));
  for (const seat of seatsOf(s.mine.length)) {
    const dealt = Array.from({ length: constants.destinyDealt }, () => takeFrom(bag, x)).sort((a, b) => a - b);
    s.mine[seat].dealt = dealt;
    x.reveal([seat], { kind: 'dealt', seat, destiny: dealt.map((d) => destiny[d].id) }, 'N47');
  }
}

export const destinies: Step<Andromeda, FrameOf<'destinies'>> = {
  run(s, _f, x) {
    const seats = seatsOf(s.mine.length);
    if (s.mine[0].destiny < 0) return x.ask({ asked: seats, label: 'destinies', window: 'sealed', revisable: true, needsSecrets: true });
    for (const seat of seats) x.tell([seat], { kind: 'kept', seat, destiny: contentOf(s.pub.options).raw.destiny[s.mine[seat].destiny].id });
    x.pop();
  },
  picks: (k): Choice<Andromeda> => ({ kind: 'destiny', picks: (k.mine?.dealt ?? []).map((d) => DESTINY[d]), ends: true, rule: 'N47' }),
  take(s, _f, seat, [pick]) {
    s.mine[seat].destiny = numberOf(pick);
  },
};

/** N48: abilities, resources, ships and tactics of one player; N49: late seats get a little more. */
function equip(s: S, x: X, seat: Seat, turn: number): void {
  const { pub } = s;
  const c = contentOf(pub.options);
  const side = pub.sides[seat];
  const { start } = c.raw.factions[side.faction];
  const { lateSeatBonus, startTactics } = c.raw.constants;
  for (const power of c.factionPowers[side.faction]) gainPower(pub, seat, power);
  RESOURCES.forEach((r, i) => {
    side.resources[i] = start[r] ?? 0;
  });
  const bonus = lateSeatBonus[turn] ?? {};
  side.resources[ENERGY] += bonus.energy ?? 0;
  let transports = c.raw.ships[TRANSPORT].start;
  for (let type = 1; type < SHIPS.length; type++) {
    if (mod(side, MOD.startShip + type) === 0) continue;
    pub.fleet.at[seat * SHIPS_EACH + findShip(pub, seat, type, UNBUILT)] = HANGAR;
    transports--;
  }
  for (let i = 0; i < SHIPS_EACH && transports > 0; i++)
    if (TYPE_OF[i] === TRANSPORT) {
      pub.fleet.at[seat * SHIPS_EACH + i] = HANGAR;
      transports--;
    }
  drawTactics(s, x, seat, startTactics + (bonus.tactic ?? 0));
}

/** Everybody is equipped, then takes the first step on both tracks of the faction, in turn order (N51). */
export const opening: Step<Andromeda, FrameOf<'opening'>> = {
  run(s, f, x) {
    if (x.next()) return;
    const order = clockwise(s.pub.turn.start, s.mine.length);
    if (f.i === 0) order.forEach((seat, i) => void equip(s, x, seat, i + 1));
    if (f.i === order.length * 2) return x.pop();
    const seat = order[f.i >> 1];
    const track = contentOf(s.pub.options).factionTracks[s.pub.sides[seat].faction][f.i & 1];
    f.i++;
    x.push({ step: 'climb', who: seat, track, n: 1 });
  },
};
