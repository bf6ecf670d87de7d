/** Simulated people: they answer, undo, come and leave, give orders, agree, and send things twice or too late. */
import { FastChance, mayAnswer, randomAnswer, type Seat, type Types, viewFrom } from '@starboard/kernel';
import { type MatchStage, person } from './stage.ts';

export class Crowd {
  readonly stage: MatchStage;
  readonly chance: FastChance;
  readonly #said: { seat: Seat; message: object }[] = [];
  /** `wild`: also what ends chairs and matches early. */
  readonly #wild: boolean;

  constructor(stage: MatchStage, seed: string, wild = true) {
    this.stage = stage;
    this.chance = new FastChance(seed);
    this.#wild = wild;
  }

  /** Something happens; false when the match is closed. */
  step(): boolean {
    const { stage, chance } = this;
    // A player whose time ends at this very moment is too late.
    stage.pass(0);
    if (stage.host.closed !== null) return false;
    const { persons } = stage;
    const asked = persons.filter((s) => stage.question(s) !== null);
    const dice = chance.int(20);
    // Time passes at random, and passes anyway where nobody can do anything.
    if (asked.length === 0 || dice < 4) {
      if (dice < 2 || stage.next === null) stage.pass(chance.int(3000));
      else stage.step();
      if (stage.next !== null || asked.length > 0) return true;
    }
    if (dice < 16 && asked.length > 0) this.#answer(asked[chance.int(asked.length)]);
    else if (persons.length > 0) this.#mischief(persons[chance.int(persons.length)], dice);
    return true;
  }

  #answer(seat: Seat): void {
    const { stage, chance } = this;
    const { pub, mine, own } = stage.host.whole(seat, stage.now);
    const known = viewFrom<Types>(pub, mine);
    if (!mayAnswer(known, seat)) throw new Error(`seat ${seat} has a question but may not answer`);
    const message = {
      t: 'answer',
      id: stage.newId(),
      question: own!.question,
      answer: randomAnswer(stage.setup.cartridge.game, known, seat, chance),
    };
    this.#said.push({ seat, message });
    const heard = stage.say(seat, message as never);
    if (heard?.t !== 'ack') throw new Error(`a legal answer is not accepted: ${JSON.stringify([message, heard])}`);
  }

  #mischief(seat: Seat, dice: number): void {
    const { stage, chance } = this;
    const say = (message: object): void => void stage.say(seat, message as never);
    const which = (dice - 16) * 4 + chance.int(4);
    const old = this.#said.length === 0 ? null : this.#said[chance.int(this.#said.length)];
    if (which < 4) say({ t: 'undo' });
    else if (which < 6 && old !== null) stage.say(old.seat, old.message as never);
    else if (which < 7) say({ t: 'answer', question: chance.int(50), answer: ['nonsense'] });
    else if (which < 9) stage.host.present(seat, chance.int(3), stage.now);
    else if (which < 10) stage.host.said(seat, { t: 'presence', away: chance.int(2) === 0 }, stage.now);
    else if (which < 12) this.#order(seat);
    else if (which < 14) say({ t: 'takeback', say: (['ask', 'yes', 'no'] as const)[chance.int(3)] });
    else if (which < 15 && this.#wild && chance.int(4) === 0) say({ t: 'end', say: (['ask', 'yes', 'no'] as const)[chance.int(3)] });
    else if (this.#wild) this.#leave(seat, chance.int(12));
    stage.pump();
  }

  /** Gives an order that is offered, takes one back, or asks for one that nobody knows. */
  #order(seat: Seat): void {
    const { stage, chance } = this;
    const { pub, mine, own } = stage.host.whole(seat, stage.now);
    const offered = stage.setup.cartridge.game.orders?.offer(viewFrom<Types>(pub, mine), seat) ?? [];
    const known = [...offered, ...own!.orders, 'nonsense'];
    stage.say(seat, { t: 'order', order: known[chance.int(known.length)], on: chance.int(3) > 0 } as never);
  }

  #leave(seat: Seat, dice: number): void {
    const { stage } = this;
    if (dice < 2) stage.say(seat, { t: 'concede' });
    else if (dice < 4) stage.host.sit(seat, person('Somebody else'), stage.now);
  }
}
