/** The state: plain JSON, copied whole, whole after every answer, and a function of deal and answers alone. */
import { know, refuse } from '../../legality.ts';
import { seatsOf } from '../../seats.ts';
import type { Check } from '../check.ts';
import { bytes, ContractBroken, difference, freeze, notPlain, reread, sameBytes } from '../json.ts';
import { playAgain, playOn } from '../play.ts';

export const endsInTime: Check = {
  name: 'random play ends, with an outcome',
  always(p) {
    const size = p.given.length % 50 === 0 || p.over ? bytes(p.state).length : 0;
    if (size > p.table.limits.state) throw new ContractBroken(`the state has grown to ${size} characters`);
  },
  end(p) {
    if (!p.over) return;
    const before = bytes(p.state);
    const o = p.game.outcome(p.state);
    const n = p.table.seats;
    if (o.ranks.length !== n || o.scores.length !== n) throw new ContractBroken(`the outcome is not about ${n} seats: ${bytes(o)}`);
    // Equal ranks share, and the next rank counts everybody above: 1, 1, 3.
    // Without a first rank a side without a chair has won.
    const first = Math.min(...o.ranks) === 2 ? 2 : 1;
    const ranked = o.ranks.every((rank) => rank === first + o.ranks.filter((other) => other < rank).length);
    if (!ranked) throw new ContractBroken(`these are not ranks: ${o.ranks}`);
    const odd = notPlain(o, 'outcome') ?? notPlain(p.game.tally(p.state), 'tally');
    if (odd !== null) throw new ContractBroken(odd);
    for (const seat of seatsOf(n)) {
      if (refuse(p.game, know(p.state, seat), seat, ['x'])?.why !== 'over') throw new ContractBroken('an answer is accepted after the end');
    }
    if (bytes(p.state) !== before) throw new ContractBroken('outcome or tally change the state');
  },
};

export const invariantsHold: Check = {
  name: 'nothing is lost or doubled after any answer',
  always(p) {
    const before = bytes(p.state);
    p.game.invariants(p.state);
    if (bytes(p.state) !== before) throw new ContractBroken('`invariants` changes the state');
    const { flow, sealed } = p.state;
    const strangers = [...flow.asked, ...flow.done].filter((seat) => !(seat >= 0 && seat < p.table.seats));
    if (strangers.length > 0) throw new ContractBroken(`seat ${strangers[0]} is asked and has no chair`);
    if (flow.done.some((seat) => !flow.asked.includes(seat))) throw new ContractBroken('somebody is done who is not asked');
    if (p.over !== (flow.asked.length === 0)) throw new ContractBroken(p.over ? 'somebody is asked after the end' : 'nobody is asked');
    if (new Set(flow.asked).size < flow.asked.length) throw new ContractBroken(`a seat is asked twice: ${flow.asked}`);
    if (flow.window === 'turn' && flow.asked.length > 1) throw new ContractBroken(`a turn window asks several seats: ${flow.asked}`);
    if (flow.window !== 'sealed' && sealed.some((a) => a !== null)) throw new ContractBroken('a sealed answer is left over outside its window');
  },
};

export const stateIsPlain: Check = {
  name: 'state, events and memories are plain JSON',
  hears: true,
  always(p) {
    const odd = notPlain(p.state, 'state') ?? notPlain(p.told, 'events') ?? notPlain(p.memories, 'memories');
    if (odd !== null) throw new ContractBroken(odd);
  },
};

/** How far a copy is played on to see whether it shares anything with its original. */
const FAR = 25;

export const copyIsWhole: Check = {
  name: 'a copy, and a state read back from JSON, go on alike and share nothing',
  at(p) {
    const original = reread(p.state);
    if (!sameBytes(original, p.state)) throw new ContractBroken(`JSON loses something: ${difference(p.state, original)}`);
    const copy = p.game.copy(original);
    if (!sameBytes(copy, original)) throw new ContractBroken(`the copy is not equal: ${difference(original, copy)}`);
    const readBack = reread(p.state);
    // Frozen, the original cannot be changed through its copy without throwing at the very line that does it.
    freeze(original);
    const seed = `${p.deal} copy ${p.given.length}`;
    try {
      playOn(p.game, copy, FAR, seed);
    } catch (error) {
      if (error instanceof TypeError)
        throw new ContractBroken(`the copy shares something with its original: ${error.message} ${error.stack?.split('\n')[1]?.trim()}`);
      throw error;
    }
    playOn(p.game, readBack, FAR, seed);
    if (!sameBytes(copy, readBack)) throw new ContractBroken(`copy and JSON go on differently: ${difference(copy, readBack)}`);
  },
};

export const sameAgain: Check = {
  name: 'the same deal and answers give the same bytes, whether anybody listens or not',
  end(p) {
    const [first, second] = [playAgain(p.table, p.deal, p.given, true), playAgain(p.table, p.deal, p.given, true)];
    const silent = playAgain(p.table, p.deal, p.given, false);
    for (const again of [first, second]) {
      if (!sameBytes(again.state, p.state)) throw new ContractBroken(`played again, it comes out differently: ${difference(p.state, again.state)}`);
    }
    if (!sameBytes(first.told, second.told)) throw new ContractBroken(`played again, other things are told: ${difference(first.told, second.told)}`);
    if (!sameBytes(silent.state, first.state)) throw new ContractBroken(`when nobody listens, it differs: ${difference(first.state, silent.state)}`);
  },
};
