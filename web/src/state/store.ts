/** Observable values: a component re-renders when the part it selected changes. */
import { useSyncExternalStore } from 'preact/compat';

type Hear<T> = (now: T, was: T) => void;

export interface Store<T> {
  getState(): T;
  /** Merges the change into the state. */
  setState(change: Partial<T>): void;
  /** Calls `hear` after every change; returns the function that unsubscribes. */
  subscribe(hear: Hear<T>): () => void;
}

/** `begin` gets the setter and getter of the store, for values with methods that change it. */
export function createStore<T extends object>(begin: (set: Store<T>['setState'], get: Store<T>['getState']) => T): Store<T> {
  const hearers = new Set<Hear<T>>();
  const getState = (): T => state;
  const setState = (change: Partial<T>): void => {
    const was = state;
    state = { ...was, ...change };
    for (const hear of [...hearers]) hear(state, was);
  };
  const subscribe = (hear: Hear<T>): (() => void) => {
    hearers.add(hear);
    return () => hearers.delete(hear);
  };
  let state = begin(setState, getState);
  return { getState, setState, subscribe };
}

/** `pick` must return the identical object while nothing has changed. */
export const useStore = <T, P>(store: Store<T>, pick: (now: T) => P): P => useSyncExternalStore(store.subscribe, () => pick(store.getState()));

export interface Watched<T> extends Store<T> {
  <P>(pick: (now: T) => P): P;
  (): T;
}

/** A store that is its own hook. */
export function watched<T extends object>(begin: () => T): Watched<T> {
  const store = createStore<T>(begin);
  const use = <P = T>(pick: (now: T) => P = (now) => now as unknown as P): P => useStore(store, pick);
  return Object.assign(use, store);
}
