/** The generator of load, a process of its own: `load.ts <module>` with a contestant's client. Asked by ./server.ts. */
import { answers } from './children.ts';
import { type Arrived, type Connect, type LoadClient, slot } from './loop.ts';

const { connect } = (await import(process.argv[2])) as { connect: Connect };
const arrived: Arrived = { bytes: 0 };
let client: LoadClient;

answers({
  connect: async ({ port, tables }: { port: number; tables: number }) => {
    client = await connect(port, tables, arrived);
  },
  prepare: () => client.prepare?.(),
  slot: (ms: number) => slot(client, arrived, ms),
});
