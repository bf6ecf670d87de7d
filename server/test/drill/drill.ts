/** Several servers as processes, each with proxies of its own to NATS and PostgreSQL, people at sockets, and faults by seed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FastChance, type Game, type Types } from '@starboard/kernel';
import { loadGame } from '@starboard/registry';
import type { Api, RouteKey } from '../../api/routes.ts';
import { type Args, Person, running } from '../house.ts';
import { socketOf } from '../postgres.ts';
import { FAST } from '../toys.ts';
import { FaultyLine } from './faulty-line.ts';
import type { TestNats } from './nats.ts';
import { Player } from './player.ts';
import type { PostgresPair } from './postgres-pair.ts';

const HOUR_MS = 3_600_000;
const GAME = 'rarities';
/** What its rules are called after an update. */
export const UPDATED = 'update ';
/**
 * People answer at their pace: nobody's clock may ever run out, but that of somebody who does not come. Longer than any fault takes
 * on a busy machine: only a clock that runs on by mistake ends somebody's turn.
 */
const CLOCK_SECONDS = 20;
const WITHOUT_ONE = { ...FAST, clock: { kind: 'move', seconds: 15 } } as const;
/** Longer than anybody's clock. */
const AWAY_MS = 22_000;
/** For so long a server that cannot start is tried again: whatever it misses is back by then. */
const START_MS = 2 * AWAY_MS;

export interface DrillTerms {
  readonly seed: string;
  readonly nodes: number;
  readonly tables: number;
  /** A URL with a socket's folder in it, as the test cluster gives it. */
  readonly databaseUrl: string;
  /** In the place of that one: one that can fail over. */
  readonly pair?: PostgresPair;
  readonly nats: TestNats;
  readonly paceMs: number;
  readonly broken?: string;
  readonly say?: (line: string) => void;
}

interface DrillNode {
  readonly i: number;
  readonly nats: FaultyLine;
  readonly pg: FaultyLine;
  url: string;
  child: ChildProcess;
  /** People come to it. */
  open: boolean;
}

export type Fault = (typeof LONG_FAULTS)[number] | (typeof FAIL_OVERS)[number];
export const FAULTS = [
  'kill',
  'term',
  'freeze',
  'nats cut',
  'nats cut for all',
  'nats hangs one way',
  'postgres cut',
  'postgres hangs',
  'slow links',
  'nats away',
] as const;
/** Those that take long, for drills that have the time. */
export const LONG_FAULTS = [...FAULTS, 'nats away for one', 'postgres away', 'postgres away for one', 'cut off', 'update'] as const;
/** Of a database that can fail over: its primary ends, or its machine is gone without a word. */
export const FAIL_OVERS = ['primary ends', 'primary vanishes'] as const;

