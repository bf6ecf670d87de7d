/** Builds the client into a folder of the tests' own, unless nothing has changed since, so that other work in the same checkout is not disturbed. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
export const WEB = join(ROOT, 'e2e/.cache/web');
/** What the client is made of. */
const SOURCES = ['web', 'kernel', 'games', 'registry', 'bots', 'host', 'table-kit', 'server/storage'];
const SKIP = new Set(['node_modules', 'dist', 'test', 'coverage', '.cache']);

function newest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path).reduce((most, name) => (SKIP.has(name) ? most : Math.max(most, newest(join(path, name)))), stat.mtimeMs);
}

export default function build(): void {
  const began = Date.now();
  const made = join(WEB, 'index.html');
  const sources = Math.max(...SOURCES.map((folder) => newest(join(ROOT, folder))));
  if (process.env.E2E_BUILD !== 'never' && (!existsSync(made) || statSync(made).mtimeMs < sources)) {
    const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
    const done = spawnSync(process.execPath, [vite, 'build', '--outDir', WEB, '--emptyOutDir', '--logLevel', 'warn'], {
      cwd: join(ROOT, 'web'),
      encoding: 'utf8',
    });
    if (done.status !== 0) throw new Error(`The client cannot be built:\n${done.stdout}${done.stderr}`);
    // Whatever was changed meanwhile is newer than this build.
    utimesSync(made, began / 1000, began / 1000);
    console.log(`The client is built (${((Date.now() - began) / 1000).toFixed(1)} s).`);
  }
}
