/**
 * Rules are the same function on every machine and at every hour: they read no clock, no language of the system, no
 * randomness but the chance they are handed, and touch nothing outside. And the platform names no game.
 */
import { files, games, parse, text, walk } from './syntax.mjs';

/** Code that must be pure: the kernel that rules call, rules, content, and what bots compute from them. */
const PURE = ['kernel/*.ts', 'games/*/*.ts', 'games/*/{rules,content,bot}/**/*.ts'];

const GLOBALS = new Set(
  `Date Intl performance process fetch crypto setTimeout setInterval setImmediate queueMicrotask globalThis global window self
   console navigator localStorage eval Function Buffer WebSocket XMLHttpRequest Worker Atomics SharedArrayBuffer require`.split(/\s+/),
);
/** Members that ask for the system's language, whatever they are called on. */
const MEMBERS = new Set(['localeCompare', 'toLocaleString', 'toLocaleDateString', 'toLocaleTimeString', 'toLocaleLowerCase', 'toLocaleUpperCase']);
/** Chance that nobody handed in. */
const MATH = new Set(['random']);

/** What a source does that pure code must not. */
function impurities(source) {
  const found = [];
  walk(parse(source), (node, parent, key) => {
    if (node.type === 'Identifier') {
      const isName = (key === 'property' && parent.type === 'MemberExpression') || key === 'key' || parent?.type.startsWith('Ts');
      if (!isName && GLOBALS.has(node.value)) found.push(node.value);
      else if (node.value === 'Math' && !isName && !(parent.type === 'MemberExpression' && parent.property.type === 'Identifier'))
        found.push('Math as a value');
      if (key === 'property' && parent.type === 'MemberExpression') {
        if (MEMBERS.has(node.value)) found.push(`.${node.value}`);
        if (parent.object.type === 'Identifier' && parent.object.value === 'Math' && MATH.has(node.value)) found.push(`Math.${node.value}`);
      }
    } else if (node.type === 'StringLiteral' && MEMBERS.has(node.value)) found.push(`['${node.value}']`);
    else if (node.type === 'Import') found.push('import()');
    else if (node.type === 'ImportDeclaration' && node.source.value.startsWith('node:')) found.push(node.source.value);
  });
  return found;
}

const complaints = [];

// A check that finds nothing may see nothing: these must be found, those must not.
const IMPURE = [
  'Math.random()',
  "Math['random']()",
  'const { random } = Math',
  'const now = Date.now()',
  'new Date()',
  'new Intl.Collator()',
  "'a'.localeCompare('b')",
  "'a'?.localeCompare('b')",
  'performance.now()',
  'setTimeout(() => 1, 1)',
  'process.env.X',
  "fetch('x')",
  "import { readFileSync } from 'node:fs'",
  "const x = await import('x')",
  'globalThis.Date',
  'const f = { now: Date.now }',
];
const FINE = [
  'const o = { process: 1, Date: 2 }; o.process + o.Date',
  'Math.floor(1.5)',
  '// Date.now() and Math.random()',
  "const s = 'Date'",
  'type Date2 = Date',
];
for (const s of IMPURE) if (impurities(s).length === 0) complaints.push(`the purity check does not see \`${s}\``);
for (const s of FINE) if (impurities(s).length > 0) complaints.push(`the purity check refuses \`${s}\`: ${impurities(s)}`);

const pure = files(...PURE);
for (const path of pure) for (const what of impurities(text(path))) complaints.push(`${path} uses ${what}`);

// The platform: everything that must work unchanged when a game is added. Lists of ordinary words name none.
const platform = files('{kernel,bots,cli,host,server,web,table-kit}/**/*.{ts,tsx,mjs,js,css,html,json}').filter(
  (p) => !/(^|\/)(test|dist)\/|^web\/src\/paper\/list\./.test(p),
);
for (const path of platform) {
  const source = text(path).toLowerCase();
  for (const id of games()) if (source.includes(id)) complaints.push(`${path} names the game '${id}'`);
}

for (const c of complaints) console.error(c);
console.log(`purity: ${pure.length} files of rules and kernel, ${platform.length} of the platform, ${complaints.length} wrong`);
process.exitCode = complaints.length > 0 ? 1 : 0;
