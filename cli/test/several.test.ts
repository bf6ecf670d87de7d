/** `starboard cluster`, and STARBOARD_PROCESSES: several servers as one command starts them. */
import { existsSync, readFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { freePort, testNats } from '../../server/test/drill/nats.ts';
import { postgres } from '../../server/test/postgres.ts';
import { folder, run } from './run.ts';

// Installs what the command needs, or says why it cannot.
const server = await postgres();
const nats = server === null ? null : await testNats(await freePort());
await nats?.kill();
afterAll(() => server?.stop());

test('what is missing is said in one sentence', async () => {
  const env = { STARBOARD_PROCESSES: '2', DATABASE_URL: '', STARBOARD_DATA: folder() };
  expect(await run(['serve'], { env })).toEqual({ code: 2, out: '', err: 'STARBOARD_PROCESSES needs PostgreSQL: set DATABASE_URL.\n' });
  expect(await run(['cluster', '--nodes', '99'])).toMatchObject({ code: 2, out: '' });
});

if (server === null || nats === null) test.skip('PostgreSQL or NATS could not be had: see the line above', () => undefined);
else {
  /** What a process was started with. */
  const setting = (pid: number, name: string): string =>
    readFileSync(`/proc/${pid}/environ`, 'utf8')
      .split('\0')
      .find((text) => text.startsWith(`${name}=`))
      ?.slice(name.length + 1) ?? '';
  const listens = (port: number): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = createConnection(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
  const answers = (port: number) => fetch(`http://localhost:${port}/readyz`).then((r) => r.ok);

  test('cluster: servers that come to their end are replaced, the one address goes on, and nothing is left behind', async () => {
    const port = await freePort();
    const here: boolean[] = [];
    const pids: number[] = [];
    const used: number[] = [];
    let data = '';
    const done = await run(['cluster', '--nodes', '2', '--port', String(port)], {
      env: { DATABASE_URL: '', NATS_URL: '', STARBOARD_WEB: 'none', LOG_LEVEL: 'silent', STARBOARD_BOT_THREADS: '1' },
      steps: [
        [/^node-1 runs on port \d+\. End it: kill -9 (\d+) /m, (found) => pids.push(Number(found[1]))],
        [/^node-2 runs on port \d+\. End it: kill -9 (\d+) /m, (found) => pids.push(Number(found[1]))],
        [
          /^Starboard is at http:\/\/localhost:\d+\. /m,
          async () => {
            here.push(await answers(port));
            data = setting(pids[0], 'STARBOARD_DATA');
            for (const name of ['DATABASE_URL', 'NATS_URL']) used.push(Number(new URL(setting(pids[0], name)).port));
            for (const each of used) here.push(await listens(each));
            process.kill(pids[0], 'SIGKILL');
          },
        ],
        [/^node-1 has ended\. /m, async () => here.push(await answers(port))],
        [
          /^node-1 runs on port \d+\. End it: kill -9 (\d+) /m,
          (found, child) => {
            pids.push(Number(found[1]));
            child.kill('SIGINT');
          },
        ],
      ],
    });
    expect(done).toMatchObject({ code: 0, err: '' });
    expect(here).toEqual([true, true, true, true]);
    expect(done.out).toMatch(/Ending everything\.\n$/);
    expect(pids).toHaveLength(3);
    for (const pid of pids) await expect.poll(() => existsSync(`/proc/${pid}`)).toBe(false);
    for (const each of [port, ...used]) expect(await listens(each)).toBe(false);
    expect(existsSync(data)).toBe(false);
  });

  test('STARBOARD_PROCESSES: several servers behind one port, and all of them end when they are told to', async () => {
    const env = {
      STARBOARD_PROCESSES: '2',
      DATABASE_URL: await server.database(),
      NATS_URL: '',
      PORT: String(await freePort()),
      HOST: '127.0.0.1',
      STARBOARD_DATA: folder(),
      STARBOARD_WEB: 'none',
      LOG_LEVEL: 'silent',
      STARBOARD_BOT_THREADS: '1',
    };
    let ready = false;
    const done = await run(['serve'], {
      env,
      steps: [
        [
          /^Starboard is at /m,
          async (_, child) => {
            ready = await answers(Number(env.PORT));
            child.kill('SIGTERM');
          },
        ],
      ],
    });
    expect(done).toMatchObject({ code: 0, err: '' });
    expect(ready).toBe(true);
    expect(done.out).toMatch(/Stopping\. Everything is saved\.\n$/);
    expect(await listens(Number(env.PORT))).toBe(false);
  });
}
