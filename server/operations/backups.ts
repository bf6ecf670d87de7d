/** Backups that the host makes while the server runs, in the data folder, each read back before it counts. The newest are kept. */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { refused } from '../api/problem.ts';
import { backup } from '../storage/backup.ts';
import type { Installation } from '../storage/installation.ts';
import { privateFolder } from '../storage/private-files.ts';

export const BACKUPS_KEPT = 7;
const NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}$/;

export class Backups {
  readonly #from: Installation;
  readonly #folder: string;
  readonly #now: () => number;
  #making: Promise<void> | null = null;

  constructor(from: Installation, now: () => number) {
    this.#from = from;
    this.#folder = join(from.dataDir, 'backups');
    this.#now = now;
  }

  /** Newest first. A folder without a finished file is none. */
  list(): { name: string; at: number; bytes: number }[] {
    return this.#names().flatMap((name) => {
      const files = readdirSync(join(this.#folder, name)).filter((file) => !file.endsWith('.part'));
      if (files.length === 0) return [];
      const bytes = files.reduce((sum, file) => sum + statSync(join(this.#folder, name, file)).size, 0);
      return [{ name, at: Math.round(statSync(join(this.#folder, name, files[0])).mtimeMs), bytes }];
    });
  }

  /** One at a time. */
  async make(): Promise<void> {
    if (this.#making !== null) throw refused('backup-runs');
    this.#making = this.#make().finally(() => {
      this.#making = null;
    });
    await this.#making;
  }

  async #make(): Promise<void> {
    const name = new Date(this.#now()).toISOString().slice(0, 19).replaceAll(':', '-');
    if (this.#names().includes(name)) throw refused('backup-again');
    privateFolder(this.#folder);
    await backup(this.#from, join(this.#folder, name));
    for (const old of this.#names().slice(BACKUPS_KEPT)) rmSync(join(this.#folder, old), { recursive: true, force: true });
  }

  #names(): string[] {
    try {
      return readdirSync(this.#folder)
        .filter((name) => NAME.test(name))
        .sort()
        .reverse();
    } catch {
      return [];
    }
  }
}
