/** Listed = accepted, everything else = refused with a reason; and both from what the seat knows alone. */
import { FastChance } from '../../chance.ts';
import type { Known, Refusal, Seat, Types } from '../../contract.ts';
import { Runner } from '../../flow.ts';
import { choose, idleAnswer, KERNEL, know, refuse, waitedFor } from '../../legality.ts';
import { seatsOf } from '../../seats.ts';
import { viewOf } from '../../view.ts';
import type { Check } from '../check.ts';
import { bytes, ContractBroken, reread } from '../json.ts';
import { type Play, prefixes, someAnswer, textOf } from '../play.ts';

const alphabets = new WeakMap<object, ReadonlySet<string>>();
function alphabetOf<T extends Types>(p: Play<T>): ReadonlySet<string> {
  let known = alphabets.get(p.table);
  if (known === undefined) alphabets.set(p.table, (known = new Set(p.game.alphabet(p.table.options, p.table.seats))));
  return known;
}

export const noDeadEnds: Check = {
  name: 'every listed pick leads to a whole answer, in the alphabet, and is listed once',
  at(p) {
    const alphabet = alphabetOf(p);
    for (const seat of p.answering()) {
      const k = know(p.state, seat);
      for (const [path, c] of prefixes(p.game, k, seat, p.dice('dead ends'))) {
        const where = `seat ${seat} after [${path}]`;
        if (c.picks.length === 0) throw new ContractBroken(`a dead end: nothing is listed for ${where}`);
        if (new Set(c.picks).size < c.picks.length) throw new ContractBroken(`a pick is listed twice for ${where}: ${c.picks}`);
        const stranger = c.picks.find((pick) => !alphabet.has(pick));
        if (stranger !== undefined) throw new ContractBroken(`'${stranger}' is listed for ${where} and is not in the alphabet`);
        if (textOf(choose(p.game, k, seat, path)) !== textOf(c)) throw new ContractBroken(`two looks at the same choice differ for ${where}`);
        if (c.ends) continue;
        const end = c.picks.find((pick) => choose(p.game, k, seat, [...path, pick])?.picks.length === 0);
        if (end !== undefined) throw new ContractBroken(`a dead end: '${end}' is listed for ${where}, and nothing after it`);
      }
    }
  },
};

const TRIED_ANSWERS = 4;

export const listedIsAccepted: Check = {
  name: 'what is listed is accepted',
  at(p) {
    for (const seat of p.answering()) {
      const dice = p.dice(`listed ${seat}`);
      const k = know(p.state, seat);
      for (let i = 0; i < TRIED_ANSWERS; i++) {
        const answer = someAnswer(p.game, k, seat, dice);
        const refused = refuse(p.game, k, seat, answer);
        if (refused !== null) throw new ContractBroken(`[${answer}] of seat ${seat} is listed and refused: ${bytes(refused)}`);
        const s = p.game.copy(p.state);
        new Runner(p.game, s, dice, false).answer(seat, answer);
        p.game.invariants(s);
      }
    }
  },
};

/** No pick of any game; some of them are names that careless lookups find on every object. */
const JUNK = ['', ' ', '__proto__', 'constructor', 'toString', 'undo', '0', '😀', 'x'.repeat(5000)];
const TRIED_PICKS = 40;

export const othersAreRefused: Check = {
  name: 'what is not listed is refused, with a rule and a reason that can be said',
  at(p) {
    const dice = p.dice('refused');
    const alphabet = [...alphabetOf(p)];
    const elsewhere = p.given.slice(-8).flatMap((g) => g.answer);
    for (const seat of p.answering()) {
      const k = know(p.state, seat);
      for (const [path, c] of prefixes(p.game, k, seat, dice, 2)) {
        const from = alphabet.length > TRIED_PICKS ? dice.int(alphabet.length) : 0;
        const some = [...alphabet.slice(from, from + TRIED_PICKS), ...elsewhere, ...JUNK];
        for (const pick of some) {
          if (!c.picks.includes(pick)) sayable(p, refuse(p.game, k, seat, [...path, pick]), `[${[...path, pick]}] of seat ${seat}`, pick);
        }
        if (path.length > 0) sayable(p, refuse(p.game, k, seat, path), `half an answer, [${path}] of seat ${seat},`);
      }
      const whole = someAnswer(p.game, k, seat, dice);
      for (const more of [whole[0], 'x']) sayable(p, refuse(p.game, k, seat, [...whole, more]), `a whole answer and more, [${whole}, ${more}]`);
      sayable(p, refuse(p.game, k, seat, []), 'an empty answer');
    }
    const asked = new Set<Seat>(p.state.flow.revisable ? p.state.flow.asked : waitedFor(p.state));
    for (const seat of seatsOf(p.table.seats)) {
      if (!asked.has(seat))
        sayable(p, refuse(p.game, know(p.state, seat), seat, elsewhere.slice(0, 1)), `an answer of seat ${seat}, which is not asked,`);
    }
  },
};

