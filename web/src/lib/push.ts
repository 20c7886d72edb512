/** Notifications, always shown by the service worker: on Android a page cannot, and the page may be closed by then. */
import { api } from './api';
import { canNotify } from './browser';

export function canPush(): boolean {
  return canNotify() && 'serviceWorker' in navigator && 'PushManager' in window;
}

/** Show a notification about a table, if that is allowed. */
export async function notify(text: string, table: string): Promise<void> {
  if (!canNotify() || !('serviceWorker' in navigator) || Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker.ready;
  await worker.showNotification('Langbord', { body: text, tag: `table-${table}`, icon: '/icon-192.png', data: { path: `/table/${table}` } });
}

/** What was said of a table is no longer so. */
export async function withdraw(table: string): Promise<void> {
  if (!canNotify() || !('serviceWorker' in navigator) || Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker.getRegistration();
  for (const shown of (await worker?.getNotifications({ tag: `table-${table}` })) ?? []) shown.close();
}

/** Is this browser told of turns, also with no page open? */
export async function pushEndpoint(): Promise<string | null> {
  const worker = canPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await worker?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Ask the browser to be told; false where its user or the browser itself will not. */
export async function subscribe(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => null);
  const keys = subscription?.toJSON().keys;
  if (!subscription || !keys?.['p256dh'] || !keys['auth']) return false;
  await api.newPush({ endpoint: subscription.endpoint, p256dh: keys['p256dh'], auth: keys['auth'] });
  return true;
}

/** This browser is told no more. What the server still sends its push service refuses, and so the server forgets it. */
export async function unsubscribe(): Promise<void> {
  if (!canPush()) return;
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
