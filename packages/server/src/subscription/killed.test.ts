import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import type { TestUser } from '../testing/product.ts';
import { isEmbedded, urlOf } from '../testing/database.ts';
import { type Payments, eventRequest, startPayments } from '../testing/standIn.ts';
import { claimReading, noteChange } from './customers.store.ts';
import { reconcile } from './reconcile.ts';
import { receiveEvent } from './webhook.ts';

let product: Payments;
beforeAll(async () => void (product = await startPayments()));
afterAll(() => product.close());

async function cancelledUnheard(): Promise<{ user: TestUser; body: string }> {
  const user = await product.user('ana');
  await product.subscribe(user);
  await product.order('webhooks', { how: 'never' });
  const customer = await product.customerOf(user);
  const [subscription] = (await product.sdk.subscriptions.list({ customer })).data;
  await product.sdk.subscriptions.cancel(subscription?.id ?? '');
  await product.order('behave', {});
  const data = { object: { object: 'subscription', customer } };
  const event = {
    id: `evt_of_${customer}`,
    object: 'event',
    type: 'customer.subscription.deleted',
    livemode: false,
  };
  return { user, body: JSON.stringify({ ...event, data }) };
}

const storedOf = async (user: TestUser) =>
  (
    await product.ctx.db
      .selectFrom('user_subscriptions')
      .select('subscription_status')
      .where('user_id', '=', user.id)
      .executeTakeFirst()
  )?.subscription_status;

const signatureOf = (body: string) =>
  eventRequest(product, body, product.stripe.webhookSecrets[0] ?? '').headers['stripe-signature'];

test('an event that was recorded, and nothing more, has its effect when the job comes', async () => {
  const { user, body } = await cancelledUnheard();

  await receiveEvent(product.ctx, Buffer.from(body), signatureOf(body));
  const before = await storedOf(user);
  await reconcile(product.ctx);

  expect([before, await storedOf(user)]).toEqual(['trialing', 'expired']);
});

test('a process that died while it read keeps nobody else from reading for long', async () => {
  const { user } = await cancelledUnheard();
  const customerId = await product.customerOf(user);
  await noteChange(product.ctx.db, customerId);
  const now = product.ctx.now();
  const dead = { customerId, reader: crypto.randomUUID(), now, until: new Date(now.getTime() + 30_000) };
  await claimReading(product.ctx.db, dead);

  product.later(31_000);
  await reconcile(product.ctx);

  expect(await storedOf(user)).toBe('expired');
});

// The embedded database belongs to one process, so a second one needs a server.
test.skipIf(isEmbedded)('kill -9 between receipt and effect loses nothing', async () => {
  const { user, body } = await cancelledUnheard();
  await product.order('misbehave', { call: 'GET /v1/subscriptions', how: 'hang', times: 1 });
  const asked = (await product.report()).calls.filter(({ path }) => path === '/v1/subscriptions').length;
  const given = {
    url: await urlOf(product.ctx.db),
    dataFolder: product.ctx.config.dataFolder,
    stripe: { ...product.stripe, timeoutMs: 60_000 },
    body,
    signature: signatureOf(body),
  };

  const receiver = join(import.meta.dirname, '../testing/receiver.ts');
  const child = spawn(process.execPath, [receiver, JSON.stringify(given)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const reads = async () => (await product.report()).calls.filter(({ path }) => path === '/v1/subscriptions');
  await expect.poll(async () => (await reads()).length).toBeGreaterThan(asked);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await product.order('behave', {});
  const before = await storedOf(user);
  product.later(31_000);
  await reconcile(product.ctx);

  expect([before, await storedOf(user)]).toEqual(['trialing', 'expired']);
});
