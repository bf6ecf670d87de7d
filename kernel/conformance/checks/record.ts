/** A game survives as a record: read back, played again, and seen again through every pair of eyes. */
import { Match } from '../../match.ts';
import { makeRecord, plainTerms, playback, readRecord, reexecute } from '../../record.ts';
import { seatsOf } from '../../seats.ts';
import { viewOf } from '../../view.ts';
import type { Check } from '../check.ts';
import { bytes, ContractBroken, difference } from '../json.ts';
import { chanceOfDeal } from '../play.ts';

export const recordIsTheGame: Check = {
  name: 'a record plays again without a difference and shows every seat what it saw',
  end(p) {
    const names = seatsOf(p.table.seats).map((seat) => `seat ${seat}`);
    const match = new Match(p.game, p.table.options, p.table.seats, chanceOfDeal(p.deal));
    const eyes = [...seatsOf(p.table.seats), null];
    const live = eyes.map((): string[] => []);
    const look = (): void => {
      eyes.forEach((seat, i) => {
        live[i].push(bytes(viewOf(match.state, seat)));
      });
    };
    look();
    for (const { seat, answer } of p.given) {
      const { refused } = match.answer(seat, answer);
      if (refused !== null) throw new ContractBroken(`[${answer}] of seat ${seat} is refused when played again: ${bytes(refused)}`);
      look();
    }
    const terms = plainTerms(p.game, p.table.options, names);
    const text = JSON.stringify(makeRecord(match, terms, { kind: 'seed', seed: String(p.deal) }, names));
    const record = readRecord(text);
    const divergence = reexecute(p.game, record as never);
    if (divergence !== null) throw new ContractBroken(`entry ${divergence.entry} of the record comes out differently: ${divergence.what}`);
    eyes.forEach((seat, i) => {
      let n = 0;
      for (const moment of playback(record, seat)) {
        const [was, is] = [live[i][n++], bytes(moment.known)];
        if (was !== is)
          throw new ContractBroken(
            `the playback of entry ${n - 1} for ${seat === null ? 'a spectator' : `seat ${seat}`} differs: ${difference(JSON.parse(was), moment.known)}`,
          );
      }
      if (n !== live[i].length) throw new ContractBroken(`the playback has ${n} moments instead of ${live[i].length}`);
    });
  },
};
