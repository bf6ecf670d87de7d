/** A real server on a random port with SQLite in a folder of its own, and people with browsers. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitPlayer, type Terms, termsHash } from '@starboard/kernel';
import type { Api, NewTable, ProblemBody, RouteKey, TableInfo } from '../api/routes.ts';
import { newSecret } from '../identity/tokens.ts';
import { type Overrides, readConfig, type Server, type ServerConfig, startServer } from '../index.ts';
import { Screen, type TappedServer } from './screen.ts';

export class House {
  readonly data: string;
  readonly #env: Record<string, string>;
  readonly #instead: Overrides;
  server!: Server;
  /** Every line of the log. */
  readonly log: string[] = [];
  /** Everything the server ever sent to anybody. */
  readonly sent: string[] = [];

  private constructor(env: Record<string, string>, instead: Overrides, data?: string) {
    this.data = data ?? mkdtempSync(join(tmpdir(), 'starboard-server-'));
    this.#env = env;
    this.#instead = instead;
  }

  static async open(env: Record<string, string> = {}, instead: Overrides = {}, data?: string): Promise<House> {
    const house = new House(env, instead, data);
    await house.start();
    return house;
  }

  get config(): ServerConfig {
    return readConfig({
      PORT: '0',
      HOST: '127.0.0.1',
      STARBOARD_DATA: this.data,
      LOG_LEVEL: 'debug',
      STARBOARD_WEB: 'none',
      STARBOARD_BOT_THREADS: '1',
      STARBOARD_MAX_REQUESTS: '100000',
      STARBOARD_MAX_MESSAGES: '100000',
      ...this.#env,
    });
  }

  async start(): Promise<void> {
    this.server = await startServer(this.config, { logTo: { write: (line) => void this.log.push(line) }, ...this.#instead });
  }

  async restart(): Promise<void> {
    await this.server.close();
    await this.start();
  }

  get url(): string {
    return this.server.url;
  }

  async close(): Promise<void> {
    await this.server.close();
    rmSync(this.data, { recursive: true, force: true });
  }

  async person(name: string): Promise<Person> {
    const person = new Person(this, name);
    await person.call('POST /api/guest', { body: { name } });
    return person;
  }
}

export type Args<K extends RouteKey> = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly body?: Api[K]['body'] | undefined;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
};

export class Answer<T> {
  readonly status: number;
  readonly body: T & Partial<ProblemBody>;
  readonly headers: Headers;
  constructor(status: number, body: T, headers: Headers) {
    this.status = status;
    this.body = body as T & Partial<ProblemBody>;
    this.headers = headers;
  }
}

/** Somebody with one browser. */
export class Person {
  readonly house: TappedServer;
  readonly name: string;
  cookie = '';
  /** The words of the fair start, by table. */
  readonly words = new Map<string, string>();
  readonly screens: Screen[] = [];

  constructor(house: TappedServer, name: string) {
    this.house = house;
    this.name = name;
  }

  async ask<K extends RouteKey>(key: K, args: Args<K> = {}): Promise<Answer<Api[K]['reply']>> {
    const [method, pattern] = key.split(' ');
    const path = pattern.replace(/:(\w+)/g, (_, name: string) => String(args.params?.[name]));
    const query = args.query === undefined ? '' : `?${new URLSearchParams(args.query)}`;
    const response = await fetch(`${this.house.url}${path}${query}`, {
      method,
      headers: {
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(method === 'GET' || method === 'DELETE' ? {} : { 'content-type': 'application/json' }),
        ...args.headers,
      },
      ...(method === 'GET' || method === 'DELETE' ? {} : { body: JSON.stringify(args.body ?? {}) }),
    });
    for (const set of response.headers.getSetCookie()) this.cookie = set.split(';')[0];
    const text = await response.text();
    this.house.sent.push(text);
    return new Answer(response.status, JSON.parse(text) as Api[K]['reply'], response.headers);
  }

  /** Like `ask`, but it must work. */
  async call<K extends RouteKey>(key: K, args: Args<K> = {}): Promise<Api[K]['reply']> {
    const { status, body } = await this.ask(key, args);
    if (status !== 200) throw new Error(`${this.name}: ${key} answered ${status} ${JSON.stringify(body)}`);
    return body;
  }

  async identity(): Promise<string> {
    return (await this.call('GET /api/here')).me!.identity;
  }

  async table(id: string): Promise<TableInfo> {
    return this.call('GET /api/tables/:table', { params: { table: id } });
  }

  make(given: NewTable): Promise<TableInfo> {
    return this.call('POST /api/tables', { body: given });
  }

  /** A fresh word and its commitment. */
  async commitment(table: string): Promise<string> {
    const word = newSecret();
    this.words.set(table, word);
    return commitPlayer(table, await this.identity(), word);
  }

  async sit(table: string, chair?: number): Promise<TableInfo> {
    const commitment = await this.commitment(table);
    return this.call('POST /api/tables/:table/sit', { params: { table }, body: { commitment, ...(chair === undefined ? {} : { chair }) } });
  }

  /** Checks the terms as a client does, and reveals. */
  async reveal(table: string): Promise<TableInfo> {
    const { fairness, you } = await this.table(table);
    const start = fairness.start!;
    const terms = start.terms as Terms;
    if (termsHash(terms) !== start.hash) throw new Error('the hash is not of these terms');
    if (terms.commitment !== fairness.commitment) throw new Error('another commitment of the server');
    const mine = terms.seats[you!.chair!];
    if (mine.commitment !== commitPlayer(table, you!.identity, this.words.get(table)!)) throw new Error('another commitment of mine');
    return this.call('POST /api/tables/:table/reveal', { params: { table }, body: { attempt: start.attempt, word: this.words.get(table)! } });
  }

  async screen(): Promise<Screen> {
    const screen = await Screen.open(this.house, this.cookie);
    this.screens.push(screen);
    return screen;
  }
}

/** A table of these people that runs; the first one keeps it. `bots`: on the seats that are left. */
export async function running(people: readonly Person[], given: NewTable, bots?: 'easy'): Promise<string> {
  const [owner, ...others] = people;
  const { id } = await owner.make(given);
  await owner.sit(id);
  const { token } = await owner.call('POST /api/tables/:table/invitations', { params: { table: id } });
  for (const other of others) {
    await other.call('POST /api/invitations/accept', { body: { token } });
    await other.sit(id);
  }
  await owner.call('POST /api/tables/:table/start', { params: { table: id }, ...(bots === undefined ? {} : { body: { bots } }) });
  for (const person of people) await person.reveal(id);
  return id;
}
