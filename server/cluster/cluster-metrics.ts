/** What Prometheus reads of a server among several. */
import { Counter, Gauge, Histogram } from 'prom-client';
import type { Metrics } from '../operations/metrics.ts';

/** What is read when it is asked for. */
export interface ClusterFigures {
  readonly owned: number;
  readonly leaseMs: number;
  readonly clockErrorMs: number;
  readonly linkedScreens: number;
  readonly standing: number;
  readonly natsAwayMs: number;
}

export class ClusterMetrics {
  readonly #claims: Counter;
  readonly #gaps: Counter;
  readonly #refused: Counter;
  readonly #leases: Counter;
  readonly #handOver: Histogram;
  #said = 0;

  constructor({ registry }: Metrics, figures: () => ClusterFigures) {
    const registers = [registry];
    this.#claims = new Counter({ name: 'starboard_claims_total', help: 'Tables claimed, by cause.', labelNames: ['cause'], registers });
    this.#gaps = new Counter({ name: 'starboard_link_gaps_total', help: 'Links on which something was lost, and that were opened anew.', registers });
    const said = (): number => this.#said;
    new Counter({
      name: 'starboard_relayed_total',
      help: 'What screens at other servers said to tables of this one.',
      registers,
      collect() {
        this.reset();
        this.inc(said());
      },
    });
    this.#refused = new Counter({
      name: 'starboard_refused_appends_total',
      help: 'Matches given up here because an append was refused or failed.',
      registers,
    });
    this.#leases = new Counter({ name: 'starboard_leases_lost_total', help: 'Times this server lost its lease and joined anew.', registers });
    this.#handOver = new Histogram({
      name: 'starboard_hand_over_seconds',
      help: 'Time to hand a table over.',
      buckets: [0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 3],
      registers,
    });
    const gauge = (name: string, help: string, read: (f: ClusterFigures) => number): void => {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read(figures()));
        },
      });
    };
    gauge('starboard_owned_tables', 'Tables of this server.', (f) => f.owned);
    gauge('starboard_lease_age_seconds', 'Time since the lease was renewed.', (f) => f.leaseMs / 1000);
    gauge('starboard_clock_offset_seconds', 'How far the clock is from that of the database.', (f) => f.clockErrorMs / 1000);
    gauge('starboard_waiting_tables', 'Tables of this server with people who cannot be heard.', (f) => f.standing);
    gauge('starboard_nats_away_seconds', 'For how long NATS has been away; 0: it is there.', (f) => f.natsAwayMs / 1000);
    gauge('starboard_linked_screens', 'Screens at other servers that look at tables of this one.', (f) => f.linkedScreens);
  }

  claimed(cause: string): void {
    this.#claims.inc({ cause });
  }
  gap(): void {
    this.#gaps.inc();
  }
  relayed(): void {
    this.#said++;
  }
  appendRefused(): void {
    this.#refused.inc();
  }
  leaseLost(): void {
    this.#leases.inc();
  }
  handedOver(ms: number): void {
    this.#handOver.observe(ms / 1000);
  }
}
