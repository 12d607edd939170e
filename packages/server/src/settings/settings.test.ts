import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, startProduct } from '../testing/product.ts';
import { giveRole } from './settings.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

test('a preference that is changed is kept, and leaves the others as they are', async () => {
  const ana = await product.user('ana');
  await product.as(ana, 'settings.save', { preferred_currency: 'EUR', preferred_marketplace: 'EBAY-FR' });

  const answer = await product.as(ana, 'settings.save', { preferred_language: 'fr' });

  const kept = { preferred_currency: 'EUR', preferred_marketplace: 'EBAY-FR', preferred_language: 'fr' };
  expect(answer).toMatchObject({ status: 200, body: kept });
  expect((await product.as(ana, 'session.current')).body).toMatchObject({ profile: kept });
});

test('an unknown preference is refused', async () => {
  const ana = await product.user('ana');

  const answer = await product.as(ana, 'settings.save', { preferred_currency: 'XAU' });

  expect(answer).toMatchObject({ status: 400, body: { code: 'bad_input' } });
});

test('a role is given to the user with the address, however it is typed, and to nobody else', async () => {
  const ana = await product.user('ana');
  const bo = await product.user('bo');

  const isGiven = await giveRole(product.ctx.db, ana.email.toUpperCase(), 'admin');
  const isGivenToNobody = await giveRole(product.ctx.db, 'nobody@example.com', 'admin');

  expect([isGiven, isGivenToNobody]).toEqual([true, false]);
  for (const [user, user_type] of [[ana, 'admin'] as const, [bo, 'user'] as const])
    expect((await product.as(user, 'session.current')).body).toMatchObject({ profile: { user_type } });
});
