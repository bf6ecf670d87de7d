/** Twenty tables at which only hard bots sit, all thinking in the server's own pool: how late the event loop is meanwhile. */
import { once } from 'node:events';
import WebSocket from 'ws';
import { Child } from './children.ts';
import { withFolder } from './disk.ts';
import { type Benchmark, digits, figure, type Settings } from './harness.ts';
import { type Guest, newGuest, newMatch } from './people.ts';
import type { Vitals } from './vitals.ts';

const BOTS = 20;
const LAG_MS = 10;
const SEATS = 3;

async function metric(base: string, name: string): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text();
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(name))
      ?.split(' ')
      .at(-1) ?? 0,
  );
}

async function look(base: string, { cookie }: Guest, match: string): Promise<void> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/ws`, { perMessageDeflate: false, headers: { cookie } });
  await once(socket, 'open');
  socket.send(JSON.stringify({ t: 'open', match, have: null }));
}

async function measure(settings: Settings, data: string): Promise<{ slots: Vitals[]; thoughts: number; pings: number[] }> {
  const server = new Child('starboard.ts', [], { STARBOARD_DATA: data });
  try {
    const base = `http://127.0.0.1:${await server.ask<number>('port')}`;
    const owner = await newGuest(base, 'Owner');
    const bots = Array.from({ length: SEATS }, () => 'hard' as const);
    for (let i = 0; i < BOTS; i++) {
      // Bots alone begin as soon as the terms are frozen; one of them is always asked. They play only while somebody looks.
      const match = await newMatch(base, owner, [], {
        game: 'rarities',
        seats: SEATS,
        options: { landing: 'open' },
        bots,
        settings: { clock: { kind: 'none' }, atZero: 'idle', takeBacks: false, pace: 'fast' },
      });
      await look(base, owner, match);
    }
    const name = 'starboard_thoughts_total{level="hard"}';
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const before = await metric(base, name);
    const slots: Vitals[] = [];
    const pings: number[] = [];
    for (let round = 0; round < (settings.quick ? 5 : 10); round++) {
      await server.ask('mark');
      const end = performance.now() + 1500;
      while (performance.now() < end) {
        const began = performance.now();
        await (await fetch(`${base}/healthz`)).text();
        pings.push(performance.now() - began);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      slots.push(await server.ask<Vitals>('vitals'));
    }
    return { slots, thoughts: (await metric(base, name)) - before, pings };
  } finally {
    server.kill();
  }
}

export const benchmark: Benchmark = {
  title: `${BOTS} hard bots thinking in the server`,
  run: (settings) =>
    withFolder(async (data) => {
      const { slots, thoughts, pings } = await measure(settings, data);
      if (thoughts === 0) throw new Error('no bot was thinking');
      const ours = figure(
        'event loop late in ms, p99',
        '',
        slots.map((s) => s.lagP99),
      );
      const sorted = pings.toSorted((a, b) => a - b);
      return [
        {
          what: 'Event loop',
          ours,
          peer: null,
          ratio: null,
          target: `< ${LAG_MS} ms`,
          met: ours.median < LAG_MS,
          note: `worst ${digits(Math.max(...slots.map((s) => s.lagMax)))} ms; ${thoughts} thoughts; a request meanwhile: median ${digits(sorted[Math.floor(sorted.length / 2)])}, p99 ${digits(sorted[Math.floor(sorted.length * 0.99)])} ms`,
        },
      ];
    }),
};
