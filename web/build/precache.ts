/** Writes the list of all built files into the service worker: what it caches so that the next visit needs no network. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** Stands in sw.ts where the list goes. */
const PLACE = /["'`]%PRECACHE%["'`]/;

/** `shell`: the page for every address but the first. */
export function precache(entry: string, shell: string): Plugin {
  let publicDir = '';
  return {
    name: 'starboard:precache',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    // After the HTML is written, which is part of the list.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === entry);
        if (worker?.type !== 'chunk') return;
        const hash = createHash('sha256');
        const files: string[] = [];
        const add = (name: string, content: string | Uint8Array): void => {
          files.push(`/${name}`);
          hash.update(name).update(content);
        };
        for (const file of Object.values(bundle)) if (file !== worker) add(file.fileName, file.type === 'chunk' ? file.code : file.source);
        // Pictures for messengers: no page ever shows them.
        for (const path of filesUnder(publicDir)) if (!/\/art\/cards\//.test(path)) add(relative(publicDir, path), readFileSync(path));
        const list = {
          version: hash.digest('hex').slice(0, 16),
          files: [...new Set([...files.filter((f) => f !== '/index.html'), ...(shell === '/' ? [] : [shell])])],
          shell,
        };
        if (!PLACE.test(worker.code)) throw new Error('The service worker has no place for its list of files.');
        worker.code = worker.code.replace(PLACE, JSON.stringify(list));
      },
    },
  };
}

const filesUnder = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });
