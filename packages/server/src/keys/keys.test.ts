import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, type TestUser, startProduct } from '../testing/product.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

const marketplaces = (headers: Record<string, string>, query = '') =>
  product.request({ method: 'GET', url: `/api/ebay-simple/marketplaces${query}`, headers });

async function keyOf(user: TestUser, name = 'shelf script') {
  const { body } = await product.as(user, 'keys.create', { name });
  return body as { id: string; key: string };
}

test('a key opens the calls that accept keys, in both places where it may stand', async () => {
  const ana = await product.user('ana');
  const { key } = await keyOf(ana);

  const asHeader = await marketplaces({ 'x-api-key': key });
  const asQuery = await marketplaces({}, `?key=${key}`);

  expect(asHeader).toMatchObject({ status: 200, body: { data: expect.any(Array) } });
  expect(asQuery.status).toBe(200);
});

test('a key opens nothing else, and a wrong one nothing at all', async () => {
  const ana = await product.user('ana');
  const { key } = await keyOf(ana);

  const collection = await product.request({
    method: 'GET',
    url: '/api/collection-summary',
    headers: { 'x-api-key': key },
  });

  expect(collection.status).toBe(401);
  expect((await marketplaces({ 'x-api-key': `${key}x` })).status).toBe(401);
  expect((await marketplaces({})).status).toBe(401);
});

test('the list shows when a key was used, and never the key', async () => {
  const ana = await product.user('ana');
  const { id, key } = await keyOf(ana);
  const before = await product.as(ana, 'keys.list');
  await marketplaces({ 'x-api-key': key });

  const after = await product.as(ana, 'keys.list');

  expect(before.body).toMatchObject([
    { id, name: 'shelf script', ending: key.slice(-4), last_used_at: null },
  ]);
  expect(after.body).toMatchObject([{ last_used_at: expect.any(String) }]);
  expect(JSON.stringify(after.body)).not.toContain(key);
  const stored = await product.ctx.db.selectFrom('api_keys').selectAll().where('id', '=', id).execute();
  expect(JSON.stringify(stored)).not.toContain(key.replace('cartouche_', ''));
});

test('a revoked key is refused, and only its owner can revoke it', async () => {
  const ana = await product.user('ana');
  const bo = await product.user('bo');
  const { id, key } = await keyOf(ana);

  const byAnother = await product.as(bo, 'keys.revoke', { id });
  const stillGood = await marketplaces({ 'x-api-key': key });
  await product.as(ana, 'keys.revoke', { id });

  expect([byAnother.status, stillGood.status]).toEqual([404, 200]);
  expect((await marketplaces({ 'x-api-key': key })).status).toBe(401);
});

test('nobody has more than ten keys, also when they are made at once', async () => {
  const ana = await product.user('ana');

  const answers = await Promise.all(
    Array.from({ length: 14 }, (_, index) => product.as(ana, 'keys.create', { name: `key ${index}` })),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.find(({ status }) => status !== 200)?.body).toMatchObject({ code: 'api_key_limit_reached' });
});

test('a key is made shortly after signing in, and later only after signing in again', async () => {
  const ana = await product.user('ana');
  product.later(16 * 60_000);

  const late = await product.as(ana, 'keys.create', { name: 'late' });
  const list = await product.as(ana, 'keys.list');
  product.later(-16 * 60_000);
  const soon = await product.as(ana, 'keys.create', { name: 'soon' });

  expect(late).toMatchObject({ status: 403, body: { code: 'sign_in_again' } });
  expect(list).toMatchObject({ status: 200, body: [] });
  expect(soon.status).toBe(200);
});

test('keys are not made without end: each is told by mail', async () => {
  const ana = await product.user('ana');
  for (let time = 0; time < 30; time += 1) {
    const { id } = await keyOf(ana);
    await product.as(ana, 'keys.revoke', { id });
  }

  expect(await product.as(ana, 'keys.create', { name: 'and another' })).toMatchObject({
    status: 429,
    body: { code: 'slow_down' },
  });
});
