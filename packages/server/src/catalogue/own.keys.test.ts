import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { givePlan } from '../subscription/subscription.ts';
import { download, upload } from '../testing/archives.ts';
import { wrongKeys } from '../testing/ownKeys.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';
import { toRecord } from './import/gameRecord.ts';
import { importGames } from './import/import.ts';

let product: Product;
let ana: TestUser;
let gameIds: number[];
beforeAll(async () => {
  product = await startProduct();
  ana = await product.user('ana');
  await givePlan(product.ctx, ana.email, 'pro');
  gameIds = [
    ...(await product.games(['Alpha', 'Beta', 'Gamma'], 19)),
    ...(await product.games(['Delta'], 33)),
  ];
  for (const gameId of gameIds) await product.as(ana, 'collection.save', { gameId, completeness: 'CASE' });
  await product.as(ana, 'wishlist.add', { gameId: gameIds[0] });
});
afterAll(() => product.close());

afterEach(async () => {
  const wrong = await wrongKeys(product.ctx.db);
  if (wrong.length > 0) throw new Error(`Keys differ from the catalogue: ${JSON.stringify(wrong)}`);
});

async function titles(tab: 'owned' | 'wishlist' | 'incomplete', input = {}) {
  const { body } = await product.as(ana, 'catalogue.fetchGames', { p_tab: tab, ...input });
  return (body as { title: string }[]).map(({ title }) => title); // as: the contract's output
}

test('the comparison notices a key that was changed by hand', async () => {
  const { db } = product.ctx;
  const wrong = await db
    .transaction()
    .execute(async (tx) => {
      await sql`update user_collection set folded_title = 'zeta' where game_id = ${gameIds[0]}`.execute(tx);
      throw await wrongKeys(tx); // rolls back
    })
    .catch((found: unknown) => found);

  expect(wrong).toHaveLength(1);
});

test('keys follow a copy to the bin and back, and an edit of its completeness', async () => {
  const [alpha = 0, beta = 0] = gameIds;
  await product.as(ana, 'collection.save', { gameId: beta, completeness: 'NEW_SEALED' });
  expect(await titles('incomplete')).toEqual(['Alpha', 'Delta', 'Gamma']);

  const { body } = await product.as(ana, 'collection.remove', { gameId: alpha });
  expect(await wrongKeys(product.ctx.db)).toEqual([]);
  await sql`update games_igdb set title = 'Omega', folded_title = 'omega' where game_id = ${alpha}`.execute(
    product.ctx.db,
  );
  await product.as(ana, 'collection.restore', { id: (body as { id: number }).id });

  expect(await titles('owned')).toEqual(['Beta', 'Delta', 'Gamma', 'Omega']);
});

test('keys follow a bulk change and its undo', async () => {
  const more = await product.games(['Epsilon', 'Zeta'], 33);
  await product.as(ana, 'wishlist.add', { gameId: more[0] });
  const { body } = await product.as(ana, 'collection.saveMany', {
    gameIds: [...gameIds, ...more],
    set: { completeness: 'COMPLETE_IN_BOX' },
    addMissing: true,
  });
  expect(await titles('incomplete')).toEqual([]);
  expect(await wrongKeys(product.ctx.db)).toEqual([]);

  await product.as(ana, 'collection.undoMany', { changeId: (body as { changeId: number }).changeId });

  expect(await titles('wishlist')).toContain('Epsilon');
  expect(await titles('incomplete')).not.toEqual([]);
});

test('keys follow an archive to another account', async () => {
  const { zip } = await download(product, ana);
  const bo = await product.user('bo');
  await givePlan(product.ctx, bo.email, 'pro');
  const { status } = await upload(product, bo, zip);
  expect(status).toBe(200);
});

test('keys follow an import that corrects the games', async () => {
  function record(found: object) {
    const made = toRecord({ platform_id: 33, source: 'ours', ...found });
    return 'record' in made ? [{ file: 'test', line: 1, record: made.record }] : [];
  }
  const release = { region: 'JP', date: '1999-09-09', publisher: 'Éditions' };
  await importGames(
    product.ctx,
    record({
      title: 'Delta',
      release_date: '1999',
      publisher: 'Éditions',
      genres: ['Puzzle'],
      releases: [release],
    }),
    { embedded: false },
  );

  expect(await titles('owned', { p_genre: 'Puzzle', p_region: 'JP' })).toEqual(['Delta']);
  const [first] = await titles('owned', { p_sort_by: 'release_date' });
  expect(first).toBe('Delta');
});

test('keys follow a change of a game’s title or platform in the catalogue, on wishes too', async () => {
  const { db } = product.ctx;
  await product.as(ana, 'wishlist.add', { gameId: gameIds[1] });
  await product.as(ana, 'collection.remove', { gameId: gameIds[2] });
  await sql`update games_igdb set platform_id = 33, title = 'Aardvark', folded_title = 'aardvark'
    where game_id = ${gameIds[1]}`.execute(db);

  expect((await titles('wishlist'))[0]).toBe('Aardvark');
  expect(await titles('owned', { p_platform: 33 })).toContain('Aardvark');
});
