import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { inTransaction } from './context.ts';
import { isEmbedded } from './testing/database.ts';
import { type Product, startProduct } from './testing/product.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

test('an error inside a transaction is not tried again', async () => {
  let tries = 0;

  const failed = inTransaction(product.ctx, async () => {
    tries += 1;
    throw new Error('no');
  });

  await expect(failed).rejects.toThrow('no');
  expect(tries).toBe(1);
});

test('inside a transaction, using the outer connection is refused', async () => {
  const { ctx } = product;
  const readOutside = () => ctx.db.selectFrom('seeds').selectAll().execute();

  const past = inTransaction(ctx, async () => await readOutside());
  await expect(past).rejects.toThrow('another connection');

  const nested = inTransaction(ctx, async (ctx) => {
    // @ts-expect-error: the context inside a transaction cannot open another
    return await inTransaction(ctx, async () => undefined);
  });
  await expect(nested).rejects.toThrow('not supported');

  await expect(readOutside()).resolves.toBeDefined();
});

test('work started in a transaction may continue after its end', async () => {
  const { ctx } = product;
  const over = Promise.withResolvers<void>();
  let later: Promise<unknown> | undefined;

  await inTransaction(ctx, async () => {
    later = over.promise.then(() => ctx.db.selectFrom('seeds').selectAll().execute());
  });
  over.resolve();

  await expect(later).resolves.toBeDefined();
});

// The embedded database has a single session, which waits for nobody.
test.skipIf(isEmbedded)(
  'after a deadlock of two changes, the aborted one is tried again and both are made',
  async () => {
    const { ctx } = product;
    const keys = ['one', 'two'];
    const ended = { times: 0, window_ends_at: ctx.now() };
    await ctx.db
      .insertInto('attempts')
      .values(keys.map((key) => ({ key, ...ended })))
      .execute();
    const bothBegan = Promise.withResolvers<void>();
    let writes = 0;
    const countUp = (inOrder: string[]) =>
      inTransaction(ctx, async (ctx) => {
        for (const key of inOrder) {
          await sql`update attempts set times = times + 1 where key = ${key}`.execute(ctx.db);
          writes += 1;
          if (writes === 2) bothBegan.resolve();
          await bothBegan.promise;
        }
      });

    await Promise.all([countUp(keys), countUp(keys.toReversed())]);

    const rows = await ctx.db.selectFrom('attempts').select('times').where('key', 'in', keys).execute();
    expect(rows).toEqual([{ times: 2 }, { times: 2 }]);
    expect(writes).toBeGreaterThanOrEqual(5); // four that last, and the aborted ones
  },
);
