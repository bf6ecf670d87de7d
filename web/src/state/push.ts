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

/** Long enough for a push service that is awake. */
const ARRIVES_MS = 8000;

/** Whether a message with this tag reaches this device soon; its worker says so to every open page. Call it before the message is sent. */
export function pushArrives(tag: string): Promise<boolean> {
  const { serviceWorker } = navigator;
  return new Promise((resolve) => {
    const end = (came: boolean): void => {
      clearTimeout(timer);
      serviceWorker.removeEventListener('message', heard);
      resolve(came);
    };
    const heard = ({ data }: MessageEvent<{ readonly t?: unknown; readonly tag?: unknown } | null>): void => {
      if (data?.t === 'pushed' && data.tag === tag) end(true);
    };
    const timer = setTimeout(() => end(false), ARRIVES_MS);
    serviceWorker.addEventListener('message', heard);
  });
}

export async function stopPush(): Promise<NoticeSettingsInfo> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  return ask('DELETE /api/me/push', {});
}
