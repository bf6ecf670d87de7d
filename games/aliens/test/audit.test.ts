/**
 * Checks every answer of random games, with full knowledge, against a second implementation of the rules that walks the map
 * instead of using lists.
 */

import { type Chance, FastChance, know, Runner, randomAnswer, readOptions, type Seat, seatsOf } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { CHARACTERS, isFree } from '../content/cards.ts';
import { aliens } from '../game.ts';
import { type Law, lawOf } from '../rules/law.ts';
import { copy } from '../rules/state.ts';
import type { Aliens, Event } from '../rules/types.ts';
import { question } from './table.ts';
import { randomOptions, randomZone } from './tables.ts';

type State = ReturnType<typeof copy>;

/** Whether a route of at most `steps` leads there (E7–E9, E20, A.4, Q11, Q12, Q16, Q17). */
function leads(law: Law, s: State, from: number, to: number, steps: number, alien: boolean, began: number): boolean {
  const { zone } = law;
  const closed = law.closedSafe === 'everybody' || law.closedSafe === (alien ? 'aliens' : 'humans');
  const shut = (at: number): boolean => at === zone.human || at === zone.alien || (closed && zone.kinds[at] === 'safe');
  const isOpen = (at: number): boolean => zone.hatchAt[at] > 0 && s.pub.hatches[zone.hatchAt[at]] === 'open';
  if (to === from || to === began || shut(to)) return false;
  if (zone.hatchAt[to] > 0 && (alien || !isOpen(to))) return false;
  const walk = (at: number, left: number): boolean =>
    zone.touching[at].some((next) => next === to || (left > 1 && !shut(next) && !(isOpen(next) && !alien) && walk(next, left - 1)));
  return walk(from, steps);
}

/** Looks at one answer of a turn's first question. */
function auditMove(law: Law, before: State, after: State, seat: Seat, answer: readonly string[], heard: readonly Event[]): void {
  const { zone } = law;
  const [was, is] = [before.mine[seat], after.mine[seat]];
  const find = <K extends Event['kind']>(kind: K): Extract<Event, { kind: K }> | undefined =>
    heard.find((e): e is Extract<Event, { kind: K }> => e.kind === kind);
  const steps = was.alien ? (before.pub.fed[seat] && !law.noFeeding ? 3 : 2) : was.fast ? 2 : 1;
  const to = zone.byName.get(answer[0]);
  if (to === undefined) {
    expect(['stay', 'hold']).toContain(answer[0]);
    expect(zone.hatchAt[was.sector] > 0 && law.mayStay, 'E9, Q13: nobody stays in a hatch').toBe(false);
    expect(find('stayed') !== undefined, 'A.2, H.13: staying is said, holding is not').toBe(answer[0] === 'stay');
  } else
    expect(leads(law, before, was.sector, to, steps, was.alien, was.began), `from ${zone.names[was.sector]} to ${answer[0]} in ${steps}`).toBe(true);
  const at = to ?? was.sector;
  const kind = zone.kinds[at];
  const hatch = find('hatch') ?? find('two-cards');
  expect(hatch?.hatch ?? 0, 'E27, Q14').toBe(to !== undefined && kind === 'hatch' ? zone.hatchAt[at] : 0);
  if (hatch !== undefined) return;
  const attack = find('attack');
  expect(attack !== undefined, 'E13, Q36').toBe(answer[1] === 'attack');
  const drew = find('silence') !== undefined || find('hears') !== undefined;
  if (attack !== undefined) {
    const there = seatsOf(before.mine.length).filter((o) => o !== seat && before.pub.status[o] === 'aboard' && before.mine[o].sector === at);
    expect(attack, 'E13, Q1').toMatchObject({ sector: zone.names[at], hit: there });
    expect(was.alien || was.items[2] > is.items[2], 'E21').toBe(true);
    for (const o of there) {
      const defended = !before.mine[o].alien && before.mine[o].items[5] > 0;
      const gone = after.pub.status[o] === 'eliminated' || after.mine[o].alien !== before.mine[o].alien || law.backToStart;
      expect(gone, `E14, E25: seat ${o}`).toBe(!defended || law.backToStart);
    }
    expect(drew, 'E10').toBe(false);
    return;
  }
  const calm = was.calm || answer[1] === 'use sedatives';
  const captain = law.captain && !was.spent && !was.alien && CHARACTERS[was.character] === 'captain' && kind === 'dangerous';
  expect(drew, `E10, E22, A.1, H.1 in ${kind}`).toBe((kind === 'dangerous' || (kind === 'safe' && law.drawInSafe)) && !calm && !captain);
  expect(find('nothing') !== undefined, 'Q35').toBe(!drew);
}

/** Calls `expect` only on failure: it is slower than a move, and millions are checked. */
const same = (is: unknown, wanted: unknown, why: () => string): void => {
  if (is !== wanted) expect(is, why()).toBe(wanted);
};

/** Every reachable sector is offered, and no other, except dead ends closed to humans (Q50). */
function auditOffer(law: Law, s: State, seat: Seat, title: string): void {
  const { mine, pub } = know<Aliens>(s, seat);
  const { zone } = law;
  const steps = mine!.alien ? (pub.fed[seat] && !law.noFeeding ? 3 : 2) : mine!.fast ? 2 : 1;
  const offered = new Set(question(know<Aliens>(s, seat), seat, []).picks);
  const closed = !mine!.alien && (law.closedSafe === 'everybody' || law.closedSafe === 'humans');
  for (const [to, name] of zone.names.entries()) {
    const legal = leads(law, s, mine!.sector, to, steps, mine!.alien, mine!.began);
    if (!closed || offered.has(name))
      same(offered.has(name), legal, () => `${title}: seat ${seat}, ${steps} steps from ${zone.names[mine!.sector]} to ${name}`);
  }
}

