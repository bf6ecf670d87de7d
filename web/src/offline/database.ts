/** IndexedDB with promises: opening a database, one request, one transaction. */

export const requested = <V>(request: IDBRequest<V>): Promise<V> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export const finished = (tx: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    tx.oncomplete = () => resolve();
    tx.onabort = () => reject(tx.error ?? new Error('the transaction was aborted'));
  });

/** `make` creates its stores. */
export function openDatabase(factory: IDBFactory, name: string, version: number, make: (db: IDBDatabase) => void): Promise<IDBDatabase> {
  const opened = new Promise<IDBDatabase>((resolve, reject) => {
    const request = factory.open(name, version);
    request.onupgradeneeded = () => make(request.result);
    request.onsuccess = () => {
      // A newer page upgrades the schema and must not wait for this one.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('another tab holds an older version of the storage'));
  });
  // Each call reports the error. Without this it would also count as unhandled.
  opened.catch(() => {});
  return opened;
}
