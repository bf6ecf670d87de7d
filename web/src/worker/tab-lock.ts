/** Only one tab at a time runs a match. Without browser locks (plain http) the log refuses a second writer. */
export interface TabLock {
  release(): void;
}

/** Takes the lock if it is free, or always with `steal`; null: another tab has it. `lost`: another tab stole it. */
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
      // When a lock is stolen, the request of the previous holder is rejected.
      .catch((error: unknown) => {
        lost();
        reject(error instanceof Error ? error : new Error(String(error)));
      });
  });
}