/** After any answer: nobody else has moved (except by A.5), and everybody is on a legal sector. */
function auditAll(law: Law, before: State, after: State, by: Seat, answer: readonly string[], heard: readonly Event[]): void {
  const { zone } = law;
  const jumped = heard.some((e) => e.kind === 'teleported');
  const back = new Set(heard.flatMap((e) => (e.kind === 'eliminated' && e.how === 'back' ? [e.seat] : [])));
  for (const seat of seatsOf(before.mine.length)) {
    const [was, is] = [before.mine[seat], after.mine[seat]];
    if (seat !== by && !back.has(seat)) same(is.sector, was.sector, () => `seat ${seat} stays where it is`);
    if (seat === by && is.sector === zone.human && was.sector !== zone.human) expect(jumped, 'E8, E23').toBe(true);
    same(is.character, was.character, () => 'E5');
    if (was.alien) same(is.alien, true, () => 'B.3 turns nobody back');
  }
  const noise = heard.find((e) => e.kind === 'noise');
  if (noise?.kind === 'noise') {
    const card = before.mine[by].card;
    if (!isFree(card)) expect(noise.sector, 'E11').toBe(zone.names[before.mine[by].sector]);
    expect(noise.sector).toBe(answer[0]);
  }
  const most = law.soldier && CHARACTERS[after.mine[by].character] === 'soldier' ? 4 : 3;
  const spilling = after.stack.at(-1)?.step === 'spill';
  if (!spilling) expect(after.pub.items[by], 'E17').toBeLessThanOrEqual(most);
}

function audit(given: object, seats: number, c: Chance, title: string): boolean {
  const options = readOptions(aliens, { ...given });
  if (aliens.fits?.(options, seats) != null) return false;
  const runner = Runner.start(aliens, options, seats, c, true);
  const law = lawOf(options, seats);
  const s = runner.state;
  runner.hear();
  for (let n = 0; s.stack.length > 0; n++) {
    const seat = s.flow.asked[0];
    const frame = s.stack.at(-1)!;
    const answer = randomAnswer(aliens, know<Aliens>(s, seat), seat, c);
    const moves = frame.step === 'turn' && frame.stage === 'move' && !/^(use|examine) /.test(answer[0]);
    if (moves && n % 7 === 0) auditOffer(law, s, seat, `${title}, answer ${n}`);
    const before = copy(s);
    runner.answer(seat, answer);
    const heard = runner.hear().events.map((t) => t.event);
    try {
      if (moves) auditMove(law, before, s, seat, answer, heard);
      auditAll(law, before, s, seat, answer, heard);
    } catch (error) {
      throw new Error(`${title}, answer ${n} of seat ${seat} [${answer}]: ${(error as Error).message}`);
    }
  }
  auditEnd(law, s, title);
  return true;
}

/** E15, E29–E31, E.3, Q29, Q30, Q33: who has won, from who is out and how. */
function auditEnd(law: Law, s: State, title: string): void {
  const { pub } = s;
  const seats = seatsOf(s.mine.length);
  const winners = seats.filter((seat) => aliens.outcome(s).ranks[seat] === 1);
  const escaped = seats.filter((seat) => pub.status[seat] === 'escaped');
  const humansAboard = seats.filter((seat) => pub.status[seat] === 'aboard' && !s.mine[seat].alien);
  if (pub.ending === 'kills') expect(winners, title).toEqual(seats.filter((seat) => pub.kills[seat] >= law.killsToWin || escaped.includes(seat)));
  else if (pub.ending === 'kills-rounds') expect([law.noHumans, pub.round], title).toEqual([true, 39]);
  else {
    if (law.full) expect(humansAboard, `${title}: E30`).toEqual([]);
    const aliensWin = pub.ending === 'hunted' || pub.ending === 'hatches' || pub.ending === 'rounds';
    expect(winners, `${title}: ${pub.ending}`).toEqual(seats.filter((seat) => escaped.includes(seat) || (aliensWin && s.mine[seat].alien)));
    if (pub.ending === 'rounds') expect(pub.round, title).toBe(39);
    if (pub.ending === 'first-out') expect(escaped, title).toHaveLength(1);
  }
}

describe('every answer of random games follows the rules (E7–E31, A.1–J.4)', () => {
  test('on the printed zones, with random options', () => {
    const seed = seedOf('aliens audit');
    for (let i = 0, played = 0; played < cases(250); i++) {
      const c = new FastChance(`${seed} ${i}`);
      if (audit(randomOptions(c), 2 + c.int(7), c, `seed ${seed}, game ${i}`)) played++;
    }
  });

  test('on random maps', () => {
    const seed = seedOf('aliens audit maps');
    for (let i = 0; i < cases(60); i++) {
      const c = new FastChance(`${seed} ${i}`);
      audit(
        { ...randomOptions(c), scenario: 'none', zone: 'own', ownZone: JSON.stringify(randomZone(c)) },
        2 + c.int(5),
        c,
        `seed ${seed}, map ${i}`,
      );
    }
  });
});
