/** Signals as something that can be awaited. */

/** Resolves at the first of these signals; `done` stops catching, and the next one ends the process as usual. */
export function untilSignals(...names: readonly NodeJS.Signals[]): { readonly caught: Promise<void>; done(): void } {
  let stop = (): void => {};
  const caught = new Promise<void>((resolve) => {
    stop = resolve;
  });
  for (const name of names) process.once(name, stop);
  return {
    caught,
    done: () => {
      for (const name of names) process.off(name, stop);
    },
  };
}

/** Catches a signal once; the second one ends the process as usual. `done` stops catching. */
export function untilSignal(name: 'SIGINT'): { readonly stop: AbortSignal; done(): void } {
  const controller = new AbortController();
  const caught = (): void => controller.abort();
  process.once(name, caught);
  return { stop: controller.signal, done: () => void process.off(name, caught) };
}
