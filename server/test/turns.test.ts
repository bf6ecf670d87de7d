/** Messages are handled in the order of arrival, a few per turn of the event loop. */
import { expect, test } from 'vitest';
import { enqueueInbound } from '../network/inbound-queue.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Until earlier turns no longer count. */
async function rest(): Promise<void> {
  for (let i = 0; i < 3; i++) await turn();
}

test('a few at once, the others in later turns, all in their order', async () => {
  const acted: number[] = [];
  for (let i = 0; i < 30; i++) enqueueInbound(() => acted.push(i));
  const first = acted.length;
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(30);
  const counts = [first];
  while (acted.length < 30) {
    await turn();
    counts.push(acted.length - counts.reduce((a, b) => a + b, 0));
  }
  for (const count of counts) expect(count).toBeLessThanOrEqual(first);
  expect(acted).toEqual(Array.from({ length: 30 }, (_, i) => i));
  await rest();
});

test('a message that comes while others wait is behind them, also from within', async () => {
  const acted: string[] = [];
  for (let i = 0; i < 6; i++) {
    enqueueInbound(() => {
      acted.push(`a${i}`);
      enqueueInbound(() => acted.push(`b${i}`));
    });
  }
  await turn();
  enqueueInbound(() => acted.push('late'));
  while (acted.length < 13) await turn();
  const at = (name: string): number => acted.indexOf(name);
  expect(acted.filter((n) => n.startsWith('b'))).toEqual(['b0', 'b1', 'b2', 'b3', 'b4', 'b5']);
  for (let i = 0; i < 6; i++) expect(at(`a${i}`)).toBeLessThan(at(`b${i}`));
  expect(acted.at(-1)).toBe('late');
  await rest();
});

test('in a quiet loop nothing waits', async () => {
  for (let i = 0; i < 10; i++) {
    let acted = false;
    enqueueInbound(() => {
      acted = true;
    });
    expect(acted).toBe(true);
    await rest();
  }
});
