import { afterAll, beforeAll, expect, test } from 'vitest';

import { givePlan } from '../subscription/subscription.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

/** A collector on the Pro plan with copies that have these tags, and a game that they lack. */
async function collector(...tags: string[]) {
  const ana = await product.user('ana');
  await givePlan(product.ctx, ana.email, 'pro');
  const gameIds = await product.games(
    [...tags, 'lacking'].map((_tag, at) => `Game ${at} ${crypto.randomUUID()}`),
  );
  for (const [at, tag] of tags.entries()) {
    await product.as(ana, 'collection.save', { gameId: gameIds[at], tags: tag });
  }
  return { ana, gameIds };
}

async function tagsOf(user: TestUser, gameIds: number[]): Promise<unknown[]> {
  const copies = await Promise.all(gameIds.map((gameId) => product.as(user, 'collection.item', { gameId })));
  return copies.map(({ body }) => (body as { tags?: string } | null)?.tags);
}

test('tags can join those of each copy, once whatever their case, and an undo takes them out', async () => {
  const { ana, gameIds } = await collector('Signed, Lent, To sell', '');

  const change = { gameIds, set: { tags: 'lent, Boxed' }, addTags: true, addMissing: true };
  const { body } = await product.as(ana, 'collection.saveMany', change);
  const joined = await tagsOf(ana, gameIds);
  await product.as(ana, 'collection.undoMany', { changeId: (body as { changeId: number }).changeId });

  expect(joined).toEqual(['Signed, Lent, To sell, Boxed', 'lent, Boxed', 'lent, Boxed']);
  expect((await tagsOf(ana, gameIds)).slice(0, 2)).toEqual(['Signed, Lent, To sell', '']);
});

test('tags replace those of the copies if they are not to join them', async () => {
  const { ana, gameIds } = await collector('Signed, Lent');

  await product.as(ana, 'collection.saveMany', { gameIds, set: { tags: 'Boxed' } });

  expect((await tagsOf(ana, gameIds))[0]).toBe('Boxed');
});

test('tags that would be too long with those of a copy are refused, and nothing is changed', async () => {
  const { ana, gameIds } = await collector('x'.repeat(495), '');
  const change = { gameIds, set: { tags: 'Boxed' }, addTags: true };

  for (const call of ['collection.previewMany', 'collection.saveMany']) {
    expect(await product.as(ana, call, change)).toMatchObject({
      status: 422,
      body: { code: 'tags_too_long', data: { most: 500 } },
    });
  }
  expect((await tagsOf(ana, gameIds)).slice(0, 2)).toEqual(['x'.repeat(495), '']);
});
