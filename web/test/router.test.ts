/** Which addresses a pattern takes, and what it reads from them. */
import { expect, test } from 'vitest';
import { matched } from '../src/ui/router.tsx';

test.each([
  ['/', '/', {}],
  ['/tables', '/tables', {}],
  ['/tables', '/Tables/', {}],
  ['/new/:game', '/new/fog', { game: 'fog' }],
  ['/rules/:game/:rule', '/rules/fog/R12', { game: 'fog', rule: 'R12' }],
  ['/replay/:kind/:id', '/replay/local/a%20b%2Fc', { kind: 'local', id: 'a b/c' }],
  ['/local/:id', '/local/100%', { id: '100%' }],
])('%s takes %s', (pattern, path, params) => {
  expect(matched(pattern, path)).toEqual(params);
});

test.each([
  ['/', '/tables'],
  ['/tables', '/'],
  ['/tables', '/tables/a'],
  ['/new/:game', '/new'],
  ['/new/:game', '/old/fog'],
  ['/rules/:game', '/rules/fog/R12'],
])('%s does not take %s', (pattern, path) => {
  expect(matched(pattern, path)).toBeNull();
});
