/** Push messages to this browser: subscribed with the server's key, and known to the server by this device. */
import { ask } from '../net/http.ts';
import type { NoticeSettingsInfo } from '../net/types.ts';

export type PushState = 'insecure' | 'blocked' | 'possible';

export const pushState = (): PushState =>
  !isSecureContext || globalThis.PushManager === undefined || globalThis.Notification === undefined
    ? 'insecure'
    : Notification.permission === 'denied'
      ? 'blocked'
      : 'possible';

/** Asks for permission, and only here: after a press. Null: it was not given, or the browser has no push service. */
export async function startPush(key: string): Promise<NoticeSettingsInfo | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null);
  const { endpoint, keys } = made?.toJSON() ?? {};
  if (endpoint === undefined || keys === undefined) return null;
  return ask('POST /api/me/push', { body: { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } } });
}

export async function stopPush(): Promise<NoticeSettingsInfo> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  return ask('DELETE /api/me/push', {});
}
