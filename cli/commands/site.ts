/** `starboard site DIR`: the pages as a folder for any web host, for everything that needs no server. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BadInput, type Command } from '../command.ts';
import { atMost } from '../table-args.ts';

const ROOT = join(import.meta.dirname, '../..');
/** In a folder that was written by us (web/build/site.ts). */
const MARK = 'starboard-site.json';

export const siteCommand: Command = {
  flags: {},
  async run(given, context) {
    atMost(given, 1, context);
    const { bad, site } = context.words;
    const [name] = given.positionals;
    if (name === undefined) throw new BadInput(bad.noFolder('site'));
    const folder = resolve(name);
    // It is emptied first: nobody's files may be in it.
    if (existsSync(folder) && !existsSync(join(folder, MARK)) && readdirSync(folder).length > 0) throw new BadInput(site.notEmpty(folder));
    const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
    const args = [vite, 'build', '--mode', 'site', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
    const done = spawnSync(process.execPath, args, { cwd: join(ROOT, 'web'), encoding: 'utf8', maxBuffer: 1 << 28 });
    if (done.status !== 0) throw new BadInput(`${site.failed}\n${done.stdout ?? ''}${done.stderr ?? ''}`.trim());
    process.stdout.write(`${site.made(folder)}\n`);
    return 0;
  },
};
