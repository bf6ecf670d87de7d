/**
 * Where a source file can be mutated, and how: small faults that a person makes. Each site is a change of one stretch of text, so that a
 * mutant is the file with one replacement. Types, imports and texts for people are left alone.
 */
import { parse, walk } from '../syntax.mjs';

const SWAPS = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+': '-',
  '-': '+',
  '*': '+',
};
/** What is written in types but holds an expression. */
const CASTS = new Set([
  'TsAsExpression',
  'TsSatisfiesExpression',
  'TsConstAssertion',
  'TsNonNullExpression',
  'TsInstantiation',
  'TsParameterProperty',
]);
/** Calls whose loss changes nothing that a test should notice. */
const QUIET = /^(console|log)\b|\.(debug|info|warn)\(/;

/**
 * Every possible mutant of one file: `{ kind, from, to, text, line, was, within }`, where the characters from…to become `text`;
 * `within` is the expression it happens in, for a probe.
 * `span` of the parser counts bytes from a running offset, so positions are taken relative to the module's own.
 */
export function sitesOf(source) {
  const tree = parse(source);
  const bytes = Buffer.from(source);
  const base = tree.span.start - leading(source);
  const sites = [];
  const at = (node) => [node.span.start - base, node.span.end - base];
  const textOf = (node) => bytes.subarray(...at(node)).toString();
  const add = (kind, within, from, to, text) => {
    const was = bytes.subarray(from, to).toString();
    const line = bytes.subarray(0, from).toString().split('\n').length;
    sites.push({ kind, from, to, text, line, was, within: at(within) });
  };
  walk(tree, (node, parent) => {
    if (node.type.startsWith('Ts') && !CASTS.has(node.type)) return false;
    switch (node.type) {
      case 'ImportDeclaration':
      case 'TemplateLiteral':
      case 'ThrowStatement':
        return false;
      case 'BinaryExpression': {
        const other = SWAPS[node.operator];
        if (other === undefined || isText(node.left) || isText(node.right)) return true;
        const [, left] = at(node.left);
        const [right] = at(node.right);
        const gap = bytes.subarray(left, right).toString();
        const inGap = gap.indexOf(node.operator);
        if (inGap >= 0) add('operator', node, left + inGap, left + inGap + node.operator.length, other);
        return true;
      }
      case 'BooleanLiteral':
        add('boolean', node, ...at(node), node.value ? 'false' : 'true');
        return true;
      case 'NumericLiteral':
        if (parent?.type !== 'KeyValueProperty' || parent.key !== node) add('number', node, ...at(node), String(node.value + 1));
        return true;
      case 'IfStatement':
        // Whether anybody listens changes no state, and silent play is checked elsewhere.
        if (/telling\b/.test(textOf(node.test))) return true;
        add('condition', node.test, ...at(node.test), 'false');
        add('condition', node.test, ...at(node.test), 'true');
        return true;
      case 'ExpressionStatement':
        if (['CallExpression', 'AssignmentExpression', 'UpdateExpression'].includes(node.expression.type) && !QUIET.test(textOf(node)))
          add('statement', node.expression, ...at(node), ';');
        return true;
      case 'CallExpression': {
        const { callee } = node;
        if (
          callee.type === 'MemberExpression' &&
          ['slice', 'subarray', 'filter', 'toSorted', 'reverse', 'toReversed'].includes(callee.property.value)
        )
          add('call', node, at(callee.object)[1], at(node)[1], '');
        return true;
      }
      case 'UnaryExpression':
        if (node.operator === '!') add('negation', node, ...at(node), textOf(node.argument));
        return true;
      default:
        return true;
    }
  });
  return sites;
}

const isText = (node) => node.type === 'StringLiteral' || node.type === 'TemplateLiteral';

/** The parser's module begins at the first token: comments and blank lines before it count for nothing. */
function leading(source) {
  const rest = source.replace(/^(\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*\n)*/, '');
  return Buffer.byteLength(source) - Buffer.byteLength(rest);
}

export const mutate = (source, site) => {
  const bytes = Buffer.from(source);
  return Buffer.concat([bytes.subarray(0, site.from), Buffer.from(site.text), bytes.subarray(site.to)]).toString();
};

/** The source with a note in every site's expression that it was reached; each key is written once into the file that the environment names. */
export function probe(source, sites) {
  const bytes = Buffer.from(source);
  // At one place, what ends there comes before what begins, and the longest begins first.
  const marks = sites
    .flatMap(({ key, within: [from, to] }) => [
      { at: from, order: -to, text: `(__reached('${key}'), ` },
      { at: to, order: Number.NEGATIVE_INFINITY, text: ')' },
    ])
    .sort((a, b) => a.at - b.at || a.order - b.order);
  const parts = [];
  let done = 0;
  for (const { at, text } of marks) {
    parts.push(bytes.subarray(done, at), Buffer.from(text));
    done = at;
  }
  return `${Buffer.concat([...parts, bytes.subarray(done)])}${REACHED}`;
}
const REACHED = `
function __reached(key) {
  const keys = (globalThis.__reachedKeys ??= new Set());
  const log = process.env.STARBOARD_REACHED;
  if (keys.has(key) || log === undefined) return;
  keys.add(key);
  process.getBuiltinModule('node:fs').appendFileSync(log, key + '\\n');
}
`;
