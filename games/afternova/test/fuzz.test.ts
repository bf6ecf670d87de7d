/**
 * Contracts under attack: answers that ask for what is not there, name the wrong owner, spend twice, agree to old versions or use
 * withdrawn offers. A refusal must leave every byte unchanged. Accepted answers are judged by a second implementation, written
 * from RULES.md and not from the rules' code.
 */
import { type Chance, FastChance, Match, readOptions, type Seat, seatAt, seatsOf } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { OURS } from '../content/ours.ts';
import { COLOURS } from '../content/types.ts';
import { afternova } from '../game.ts';
import { ACCEPT, AGREE, alphabet, GIFT, OBJECT, PAW, REFUSE, SHARE, WITH } from '../rules/picks.ts';
import type { Afternova, Contract, Options, Pick } from '../rules/types.ts';
import { anySeat, eagerAnswer } from './eager.ts';

type M = Match<Afternova>;

/** What is wrong with the contract on the table; empty: nothing. */
function faults({ state: s }: M): string[] {
  const { pub } = s;
  const talks = pub.talks;
  const contract = talks?.contract;
  if (talks == null || contract == null) return [];
  const wrong: string[] = [];
  const must = (holds: boolean, what: string): void => {
    if (!holds) wrong.push(what);
  };
  const { rows, gifts } = contract;
  const parties = rows.map((r) => r.seat);
  must(rows[0].seat === pub.active && new Set(parties).size === parties.length, 'Q1: the active player and every helper once');
  const icons: Record<string, number> = { pilot: 0, engineer: 0, security: 0, mining: 0 };
  for (const row of rows) {
    const { bid, paws } = s.mine[row.seat];
    must(bid.length === row.n && new Set(bid).size === bid.length && bid.every((p) => paws.includes(p)), `seat ${row.seat} plays what it holds`);
    must(row.n > 0 || (row.seat === pub.active && !pub.options.activeMustPlayPaw), `Q1, Q2: seat ${row.seat} plays a Paw`);
    if (row.seat !== pub.active) must(talks.offers[row.seat]?.n === row.n, `seat ${row.seat} has offered that`);
    for (const paw of bid) for (const skill of OURS.paws[paw].skills) icons[skill]++;
    if (row.n > 0)
      for (const plan of pub.built[row.seat].slice(0, pub.ripe[row.seat])) {
        const { upgrade } = OURS.blueprints[plan];
        if (upgrade?.kind === 'boost') icons[upgrade.skill] += upgrade.n;
      }
  }
  const planet = pub.planets[talks.slot];
  for (const [skill, n] of Object.entries(OURS.planets[planet.card].needs)) must(icons[skill] >= n, `A8: ${icons[skill]} of ${n} ${skill}`);
  COLOURS.forEach((colour, c) => {
    const shared = rows.reduce((n, row) => n + row.share[c], 0);
    must(shared === planet.gems[c] && rows.every((row) => row.share[c] >= 0), `Q5: ${shared} of ${planet.gems[c]} ${colour}`);
    for (const seat of seatsOf(pub.store.length)) {
      const given = gifts.filter((g) => g.from === seat && g.colour === c).length;
      must(given <= pub.store[seat][c], `A10: seat ${seat} gives ${given} of ${pub.store[seat][c]} ${colour}`);
    }
  });
  for (const g of gifts) {
    must(parties.includes(g.from) && g.from !== g.to, 'A10: participants give to others');
    must(parties.includes(g.to) || pub.options.giftsToOutsiders, 'Q4: participants get');
  }
  must(contract.agreed.every((seat) => parties.includes(seat)) && contract.agreed.includes(pub.active), 'only participants agree');
  return wrong;
}

/** What the contract does to every storage, before anybody trims. */
function dueAfter(store: readonly (readonly number[])[], { rows, gifts }: Contract): number[][] {
  const due = store.map((g) => [...g]);
  for (const row of rows) for (let c = 0; c < COLOURS.length; c++) due[row.seat][c] += row.share[c];
  for (const g of gifts) {
    due[g.from][g.colour]--;
    due[g.to][g.colour]++;
  }
  return due;
}

/** Mutates a legal answer. */
function twisted(answer: readonly Pick[], all: readonly Pick[], chance: Chance): Pick[] {
  const out = [...answer];
  const at = chance.int(out.length);
  switch (chance.int(7)) {
    case 0:
      out.splice(at, 1);
      break;
    case 1:
      out.splice(at, 0, out[at]);
      break;
    case 2:
      out[at] = all[chance.int(all.length)];
      break;
    case 3:
      out.splice(at, 0, GIFT[chance.int(GIFT.length)]);
      break;
    case 4:
      out[at] = SHARE[chance.int(SHARE.length)];
      break;
    case 5:
      out[at] = [...PAW, ...WITH][chance.int(PAW.length + WITH.length)];
      break;
    default:
      [out[at], out[0]] = [out[0], out[at]];
  }
  return out;
}

