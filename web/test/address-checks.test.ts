/** A refused address for notices names everything that is wrong with it, not the first thing alone. */
import { expect, test } from 'vitest';
import { addressChecks } from '../src/pages/notices/address-checks.ts';

const wrong = (text: string, why: string): string[] => addressChecks(text, why).flatMap(({ check, ok }) => (ok ? [] : [check]));

test('all that is wrong is named at once', () => {
  expect(wrong('http://192.168.0.7/turn', 'https')).toEqual(['https', 'private']);
  expect(wrong('http://me:secret@10.0.0.1:25/', 'https')).toEqual(['https', 'password', 'port', 'private']);
  expect(wrong('https://hooks.example.org/turn', 'private')).toEqual(['private']);
  expect(wrong('not an address', 'no-address')).toEqual(['no-address']);
});

test('what is right is said too; a name that nobody looked up is not judged', () => {
  expect(addressChecks('http://hooks.example.org/turn', 'https')).toEqual([
    { check: 'no-address', ok: true },
    { check: 'https', ok: false },
    { check: 'password', ok: true },
    { check: 'port', ok: true },
  ]);
});
