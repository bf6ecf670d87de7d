/**
 * `starboard host …`: everything that the host's page can do, from a terminal. It speaks to the running server with the key that its
 * first start printed (STARBOARD_HOST_KEY). Only a new key is made without it, while the server stands still.
 */
import { OperatorError, readConfig, renewHostKey } from '@starboard/server';
import { BadInput, type CliContext, type Command, type ParsedArgs } from '../command.ts';
import { atMost } from '../table-args.ts';
import { clean } from '../text.ts';

type Ask = (method: string, path: string, body?: object) => Promise<unknown>;
interface Task {
  /** How many words it takes. */
  readonly takes: number;
  run(ask: Ask, given: ParsedArgs, context: CliContext): Promise<unknown>;
}

const HOUR_MS = 3_600_000;
const segment = (given: ParsedArgs): string => encodeURIComponent(given.positionals[1] ?? '');

const tasks: Readonly<Record<string, Task>> = {
  status: { takes: 0, run: (ask) => ask('GET', '') },
  tables: { takes: 1, run: (ask, given) => ask('GET', `/tables?state=${encodeURIComponent(given.positionals[1] ?? 'running')}`) },
  close: { takes: 1, run: (ask, given) => ask('POST', `/tables/${segment(given)}/close`, {}) },
  clear: { takes: 0, run: (ask) => ask('POST', '/tables/clear', {}) },
  people: { takes: 0, run: (ask) => ask('GET', '/people') },
  remove: { takes: 1, run: (ask, given) => ask('DELETE', `/people/${segment(given)}`) },
  reports: { takes: 0, run: (ask, given) => ask('GET', given.has('done') ? '/reports?done=yes' : '/reports') },
  done: { takes: 1, run: (ask, given) => ask('POST', `/reports/${segment(given)}/done`, {}) },
  works: { takes: 0, run: (ask) => ask('GET', '/works') },
  'remove-work': {
    takes: 2,
    run: (ask, given, { words }) => {
      const reason = given.positionals[2];
      if (reason === undefined) throw new BadInput(words.host.noReason);
      return ask('POST', `/works/${segment(given)}/remove`, { reason });
    },
  },
  'refused-works': { takes: 0, run: (ask) => ask('GET', '/refused-works') },
  'allow-work': { takes: 1, run: (ask, given) => ask('POST', `/refused-works/${segment(given)}/allow`, {}) },
  announce: {
    takes: 1,
    run: (ask, given, { words }) => {
      const en = given.positionals[1];
      if (en === undefined) throw new BadInput(words.host.noText);
      const hours = given.number('hours', 1, 24 * 31, 24, words);
      const de = given.text('de');
      return ask('PUT', '/announcement', { en, ...(de === undefined ? {} : { de }), until: Date.now() + hours * HOUR_MS });
    },
  },
  hush: { takes: 0, run: (ask) => ask('DELETE', '/announcement') },
  backups: { takes: 0, run: (ask) => ask('GET', '/backups') },
  backup: { takes: 0, run: (ask) => ask('POST', '/backups', {}) },
  results: { takes: 0, run: (ask) => ask('POST', '/results', {}) },
  ratings: { takes: 0, run: (ask) => ask('POST', '/ratings', {}) },
};

export const hostCommand: Command = {
  flags: { url: { type: 'string' }, hours: { type: 'string' }, de: { type: 'string' }, done: { type: 'boolean' } },
  async run(given, context) {
    const { words } = context;
    const [name = ''] = given.positionals;
    if (name === 'key') {
      atMost(given, 1, context);
      process.stdout.write(`${words.host.key(await newKey(context))}\n`);
      return 0;
    }
    const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
    if (task === undefined) throw new BadInput(words.host.task([...Object.keys(tasks), 'key']));
    atMost(given, 1 + task.takes, context);
    const said = await task.run(asker(given, context), given, context);
    // Names and texts come from strangers: nothing in them may move the cursor.
    process.stdout.write(`${JSON.stringify(said, (_, value: unknown) => (typeof value === 'string' ? clean(value) : value), 2)}\n`);
    return 0;
  },
};

async function newKey(context: CliContext): Promise<string> {
  try {
    return await renewHostKey(readConfig(process.env));
  } catch (error) {
    throw error instanceof OperatorError ? new BadInput(error.in(context.language)) : error;
  }
}

function asker(given: ParsedArgs, { words }: CliContext): Ask {
  const key = process.env.STARBOARD_HOST_KEY?.trim() ?? '';
  if (!/^[A-Za-z0-9_-]{43}$/.test(key)) throw new BadInput(words.host.noKey);
  const base = given.text('url') ?? `http://localhost:${process.env.PORT ?? '4747'}`;
  if (URL.parse(base) === null) throw new BadInput(words.host.silent(base));
  return async (method, path, body) => {
    const reply = await fetch(new URL(`/api/host${path}`, base), {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new BadInput(words.host.silent(base));
    });
    const said = (await reply.json().catch(() => null)) as { error?: string; message?: string } | null;
    if (reply.ok && said !== null) return said;
    throw new BadInput(said?.error === 'host-key' ? words.host.wrongKey : words.host.refused(said?.message ?? String(reply.status)));
  };
}
