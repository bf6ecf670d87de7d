/** The real server, but Afternova is dealt so that a person begins who needs two others at the first planet. */
import { FastChance, Match, type Seat, seatAt } from '@starboard/kernel';
import { gameIds, loadGame } from '@starboard/registry';
import { readConfig, startServer } from '@starboard/server';
import { afternova } from '../../games/afternova/game.ts';
import { addedBy, meets, planetIn } from '../../games/afternova/rules/crew.ts';
import type { Afternova, Options } from '../../games/afternova/rules/types.ts';

/** The seats after these are bots'. */
const PEOPLE = 4;

type State = Match<Afternova>['state'];

/** Whether the Paws of these seats are enough for the first planet. */
function suffices({ pub, mine }: State, seats: readonly Seat[]): boolean {
  const planet = planetIn(pub, 0);
  const all = seats.map((seat) => addedBy(pub, planet, seat, mine[seat].paws));
  return meets(planet, { a: all.reduce((n, { a }) => n + a, 0), b: all.reduce((n, { b }) => n + b, 0) });
}

function isNear(s: State): boolean {
  const caller = s.pub.active;
  if (caller >= PEOPLE || suffices(s, [caller])) return false;
  const others = Array.from({ length: PEOPLE }, (_, i) => seatAt(i)).filter((seat) => seat !== caller);
  return others.some((a, i) => others.slice(i + 1).some((b) => suffices(s, [caller, a, b])));
}

function nearDeal(options: Options, seats: number): State {
  for (let n = 0; ; n++) {
    const { state } = new Match<Afternova>(afternova, options, seats, new FastChance(`near a deal ${n}`));
    if (isNear(state)) return state;
  }
}

const server = await startServer(readConfig(process.env), {
  games: {
    gameIds,
    async loadGame(id) {
      const cartridge = await loadGame(id);
      if (id !== 'afternova') return cartridge;
      const setup: typeof afternova.setup = (options, seats) => {
        const { pub, mine, dark, stack } = nearDeal(options, seats);
        return { pub, mine, dark, stack };
      };
      return { ...cartridge, game: { ...cartridge.game, setup: setup as unknown as typeof cartridge.game.setup } };
    },
  },
});
process.on('disconnect', () => process.exit());
process.on('SIGTERM', () => void server.close().then(() => process.exit()));
