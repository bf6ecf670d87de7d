/** Refuses tables whose options contradict each other or cannot be played (section 2), with a reason. */
import { type Refusal, seatAt } from '@starboard/kernel';
import { BLACK_SEATS } from '../content/cards.ts';
import { hatchDigits, type Law, lawOf, ownZoneProblem, scenarioFileOf, withScenario, zoneFileOf, zoneOf } from './law.ts';
import { closedTo, reach } from './reach.ts';
import { isScenarioProblem } from './scenario-file.ts';
import { startOf } from './state.ts';
import type { Aliens, Options, Why } from './types.ts';
import type { Zone } from './zone.ts';
import { isProblem } from './zone-check.ts';

type No = Refusal<Aliens>;
const no = (rule: No['rule'], why: Why, more?: No['with']): No => ({ pick: 'stay', rule, why, ...(more !== undefined && { with: more }) });

export function fits(o: Options, seats: number): No | null {
  const file = zoneFileOf(o);
  if (isProblem(file)) return no('E1', 'zone-broken', { ...file, sectors: [] });
  if (o.zone === 'own') {
    const broken = ownZoneProblem(o.ownZone);
    if (broken !== null) return no('Q18', 'zone-broken', { problem: broken.problem, sectors: [...broken.sectors] });
  }
  const scenario = scenarioFileOf(o);
  if (scenario !== null && isScenarioProblem(scenario)) return no('X.3', 'scenario-broken', { ...scenario });
  const all = withScenario(o, seats);
  const zone = zoneOf(o);
  const hatches = zone.hatches.length - 1;
  if (o.game === 'beginner') {
    const used = Object.entries(all).find(([name, value]) => PLAIN.test(name) && value === true)?.[0];
    if (used !== undefined) return no('E15', 'beginner-plain', { option: used });
  }
  if (all.B4 > hatches) return no('B.4', 'no-such-hatch', { hatch: all.B4 });
  const missing = [...hatchDigits(all.C6)].find((h) => !(Number(h) >= 1 && Number(h) <= hatches));
  if (missing !== undefined) return no('C.6', 'no-such-hatch', { hatch: missing });
  const law = lawOf(o, seats);
  if (seats > BLACK_SEATS && !law.white) return no('E5', 'white-needed');
  // B.6: without humans only E.3 lets anybody win.
  if (law.noHumans && law.killsToWin === 0) return no('B.6', 'nobody-wins');
  // Everybody else is out before that many are eliminated; A.5 brings them back.
  if (law.noHumans && !law.backToStart && law.killsToWin >= seats) return no('B.6', 'too-few-victims', { kills: law.killsToWin, players: seats });
  return stranded(law, zone, seats);
}

/** Options about items and hatch cards, which the beginner game does not have (E15). */
const PLAIN = /^(G4|H3|H4|H14|H15|J4|D2)$/;

/** A start without a move, a sector without an exit, or hatches out of reach under A.4 (Q18). */
function stranded(law: Law, zone: Zone, seats: number): No | null {
  const starts = new Map<number, Set<boolean>>();
  for (let seat = 0; seat < seats; seat++) {
    for (const character of law.noHumans ? [8] : [0, 2, 8]) {
      const at = startOf(law, character, seatAt(seat), seatAt(0), seats);
      starts.set(at, (starts.get(at) ?? new Set()).add(character >= 8));
    }
  }
  // E23: a Teleport leads to the human start, no matter where humans begin.
  if (law.full && !law.noHumans) starts.set(zone.human, (starts.get(zone.human) ?? new Set()).add(false));
  // B.3: a human may become an alien near the human start.
  if (law.infection && !law.noHumans) starts.set(zone.human, (starts.get(zone.human) ?? new Set()).add(true));
  for (const [start, sides] of starts) {
    for (const alien of sides) {
      const stuck = walk(law, zone, start, alien);
      if (stuck.length > 0)
        return no(law.closedSafe === 'nobody' ? 'Q18' : 'A.4', 'stranded', { sectors: stuck.map((s) => zone.names[s]).slice(0, 12) });
    }
  }
  return null;
}

const isNearHatch = (zone: Zone, at: number): boolean => zone.hatchAt[at] > 0 || zone.touching[at].some((to) => zone.hatchAt[to] > 0);

/** Sectors where a player of this side would have no move or be shut in; for humans also hatches out of reach. */
function walk(law: Law, zone: Zone, start: number, alien: boolean): number[] {
  const steps = alien ? 2 : 1;
  const shut = zone.hatches.map(() => false);
  const seen = new Set([start]);
  const stuck: number[] = [];
  for (const at of seen) {
    // Even with all hatches closed. Staying (A.2) does not count as a way on.
    if (reach(zone, law, at, steps, alien, shut).length === 0) stuck.push(at);
    for (const to of reach(zone, law, at, steps, alien, null)) seen.add(to);
  }
  if (stuck.length > 0) return stuck;
  // A.4: an alien that gets near no hatch is shut in, as in the middle of GALVANI.
  if (alien) return closedTo(law, true) && ![...seen].some((at) => isNearHatch(zone, at)) ? [start] : [];
  return zone.hatches.slice(1).filter((hatch) => hatch !== start && !seen.has(hatch));
}
