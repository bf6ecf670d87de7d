/** The service worker: after the first visit everything on this device works without a network. */
export function cacheForOffline(): void {
  // Only in what was built: while developing, an old cache is a trap.
  if (!import.meta.env.PROD || navigator.serviceWorker === undefined) return;
  // What the first picture needs comes first.
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => {}), { once: true });
  if (document.readyState === 'complete') void navigator.serviceWorker.register('/sw.js').catch(() => {});
}
