/** Leaves out what a game draws in a terminal: its front door (`index.ts`) brings it along, and no page ever looks at it. */
import type { Plugin } from 'vite';

const NOTHING = '\0starboard:no-terminal';

export function withoutTerminal(): Plugin {
  return {
    name: 'starboard:without-terminal',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './terminal/sketch.ts' && importer !== undefined && /\/games\/[^/]+\/index\.ts$/.test(importer) ? NOTHING : null,
    load: (id) => (id === NOTHING ? 'export const sketch = null;' : null),
  };
}
