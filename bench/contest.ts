/**
 * Servers under load against each other. Each is a process of its own and so is each generator; all are up at the same time, in a
 * round each pair gets a slot of the same length, and the others stand still meanwhile.
 */
import { Child } from './children.ts';
import { type Figure, figure } from './harness.ts';
import type { Slot } from './loop.ts';
import type { Vitals } from './vitals.ts';

export const TABLES = 100;
/** Slots before any counts: until then code is still being compiled. */
const WARM = 4;

export type Measured = Slot & Vitals;

export interface ServerContestant {
  readonly name: string;
  readonly server: Child;
  readonly load: Child;
  readonly slots: Measured[];
}

/** `data`: a folder of its own, if it keeps something. */
export const contestant = (name: string, [file, ...args]: readonly string[], client: string, data?: string): ServerContestant => ({
  name,
  server: new Child(file, args, data === undefined ? {} : { STARBOARD_DATA: data }),
  load: new Child('load.ts', [client]),
  slots: [],
});

async function once({ server, load }: ServerContestant, ms: number): Promise<Measured> {
  server.goOn();
  load.goOn();
  await load.ask('prepare');
  await server.ask('mark');
  const slot = await load.ask<Slot>('slot', ms);
  const vitals = await server.ask<Vitals>('vitals');
  load.rest();
  server.rest();
  return { ...slot, ...vitals };
}

async function measure(contestants: readonly ServerContestant[], slotMs: number, rounds: number): Promise<void> {
  for (const { server, load } of contestants) {
    await load.ask('connect', { port: await server.ask('port'), tables: TABLES });
    load.rest();
    server.rest();
  }
  for (const c of contestants) for (let i = 0; i < WARM; i++) await once(c, slotMs);
  for (let round = 0; round < rounds; round++) {
    for (const c of round % 2 === 0 ? contestants : contestants.toReversed()) c.slots.push(await once(c, slotMs));
  }
}

/** Measures all of them and ends their processes. */
export async function contest(contestants: readonly ServerContestant[], slotMs: number, rounds: number): Promise<void> {
  try {
    await measure(contestants, slotMs, rounds);
  } finally {
    for (const { server, load } of contestants) {
      load.kill();
      server.kill();
    }
  }
}

export const rate = (c: ServerContestant): Figure =>
  figure(
    c.name,
    'moves',
    c.slots.map((s) => (s.moves / s.ms) * 1000),
  );
/** A figure that is not a rate. */
export const plain = (c: ServerContestant, what: string, of: (s: Measured) => number): Figure => figure(`${what}, ${c.name}`, '', c.slots.map(of));
