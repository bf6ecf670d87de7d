/**
 * Tables of four sockets in a closed loop. One seat acts; when all four have what came of it and the one who acted knows that
 * it is done, the next acts.
 */
export interface LoadTable {
  /** Makes one move; `done` when every seat has it. */
  move(done: () => void): void;
  /** Nothing is left to move: the next match is wanted first, outside of what is timed. */
  readonly over?: boolean;
  /** Goes on with the next match; false: there is none. */
  renew?(): Promise<boolean>;
}

/** Counted by the clients: what arrived at the seats. */
export interface Arrived {
  bytes: number;
}

export interface LoadClient {
  readonly tables: readonly LoadTable[];
  /** Between two slots, while nobody counts. */
  prepare?(): Promise<void>;
  /** Peculiarities worth a note, since the last time. */
  notes?(): string;
}
export type Connect = (port: number, tables: number, arrived: Arrived) => Promise<LoadClient>;

export interface Slot {
  readonly moves: number;
  readonly ms: number;
  readonly p50: number;
  readonly p99: number;
  /** Per move and seat. */
  readonly bytes: number;
  /** Processor time of the generator, which shares the machine with the server. */
  readonly loadMs: number;
  readonly notes: string;
}

export const SEATS = 4;

export async function slot(client: LoadClient, arrived: Arrived, ms: number): Promise<Slot> {
  const latencies: number[] = [];
  arrived.bytes = 0;
  const cpu = process.cpuUsage();
  const start = performance.now();
  const end = start + ms;
  const play = async (table: LoadTable): Promise<void> => {
    while (performance.now() < end) {
      if (table.over && !(await table.renew!())) return;
      await new Promise<void>((resolve) => {
        let began = performance.now();
        const done = (): void => {
          const now = performance.now();
          latencies.push(now - began);
          began = now;
          // Without a promise in between: what is measured is the server.
          if (now < end && !table.over) table.move(done);
          else resolve();
        };
        table.move(done);
      });
    }
  };
  await Promise.all(client.tables.map(play));
  const elapsed = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  latencies.sort((a, b) => a - b);
  const at = (q: number): number => latencies[Math.floor((latencies.length - 1) * q)];
  return {
    moves: latencies.length,
    ms: elapsed,
    p50: at(0.5),
    p99: at(0.99),
    bytes: arrived.bytes / latencies.length / SEATS,
    loadMs: (user + system) / 1000,
    notes: client.notes?.() ?? '',
  };
}
