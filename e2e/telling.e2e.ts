import { type Page, chromium, expect, test } from '@playwright/test';

import { browserArguments, wholeChromium } from './chromium.ts';
import {
  address,
  choose,
  expectAccessible,
  listenerEmail,
  onlyOnDesk,
  picture,
  signIn,
} from './collector.ts';

/** What the journey reads and presses, in English on a desktop and in French on a phone. */
const words = {
  desk: {
    language: 'en',
    person: 'Ana',
    quiet: 'Quiet hours',
    connect: 'Connect Telegram',
    connectedTo: 'Connected to the chat …1001.',
    told: 'You are told in Telegram.',
    mute: 'Mute…',
    seller: 'Seller sample',
    muted: /^Muted in all of your alerts: sample · Vinted/,
    notInterested: 'Not interested',
    pause: 'Pause this alert',
    remove: 'Remove',
  },
  phone: {
    language: 'fr',
    person: 'Benoît',
    quiet: 'Heures calmes',
    connect: 'Connecter Telegram',
    connectedTo: 'Connecté à la conversation …1002.',
    told: 'Vous êtes prévenu dans Telegram.',
    mute: 'Masquer…',
    seller: 'Vendeur sample',
    muted: /^Masqué dans toutes vos alertes\u00a0: sample · Vinted/,
    notInterested: 'Pas intéressé',
    pause: 'Suspendre cette alerte',
    remove: 'Retirer',
  },
} as const;

type Offer = { price: { amount: string } };

/** An alert that finds a single listing, so that it is told with its buttons. */
async function hunt(page: Page, query: string) {
  const { request } = page.context();
  const preview = await request.post(`${address()}/api/alerts/preview`, {
    data: { platform: 'vinted', query },
  });
  const { items } = (await preview.json()) as { items: Offer[] }; // as: the contract's output
  const cheapest = Math.min(...items.map(({ price }) => Number(price.amount)));
  const data = { platform: 'vinted', query, max_price: cheapest };
  expect((await request.post(`${address()}/api/alerts`, { data })).ok()).toBe(true);
}

const answerOf = async (page: Page, path: string) =>
  (await (await page.context().request.get(`${address()}/api/${path}`)).json()) as unknown;

test('a collector connects Telegram, is told of a find there, and answers with a press', async ({
  page,
  context,
}, { project }) => {
  test.setTimeout(480_000);
  const text = project.name === 'phone' ? words.phone : words.desk;
  await choose(context, text.language, project.name === 'phone' ? 'dark' : 'light');
  await signIn(context.request, listenerEmail(project.name));
  await page.goto(`${address()}/settings?section=telling`);
  await expect(page.getByRole('button', { name: text.connect })).toBeVisible();
  await expectAccessible(page);
  await picture(page, `telling-${project.name}`);
  // The journey may run at night.
  await page.getByRole('switch', { name: text.quiet }).click();

  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: text.connect }).click();
  const chat = await opened;
  await chat.getByRole('navigation').getByText(text.person).click();
  await chat.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText(text.connectedTo)).toBeVisible();
  await expect(page.getByText(text.told)).toBeVisible();
  await expectAccessible(page);
  await picture(page, `telling-connected-${project.name}`);

  await hunt(page, `Terranigma ${project.name}`);
  const message = chat.getByRole('article').filter({ hasText: 'Terranigma' });
  const press = (name: string) => message.getByRole('button', { name }).click();
  await expect(message).toBeVisible({ timeout: 330_000 });
  await picture(chat, `telling-message-${project.name}`);

  await test.step('a seller is muted', async () => {
    await press(text.mute);
    await press(text.seller);
    await expect(message.getByRole('status')).toHaveText(text.muted);
    expect(await answerOf(page, 'alert-mutes')).toMatchObject([{ kind: 'seller', value: 'sample' }]);
  });
  await test.step('the find is put away and the alert paused', async () => {
    await press(text.notInterested);
    await expect(message.getByRole('button', { name: text.notInterested })).toHaveCount(0);
    await press(text.pause);
    await expect(message.getByRole('button', { name: text.pause })).toHaveCount(0);
    expect(await answerOf(page, 'found-items')).toEqual([]);
    expect(await answerOf(page, 'alerts')).toMatchObject([{ active: false }]);
  });

  await page.getByRole('button', { name: text.remove, exact: true }).click();
  await expect(page.getByRole('button', { name: text.connect })).toBeVisible();
});

