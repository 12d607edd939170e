import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The scope of a service worker, as far as the worker uses it, with what a test wants to know of it. */
function workerScope() {
  const heard = new Map<string, (event: object) => void>();
  const tabs: { url: string; focus: () => Promise<void> }[] = [];
  const scope = {
    addEventListener: (name: string, listener: (event: object) => void) => void heard.set(name, listener),
    location: { origin: 'https://cartouche.example' },
    registration: {
      showNotification: vi.fn<(title: string, options: object) => Promise<void>>(async () => {}),
      pushManager: { subscribe: vi.fn<(wish: object) => Promise<object>>(async () => browser('new')) },
    },
    clients: {
      matchAll: vi.fn<(wish: object) => Promise<typeof tabs>>(async () => tabs),
      openWindow: vi.fn<(address: string) => Promise<void>>(async () => {}),
    },
  };
  /** Tells the worker of an event, and waits for all that it waits for. */
  async function tell(name: string, event: object): Promise<void> {
    const waits: Promise<unknown>[] = [];
    heard.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => void waits.push(work) });
    expect(waits).toHaveLength(1); // a browser ends a worker that it need not wait for
    await Promise.all(waits);
  }
  return { scope, tabs, tell };
}

const browser = (name: string) => ({
  endpoint: `https://push.example/${name}`,
  keys: { p256dh: 'p', auth: 'a' },
});

const message = {
  name: 'find 5 at 45',
  title: 'Secret of Mana, boxed',
  body: '€45.00 · Vinted',
  path: '/price-alerts',
  icon: null,
  buttons: [
    { title: 'Open', url: 'https://www.vinted.fr/items/5' },
    { title: 'Bought it', url: '/price-alerts?bought=5' },
  ],
};

let worker: ReturnType<typeof workerScope>;
let asked: { path: string; body: unknown }[];

beforeEach(async () => {
  worker = workerScope();
  asked = [];
  vi.stubGlobal('self', worker.scope);
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    asked.push({ path, body: body === undefined ? undefined : JSON.parse(body) });
    return Response.json({ publicKey: 'our key' });
  });
  vi.resetModules();
  await import('./push.ts');
});
afterEach(() => void vi.unstubAllGlobals());

test('a find is shown with its buttons, under a name that replaces what was shown of it', async () => {
  await worker.tell('push', { data: { json: () => message } });

  expect(worker.scope.registration.showNotification.mock.calls).toEqual([
    [
      'Secret of Mana, boxed',
      {
        body: '€45.00 · Vinted',
        tag: 'find 5 at 45',
        icon: '/icon-192.png',
        data: '/price-alerts',
        actions: [
          { action: 'https://www.vinted.fr/items/5', title: 'Open' },
          { action: '/price-alerts?bought=5', title: 'Bought it' },
        ],
      },
    ],
  ]);
});

test('the picture of a listing is shown in place of our icon', async () => {
  await worker.tell('push', { data: { json: () => ({ ...message, icon: '/pictures/5' }) } });

  expect(worker.scope.registration.showNotification.mock.calls[0]?.[1]).toMatchObject({
    icon: '/pictures/5',
  });
});

test.each([
  ['without content', null],
  ['with a content that is none', { json: () => JSON.parse('{') as object }],
])('a message %s is shown too: the browser would say itself that something came', async (_title, data) => {
  await worker.tell('push', { data });

  expect(worker.scope.registration.showNotification.mock.calls).toMatchObject([
    ['Cartouche', { tag: 'bare', data: '/price-alerts', actions: [] }],
  ]);
});

const press = (action: string) => {
  const notification = { data: '/price-alerts', close: vi.fn<() => void>() };
  return { notification, told: worker.tell('notificationclick', { action, notification }) };
};

test.each([
  ['the message', '', 'https://cartouche.example/price-alerts'],
  ['‘Bought it’', '/price-alerts?bought=5', 'https://cartouche.example/price-alerts?bought=5'],
  ['‘Open’', 'https://www.vinted.fr/items/5', 'https://www.vinted.fr/items/5'],
])('a press on %s puts it away and opens a tab', async (_title, action, address) => {
  worker.tabs.push({ url: 'https://cartouche.example/collection', focus: vi.fn<() => Promise<void>>() });

  const { notification, told } = press(action);
  await told;

  expect(notification.close).toHaveBeenCalledOnce();
  expect(worker.scope.clients.openWindow.mock.calls).toEqual([[address]]);
});

test('a tab that shows the page already comes to the front, also one that is older than the worker', async () => {
  const focus = vi.fn<() => Promise<void>>(async () => {});
  worker.tabs.push({ url: 'https://cartouche.example/price-alerts', focus });

  await press('').told;

  expect(worker.scope.clients.matchAll.mock.calls).toEqual([[{ type: 'window', includeUncontrolled: true }]]);
  expect(focus).toHaveBeenCalledOnce();
  expect(worker.scope.clients.openWindow).not.toHaveBeenCalled();
});

test('a subscription that the browser has ended is made anew with our key, and the old one is forgotten', async () => {
  await worker.tell('pushsubscriptionchange', { oldSubscription: browser('old') });

  const { subscribe } = worker.scope.registration.pushManager;
  expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: 'our key' }]]);
  expect(asked).toEqual([
    { path: '/api/push-key', body: undefined },
    { path: '/api/push-subscriptions', body: browser('new') },
    { path: '/api/push-subscriptions/end', body: { endpoint: 'https://push.example/old' } },
  ]);
});

test('a subscription that the browser has replaced itself is taken as it is', async () => {
  await worker.tell('pushsubscriptionchange', { newSubscription: browser('theirs') });

  expect(worker.scope.registration.pushManager.subscribe).not.toHaveBeenCalled();
  expect(asked.slice(1)).toEqual([{ path: '/api/push-subscriptions', body: browser('theirs') }]);
});
