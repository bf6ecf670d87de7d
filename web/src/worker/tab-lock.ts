/** One tab plays a match at a time. Where the browser has no locks (plain http), the log itself refuses the second writer. */
export interface TabLock {
  release(): void;
}

/** Takes the lock if it is free, or in any case with `steal`; null: another tab has it. `lost`: somebody took it from us. */
export function takeTabLock(name: string, steal: boolean, lost: () => void): Promise<TabLock | null> {
  if (navigator.locks === undefined) return Promise.resolve({ release: () => {} });
  return new Promise((resolve, reject) => {
    let release = (): void => {};
    const kept = new Promise<void>((free) => {
      release = free;
    });
    navigator.locks
      .request(name, steal ? { steal: true } : { ifAvailable: true }, async (lock) => {
        if (lock === null) return resolve(null);
        resolve({ release });
        await kept;
      })
      // A lock that is stolen rejects the request of the tab that held it.
      .catch((error: unknown) => {
        lost();
        reject(error instanceof Error ? error : new Error(String(error)));
      });
  });
}
