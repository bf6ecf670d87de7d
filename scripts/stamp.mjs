/**
 * Keeps games/GAME/rules/version.ts current: a hash of the sources of rules and content, so that a record knows which rules made
 * it. `node scripts/stamp.mjs` writes, `--check` only looks and fails with a sentence.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const check = process.argv.includes('--check');
const files = (dir) =>
  (existsSync(dir) ? readdirSync(dir, { recursive: true, withFileTypes: true }) : [])
    .filter((f) => f.isFile())
    .map((f) => join(f.parentPath, f.name));

let stale = 0;
for (const game of readdirSync('games')) {
  const file = join('games', game, 'rules', 'version.ts');
  if (!existsSync(file)) continue;
  const hash = createHash('sha256');
  const sources = ['rules', 'content'].flatMap((room) => files(join('games', game, room))).filter((f) => f !== file);
  for (const source of sources.sort()) hash.update(source).update('\0').update(readFileSync(source)).update('\0');
  const version = hash.digest('hex').slice(0, 12);
  const text = readFileSync(file, 'utf8');
  const now = text.replace(/VERSION = '[^']*'/, `VERSION = '${version}'`);
  if (now === text) continue;
  stale++;
  if (check) console.error(`${file} is not current: run 'npm run stamp'.`);
  else {
    writeFileSync(file, now);
    console.log(`${file}: rules ${version}`);
  }
}
if (check && stale > 0) process.exit(1);