/** A browser's push service is out of reach here, so its subscription is made up; the worker is our own. */
function subscribeInPage() {
  let current: object | null = null;
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/of-a-journey',
    options: {},
    unsubscribe: async () => ((current = null), true),
    toJSON: () => ({
      endpoint: subscription.endpoint,
      keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) },
    }),
  };
  PushManager.prototype.subscribe = async () => (current = subscription) as unknown as PushSubscription;
  PushManager.prototype.getSubscription = async () => current as unknown as PushSubscription;
}

test(
  'a browser is turned on for push messages, and is what tells from then on',
  onlyOnDesk,
  async ({ page, context }) => {
    await choose(context, 'en');
    await context.grantPermissions(['notifications'], { origin: address() });
    await page.addInitScript(subscribeInPage);
    await signIn(context.request, listenerEmail('push'));
    await page.goto(`${address()}/settings?section=telling`);

    await page.getByRole('button', { name: 'Turn on here' }).click();
    await expect(page.getByText('On in this browser.')).toBeVisible();
    await expect(page.getByText('You are told by push message.')).toBeVisible();
    await expectAccessible(page);
    await picture(page, 'telling-push');
  },
);

/** What the browser shows of messages. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, tag }) => ({ title, tag }));
  });

test(
  'a browser shows what is pushed to it, and a message under the same name in place of the first',
  onlyOnDesk,
  async () => {
    const args = [...browserArguments, '--headless=new'];
    const browser = await chromium.launch({ executablePath: wholeChromium(), args });
    const context = await browser.newContext();
    await context.grantPermissions(['notifications'], { origin: address() });
    const page = await context.newPage();
    const registered: string[] = [];
    const devTools = await context.newCDPSession(page);
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) =>
      registered.push(...registrations.map(({ registrationId }) => registrationId)),
    );
    await devTools.send('ServiceWorker.enable');
    const push = (message: object) =>
      devTools.send('ServiceWorker.deliverPushMessage', {
        origin: address(),
        registrationId: registered[0] ?? '',
        data: JSON.stringify(message),
      });

    await page.goto(address());
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/push-worker.js');
      await navigator.serviceWorker.ready;
    });
    // The browser now and then loses what is pushed to a worker that has only just begun.
    await expect(async () => {
      await push({ name: 'find 5 at 45', title: 'Secret of Mana, boxed' });
      await expect
        .poll(() => shown(page), { timeout: 3000 })
        .toEqual([{ title: 'Secret of Mana, boxed', tag: 'find 5 at 45' }]);
    }).toPass();
    await push({ name: 'find 6 at 20', title: 'Terranigma' });
    await push({ name: 'find 5 at 45', title: 'Secret of Mana' });

    await expect
      .poll(async () => (await shown(page)).map(({ title }) => title).toSorted())
      .toEqual(['Secret of Mana', 'Terranigma']);
    await browser.close();
  },
);

test(
  'a browser that allows no notifications, and one whose push service is silent, say what to do',
  onlyOnDesk,
  async ({ page, context, browser }) => {
    await choose(context, 'fr', 'dark');
    // A permission that is granted denies all others.
    await context.grantPermissions(['geolocation'], { origin: address() });
    await signIn(context.request, listenerEmail('denied'));
    await page.goto(`${address()}/settings?section=telling`);
    await expect(page.getByText(/^Ce navigateur ne nous laisse pas afficher de notifications/)).toBeVisible();
    await expectAccessible(page);
    await picture(page, 'telling-denied');

    const other = await browser.newContext({ storageState: await context.storageState() });
    await other.grantPermissions(['notifications'], { origin: address() });
    const silent = await other.newPage();
    await silent.addInitScript(() => {
      PushManager.prototype.subscribe = () => new Promise(() => undefined);
    });
    await silent.goto(`${address()}/settings?section=telling`);
    await silent.getByRole('button', { name: 'Activer ici' }).click();
    await expect(silent.getByRole('alert')).toHaveText(
      /^Le service de notifications de ce navigateur ne répond pas/,
    );
    await other.close();
  },
);
