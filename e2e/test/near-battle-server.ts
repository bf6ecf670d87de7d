/** The real server, but Andromeda's Edge begins in the middle: the first player may launch to where another person's ship is. */
import { FastChance, know, Match, question, type Seat, waitedFor, walk } from '@starboard/kernel';
import { gameIds, loadGame } from '@starboard/registry';
import { readConfig, startServer } from '@starboard/server';
import { mind } from '../../games/andromeda/bot/mind.ts';
import { andromeda } from '../../games/andromeda/game.ts';
import { SHIPS_EACH } from '../../games/andromeda/rules/ids.ts';
import { placeOf } from '../../games/andromeda/rules/picks.ts';
import type { Andromeda, Options } from '../../games/andromeda/rules/types.ts';

const SEED = 'near a battle';
/** The last seat is a bot's. */
const isPerson = (seat: number, seats: number): boolean => seat < seats - 1;
/** Modules are bought and cards are held by then. */
const FROM_TURN = 30;

type State = Match<Andromeda>['state'];

/** A person may launch to another person's ship. */
function isNear(s: State, seat: Seat, seats: number): boolean {
  const k = know(s, seat);
  const q = question(andromeda, k, seat, []);
  if (q?.choice.kind !== 'turn' || s.pub.turn.n < FROM_TURN || !isPerson(seat, seats)) return false;
  const { at } = s.pub.fleet;
  const foe = (space: number): boolean =>
    at.some((place, ship) => place === space && Math.floor(ship / SHIPS_EACH) !== seat && isPerson(Math.floor(ship / SHIPS_EACH), seats));
  return q.choice.picks.some((ship) => question(andromeda, k, seat, [ship])?.choice.picks.some((to) => to.startsWith('to ') && foe(placeOf(to))));
}

/** Bots play, always in the same way, until it is so. */
function nearBattle(options: Options, seats: number): State {
  const match = new Match<Andromeda>(andromeda, options, seats, new FastChance(SEED));
  const chance = new FastChance(`${SEED}: choices`);
  for (;;) {
    const [seat] = waitedFor(know(match.state, null));
    if (isNear(match.state, seat, seats)) return match.state;
    const k = know(match.state, seat);
    const memory = andromeda.blank(options, seats, seat);
    const answer = walk(andromeda, k, seat, (c, path) => {
      const weights = mind.weigh(k, memory, seat, path, c, chance);
      return c.picks[weights.indexOf(Math.max(...weights))];
    });
    match.answer(seat, answer);
    if (match.over) throw new Error('No ships have met.');
  }
}

const server = await startServer(readConfig(process.env), {
  games: {
    gameIds,
    async loadGame(id) {
      const cartridge = await loadGame(id);
      if (id !== 'andromeda') return cartridge;
      const setup: typeof andromeda.setup = (options, seats) => {
        const { pub, mine, dark, stack } = nearBattle(options, seats);
        return { pub, mine, dark, stack };
      };
      return { ...cartridge, game: { ...cartridge.game, setup: setup as unknown as typeof cartridge.game.setup } };
    },
  },
});
process.on('disconnect', () => process.exit());
process.on('SIGTERM', () => void server.close().then(() => process.exit()));
