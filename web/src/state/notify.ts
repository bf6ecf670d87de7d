/** Browser notifications for a person who is not looking at the page: one per turn. */
import { lobbySocket } from '../net/lobby.ts';
import { wordsNow } from '../words/index.ts';
import { usePrefs } from './prefs.ts';

export function listenForCalls(): void {
  lobbySocket.calls(({ table, name, kind }) => {
    const on = usePrefs.getState().notify && globalThis.Notification?.permission === 'granted';
    // A person who looks at the table sees it there.
    if (!on || (!document.hidden && location.pathname === `/table/${table}`)) return;
    const options = { body: name, tag: `starboard ${table}`, icon: '/icons/192.png', data: { path: `/table/${table}` } };
    const title = wordsNow().call[kind];
    navigator.serviceWorker?.getRegistration().then(
      (r) => (r === undefined ? plain(title, options) : r.showNotification(title, options)),
      () => plain(title, options),
    );
  });
}

function plain(title: string, options: NotificationOptions & { readonly data: { readonly path: string } }): void {
  const shown = new Notification(title, options);
  shown.onclick = () => {
    focus();
    location.assign(options.data.path);
  };
}