const KERNEL_WHYS: readonly string[] = ['not-asked', 'not-now', 'over', 'unfinished', 'too-long'];

function sayable<T extends Types>(p: Play<T>, r: Refusal<T> | null, what: string, pick?: string): void {
  if (r === null) throw new ContractBroken(`${what} is not listed and accepted`);
  if (pick !== undefined && r.pick !== pick) throw new ContractBroken(`${what} is refused because of another pick, '${r.pick}'`);
  for (const words of Object.values(p.game.words)) {
    const why = KERNEL_WHYS.includes(r.why) || Object.hasOwn(words.refusal, r.why);
    const rule = r.rule === KERNEL || Object.hasOwn(words.rule, r.rule);
    if (!why || !rule) throw new ContractBroken(`${what} is refused for '${r.why}' by '${r.rule}', which the words do not know`);
  }
}

export const greyedIsRefused: Check = {
  name: 'what is greyed is in the alphabet and never listed',
  at(p) {
    const alphabet = alphabetOf(p);
    for (const seat of p.answering()) {
      for (const [path, c] of prefixes(p.game, know(p.state, seat), seat, p.dice('greyed'))) {
        const greyed = c.greyed?.() ?? [];
        const where = `for seat ${seat} after [${path}]`;
        for (const r of greyed) {
          if (c.picks.includes(r.pick)) throw new ContractBroken(`'${r.pick}' is both listed and greyed ${where}`);
          if (!alphabet.has(r.pick)) throw new ContractBroken(`'${r.pick}' is greyed ${where} and not in the alphabet`);
          sayable(p, r, `the greyed '${r.pick}' ${where}`);
        }
        if (new Set(greyed.map((r) => r.pick)).size < greyed.length) throw new ContractBroken(`a pick is greyed twice ${where}`);
      }
    }
  },
};

export const viewIsEnough: Check = {
  name: 'picks and idle answers follow from the view alone',
  at(p) {
    for (const seat of p.answering()) {
      const k = know(p.state, seat);
      const sent: Known<T0> = reread(viewOf(p.state, seat)) as unknown as Known<T0>;
      for (const [path, c] of prefixes(p.game, k, seat, p.dice('view'))) {
        const there = textOf(choose(p.game, sent as never, seat, path));
        if (there !== textOf(c)) throw new ContractBroken(`seat ${seat} after [${path}]: the table lists ${textOf(c)}, the view alone ${there}`);
      }
      if (p.state.flow.done.includes(seat)) continue;
      const [here, there] = [k, sent as never].map((known) => bytes(idleAnswer(p.game, known, seat, new FastChance(1))));
      if (here !== there) throw new ContractBroken(`seat ${seat}: the idle answer is ${here} at the table and ${there} from the view alone`);
    }
  },
};
type T0 = Types;

export const idleIsLegal: Check = {
  name: 'the answer of the silent is legal',
  at(p) {
    if (p.over) return;
    for (const seat of waitedFor(p.state)) {
      const k = know(p.state, seat);
      const answer = idleAnswer(p.game, k, seat, p.dice('idle'));
      const refused = refuse(p.game, k, seat, answer);
      if (refused !== null) throw new ContractBroken(`the idle answer [${answer}] of seat ${seat} is refused: ${bytes(refused)}`);
    }
  },
};
