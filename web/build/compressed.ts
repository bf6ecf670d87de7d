/** Writes a .br and a .gz beside every larger text file of the build, so that the server never compresses anything itself. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(html|js|css|svg|json|webmanifest|txt)$/;
/** Smaller files gain next to nothing. */
const LEAST_BYTES = 256;

export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'starboard:compressed',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => compressFolder(folder),
    },
  };
}

async function compressFolder(folder: string): Promise<void> {
  await Promise.all(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(async (name) => {
      const path = join(folder, name);
      if (!TEXT.test(name) || !statSync(path).isFile()) return;
      const data = readFileSync(path);
      if (data.length < LEAST_BYTES) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(data, { params }));
      writeFileSync(`${path}.gz`, await promisify(gzip)(data, { level: 9 }));
    }),
  );
}
