/** A table whose clock is moved by the test. */
import { type Level, think } from '@starboard/bots';
import type { Timers } from '@starboard/host';
import { readOptions, type Seat } from '@starboard/kernel';
import { type AnyCartridge, loadGame } from '@starboard/registry';
import type { Thinker } from '../patience.ts';
import { Session, type SessionPace, type TableSetup } from '../session.ts';

export class FakeClock implements Timers {
  #now = 0;
  #timers: { at: number; run: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, run: () => void): () => void {
    const timer = { at: this.#now + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((t) => t !== timer);
    };
  }

  /** Lets time pass; thoughts that are ready are heard before and between. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      await settled();
      const next = this.#timers.filter((t) => t.at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#timers = this.#timers.filter((t) => t !== next);
      this.#now = next.at;
      next.run();
    }
    this.#now = end;
  }
}

/** Promises that were already resolved have been heard. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export interface Setup {
  readonly game?: string;
  readonly players?: number;
  readonly me?: number;
  readonly level?: Level;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  readonly pace?: SessionPace;
  readonly think?: (cartridge: AnyCartridge) => Thinker;
}

const here =
  (cartridge: AnyCartridge): Thinker =>
  async ({ level, known, memory, seat, seed }) =>
    think(cartridge, level, known, memory, seat, seed, { iterations: 10 });

export async function sessionOf(setup: Setup = {}): Promise<{ session: Session; clock: FakeClock; table: TableSetup }> {
  const cartridge = await loadGame(setup.game ?? 'rarities');
  const players = setup.players ?? 4;
  const me = (setup.me ?? 0) as Seat;
  const table: TableSetup = {
    cartridge,
    options: readOptions(cartridge.game, setup.options ?? { landing: 'sealed' }),
    me,
    levels: Array.from({ length: players }, (_, seat) => (seat === me ? null : (setup.level ?? 'normal'))),
    names: ['Ada', 'Juno', 'Orin', 'Vega', 'Kesh', 'Bao'].slice(0, players),
    seed: setup.seed ?? 'session',
  };
  const clock = new FakeClock();
  return { session: new Session(table, (setup.think ?? here)(cartridge), clock, setup.pace ?? 'human'), clock, table };
}
