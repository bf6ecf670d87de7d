/** What a mind at one seat gets: a bounded memory, and worlds it cannot tell from the real one. */
import { seatsOf } from '../../seats.ts';
import { viewOf } from '../../view.ts';
import type { Check } from '../check.ts';
import { bytes, ContractBroken, difference, freeze, notPlain, reread } from '../json.ts';
import { playOn } from '../play.ts';

export const memoryIsBounded: Check = {
  name: 'a memory stays small',
  hears: true,
  always(p) {
    for (const seat of seatsOf(p.table.seats)) {
      const size = bytes(p.memories[seat]).length;
      if (size > p.table.limits.memory) throw new ContractBroken(`the memory of seat ${seat} has grown to ${size} characters`);
    }
  },
};

export const imagineIsHonest: Check = {
  name: 'an imagined world looks the same, is whole and can be played to the end',
  hears: true,
  at(p) {
    if (p.over) return;
    const dice = p.dice('imagine');
    for (const seat of seatsOf(p.table.seats)) {
      const seen = bytes(viewOf(p.state, seat));
      // What the seat knows comes over the wire, and frozen: a world that shares it would throw when it is played.
      const known = freeze(reread(viewOf(p.state, seat)));
      const world = p.game.imagine(known, freeze(reread(p.memories[seat])), seat, dice);
      const odd = notPlain(world, 'the imagined world');
      if (odd !== null) throw new ContractBroken(odd);
      const looks = bytes(viewOf(world, seat));
      if (looks !== seen) throw new ContractBroken(`seat ${seat} imagines what it cannot see: ${difference(JSON.parse(seen), JSON.parse(looks))}`);
      p.game.invariants(world);
      playOn(p.game, world, p.table.limits.answers, `${p.deal} imagined ${p.given.length} ${seat}`);
      if (world.stack.length > 0) throw new ContractBroken(`the imagined world of seat ${seat} does not end`);
    }
  },
};
