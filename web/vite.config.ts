/** Builds the client into web/dist: the page, its workers and the service worker, with a list of everything it caches. */
import { defineConfig } from 'vite';
import { catalogue } from './build/catalogue.ts';
import { compressed } from './build/compressed.ts';
import { guard } from './build/guard.ts';
import { chunkName, gamePart, parts } from './build/parts.ts';
import { precache } from './build/precache.ts';
import { fontPreload } from './build/preload.ts';
import { SITE, SITE_SHELL, site } from './build/site.ts';
import { workers } from './build/workers.ts';

/**
 * Our own modules do nothing for others when they are loaded, so what nobody uses of them is left out (Node's pools, record
 * schemas). The file tools of a game do, but code that loads them uses them.
 */
const PURE = /\/(kernel|games|registry|bots|host|table-kit)\/.*(?<!\.css)$/;
/** The service worker must keep its address, everything else is named by its content. */
const SERVICE_WORKER = 'sw';

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [
    catalogue(),
    workers(),
    parts(),
    guard(),
    fontPreload(),
    precache(SERVICE_WORKER, mode === SITE ? SITE_SHELL : '/'),
    mode === SITE ? site() : compressed(),
  ],
  // Files for any folder of any host name each other by the way between them.
  base: mode === SITE ? './' : '/',
  // Said as code, the pieces of a game pack better than as text, beside code that names the same things.
  json: { stringify: false },
  build: {
    target: 'es2023',
    // Data URLs would need exceptions in the content policy.
    assetsInlineLimit: 0,
    // The helper that preloads touches the document, and page and workers share their chunks.
    modulePreload: false,
    rolldownOptions: {
      input: { main: 'index.html', [SERVICE_WORKER]: 'src/sw.ts' },
      treeshake: { moduleSideEffects: (id) => !PURE.test(id) },
      output: {
        // Small parts that everything at a table needs travel together.
        codeSplitting: {
          // A worker must never get what touches the page: a group takes what it names and nothing that this needs.
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'kernel',
              test: /\/(registry\/(index|summaries)|kernel\/(?!pseudo|record|report|compare|statistics|fairness|committed|thin|summary|lesson|languages|levels|index)[a-z]+)\.ts/,
              priority: 1,
            },
            { name: (id) => gamePart(id), priority: 2 },
            // What every page has, and what page and workers share from the first page on.
            {
              name: 'base',
              test: /\/node_modules\/preact\/|\/web\/src\/(words\/(index|parts|bend)|state\/(store|prefs|here|lists|waits)|net\/(lobby|socket)|pages\/lost|ui\/(router|root|page|rows|toast|portraits|catalogue|turn-pill|name-field|own-face)|summary\/address)\.|\/registry\/tables\.|virtual:catalogue/,
            },
            {
              name: 'shared',
              test: /\/web\/src\/(net\/(http|no-server)|match\/ids|offline\/(database|idb|store|tables))\.|\/server\/storage\/|\/host\/(log|storage)\.|\/kernel\/(languages|levels)\.|\/registry\/(lessons|brought)\.|preload-helper|starboard:(parts|no-)/,
              priority: 1,
            },
            {
              name: 'table',
              test: /\/host\/(match-view|undone)\.|\/registry\/pictures\.|\/web\/src\/(table\/(?!menu|orders\.|chat|rules-view|over\.|many-picks|requests|curtain|drawn-table|timed-note)|(match|play\/(?!rules|many|replayed)|pages\/make\/option-notes|state\/(game|sound)|ui\/(badge|dialog|forms|icon|logo|narrow|phrase|stops|text-field|title))\b)/,
            },
          ],
        },
        chunkFileNames: (chunk) => `assets/${chunkName(chunk.moduleIds, chunk.name)}-[hash].js`,
        entryFileNames: (chunk) => (chunk.name === SERVICE_WORKER ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:4747', '/ws': { target: 'ws://127.0.0.1:4747', ws: true } } },
}));
