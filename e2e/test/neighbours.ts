/**
 * People of a server who have been here for a while, made through its interface and not through pages: games they finished, one that
 * runs, open tables of others. Run as a program of its own; what it makes is printed.
 *
 *   node e2e/test/neighbours.ts URL {"finished": 1, "open": 8}
 */
import { FastChance } from '@starboard/kernel';
import { loadGame } from '@starboard/registry';
import { Person, running } from '../../server/test/house.ts';

export interface Wanted {
  /** Games that Ada, Ben and Cleo finish. */
  readonly finished: number;
  /** Open tables of somebody else. */
  readonly open: number;
  /** One more game of the three that goes on. */
  readonly running: boolean;
}
export interface Neighbours {
  /** By name: what their browser would send. */
  readonly cookies: Readonly<Record<'Ada' | 'Ben' | 'Cleo' | 'Dora', string>>;
  readonly running: string | null;
}

const GAME = 'rarities';
/** Open tables made at once, and by one host. */
const AT_ONCE = 20;
const EACH = 80;
const FAST = { clock: { kind: 'none' }, atZero: 'idle', takeBacks: false, pace: 'fast' } as const;
const DAYS = { ...FAST, clock: { kind: 'days', days: 1 } } as const;

async function make(url: string, wanted: Wanted): Promise<Neighbours> {
  const arrive = async (name: string): Promise<Person> => {
    const who = new Person({ url, sent: [] }, name);
    await who.call('POST /api/guest', { body: { name } });
    return who;
  };
  const [ada, ben, cleo, dora] = await Promise.all(['Ada', 'Ben', 'Cleo', 'Dora'].map(arrive));
  const three = [ada, ben, cleo];
  const { game } = await loadGame(GAME);
  for (let i = 0; i < wanted.finished; i++) {
    const id = await running(three, { game: GAME, seats: 3, settings: FAST, name: `Evening ${i + 1}` });
    const chance = new FastChance(`neighbours ${i}`);
    const screens = await Promise.all(three.map(async (p) => (await p.screen()).enter(id)));
    await Promise.all(screens.map((s) => s.play(game, chance)));
    await Promise.all(screens.map((s) => s.close()));
  }
  const goesOn = wanted.running
    ? await running(three, { game: GAME, seats: 3, settings: DAYS, name: 'Long game', options: { begins: '1', landing: 'sealed' } })
    : null;
  let host = dora;
  for (let i = 0; i < wanted.open; i += AT_ONCE) {
    // Nobody may keep more than a hundred.
    if (i > 0 && i % EACH === 0) host = await arrive(`Dora ${i / EACH + 1}`);
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, wanted.open - i) }, async (_, k) => {
        const { id } = await host.make({ game: GAME, seats: 4, open: true, settings: DAYS, name: `Table ${i + k + 1}` });
        if (i + k < 3) await host.sit(id);
      }),
    );
  }
  return { cookies: { Ada: ada.cookie, Ben: ben.cookie, Cleo: cleo.cookie, Dora: dora.cookie }, running: goesOn };
}

const [url, wanted] = process.argv.slice(2);
console.log(JSON.stringify(await make(url, JSON.parse(wanted) as Wanted)));
process.exit(0);
