import { afterAll, beforeAll, expect, test } from 'vitest';

import { stillWanted } from '../alerts/stillWanted.ts';
import { inTransaction } from '../context.ts';
import { alertThatFound } from '../testing/alerts.ts';
import { type Bot, startBot } from '../testing/bot.ts';
import type { TestUser } from '../testing/product.ts';
import { findPush } from './pushMessages.ts';
import { tellDue } from './tellDue.ts';
import { announce } from './telling.ts';
import { makePushKeys } from './vapid.ts';
import { serviceOf } from './webPush.ts';

let product: Bot;
beforeAll(async () => void (product = await startBot()));
afterAll(() => product.close());

async function find(user: TestUser, titles = ['Mana']): Promise<void> {
  const alertId = await alertThatFound(product, user, titles);
  const rows = await product.ctx.db
    .selectFrom('items')
    .select('id')
    .where('search_id', '=', alertId)
    .execute();
  const finds = rows.map(({ id }) => ({ itemId: id, price: 49.9 }));
  await inTransaction(product.ctx, (ctx) => announce(ctx, { userId: user.id, finds }));
}

const tellingsOf = async ({ id }: TestUser) =>
  (
    await product.ctx.db.selectFrom('tellings').select(['way', 'state']).where('user_id', '=', id).execute()
  ).map(({ way, state }) => `${way} ${state}`);

const choiceOf = async (user: TestUser) => (await product.as(user, 'telling.choice')).body;

test('a find reaches every browser of its user, encrypted for each, and nobody else’s', async () => {
  const [ana, bo] = [await product.user('ana'), await product.user('bo')];
  const [phone, desk, his] = [
    await product.browser(ana),
    await product.browser(ana),
    await product.browser(bo),
  ];
  await find(ana, ['Chrono Trigger – complet']);

  await tellDue(product.ctx, stillWanted);

  const received = await Promise.all([phone, desk, his].map((browser) => browser.received()));
  expect(received.map((messages) => messages.length)).toEqual([1, 1, 0]);
  expect(JSON.parse(received[0]?.[0]?.text ?? '')).toMatchObject({
    title: 'Chrono Trigger – complet',
    body: '€49.90 · Vinted\nFor your alert ‘Secret of Mana’',
    path: '/price-alerts',
    icon: null,
    buttons: [
      { title: 'Open', url: expect.stringMatching(/^https:\/\/www\.vinted\.fr\/items\//) },
      { title: 'Bought it', url: expect.stringMatching(/^\/price-alerts\?bought=\d+$/) },
    ],
  });
  expect(await tellingsOf(ana)).toEqual(['push told']);
});

test('its picture comes from our own address, so that the marketplace does not learn who looks', async () => {
  const imageUrl = 'https://images1.vinted.net/t/1.jpeg';
  const found = { itemId: 1, alertId: 1, query: 'mana', title: 'Mana', price: 40, currency: 'EUR' };
  const rest = {
    total: null,
    wasPrice: null,
    marketplace: 'vinted',
    url: 'https://www.vinted.fr/items/1',
  } as const;

  const iconOf = (url: string) =>
    findPush(product.ctx.config, { ...found, ...rest, imageUrl: url }, 'en').icon;

  expect(iconOf(imageUrl)).toMatch(/^\/api\/pictures\//);
  expect(iconOf('https://elsewhere.example.com/1.jpeg')).toBeNull();
  expect(iconOf(`${imageUrl}?${'x'.repeat(700)}`)).toBeNull();
});

test.each(['404', '410', '403'])(
  'a browser that answers %s is forgotten, and the mail tells',
  async (how) => {
    const ana = await product.user('ana');
    await product.browser(ana);
    await find(ana);
    await product.misbehave('push', how);

    await tellDue(product.ctx, stillWanted);

    expect(await choiceOf(ana)).toMatchObject({ browsers: [], tells: ['mail'] });
    expect(await tellingsOf(ana)).toEqual(['mail waiting']);
  },
);

test.each(['500', '429', '406', 'hang', 'cut'])('after %s it is told later', async (how) => {
  const ana = await product.user('ana');
  const browser = await product.browser(ana);
  await find(ana);
  await product.misbehave('push', how);

  await tellDue(product.ctx, stillWanted);
  const before = await tellingsOf(ana);
  product.later(60_000);
  await tellDue(product.ctx, stillWanted);

  expect([before, await tellingsOf(ana)]).toEqual([['push waiting'], ['push told']]);
  expect(await browser.received()).toHaveLength(1);
});

test.each(['400', '401', '413'])('a message that is refused with %s goes to the mail', async (how) => {
  const ana = await product.user('ana');
  await product.browser(ana);
  await find(ana);
  await product.misbehave('push', how);

  await tellDue(product.ctx, stillWanted);

  expect((await tellingsOf(ana)).toSorted()).toEqual(['mail waiting', 'push given up']);
});

test('a message about hundreds of finds is small enough', async () => {
  const ana = await product.user('ana');
  const browser = await product.browser(ana);
  await find(
    ana,
    Array.from({ length: 400 }, (_, at) => `Game ${at}`),
  );

  await tellDue(product.ctx, stillWanted);

  expect(await browser.received()).toHaveLength(1);
});

test('a browser whose key is none is forgotten, and keeps nobody else’s finds back', async () => {
  const [eve, ana] = [await product.user('eve'), await product.user('ana')];
  const { endpoint } = await product.browser(ana);
  const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) };
  await product.as(eve, 'telling.subscribe', { endpoint: `${endpoint}-of-eve`, keys });
  await find(eve);
  await find(ana);

  await tellDue(product.ctx, stillWanted);

  expect([await tellingsOf(eve), await tellingsOf(ana)]).toEqual([['mail waiting'], ['push told']]);
  expect(await choiceOf(eve)).toMatchObject({ browsers: [] });
});

test('what a dead process had begun is told again under the name that replaces it', async () => {
  const ana = await product.user('ana');
  const browser = await product.browser(ana);
  await find(ana);
  await tellDue(product.ctx, stillWanted);
  await product.ctx.db
    .updateTable('tellings')
    .set({ state: 'sending', sender: crypto.randomUUID(), sending_until: product.ctx.now() })
    .where('user_id', '=', ana.id)
    .execute();

  product.later(1000);
  await tellDue(product.ctx, stillWanted);

  const names = (await browser.received()).map(({ text }) => (JSON.parse(text) as { name: string }).name); // as: our own message
  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(1);
});

test('a subscription for another key than ours is forgotten', async () => {
  const ana = await product.user('ana');
  await product.browser(ana, makePushKeys().publicKey);
  await find(ana);

  await tellDue(product.ctx, stillWanted);

  expect(await choiceOf(ana)).toMatchObject({ browsers: [] });
});

test('a browser belongs to whoever subscribed it last', async () => {
  const [ana, bo] = [await product.user('ana'), await product.user('bo')];
  const { endpoint } = await product.browser(ana);
  const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) };

  await product.as(bo, 'telling.subscribe', { endpoint, keys });

  expect(await choiceOf(ana)).toMatchObject({ browsers: [] });
  expect(await choiceOf(bo)).toMatchObject({ browsers: [endpoint] });
});

