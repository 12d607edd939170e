import type { PushMessage } from '@cartouche/contract/telling.rules';

// Shows push messages, also while no page is open.
declare const self: ServiceWorkerGlobalScope;

type Shown = NotificationOptions & { actions: { action: string; title: string }[] };
type Changed = ExtendableEvent & {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
};

self.addEventListener('push', (event) => {
  const { name, title, body, path, icon, buttons } = messageIn(event.data);
  const options: Shown = {
    body,
    tag: name,
    icon: icon ?? '/icon-192.png',
    data: path,
    actions: buttons.map((button) => ({ action: button.url, title: button.title })),
  };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  const { action, notification } = event;
  notification.close();
  event.waitUntil(openTab(action || String(notification.data)));
});

// A browser may replace its subscription by itself. lib.webworker has no type for the event.
self.addEventListener('pushsubscriptionchange', (event) => {
  const changed = event as Changed; // as: the specification's
  changed.waitUntil(subscribeAgain(changed));
});

/** A browser that shows nothing for a message would say itself that something came. */
function messageIn(data: PushMessageData | null): PushMessage {
  const bare = { name: 'bare', title: 'Cartouche', body: '', path: '/price-alerts', icon: null, buttons: [] };
  try {
    // as: only our server can encrypt for this subscription
    return { ...bare, ...(data?.json() as Partial<PushMessage> | undefined) };
  } catch {
    return bare;
  }
}

/** The tab that shows the address already, or a new one. */
async function openTab(to: string): Promise<void> {
  const address = new URL(to, self.location.origin).href;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = tabs.find(({ url }) => url === address);
  await (shown ? shown.focus() : self.clients.openWindow(address));
}

async function subscribeAgain({ oldSubscription, newSubscription }: Changed): Promise<void> {
  const answer = await fetch('/api/push-key');
  const { publicKey } = (await answer.json()) as { publicKey: string }; // as: the contract's output
  const wish = { userVisibleOnly: true, applicationServerKey: publicKey };
  const made = newSubscription ?? (await self.registration.pushManager.subscribe(wish));
  await send('/api/push-subscriptions', made);
  if (oldSubscription) await send('/api/push-subscriptions/end', { endpoint: oldSubscription.endpoint });
}

async function send(path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
}
