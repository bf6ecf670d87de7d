/** The configurations for balancers are read by the balancers themselves, where they are installed; a deep run installs them. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const dir = mkdtempSync(join(tmpdir(), 'starboard-deploy-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const isThere = (program: string): boolean => ['/usr/sbin', '/usr/bin', '/usr/local/bin'].some((path) => existsSync(join(path, program)));
const mayInstall = process.env.STARBOARD_DEEP !== undefined && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

test.each([
  ['nginx', ['-t', '-c', join(ROOT, 'deploy/nginx.conf')]],
  ['haproxy', ['-c', '-f', join(ROOT, 'deploy/haproxy.cfg')]],
  ['caddy', ['validate', '--config', join(dir, 'Caddyfile'), '--adapter', 'caddyfile']],
] as const)('%s reads its configuration', (program, args) => {
  if (!isThere(program) && mayInstall) spawnSync('apt-get', ['install', '-y', '--no-install-recommends', program], { timeout: 400_000 });
  if (!isThere(program))
    return void console.error(
      `\n!! The configuration for ${program} is NOT tested: it is not installed (a deep run as root on Debian installs it).\n`,
    );
  writeFileSync(join(dir, 'Caddyfile'), readFileSync(join(ROOT, 'deploy/Caddyfile')));
  const done = spawnSync(program, args, { encoding: 'utf8', timeout: 300_000, env: { ...process.env, HOME: dir } });
  expect(`${done.stdout}${done.stderr}`, `${program} ${done.status}`).not.toMatch(/\bemerg\b|\[ALERT\]|Error:/);
  expect(done.status).toBe(0);
});
