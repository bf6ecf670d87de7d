/** The service worker: after the first visit everything on this device works without a network. */
import { inRoot } from '../ui/root.ts';

export function cacheForOffline(): void {
  // Only in the built client: during development an old cache is a trap.
  if (!import.meta.env.PROD || navigator.serviceWorker === undefined) return;
  // The first render has priority.
  addEventListener('load', () => void navigator.serviceWorker.register(inRoot('/sw.js')).catch(() => {}), { once: true });
  if (document.readyState === 'complete') void navigator.serviceWorker.register(inRoot('/sw.js')).catch(() => {});
}
