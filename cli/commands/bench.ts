/** `starboard bench`: runs bench/, a separate workspace that may not be installed. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput, type Command } from '../command.ts';

const BENCH = join(import.meta.dirname, '../../bench/run.ts');

export const benchCommand: Command = {
  flags: {},
  raw: true,
  run(given, { words }) {
    if (!existsSync(BENCH)) throw new BadInput(words.bad.bench);
    const child = spawn(process.execPath, [BENCH, ...given.positionals], { stdio: 'inherit' });
    // Ctrl-C reaches the child too, which handles it.
    const ignore = (): void => {};
    process.on('SIGINT', ignore);
    return new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('exit', (code, signal) => {
        process.off('SIGINT', ignore);
        resolve(code ?? (signal === 'SIGINT' ? 130 : 1));
      });
    });
  },
};
