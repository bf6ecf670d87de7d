/** Settings: defaults, refused values, and a complete table for docs/settings.md. */
import { expect, test } from 'vitest';
import { BadConfig, readConfig, settingsTable } from '../index.ts';

test('everything has a usual value', () => {
  expect(readConfig({})).toMatchObject({
    port: 4747,
    host: '0.0.0.0',
    databaseUrl: null,
    publicUrl: null,
    logLevel: 'info',
    webhooks: true,
    metrics: 'local',
  });
  expect(readConfig({ PORT: '', PUBLIC_URL: '  ' })).toMatchObject({ port: 4747, publicUrl: null });
  expect(readConfig({ PORT: '80', PUBLIC_URL: 'https://games.example.org/' })).toMatchObject({ port: 80, publicUrl: 'https://games.example.org' });
});

test.each([
  ['PORT', 'seven', /^PORT must be a whole number from 0 to 65535, not 'seven'\.$/],
  ['PORT', '70000', /^PORT must/],
  ['PORT', '-1', /^PORT must/],
  ['HOST', 'my host', /^HOST must be an address/],
  ['PUBLIC_URL', 'games.example.org', /^PUBLIC_URL must be an address that begins with http/],
  ['PUBLIC_URL', 'https://example.org/games', /^PUBLIC_URL must be an address without a path/],
  ['PUBLIC_URL', 'ftp://example.org', /^PUBLIC_URL/],
  ['LOG_LEVEL', 'loud', /^LOG_LEVEL must be one of fatal/],
  ['DATABASE_URL', 'mysql://me:secret@db/x', /^DATABASE_URL must be an address that begins with postgres:\/\/ or postgresql:\/\/\.$/],
  ['STARBOARD_WEBHOOKS', 'maybe', /^STARBOARD_WEBHOOKS must be on or off/],
  ['STARBOARD_METRICS', 'yes', /^STARBOARD_METRICS must be one of off, local, all/],
  ['STARBOARD_PROXY', 'everybody!', /^STARBOARD_PROXY must be off/],
  ['STARBOARD_MAX_TABLES', '0', /^STARBOARD_MAX_TABLES must be a whole number from 1/],
])('%s=%s is refused in one sentence', (name, value, sentence) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(BadConfig);
  expect(read).toThrow(sentence);
  expect(read).not.toThrow(/secret/);
});

test('every setting is described for docs/settings.md', () => {
  for (const { name, about } of settingsTable) {
    expect(name).toMatch(/^[A-Z][A-Z_]+$/);
    expect(about).toMatch(/^[A-Z].*\.$/);
  }
  expect(new Set(settingsTable.map((s) => s.name)).size).toBe(settingsTable.length);
});
