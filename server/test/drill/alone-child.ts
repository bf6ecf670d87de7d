/** Starts a server that is alone, ends it, and says which modules were loaded. */
import { mkdtempSync, rmSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const loaded: string[] = [];
registerHooks({
  load(url, context, next) {
    loaded.push(url);
    return next(url, context);
  },
});
const { readConfig, startServer } = await import('../../index.ts');
const data = mkdtempSync(join(tmpdir(), 'starboard-alone-'));
const server = await startServer(readConfig({ PORT: '0', HOST: '127.0.0.1', STARBOARD_DATA: data, LOG_LEVEL: 'silent', STARBOARD_WEB: 'none' }));
await server.close();
rmSync(data, { recursive: true, force: true });
process.stdout.write(JSON.stringify(loaded), () => process.exit(0));
