/** One exported name, one meaning: no two files of the platform export different things under one name. */
import { files, text } from './syntax.mjs';

/** Where one name stands for one thing in two places. */
const SAME = {
  de: 'The words of each package in this language.',
  en: 'The words of each package in this language.',
  loadFiles: 'The build replaces registry/parts.ts by web/build/parts.ts.',
  loadBrain: 'The build replaces registry/parts.ts by web/build/parts.ts.',
  loadRulebook: 'The build replaces registry/parts.ts by web/build/parts.ts.',
  loadRules: 'The build replaces registry/parts.ts by web/build/parts.ts.',
  loadWords: 'The build replaces registry/parts.ts by web/build/parts.ts.',
  loadReasons: 'The build replaces registry/parts.ts by web/build/parts.ts.',
  reason: 'Why an answer is refused, in the words of the terminal or of the pages.',
};
const DECLARED = /^export (?:declare |abstract |async )*(?:const|let|function\*?|class|interface|type) (\w+)/gm;

const homes = new Map();
for (const path of files('{kernel,registry,bots,table-kit,host,server,web,cli}/**/*.{ts,tsx}')) {
  if (/(^|\/)(dist|test)\//.test(path)) continue;
  for (const [, name] of text(path).matchAll(DECLARED)) homes.set(name, (homes.get(name) ?? new Set()).add(path));
}
const twice = [...homes].filter(([name, paths]) => paths.size > 1 && !Object.hasOwn(SAME, name));
for (const [name, paths] of twice) console.error(`${name} is exported by ${[...paths].join(' and ')}: give one of them another name.`);
const stale = Object.keys(SAME).filter((name) => (homes.get(name)?.size ?? 0) < 2);
for (const name of stale) console.error(`${name} is exported once: take it off the list in scripts/names.mjs.`);
if (twice.length + stale.length > 0) process.exit(1);
console.log(`${homes.size} exported names, each with one meaning`);
