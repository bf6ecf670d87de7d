/**
 * `import url from './host.ts?shared-worker'` builds a worker as an entry of the page's own build. So the two share their
 * chunks: a game is downloaded once, not once for the page and once for each of its workers.
 */
import type { Plugin } from 'vite';

const QUERY = '?shared-worker';

export function workers(): Plugin {
  let serving = false;
  return {
    name: 'starboard:workers',
    enforce: 'pre',
    configResolved(config) {
      serving = config.command === 'serve';
    },
    async resolveId(source, importer) {
      if (!source.endsWith(QUERY)) return null;
      const file = await this.resolve(source.slice(0, -QUERY.length), importer);
      return file === null ? null : `\0${file.id}${QUERY}`;
    },
    load(id) {
      if (!(id.startsWith('\0') && id.endsWith(QUERY))) return null;
      const file = id.slice(1, -QUERY.length);
      if (serving) return `export default ${JSON.stringify(`/@fs${file}`)};`;
      const name = file.replace(/^.*\/|\.ts$/g, '');
      const ref = this.emitFile({ type: 'chunk', id: file, name: `worker-${name}` });
      return `export default import.meta.ROLLUP_FILE_URL_${ref};`;
    },
  };
}
