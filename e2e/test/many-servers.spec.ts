/** Four people at four servers, one of which is killed in the middle of a landing race: nobody presses reload, and the race is one race. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join as path } from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from '@playwright/test';
import { freePort } from '../../server/test/drill/nats.ts';
import { WEB } from './build.ts';
import { begin, DEEP, expectNoProblems, hostTable, join, person, test } from './people.ts';
import { options } from './play.ts';
import { pile, portalOf, untilLanding } from './racing.ts';

const TIME_MS = 480_000;
const UP = /^(node-\d) runs on port (\d+)\. End it: kill -9 (\d+) /;

/** `starboard cluster` as somebody starts it who tries it. */
class Trial {
  readonly url: string;
  readonly nodes = new Map<string, { port: number; pid: number }>();
  readonly #child: ChildProcess;

  private constructor(port: number) {
    this.url = `http://localhost:${port}`;
    const script = path(import.meta.dirname, '../../cli/starboard.ts');
    // Throw-away ones, whatever is set here.
    const own = { DATABASE_URL: '', NATS_URL: '', STARBOARD_WEB: WEB, LOG_LEVEL: 'warn' };
    const env = { ...process.env, ...own, STARBOARD_MAX_REQUESTS: '100000', STARBOARD_MAX_SOCKETS: '1000' };
    this.#child = spawn(process.execPath, [script, 'cluster', '--nodes', '4', '--port', String(port), '--lang', 'en'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  }

  /** Null: PostgreSQL or NATS cannot be had here; the command has said which. */
  static async open(): Promise<Trial | null> {
    const trial = new Trial(await freePort());
    const up = new Promise<boolean>((resolve) => {
      trial.#child.once('exit', () => resolve(false));
      createInterface({ input: trial.#child.stdout! }).on('line', (line) => {
        const node = UP.exec(line);
        if (node !== null) trial.nodes.set(node[1], { port: Number(node[2]), pid: Number(node[3]) });
        if (line.startsWith(`Starboard is at ${trial.url}.`)) resolve(true);
      });
    });
    return (await up) ? trial : null;
  }

  /** The server that has the one table. */
  async owner(): Promise<{ port: number; pid: number }> {
    for (const node of this.nodes.values()) {
      const text = await fetch(`http://127.0.0.1:${node.port}/metrics`).then((r) => r.text());
      if (/^starboard_owned_tables 1$/m.test(text)) return node;
    }
    throw new Error('No server has the table.');
  }

  async close(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const gone = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGINT');
    await gone;
  }
}

test('the server of the table is killed in a landing race: everybody lands, all see one pile, nobody presses reload', async ({ browser }) => {
  test.skip(!DEEP, 'Only with STARBOARD_DEEP.');
  test.setTimeout(TIME_MS);
  const trial = await Trial.open();
  test.skip(trial === null, 'PostgreSQL or NATS could not be had: see the line above.');
  try {
    const people = await Promise.all(['Anna', 'Ben', 'Cleo', 'Dee'].map((name) => person(browser, trial!.url, name)));
    const [anna, ben, cleo, dee] = people;
    const invitation = await hostTable(anna, { seats: 4, numbers: { 'Seconds to land': '60' } });
    await join([ben, cleo, dee], invitation);
    await begin(anna, people);
    let loads = 0;
    for (const { page } of people) page.on('load', () => loads++);
    await untilLanding(people);
    const portal = await portalOf(anna);
    const land = ({ page }: (typeof people)[number]): Promise<void> => options(page).filter({ hasText: 'Land at' }).click();
    await land(anna);
    const { pid } = await trial!.owner();
    // In the same moment: some of what is pressed reaches a server that is about to end, the rest one that looks for the next owner.
    const pressed = [ben, cleo].map(land);
    process.kill(pid, 'SIGKILL');
    const killed = Date.now();
    await Promise.all(pressed);
    const piles = await Promise.all(people.map((p) => pile(p, portal, people, 3)));
    console.log(`landed ${Date.now() - killed} ms after the kill: ${piles[0].join(', ')}`);
    expect([...piles[0]].sort()).toEqual(['Anna', 'Ben', 'Cleo']);
    for (const seen of piles) expect(seen).toEqual(piles[0]);
    // The race goes on: the last one lands too, and the next mission comes.
    await land(dee);
    await untilLanding(people);
    expect(loads, 'pages that were loaded again').toBe(0);
    expectNoProblems(...people);
  } finally {
    await trial?.close();
  }
});
