import { contract } from '@cartouche/contract/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, type TestUser, startProduct, toRequest } from '../testing/product.ts';

let product: Product;
let ana: TestUser;
beforeAll(async () => {
  product = await startProduct();
  ana = await product.user('ana');
  await product.games(['Secret of Mana']);
});
afterAll(() => product.close());

const ask = (call: string, user: TestUser | null = ana, tag?: string, input: object = {}) =>
  product.app.inject({
    ...toRequest(call, input),
    headers: { ...(user && { cookie: user.cookie }), ...(tag && { 'if-none-match': tag }) },
  });

test.each(['platforms.list'])('%s sends nothing if the browser has it', async (call) => {
  const first = await ask(call);

  const again = await ask(call, ana, String(first.headers.etag));

  expect(first.headers['cache-control']).toBe('private, no-cache');
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', first.headers.etag]);
});

test('a changed answer is sent again', async () => {
  const before = await ask('platforms.list');
  await product.ctx.db.updateTable('consoles').set({ name: 'Renamed' }).where('id', '=', 19).execute();

  const after = await ask('platforms.list', ana, String(before.headers.etag));

  expect(after.statusCode).toBe(200);
  expect(after.body).toContain('Renamed');
});

test('a visitor with the tag is told to sign in, and no refusal is cached', async () => {
  const { headers } = await ask('platforms.list');

  const visitor = await ask('platforms.list', null, String(headers.etag));

  expect([visitor.statusCode, visitor.headers['cache-control']]).toEqual([401, 'no-store']);
});

test('browsers cache only what is the same for everybody', async () => {
  const bo = await product.user('bo');
  const kept: string[] = [];
  for (const [feature, verbs] of Object.entries(contract)) {
    for (const [verb, { '~orpc': definition }] of Object.entries(verbs as Record<string, Defined>)) {
      if (definition.meta.sameForAll) kept.push(`${feature}.${verb}`);
    }
  }
  await product.as(ana, 'platforms.add', { platformId: 19 });

  expect(kept).toEqual(['igdb.status', 'platforms.list']);
  for (const call of kept) expect((await ask(call, ana)).body).toBe((await ask(call, bo)).body);
  expect((await ask('platforms.mine')).headers['cache-control']).toBe('no-store');
});

type Defined = { '~orpc': { meta: { sameForAll?: true } } };