describe('contract fuzz', () => {
  const seed = seedOf('afternova contract fuzz');
  const games = cases(6);
  const sets: Partial<Options>[] = [{}, { giftsToOutsiders: true, activeMustPlayPaw: false }, { startPaws: 'many', clock: 60 }];

  test.each(Array.from({ length: games }, (_, i) => i))('A10, Q5, Q9, Q11: nothing ever moves wrongly (game %i)', (i) => {
    const chance = new FastChance(`${seed} ${i}`);
    const n = 3 + (i % 4);
    const options = readOptions(afternova, sets[i % sets.length]);
    const match: M = new Match(afternova, options, n, new FastChance(`${seed} deal ${i}`));
    const all = alphabet(options, n);
    let contracts = 0;
    let refusals = 0;
    for (let step = 0; step < 4000 && contracts < 30 && !match.over; step++) {
      const seat = anySeat(afternova, match.state, (s) => match.know(s), chance);
      const answer = eagerAnswer(afternova, match.know(seat), seat, chance);
      if (match.state.flow.label === 'talks') {
        const tries: [Seat, readonly Pick[]][] = [
          [seat, twisted(answer, all, chance)],
          [seatAt(chance.int(n)), answer],
          [seatAt(chance.int(n)), [AGREE[1 + chance.int(6)]]],
          [seatAt(chance.int(n)), [REFUSE[1 + chance.int(6)]]],
          [seatAt(chance.int(n)), [OBJECT[1 + chance.int(6)], 'too little']],
          // An offer that is not there, or of somebody else's negotiation; Paws of any hand.
          [seatAt(chance.int(n)), [ACCEPT[chance.int(n)], PAW[chance.int(40)], 'done']],
          [seatAt(chance.int(n)), ['decline', WITH[chance.int(n)], 'no reason']],
        ];
        for (const [who, what] of tries) refusals += attack(match, who, what) ? 1 : 0;
        if (match.state.flow.label !== 'talks') continue;
      }
      if (!play(match, seat, answer)) continue;
      if (answer[0] === 'contract' || answer[0].startsWith('accept')) contracts++;
    }
    // Enough of both to mean something; a game may end before there are thirty.
    expect(contracts).toBeGreaterThan(4);
    expect(refusals).toBeGreaterThan(100);
  });

  /** Tries an answer; returns whether it was refused. A refusal changes nothing. */
  function attack(match: M, seat: Seat, answer: readonly Pick[]): boolean {
    const before = JSON.stringify(match.state);
    const { pub } = match.state;
    const version = pub.talks?.contract?.n ?? 0;
    const said = answer[0] ?? '';
    if (play(match, seat, answer)) {
      // Only the very version on the table can be agreed to or refused.
      if (/^(agree|refuse|object) /.test(said)) expect(said.split(' ')[1]).toBe(String(version));
      return false;
    }
    expect(JSON.stringify(match.state)).toBe(before);
    return true;
  }

  /** An answer, with everything that must hold after it. */
  function play(match: M, seat: Seat, answer: readonly Pick[]): boolean {
    const was = match.state.pub;
    const contract = was.talks?.contract ?? null;
    const { entry } = match.answer(seat, answer);
    if (entry === null) return false;
    const { pub } = match.state;
    afternova.invariants(match.state);
    expect(faults(match)).toEqual([]);
    if (pub.extracts > was.extracts && answer[0].startsWith('agree')) {
      expect([...contract!.agreed, seat].sort()).toEqual(contract!.rows.map((r) => r.seat).sort());
      const due = dueAfter(was.store, contract!);
      // Some are trimmed at once, where there is one way to do it (Q42).
      for (const t of entry.told) if (t.event.kind === 'trimmed') for (let c = 0; c < 5; c++) due[t.event.seat][c] -= t.event.gems[c];
      expect(pub.store).toEqual(due);
      expect(pub.talks).toBeNull();
    } else if (was.talks !== null && pub.extracts === was.extracts) expect(pub.store).toEqual(was.store);
    return true;
  }

  test('Q36: an offer that was withdrawn cannot be taken up', () => {
    const match: M = new Match(afternova, readOptions(afternova, {}), 4, new FastChance(`${seed} withdrawn`));
    const chance = new FastChance(`${seed} withdrawing`);
    let tried = 0;
    for (let step = 0; step < 4000 && !match.over && tried < 20; step++) {
      const seat = anySeat(afternova, match.state, (s) => match.know(s), chance);
      const answer = eagerAnswer(afternova, match.know(seat), seat, chance);
      const { talks, active } = match.state.pub;
      if (answer[0] === 'contract' && seat === active && talks !== null) {
        const helper = Number(answer[1].slice(5)) as Seat;
        expect(match.answer(helper, ['withdraw']).refused).toBeNull();
        expect(match.answer(seat, answer).refused).not.toBeNull();
        tried++;
      } else match.answer(seat, answer);
    }
    expect(tried).toBe(20);
  });
});
