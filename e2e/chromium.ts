/**
 * The browser for the tests: an installed Chromium or Chrome, else Debian's, which root installs, else the one that Playwright
 * downloads. Where none can be had, the error says what was tried.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';

/** The one without windows first: it takes a quarter less of the processor. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const run = (command: string, args: readonly string[]): { ok: boolean; said: string } => {
  const done = spawnSync(command, args, { encoding: 'utf8', timeout: 400_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  const said = `${done.stdout ?? ''}${done.stderr ?? ''}${done.error?.message ?? ''}`.trim().split('\n').slice(-2).join(' | ');
  return { ok: done.status === 0, said };
};

function installPackage(name: string): { ok: boolean; said: string } {
  const install = ['install', '-o', 'DPkg::Lock::Timeout=300', '-y', '--no-install-recommends', name];
  const done = run('apt-get', install);
  if (done.ok) return done;
  run('apt-get', ['update', '-o', 'DPkg::Lock::Timeout=300']);
  return run('apt-get', install);
}

/** The path of a browser; the first call may install one. */
export function findChromium(): string {
  const tried: string[] = [];
  const installed = (): string | undefined => INSTALLED.find((path) => existsSync(path));

  const there = installed();
  if (there !== undefined) return there;
  tried.push('no Chrome or Chromium is installed in the usual places');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const done = installPackage(name);
      const now = installed();
      if (now !== undefined) return now;
      tried.push(`apt-get could not install ${name} (${done.said})`);
    }
  } else tried.push('only root on Debian can install the chromium-headless-shell package');

  const own = chromium.executablePath();
  if (!existsSync(own)) {
    const done = run(process.execPath, [join(import.meta.dirname, '../node_modules/@playwright/test/cli.js'), 'install', 'chromium']);
    if (!done.ok) tried.push(`Playwright could not download one (${done.said})`);
  }
  if (existsSync(own)) return own;
  throw new Error(`The browser tests have NO BROWSER: ${tried.join('; ')}. Install Chromium or Chrome and run them again.`);
}

export const chromiumAt = (args: readonly string[] = ARGS): Promise<Browser> => chromium.launch({ executablePath: findChromium(), args: [...args] });
