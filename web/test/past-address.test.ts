import { expect, test } from 'vitest';
import { momentIn, pastAt, pastPath } from '../src/summary/address.ts';
import type { PastFrom } from '../src/worker/protocol.ts';

test('an address leads back to what it was made from', () => {
  const all: PastFrom[] = [
    { kind: 'local', id: 'abc' },
    { kind: 'table', id: 'x-1' },
    { kind: 'link', text: 'A_-9' },
  ];
  for (const from of all) {
    for (const page of ['replay', 'summary'] as const) {
      const url = new URL(pastPath(page, from, 57)!, 'http://here');
      const [, first, kind, id] = url.pathname.split('/');
      expect(first).toBe(page);
      expect(pastAt(kind === undefined ? null : { kind, id }, url.hash)).toEqual(from);
      expect(momentIn(url.search)).toBe(57);
    }
  }
  expect(pastPath('replay', { kind: 'file', text: '{}' })).toBeNull();
});

test('an address that is not of a match leads nowhere, and an invalid moment is ignored', () => {
  for (const hash of ['', '#', '#content', '#x=1']) expect(pastAt(null, hash)).toBeNull();
  for (const search of ['', '?at=', '?at=-1', '?at=1e9', '?at=99999999', '?at=x']) expect(momentIn(search)).toBeNull();
});
