/** docs/limits.md says what the code does. A new limit needs a row there, and a constant an entry here. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { OPTION_TEXT } from '../api/terms-shapes.ts';
import { SENT_A_MINUTE } from '../challenges/challenges.ts';
import { DAYS_LATE, MOST_WORDS } from '../challenges/day.ts';
import { REPLAY_MS, REPLAYS_WAITING } from '../challenges/replay-thread.ts';
import { MOST_ACTS } from '../challenges/replaying.ts';
import { CODE_MS, LINK_MS, LINK_TRIES } from '../identity/device-links.ts';
import { MAX_DEVICES, RENAMES } from '../identity/identities.ts';
import { REPORT_LINES, REPORTS_OF_NETWORK, REPORTS_OF_PERSON, REPORTS_OF_SERVER } from '../identity/reports.ts';
import { MAX_BLOCKS, MAX_FRIENDS } from '../identity/ties.ts';
import { settingsTable } from '../index.ts';
import { HARD_BYTES, SOFT_BYTES, UNSENT_BYTES, UNSENT_OF_NETWORK } from '../network/connection.ts';
import { BODY_BYTES, REQUEST_MS } from '../network/http.ts';
import { MAILS_AN_HOUR } from '../notices/notice-settings.ts';
import { AGAIN_MS } from '../notices/notices.ts';
import { TIMEOUT_MS } from '../notices/webhook.ts';
import { BACKUPS_KEPT } from '../operations/backups.ts';
import { KEY_TRIES } from '../operations/host-key.ts';
import { CHATS, GALLERY_LINES, PLAYER_LINES } from '../tables/chat.ts';
import { LIVE_AWAY_MS, MAX_CLAIMS } from '../tables/claims.ts';
import { KEPT_ATTEMPTS } from '../tables/fair-start.ts';
import { GUESSES_OF_NETWORK, GUESSES_OF_SERVER, MAX_ADMITTED, MAX_ASKED, MAX_INVITATIONS, MAX_REVOKED, SPOKEN_MS } from '../tables/invitations.ts';
import { FIRST_OF_HOST } from '../tables/lobby-list.ts';
import { MOST_RESULTS } from '../tables/results.ts';
import { MAX_ROUNDS, ROBIN_PAIRS, ROBIN_PEOPLE } from '../tournaments/robin.ts';
import { EMPTY_ROUNDS, MAX_ENTRANTS, MAX_TOURNAMENTS } from '../tournaments/tournaments.ts';

const root = join(import.meta.dirname, '../..');
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

const bytes = (n: number): string => (n >= 2 ** 20 ? `${n / 2 ** 20} MB` : `${n / 1024} KB`);
const duration = (ms: number): string => (ms >= 60_000 ? `${ms / 60_000} minutes` : `${ms / 1000} seconds`);

const CONSTANTS: Readonly<Record<string, string>> = {
  BODY_BYTES: bytes(BODY_BYTES),
  REQUEST_MS: duration(REQUEST_MS),
  SOFT_BYTES: bytes(SOFT_BYTES),
  HARD_BYTES: bytes(HARD_BYTES),
  UNSENT_BYTES: bytes(UNSENT_BYTES),
  UNSENT_OF_NETWORK: bytes(UNSENT_OF_NETWORK),
  OPTION_TEXT: `${OPTION_TEXT.toLocaleString('en')} characters`,
  RENAMES: String(RENAMES),
  MAX_DEVICES: String(MAX_DEVICES),
  MAILS_AN_HOUR: String(MAILS_AN_HOUR),
  FIRST_OF_HOST: String(FIRST_OF_HOST),
  LINK_MS: duration(LINK_MS),
  CODE_MS: duration(CODE_MS),
  LINK_TRIES: String(LINK_TRIES),
  MAX_INVITATIONS: String(MAX_INVITATIONS),
  MAX_REVOKED: String(MAX_REVOKED),
  SPOKEN_MS: duration(SPOKEN_MS),
  GUESSES_OF_NETWORK: String(GUESSES_OF_NETWORK),
  GUESSES_OF_SERVER: String(GUESSES_OF_SERVER),
  MAX_ADMITTED: String(MAX_ADMITTED),
  MAX_CLAIMS: String(MAX_CLAIMS),
  LIVE_AWAY_MS: duration(LIVE_AWAY_MS),
  CHATS: String(CHATS),
  PLAYER_LINES: String(PLAYER_LINES),
  GALLERY_LINES: String(GALLERY_LINES),
  KEPT_ATTEMPTS: String(KEPT_ATTEMPTS),
  TIMEOUT_MS: duration(TIMEOUT_MS),
  AGAIN_MS: String(AGAIN_MS.length),
  MAX_FRIENDS: String(MAX_FRIENDS),
  MAX_BLOCKS: String(MAX_BLOCKS),
  MAX_ASKED: String(MAX_ASKED),
  REPORTS_OF_PERSON: String(REPORTS_OF_PERSON),
  REPORTS_OF_NETWORK: String(REPORTS_OF_NETWORK),
  REPORTS_OF_SERVER: REPORTS_OF_SERVER.toLocaleString('en'),
  REPORT_LINES: String(REPORT_LINES),
  MOST_RESULTS: MOST_RESULTS.toLocaleString('en'),
  KEY_TRIES: String(KEY_TRIES),
  BACKUPS_KEPT: String(BACKUPS_KEPT),
  MAX_ENTRANTS: String(MAX_ENTRANTS),
  ROBIN_PEOPLE: String(ROBIN_PEOPLE),
  ROBIN_PAIRS: String(ROBIN_PAIRS),
  MAX_ROUNDS: String(MAX_ROUNDS),
  MAX_TOURNAMENTS: String(MAX_TOURNAMENTS),
  EMPTY_ROUNDS: String(EMPTY_ROUNDS),
  REPLAYS_WAITING: String(REPLAYS_WAITING),
  SENT_A_MINUTE: String(SENT_A_MINUTE),
  MOST_ACTS: MOST_ACTS.toLocaleString('en'),
  REPLAY_MS: duration(REPLAY_MS),
  DAYS_LATE: String(DAYS_LATE),
  MOST_WORDS: MOST_WORDS.toLocaleString('en'),
};

/** The rows below a heading: what, limit, name, what somebody sees. */
function rowsOf(page: string, heading: string): { limit: string; name: string; sees: string }[] {
  const part = page.split(/^## /m).find((p) => p.startsWith(heading)) ?? '';
  return [...part.matchAll(/^\| (?!what )(.+) \| (.*) \| `(\w+)` \| (.+) \|$/gm)].map(([, , limit, name, sees]) => ({ limit, name, sees }));
}

describe('docs/limits.md', () => {
  const page = textOf('docs/limits.md');
  const listed = (heading: string): Record<string, string> => Object.fromEntries(rowsOf(page, heading).map((r) => [r.name, r.limit]));

  test('names every setting that is a number, with its default', () => {
    const numbers = settingsTable.filter((s) => /^\d+$/.test(s.usual) && s.name !== 'PORT');
    expect(listed('Settings')).toEqual(Object.fromEntries(numbers.map((s) => [s.name, s.usual])));
  });

  test('names every constant with its value', () => {
    expect(listed('Constants')).toEqual(CONSTANTS);
  });

  test('quotes sentences that the pages say', () => {
    const words = ['en', 'far.en', 'online.en'].map((file) => textOf(`web/src/words/${file}.ts`)).join('');
    const quoted = [...page.matchAll(/“(.+?)”/g)].map(([, sentence]) => sentence);
    expect(quoted.length).toBeGreaterThan(5);
    for (const sentence of quoted) expect(words).toContain(`'${sentence}'`);
  });
});

describe('SECURITY.md', () => {
  const rows = [...textOf('SECURITY.md').matchAll(/^\| (\d+) \| (.+) \| (.+) \|$/gm)];

  test('has a line for each of the 24 attacks', () => {
    expect(rows.map((r) => Number(r[1]))).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
  });

  // `open`: nobody has written that test yet.
  test.each(rows.filter((r) => r[3] !== 'open').map((r) => [r[1], r[3]]))('%s: its test is there and names it (%s)', (number, where) => {
    const file = /^`([\w-]+\.test\.ts)`$/.exec(where)?.[1] ?? where;
    expect(textOf(`server/test/attacks/${file}`)).toMatch(new RegExp(`('|\\*\\* |\\. )${number}: `));
  });
});

test('docs/settings.md has the settings as they are', () => {
  const rows = [...textOf('docs/settings.md').matchAll(/^\| `([A-Z_]+)` \| (?:`(.*)`)? ?\| (.+) \|$/gm)].map(([, name, usual, about]) => [
    name,
    usual ?? '',
    about,
  ]);
  expect(rows).toEqual(settingsTable.map((s) => [s.name, s.usual, s.about]));
});
