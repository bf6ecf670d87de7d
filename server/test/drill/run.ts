/**
 * Runs the drill: `node server/test/drill/run.ts --nodes 3 --tables 8 --faults 10 --seed x --port 47010`; `--pair --only 'primary ends'`.
 * By time instead of a number of faults: `--minutes 55 --nodes 5 --tables 200 --pace 5000 --long --twos --pair`.
 */
import { parseArgs } from 'node:util';
import { postgres } from '../postgres.ts';
import { drill } from './drilled.ts';
import { testNats } from './nats.ts';
import { PostgresPair } from './postgres-pair.ts';

const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '3' },
    tables: { type: 'string', default: '8' },
    faults: { type: 'string' },
    minutes: { type: 'string' },
    seed: { type: 'string', default: 'drill' },
    pace: { type: 'string', default: '120' },
    port: { type: 'string', default: '47010' },
    broken: { type: 'string' },
    only: { type: 'string' },
    pair: { type: 'boolean', default: false },
    long: { type: 'boolean', default: false },
    /** Every other time two faults at once. */
    twos: { type: 'boolean', default: false },
  },
});
const server = await postgres();
const pair = values.pair ? await PostgresPair.open() : null;
const nats = await testNats(Number(values.port));
if (server === null || nats === null) process.exit(2);
try {
  const done = await drill({
    seed: values.seed,
    nodes: Number(values.nodes),
    tables: Number(values.tables),
    faults: Number(values.faults ?? (values.minutes === undefined ? 10 : 100_000)),
    ...(values.minutes === undefined ? {} : { ms: Number(values.minutes) * 60_000 }),
    paceMs: Number(values.pace),
    databaseUrl: await server.database(),
    nats,
    long: values.long,
    pairs: values.twos,
    ...(pair === null ? {} : { pair }),
    say: (line) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`),
    ...(values.broken === undefined ? {} : { broken: values.broken }),
    ...(values.only === undefined ? {} : { only: values.only }),
  });
  console.log(JSON.stringify({ ...done, findings: done.findings.slice(0, 20) }, null, 1));
  process.exitCode = done.findings.length === 0 ? 0 : 1;
} finally {
  await nats.kill();
  await pair?.stop();
  await server.stop();
}
process.exit();
