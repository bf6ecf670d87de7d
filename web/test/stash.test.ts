/** What stands beside the storage until it has the last step. */
import { beforeEach, expect, test, vi } from 'vitest';
import { stash, stashed, unstash } from '../src/workshop/stash.ts';
import type { Work } from '../src/workshop/store.ts';

const work = (rev: number, text = 'new'): Work => ({ id: 'w', game: 'g', kind: 'k', text, at: rev, rev, createdAt: 0, changedAt: 0 });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test('the last step waits until the storage has it, and no older one clears it', () => {
  stash(work(4), 'a');
  stash(work(5), 'b');
  unstash(work(4));
  expect(stashed('w')).toEqual({ text: 'new', what: 'b', rev: 5 });
  unstash(work(5));
  expect(stashed('w')).toBeNull();
});

test('a storage that is full, broken or not there costs nothing', () => {
  localStorage.setItem('starboard/unwritten/w', '{"text": 1');
  expect(stashed('w')).toBeNull();
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('none');
    },
    setItem: () => {
      throw new Error('full');
    },
  });
  stash(work(1), 'a');
  unstash(work(1));
  expect(stashed('w')).toBeNull();
});
