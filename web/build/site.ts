/**
 * The pages as a folder for any web host (`starboard site`). Nobody knows beforehand in which folder of the host it will lie, and
 * a plain file server knows no addresses but those of files. So every address that can be listed gets a page of its own, all
 * others get 404.html, and each page finds the folder from its own address before it loads anything.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gameIds } from '@starboard/registry';
import type { Plugin } from 'vite';

export const SITE = 'site';
export const SITE_SHELL = '/404.html';
/** Says that a folder was written by us, so that it may be written again. */
export const SITE_MARK = 'starboard-site.json';

/** What the page is made of: everything in the head that names a file beside it. */
const TAG = /<(?:link|script)\b[^>]*\s(?:href|src)="\.\/[^>]*>(?:<\/script>)?/g;

/** The patterns of the pages, from where they are kept. */
export const patternsIn = (source: string): string[] => [...source.matchAll(/\broute\('([^']+)'/g)].map((found) => found[1]);

/** Addresses that can be listed: those without parts, and those whose only part is a game. */
export const listed = (patterns: readonly string[], games: readonly string[]): string[] =>
  patterns.flatMap((pattern) =>
    pattern === '/' ? [] : !pattern.includes(':') ? [pattern] : /^[^:]*:game$/.test(pattern) ? games.map((id) => pattern.replace(':game', id)) : [],
  );

/** What a part of an address can be, where that is known: the folder of the host may have any name. */
const PARTS: Readonly<Record<string, string>> = { game: `(?:${gameIds.join('|')})`, kind: '(?:local|table|shared)' };

/** `depth`: how many parts of the address belong to the page; null: whatever fits one of the patterns. */
export function pageFrom(index: string, patterns: readonly string[], depth: number | null): string {
  const tags = index.match(TAG) ?? [];
  const bare = tags.reduce((html, tag) => html.replace(tag, ''), index);
  const fits = patterns.filter((p) => p !== '/').map((p) => `^${p.replace(/:([a-z]+)/g, (_, part: string) => PARTS[part] ?? '[^/]+')}$`);
  const script = `(() => {
  const parts = location.pathname.replace(/index\\.html$/, '').replace(/\\/$/, '').split('/');
  let depth = ${depth};
  if (depth === null) {
    const fits = ${JSON.stringify(fits)}.map((p) => new RegExp(p));
    depth = [3, 2, 1].find((n) => n < parts.length && fits.some((p) => p.test('/' + parts.slice(-n).join('/')))) ?? 0;
  }
  const root = parts.slice(0, parts.length - depth).join('/') + '/';
  document.documentElement.dataset.root = root;
  document.write(${JSON.stringify(tags.join('')).replaceAll('</', '<\\/')}.replaceAll('"./', '"' + root));
})();`;
  return bare.replace('</title>', `</title>\n    <script>${script}</script>`);
}

export function site(): Plugin {
  let folder = '';
  let root = '';
  return {
    name: 'starboard:site',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const index = readFileSync(join(folder, 'index.html'), 'utf8');
        const patterns = patternsIn(readFileSync(join(root, 'src/app.tsx'), 'utf8'));
        for (const path of listed(patterns, gameIds)) {
          const to = join(folder, path);
          mkdirSync(to, { recursive: true });
          writeFileSync(join(to, 'index.html'), pageFrom(index, patterns, path.split('/').length - 1));
        }
        writeFileSync(join(folder, 'index.html'), pageFrom(index, patterns, 0));
        writeFileSync(join(folder, SITE_SHELL), pageFrom(index, patterns, null));
        const manifest = join(folder, 'manifest.webmanifest');
        writeFileSync(manifest, readFileSync(manifest, 'utf8').replaceAll('": "/', '": "./'));
        // GitHub Pages would leave out what its own generator does not like.
        writeFileSync(join(folder, '.nojekyll'), '');
        writeFileSync(join(folder, SITE_MARK), `${JSON.stringify({ pages: 'starboard' })}\n`);
      },
    },
  };
}
