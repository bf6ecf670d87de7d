/** Stores: what changes, who hears of it, and until when. */
import { expect, test, vi } from 'vitest';
import { createStore } from '../src/state/store.ts';

interface Lamp {
  readonly on: boolean;
  readonly colour: string;
  press(): void;
}
const lamp = () => createStore<Lamp>((set, get) => ({ on: false, colour: 'red', press: () => set({ on: !get().on }) }));

test('a change touches what it names and nothing else', () => {
  const store = lamp();
  const before = store.getState();
  before.press();
  expect(store.getState()).toEqual({ ...before, on: true });
  expect(before.on).toBe(false);
  store.setState({ colour: 'blue' });
  expect(store.getState()).toMatchObject({ on: true, colour: 'blue' });
});

test('a listener hears what is and what was, until it stops', () => {
  const store = lamp();
  const heard = vi.fn();
  const stop = store.subscribe((now, was) => heard(now.colour, was.colour));
  store.setState({ colour: 'blue' });
  stop();
  store.setState({ colour: 'green' });
  expect(heard.mock.calls).toEqual([['blue', 'red']]);
});

test('somebody who leaves while all are told takes nobody with them', () => {
  const store = lamp();
  const heard = vi.fn();
  const stop = store.subscribe(() => stop());
  store.subscribe(heard);
  store.setState({ on: true });
  store.setState({ on: false });
  expect(heard).toHaveBeenCalledTimes(2);
});
