/** A game survives as a record: read back, played again, and seen again through every pair of eyes. */
import type { Known, Types } from '../../contract.ts';
import { Match } from '../../match.ts';
import { makeRecord, plainTerms, playback, readRecord, reexecute } from '../../record.ts';
import { seatsOf } from '../../seats.ts';
import { viewOf } from '../../view.ts';
import type { Check } from '../check.ts';
import { bytes, ContractBroken, difference, sameBytes } from '../json.ts';
import { chanceOfDeal, type Play } from '../play.ts';

export const recordIsTheGame: Check = {
  name: 'a record plays again without a difference and shows every seat what it saw',
  end(p) {
    const names = seatsOf(p.table.seats).map((seat) => `seat ${seat}`);
    const terms = plainTerms(p.game, p.table.options, names);
    const text = JSON.stringify(makeRecord(matchAgain(p), terms, { kind: 'seed', seed: String(p.deal) }, names));
    const record = readRecord(text);
    const divergence = reexecute(p.game, record as never);
    if (divergence !== null) throw new ContractBroken(`entry ${divergence.entry} of the record comes out differently: ${divergence.what}`);
    const eyes = [...seatsOf(p.table.seats), null].map((seat) => ({
      seat,
      who: seat === null ? 'a spectator' : `seat ${seat}`,
      moments: playback(record, seat)[Symbol.iterator](),
    }));
    // Step by step beside the game, so that no view has to be kept.
    matchAgain(p, (match, entry) => {
      const compared = new Map<unknown, unknown>();
      for (const { seat, who, moments } of eyes) {
        const moment = moments.next();
        if (moment.done === true) throw new ContractBroken(`the playback for ${who} ends before entry ${entry}`);
        const was = viewOf(match.state, seat);
        if (!sameView(was, moment.value.known, compared))
          throw new ContractBroken(`the playback of entry ${entry} for ${who} differs: ${difference(was, moment.value.known)}`);
      }
    });
    for (const { who, moments } of eyes) if (moments.next().done !== true) throw new ContractBroken(`the playback for ${who} goes on after the end`);
  },
};

/** Everybody sees the same public sections, the very same objects: they are compared once. */
function sameView({ pub, ...rest }: Known<Types>, { pub: again, ...others }: Known<Types>, compared: Map<unknown, unknown>): boolean {
  const [sections, copies] = [pub, again] as readonly Readonly<Record<string, unknown>>[];
  if (!sameBytes(rest, others) || !sameBytes(Object.keys(sections), Object.keys(copies))) return false;
  for (const name of Object.keys(sections)) {
    if (compared.has(sections[name]) && compared.get(sections[name]) === copies[name]) continue;
    if (!sameBytes(sections[name], copies[name])) return false;
    compared.set(sections[name], copies[name]);
  }
  return true;
}

/** The same deal and the same answers; `look` is called at the start and after each answer. */
function matchAgain<T extends Types>(p: Play<T>, look: (match: Match<T>, entry: number) => void = () => {}): Match<T> {
  const match = new Match(p.game, p.table.options, p.table.seats, chanceOfDeal(p.deal));
  look(match, 0);
  p.given.forEach(({ seat, answer }, i) => {
    const { refused } = match.answer(seat, answer);
    if (refused !== null) throw new ContractBroken(`[${answer}] of seat ${seat} is refused when played again: ${bytes(refused)}`);
    look(match, i + 1);
  });
  return match;
}