test('somebody else cannot end a browser’s subscription', async () => {
  const [ana, bo] = [await product.user('ana'), await product.user('bo')];
  const { endpoint } = await product.browser(ana);

  await product.as(bo, 'telling.unsubscribe', { endpoint });
  const kept = await choiceOf(ana);
  await product.as(ana, 'telling.unsubscribe', { endpoint });

  expect([kept, await choiceOf(ana)]).toMatchObject([{ browsers: [endpoint] }, { browsers: [] }]);
});

test('the keys are made once and kept', async () => {
  const ana = await product.user('ana');

  const keys = await Promise.all([1, 2, 3].map(() => product.as(ana, 'telling.pushKey')));

  expect(new Set(keys.map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

test.each<[string, string | undefined]>([
  ['https://fcm.googleapis.com/fcm/send/abc', 'google'],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', 'mozilla'],
  ['https://web.push.apple.com/abc', 'apple'],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', 'windows'],
  ['http://fcm.googleapis.com/abc', undefined],
  ['https://fcm.googleapis.com:8443/abc', undefined],
  ['https://fcm.googleapis.com.evil.example/abc', undefined],
  ['https://user@fcm.googleapis.com/abc', undefined],
  ['http://127.0.0.1:5432/', undefined],
  ['https://localhost/abc', undefined],
])('%s is taken for the service %s', (endpoint, service) => {
  expect(serviceOf(endpoint, { ...product.push, standInUrl: undefined })).toBe(service);
});

test('an endpoint that is no push service’s is refused', async () => {
  const ana = await product.user('ana');
  const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) };

  const answer = await product.as(ana, 'telling.subscribe', { endpoint: 'https://intranet.example/x', keys });

  expect(answer).toMatchObject({ status: 422, body: { code: 'push_service_unknown' } });
});