const FOR_ALL: readonly Fault[] = ['nats cut for all', 'nats away', 'postgres away', 'update', ...FAIL_OVERS];

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class Drill {
  readonly #terms: DrillTerms;
  readonly chance: FastChance;
  readonly nodes: DrillNode[] = [];
  readonly players: Player[] = [];
  readonly #data = mkdtempSync(join(tmpdir(), 'starboard-drill-'));
  readonly #sent = { push: () => 0 } as unknown as string[];
  /** Where webhooks go, and how often somebody was told about their turn at a table. */
  readonly #hooks: Server = createServer((request, reply) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      const { kind, table } = JSON.parse(body) as { kind: string; table: string };
      if (kind === 'turn') this.told.set(table, (this.told.get(table) ?? 0) + 1);
      reply.writeHead(204).end();
    });
  });
  readonly told = new Map<string, number>();
  /** Tables at which somebody never answers, and their seat. */
  readonly absent = new Map<string, number>();
  get notes(): string {
    return this.#data;
  }
  game!: Game<Types>;
  /** The longest wait of an answer by fault. */
  readonly waits: { fault: string; ms: number }[] = [];

  constructor(terms: DrillTerms) {
    this.#terms = terms;
    this.chance = new FastChance(terms.seed);
  }

  #say(line: string): void {
    this.#terms.say?.(line);
  }

  get #databaseUrl(): string {
    return this.#terms.pair?.url ?? this.#terms.databaseUrl;
  }

  /** Where the primary of this moment listens. */
  get #socket(): string {
    return socketOf(this.#databaseUrl);
  }

  async start(): Promise<void> {
    this.game = (await loadGame(GAME)).game as Game<Types>;
    await new Promise<void>((resolve) => void this.#hooks.listen(0, '127.0.0.1', resolve));
    const database = new URL(this.#databaseUrl.replace('@/', '@socket/')).pathname.slice(1);
    for (let i = 0; i < this.#terms.nodes; i++) {
      const nats = await FaultyLine.open({ port: this.#terms.nats.port, host: '127.0.0.1' });
      const pg = await FaultyLine.open({ path: this.#socket });
      const node: DrillNode = { i, nats, pg, url: '', child: null as never, open: false };
      this.nodes.push(node);
      await this.#serve(node, database);
    }
    const { tables } = this.#terms;
    await this.#table('absent');
    for (let t = 0; t < tables; t += 4)
      await Promise.all(Array.from({ length: Math.min(4, tables - t) }, (_, i) => this.#table(t + i === 0 ? 'bot' : undefined)));
  }

  /** A server that finds NATS or PostgreSQL away ends with a sentence, and is started again, as a manager of services does. */
  async #serve(node: DrillNode, database = this.#database): Promise<void> {
    this.#database = database;
    for (const until = performance.now() + START_MS; ; await sleep(500)) {
      try {
        return await this.#start(node);
      } catch (error) {
        if (performance.now() > until) throw error;
      }
    }
  }

  #start(node: DrillNode): Promise<void> {
    const skew = [0, HOUR_MS, -HOUR_MS][this.chance.int(3)];
    const env = {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      STARBOARD_DATA: this.#data,
      DATABASE_URL: `postgres://starboard@127.0.0.1:${node.pg.port}/${this.#database}`,
      NATS_URL: `nats://127.0.0.1:${node.nats.port}`,
      STARBOARD_NODE: `node ${node.i}`,
      STARBOARD_STANDBY: this.#terms.pair === undefined ? 'none' : 'sync',
      STARBOARD_BOT_THREADS: '1',
      STARBOARD_WEB: 'none',
      STARBOARD_MAX_REQUESTS: '1000000',
      STARBOARD_MAX_MESSAGES: '1000000',
      STARBOARD_MAX_SOCKETS: '100000',
      LOG_LEVEL: process.env.DRILL_LOG ?? 'fatal',
      DRILL_SKEW_MS: String(skew),
      DRILL_BROKEN: this.#terms.broken ?? '',
      DRILL_NOTES: this.#data,
      DRILL_RULES: this.#rules === 0 ? '' : `${UPDATED}${this.#rules}`,
      DRILL_HOOK: `http://127.0.0.1:${(this.#hooks.address() as AddressInfo).port}`,
      NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../node_modules/.cache/node'),
    };
    const log = process.env.DRILL_LOG === undefined ? 'pipe' : 'inherit';
    node.child = spawn(process.execPath, [join(import.meta.dirname, 'node-child.ts')], { env, stdio: ['ignore', 'pipe', log] });
    const { child } = node;
    let said = '';
    const hear = (text: string): void => {
      said = `${said}${text}`.slice(-2000);
    };
    child.stderr?.setEncoding('utf8').on('data', hear);
    return new Promise((resolve, reject) => {
      child.stdout?.setEncoding('utf8').on('data', (text: string) => {
        const url = /^http:\S+$/m.exec(text)?.[0];
        if (url === undefined) {
          hear(text);
          if (log === 'inherit') process.stderr.write(`[${node.i}] ${text}`);
          return;
        }
        node.url = url;
        node.open = true;
        resolve();
      });
      child.once('exit', (code) => reject(new Error(`node ${node.i} ended with ${code}: ${said}`)));
    });
  }
  #database = '';
  /** How often the rules were updated. */
  #rules = 0;

  /** A server that people come to. */
  readonly where = (): string => {
    const open = this.nodes.filter((n) => n.open);
    return open[this.chance.int(open.length)].url;
  };

  get #clocked() {
    return { ...FAST, clock: { kind: 'move', seconds: CLOCK_SECONDS + Math.floor(this.#terms.paceMs / 100) } } as const;
  }

  /** The last seat is a bot's, or of somebody who never comes and is told by a webhook. */
  async #table(last?: 'absent' | 'bot', again?: readonly PatientPerson[]): Promise<void> {
    const { where } = this;
    const people = again ?? (await this.#people(last === 'bot' ? 3 : 4));
    const without = last === 'absent';
    if (without) await people[3].call('PATCH /api/me', { body: { webhook: { url: 'https://hooks.example.org/turns', kind: 'json' } } });
    const settings = without ? WITHOUT_ONE : this.#clocked;
    // A race has a time of its own.
    const options = { landingSeconds: Math.min(60, 6 + Math.floor(this.#terms.paceMs / 200)) };
    const table = { game: GAME, seats: 4, options, settings, rated: true };
    const id = await began(() => running(people, table, people.length === 3 ? 'easy' : undefined));
    if (without) this.absent.set(id, 3);
    else this.#sitting.set(id, people);
    for (const p of without ? people.slice(0, 3) : people)
      this.players.push(new Player(id, p.cookie, where, this.game, this.chance, this.#terms.paceMs));
  }

  async #people(count: number): Promise<PatientPerson[]> {
    const { where } = this;
    const sent = this.#sent;
    const house = {
      sent,
      get url() {
        return where();
      },
    };
    const people = ['Ada', 'Ben', 'Cleo', 'Dan'].slice(0, count).map((name) => new PatientPerson(house, name));
    for (const p of people) await p.call('POST /api/guest', { body: { name: p.name } });
    return people;
  }

  /** Tables with all their people. */
  get tables(): string[] {
    return [...new Set(this.players.map((p) => p.table))].filter((t) => !this.absent.has(t));
  }

  /** Tables that a server owns. */
  async #owned(node: DrillNode): Promise<number> {
    const text = await fetch(`${node.url}/metrics`, { signal: AbortSignal.timeout(2000) }).then((r) => r.text());
    return Number(/^starboard_owned_tables (\d+)/m.exec(text)?.[1] ?? 0);
  }

  /** Who sits at tables with all their people. */
  readonly #sitting = new Map<string, readonly PatientPerson[]>();

  /** For every match that ended, a new one: there is always something to lose. */
  async renew(): Promise<void> {
    const going = new Set(this.players.filter((p) => !p.isOver).map((p) => p.table));
    if (![...this.absent.keys()].some((t) => going.has(t))) await this.#table('absent');
    for (const [table, people] of [...this.#sitting]) {
      if (going.has(table)) continue;
      this.#sitting.delete(table);
      // The same people: each of their ratings rests on the ones before.
      await this.#table(undefined, people.toReversed());
    }
  }

  /** One that people come to, and that owns tables. */
  async #victim(): Promise<DrillNode> {
    const open = this.nodes.filter((n) => n.open);
    const owned = await Promise.all(open.map((n) => this.#owned(n).catch(() => 0)));
    const owners = open.filter((_, i) => owned[i] > 0);
    const chosen = owners.length > 0 ? owners : open;
    return chosen[this.chance.int(chosen.length)];
  }

  async fault(fault: Fault): Promise<Fault> {
    await this.renew();
    const node = await this.#victim();
    const before = this.players.map((p) => p.waits.length);
    this.#say(`${fault} (${FOR_ALL.includes(fault) ? 'all' : `node ${node.i}`})`);
    await this.#cause(fault, node);
    await sleep(700);
    // What still waits counts too.
    const ms = Math.max(0, ...this.players.map((p, i) => Math.max(p.waiting, ...p.waits.slice(before[i]))));
    this.waits.push({ fault, ms });
    this.#say(`  longest wait ${Math.round(ms)} ms`);
    return fault;
  }

  /** Two faults at two servers at the same time, by chance or the two that are named. Returns what they were. */
  async pair(named?: readonly [Fault, Fault]): Promise<string> {
    await this.renew();
    const [first, second] = [await this.#victim(), this.nodes[this.chance.int(this.nodes.length)]];
    const firsts: readonly Fault[] = [...FAULTS, ...(this.#terms.pair === undefined ? [] : FAIL_OVERS)];
    const [a, b] = named ?? [firsts[this.chance.int(firsts.length)], FAULTS[this.chance.int(FAULTS.length)]];
    const both = `${a} (node ${first.i}) and ${b} (node ${second.i})`;
    this.#say(both);
    if (first === second || !second.open || a === b) await this.#cause(a, first);
    else await Promise.all([this.#cause(a, first), this.#cause(b, second)]);
    await sleep(2000);
    return both;
  }

  async #cause(fault: Fault, node: DrillNode): Promise<void> {
    switch (fault) {
      case 'kill':
        node.open = false;
        node.child.kill('SIGKILL');
        await sleep(2500);
        return this.#serve(node);
      case 'term': {
        node.open = false;
        const gone = new Promise((resolve) => node.child.once('exit', resolve));
        node.child.kill('SIGTERM');
        await gone;
        return this.#serve(node);
      }
      case 'freeze':
        node.child.kill('SIGSTOP');
        await sleep(4500);
        node.child.kill('SIGCONT');
        return sleep(1000);
      case 'nats cut':
        node.nats.cut();
        await sleep(1500);
        node.nats.heal();
        return sleep(1000);
      case 'nats cut for all':
        for (const n of this.nodes) n.nats.cut();
        await sleep(1500);
        for (const n of this.nodes) n.nats.heal();
        return sleep(1000);
      case 'nats hangs one way':
        node.nats.hang(this.chance.int(2) === 0 ? 'there' : 'back');
        await sleep(2500);
        node.nats.heal();
        return sleep(1000);
      case 'postgres cut':
        node.pg.cut();
        await sleep(1000);
        node.pg.heal();
        return sleep(2000);
      case 'postgres hangs':
        node.pg.hang('both');
        await sleep(3000);
        node.pg.heal();
        return sleep(2000);
      case 'slow links':
        node.nats.slow(200);
        node.pg.slow(100);
        await sleep(2500);
        node.nats.heal();
        node.pg.heal();
        return sleep(1000);
      case 'nats away':
        await this.#terms.nats.kill();
        await sleep(AWAY_MS);
        await this.#terms.nats.start();
        return sleep(1500);
      case 'nats away for one':
        node.nats.cut();
        await sleep(AWAY_MS);
        node.nats.heal();
        return sleep(1500);
      case 'postgres away for one':
        node.pg.cut();
        await sleep(AWAY_MS);
        node.pg.heal();
        return sleep(2000);
      case 'cut off':
        // From everything but its people. A balancer notices soon.
        node.nats.cut();
        node.pg.cut();
        await sleep(1000);
        node.open = false;
        await sleep(AWAY_MS);
        node.nats.heal();
        node.pg.heal();
        await sleep(2000);
        node.open = true;
        return;
      case 'postgres away':
        for (const n of this.nodes) n.pg.cut();
        await sleep(AWAY_MS);
        for (const n of this.nodes) n.pg.heal();
        return sleep(2000);
      case 'primary ends':
      case 'primary vanishes': {
        const { pair } = this.#terms;
        if (pair === undefined) throw new Error(`'${fault}' needs a database that can fail over`);
        if (fault === 'primary vanishes') for (const n of this.nodes) n.pg.vanish();
        await pair.failOver();
        for (const n of this.nodes) n.pg.lead({ path: this.#socket });
        await pair.rejoin();
        return sleep(2000);
      }
      case 'update':
        this.#rules++;
        for (const n of this.nodes) await this.#cause('term', n);
        return sleep(1000);
    }
  }

  /** Whether every table that goes on makes a move from now on; the ones that do not. */
  async stuck(ms: number): Promise<string[]> {
    const since = performance.now();
    const moved = (table: string): boolean =>
      this.players.some((p) => p.table === table && (p.isOver || p.said.some((s) => s.at > since && s.acked !== null)));
    while (performance.now() - since < ms && !this.tables.every(moved)) await sleep(50);
    return this.tables.filter((t) => !moved(t));
  }

  async stop(): Promise<void> {
    for (const player of this.players) player.end();
    for (const node of this.nodes) {
      node.child?.kill('SIGKILL');
      node.nats.close();
      node.pg.close();
    }
    this.#hooks.close();
    this.#hooks.closeAllConnections();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

/** On a busy machine a start may take longer than it may: people sit down at another table then. */
async function began(begin: () => Promise<string>): Promise<string> {
  for (let tries = 1; ; tries++) {
    try {
      return await begin();
    } catch (error) {
      if (tries === 5) throw error;
    }
  }
}

/** Says it again where a server says that it is busy, as pages do. */
class PatientPerson extends Person {
  override async call<K extends RouteKey>(key: K, args: Args<K> = {}): Promise<Api[K]['reply']> {
    for (let times = 1; ; times++) {
      const { status, body } = await this.ask(key, args);
      if (status === 200) return body;
      if (status !== 503 || times === 60) throw new Error(`${this.name}: ${key} answered ${status} ${JSON.stringify(body)}`);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}
