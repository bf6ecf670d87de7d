/** Random play with the bytes for four seats and a spectator ready to send after every move. */
import { FastChance, Runner, readOptions, type Seat, Sections, type Types } from '@starboard/kernel';
import type { OutboundMessage } from '../host/api.ts';
import { textsOf } from '../host/log.ts';
import { Streams } from '../host/streams.ts';
import { against, type Benchmark, type Contestant, compare, digits } from './harness.ts';
import { loadSixty } from './peers/bundle.ts';
import { randomStep, rarities, SEATS } from './random.ts';

/** Bytes over units, for the note: a peer that sends more has more to do. */
interface Weighed extends Contestant {
  bytesPerUnit(): number;
}

const NO_NEWS = Buffer.alloc(0);
const NO_ORDERS: readonly string[] = [];

/** As a server does it: screens that hear the same get the same bytes, made once. */
function send(messages: readonly OutboundMessage[]): number {
  let last = '';
  let ready = NO_NEWS;
  let sent = 0;
  for (const { message, text } of messages) {
    const frame = text ?? JSON.stringify(message);
    if (frame !== last) {
      last = frame;
      ready = Buffer.from(frame);
    }
    sent += ready.length;
  }
  return sent;
}

/** What the host does after every answer: finds what changed, writes it out once, and puts the frames of all streams together. */
class Broadcast {
  readonly #sections = new Sections<Types>(SEATS);
  readonly #streams = new Streams(SEATS);
  #now = 0;

  send(runner: Runner<Types>): number {
    const { state } = runner;
    const at = this.#now++;
    const { pub, mine: bySeat } = this.#sections.changes(state);
    const mine: { [seat: string]: (typeof bySeat)[number] } = {};
    for (let seat = 0; seat < SEATS; seat++) {
      for (const _ in bySeat[seat]) {
        mine[seat] = bySeat[seat];
        break;
      }
    }
    const happened = runner.hear().events.map(({ to, event }) => ({ at, to, event }));
    const own = (seat: Seat, n: number) => ({ question: state.flow.asked.includes(seat) ? n : null, undo: false, orders: NO_ORDERS });
    const messages: OutboundMessage[] = [];
    this.#streams.publish({ now: at, happened, pub, mine, table: null, own }, textsOf(happened, pub, mine, SEATS), messages);
    return send(messages);
  }
}

async function ours(): Promise<Weighed> {
  const { game } = await rarities();
  const options = readOptions(game, {});
  const chance = new FastChance('views');
  let match = 0;
  let bytes = 0;
  let decisions = 0;
  return {
    name: `Rarities, ${SEATS} players`,
    unit: 'decisions',
    bytesPerUnit: () => bytes / decisions,
    work() {
      chance.at(++match);
      const broadcast = new Broadcast();
      const runner = Runner.start(game, options, SEATS, chance, true);
      bytes += broadcast.send(runner);
      let made = 0;
      for (; runner.state.stack.length > 0; made++) {
        randomStep(runner, chance);
        bytes += broadcast.send(runner);
      }
      decisions += made;
      return made;
    },
  };
}

/** `whole`: every recipient gets the whole table again. Otherwise the action as each may see it, as their server sends it. */
async function gamePark(whole: boolean): Promise<Weighed> {
  const sixty = await loadSixty();
  const players = [1, 2, 3, 4];
  const recipients = [...players, undefined];
  // Dealt beforehand: their setup plays every card as a move, and it is not what is compared.
  const deals = Array.from({ length: 40 }, () => JSON.stringify(sixty.deal(players.length)));
  const chance = new FastChance('peer');
  let next = 0;
  let bytes = 0;
  let actions = 0;
  return {
    name: `Game Park, 60 cards, ${whole ? 'whole views' : 'action views'}`,
    unit: 'actions',
    bytesPerUnit: () => bytes / actions,
    work() {
      const rules = new sixty.Sixty(JSON.parse(deals[next++ % deals.length]));
      let made = 0;
      for (; !rules.isOver(); made++) {
        const player = rules.activePlayer!;
        const legal = rules.getLegalMoves(player);
        const move = legal[chance.int(legal.length)];
        if (whole) {
          sixty.playAction(rules, move, player);
          for (const recipient of recipients) bytes += Buffer.from(JSON.stringify(sixty.getGameView(rules, recipient))).length;
        } else {
          const { views } = sixty.playActionWithViews(rules, move, player, players, String(made));
          for (const { action } of views) bytes += Buffer.from(JSON.stringify(action)).length;
        }
      }
      actions += made;
      return made;
    },
  };
}

export const benchmark: Benchmark = {
  title: 'The same with the bytes of views for 4 seats and a spectator after every move',
  async run(settings) {
    const contestants = [await ours(), await gamePark(false), await gamePark(true)];
    const [mine, actions, whole] = await compare(contestants, settings);
    const [myBytes, actionBytes, wholeBytes] = contestants.map((c) => digits(c.bytesPerUnit()));
    return [
      against('Play with views, changes only', mine, actions, 20, `bytes per move, all five: ours ${myBytes}, theirs ${actionBytes}`),
      against('Play with views, against whole views', mine, whole, null, `bytes per move, all five: ours ${myBytes}, theirs ${wholeBytes}`),
    ];
  },
};
