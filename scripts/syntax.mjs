/** Files and syntax trees for the checks of our own. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseSync } from '@swc/core';

export const root = join(import.meta.dirname, '..');

/** Paths below the repository, with slashes; nothing of node_modules. */
export const files = (...patterns) =>
  patterns
    .flatMap((p) => globSync(p, { cwd: root, exclude: (name) => name === 'node_modules' }))
    .map((p) => p.split(sep).join('/'))
    .sort();

export const text = (path) => readFileSync(join(root, path), 'utf8');

/** The games of this repository: every folder below games/ with a package. */
export const games = () =>
  files('games/*/package.json')
    .map((p) => p.split('/')[1])
    .filter((game) => existsSync(join(root, 'games', game)));

export const parse = (source, tsx = false) => parseSync(source, { syntax: 'typescript', tsx, target: 'es2024' });

/** Calls `visit(node, parent, key)` for every node of a tree, parents first; what answers false is not looked into. */
export function walk(node, visit, parent = null, key = '') {
  if (Array.isArray(node)) {
    for (const n of node) walk(n, visit, parent, key);
  } else if (node !== null && typeof node === 'object') {
    if (typeof node.type === 'string' && visit(node, parent, key) === false) return;
    for (const k in node) if (k !== 'span') walk(node[k], visit, typeof node.type === 'string' ? node : parent, k);
  }
}
