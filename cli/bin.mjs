#!/usr/bin/env node
/**
 * The door of the command line: plain JavaScript that any Node from 20 on can read. Where this Node cannot run TypeScript
 * by itself, it hands over to the one that comes with the installation.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Node 22.18 and later run `.ts` files; older ones say nothing here, or false.
if (process.features.typescript) await import('./starboard.ts');
else {
  const here = (path) => fileURLToPath(new URL(path, import.meta.url));
  const node = here(process.platform === 'win32' ? '../node_modules/node/bin/node.exe' : '../node_modules/node/bin/node');
  if (existsSync(node)) {
    const child = spawn(node, [here('./starboard.ts'), ...process.argv.slice(2)], { stdio: 'inherit' });
    // Ctrl-C reaches the whole group: the child decides what it means, and this process waits for it.
    process.on('SIGINT', () => {});
    for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    child.on('exit', (code, signal) => {
      process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
    });
  } else {
    console.error(`Node ${process.versions.node} is too old for Starboard; run \`npm install\` in its folder first, or use Node 24.`);
    process.exitCode = 2;
  }
}
