/** Writes every text file once more as .br and .gz beside it: the server sends what the browser takes, and computes nothing. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
/** Below, the headers of the answer cost more than is won. */
const SMALLEST = 800;

const br = promisify(brotliCompress);
const gz = promisify(gzip);

export function compress(): Plugin {
  let out = '';
  return {
    name: 'starboard:compress',
    apply: 'build',
    configResolved(config) {
      out = join(config.root, config.build.outDir);
      if (config.build.outDir.startsWith('/')) out = config.build.outDir;
    },
    closeBundle: {
      order: 'post',
      // The files of public/ are there by now too.
      async handler() {
        await Promise.all(filesUnder(out).map(squeeze));
      },
    },
  };
}

async function squeeze(file: string): Promise<void> {
  if (!TEXT.test(file)) return;
  const content = readFileSync(file);
  if (content.length < SMALLEST) return;
  const [b, g] = await Promise.all([
    br(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    gz(content, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, b);
  writeFileSync(`${file}.gz`, g);
}

const filesUnder = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });
