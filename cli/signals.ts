/** Signals as something that can be awaited. */

/** Catches a signal once; the second one ends the process as usual. `done` stops catching. */
export function untilSignal(name: 'SIGINT'): { readonly stop: AbortSignal; done(): void } {
  const controller = new AbortController();
  const caught = (): void => controller.abort();
  process.once(name, caught);
  return { stop: controller.signal, done: () => void process.off(name, caught) };
}
