/** Standing orders: what is offered stands, can be said, and answers legally for as long as it stands; all from the view alone. */
import type { Known, Seat, State, Types } from '../../contract.ts';
import { Runner } from '../../flow.ts';
import { know, refuse, waitedFor } from '../../legality.ts';
import { plain } from '../../phrase.ts';
import { seatsOf } from '../../seats.ts';
import { viewOf } from '../../view.ts';
import type { Check } from '../check.ts';
import { bytes, ContractBroken, reread, sameBytes } from '../json.ts';
import { atRandom, decideAnswer, type Play } from '../play.ts';

const LONGEST = 64;
/** How far a game is followed with an order in force. */
const FAR = 30;
/** What a stranger might send. */
const JUNK = ['', '__proto__', 'constructor', '0', 'x'.repeat(LONGEST)];

export const ordersAreKept: Check = {
  name: 'a standing order is sayable and answers legally for as long as it stands',
  at(p) {
    const { orders } = p.game;
    if (orders === undefined) return;
    const given: [Seat, string][] = [];
    for (const seat of seatsOf(p.table.seats)) {
      const k = know(p.state, seat);
      const offered = orders.offer(k, seat);
      if (new Set(offered).size < offered.length) throw new ContractBroken(`an order is offered twice to seat ${seat}: ${offered}`);
      if (!sameBytes(orders.offer(sent(p.state, seat), seat), offered))
        throw new ContractBroken(`what seat ${seat} may order depends on more than its view`);
      for (const junk of JUNK)
        if (!offered.includes(junk) && orders.stands(k, seat, junk))
          throw new ContractBroken(`'${junk}' is not an order but stands for seat ${seat}`);
      for (const order of offered) {
        if (order === '' || order.length > LONGEST) throw new ContractBroken(`'${order}' is not a short name for an order`);
        if (!orders.stands(k, seat, order)) throw new ContractBroken(`'${order}' is offered to seat ${seat} and does not stand`);
        sayable(p, k, seat, order);
        given.push([seat, order]);
      }
    }
    follow(p, given);
  },
};

/** Plays on at random, and looks at every question whether the orders that still stand answer it legally. */
function follow<T extends Types>(p: Play<T>, given: readonly [Seat, string][]): void {
  const s = p.game.copy(p.state);
  const { decide } = atRandom(`${p.deal} orders ${p.given.length}`);
  const runner = new Runner(p.game, s, p.dice('orders'), false);
  let inForce = given;
  for (let n = 0; n < FAR && s.stack.length > 0 && inForce.length > 0; n++) {
    for (const [seat, order] of inForce) if (waitedFor(s).includes(seat)) legal(p, s, seat, order);
    const next = decideAnswer(p.game, s, decide)!;
    runner.answer(next.seat, next.answer);
    inForce = inForce.filter(([seat, order]) => p.game.orders!.stands(know(s, seat), seat, order));
  }
}

function legal<T extends Types>(p: Play<T>, s: State<T>, seat: Seat, order: string): void {
  const { answer } = p.game.orders!;
  const k = know(s, seat);
  const says = answer(k, seat, order);
  if (!sameBytes(answer(sent(s, seat), seat, order), says))
    throw new ContractBroken(`the answer of '${order}' depends on more than the view of seat ${seat}`);
  const refused = says === null ? null : refuse(p.game, k, seat, says);
  if (refused !== null)
    throw new ContractBroken(`the order '${order}' of seat ${seat} answers [${says}] to '${s.flow.label}', which is refused: ${bytes(refused)}`);
}

function sayable<T extends Types>(p: Play<T>, k: Known<T>, seat: Seat, order: string): void {
  for (const [language, words] of Object.entries(p.game.words)) {
    const text = plain(words.order?.(order, k, seat) ?? [], []);
    if (text.trim() === '' || /undefined|NaN|\[object/.test(text)) throw new ContractBroken(`${language}: the order '${order}' is said as '${text}'`);
  }
}

/** What the seat knows as it comes over the wire. */
const sent = <T extends Types>(s: State<T>, seat: Seat): Known<T> => reread(viewOf(s, seat));
