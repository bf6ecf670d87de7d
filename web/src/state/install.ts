/** Starboard as an app of this device. Browsers that can do that say so once, soon after the page has come, wherever one is then. */
import { createStore, useStore } from './store.ts';

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const offers = createStore<{ readonly offer: InstallEvent | null }>(() => ({ offer: null }));

/** As early as possible: the event comes once. */
export function listenForInstall(): void {
  addEventListener('beforeinstallprompt', (e) => {
    e.preventDefault();
    offers.setState({ offer: e as InstallEvent });
  });
  addEventListener('appinstalled', () => offers.setState({ offer: null }));
}

/** Asks the browser to install; null where it does not offer that. */
export function useInstall(): (() => void) | null {
  const offer = useStore(offers, (s) => s.offer);
  if (offer === null) return null;
  return () => {
    // It can be used once.
    offers.setState({ offer: null });
    void offer.prompt();
  };
}
