/**
 * Page and workers share their chunks, so a chunk that mixes both would bring the page's code, Preact and all, into a worker:
 * bytes that nobody needs there, and code that touches a document which a worker has not. The build fails where that happens.
 */
import type { Plugin } from 'vite';

/** What of a built chunk is looked at. */
export interface Chunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly name: string;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly moduleIds: readonly string[];
}
export type Bundle = Readonly<Record<string, Chunk | { readonly type: 'asset' }>>;

/** Entries that run without a page: see ./workers.ts, and the service worker. */
const WITHOUT_PAGE = /^(worker-|sw$)/;
/** Browsers run it as a classic script: one that imports is refused, and nothing works offline, without any other sign. */
const SINGLE_FILE = /^sw$/;
/** Libraries that draw, and our own rooms that use them. */
const OF_THE_PAGE = /\/node_modules\/preact\/|\/web\/src\/(pages|table|ui|state|words|app\.tsx|main\.tsx)|\.css$/;

/** Sentences about page code that a worker would load, at once or later, and about a service worker that is not one file. */
export function strays(bundle: Bundle): string[] {
  const found: string[] = [];
  for (const entry of Object.values(bundle)) {
    if (entry.type !== 'chunk' || !WITHOUT_PAGE.test(entry.name)) continue;
    const imported = [...entry.imports, ...entry.dynamicImports];
    if (SINGLE_FILE.test(entry.name) && imported.length > 0) found.push(`${entry.name} must be one file, and imports ${imported.join(', ')}`);
    const seen = new Set<string>();
    const look = (file: string): void => {
      const chunk = bundle[file];
      if (chunk?.type !== 'chunk' || seen.has(file)) return;
      seen.add(file);
      const stray = chunk.moduleIds.find((id) => OF_THE_PAGE.test(id.replaceAll('\\', '/')));
      if (stray !== undefined) found.push(`${entry.name} loads ${file}, which has ${stray.replace(/^.*\/(?=web\/src|node_modules)/, '')} in it`);
      for (const next of [...chunk.imports, ...chunk.dynamicImports]) look(next);
    };
    look(entry.fileName);
  }
  return found;
}

export function guard(): Plugin {
  return {
    name: 'starboard:guard',
    apply: 'build',
    generateBundle(_options, bundle) {
      const found = strays(bundle as unknown as Bundle);
      if (found.length > 0) this.error(`Workers would not run like this:\n${found.join('\n')}`);
    },
  };
}
