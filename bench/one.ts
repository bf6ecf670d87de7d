/**
 * One benchmark in a process of its own, so that no benchmark inherits what the compiler learned from another.
 * Started by ./run.ts, which sets NODE_ENV before anything is loaded: the peers pick their production builds by it.
 */
import { type Benchmark, FULL, QUICK } from './harness.ts';

const [name, ...flags] = process.argv.slice(2);
const { benchmark } = (await import(`./${name}.ts`)) as { benchmark: Benchmark };
const rows = await benchmark.run({ ...(flags.includes('quick') ? QUICK : FULL), cpu: flags.includes('cpu') });
process.send?.({ title: benchmark.title, rows }, () => process.disconnect());
