/** Game Park's package imports folders, which Node does not resolve: bundled once, beside the other caches. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

export async function loadSixty(): Promise<typeof import('./sixty.ts')> {
  const folder = join(import.meta.dirname, 'node_modules/.cache');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, 'sixty.mjs');
  await build({
    entryPoints: [join(import.meta.dirname, 'sixty.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    // As their server would run it: no development checks.
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  return (await import(pathToFileURL(outfile).href)) as typeof import('./sixty.ts');
}
