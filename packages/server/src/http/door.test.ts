import { contract } from '@cartouche/contract/contract';
import { photoPath } from '@cartouche/contract/photo.rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { givePlan } from '../subscription/subscription.ts';
import { jpeg } from '../testing/pictures.ts';
import { type Product, type TestUser, password, photoUpload, startProduct } from '../testing/product.ts';

type Routed = { '~orpc': { route: { path?: string }; meta: { access: string } } };

/** Every call of the contract by name, so that a new one is tested here without anybody thinking of it. */
const calls = Object.entries(contract).flatMap(([feature, verbs]) =>
  Object.entries(verbs as Record<string, Routed>).map(([verb, { '~orpc': definition }]) => ({
    name: `${feature}.${verb}`,
    access: definition.meta.access,
  })),
);
const guarded = calls.filter(({ access }) => access === 'user').map(({ name }) => name);

let product: Product;
let ana: TestUser;
let bo: TestUser;
let gameId: number;
/** Ana's, in the bin and of a bulk change. */
let binned: { id: number };
let bulk: { changeId: number };
let photo: { file_name: string };
beforeAll(async () => {
  product = await startProduct();
  ana = await product.user('ana');
  bo = await product.user('bo');
  [gameId = 0] = await product.games(['Secret of Mana'], 19);
  await product.as(ana, 'platforms.add', { platformId: 19 });
  await product.as(ana, 'collection.save', {
    gameId,
    notes: 'only for the eyes of ana',
    purchasePrice: 47.11,
  });
  const [wanted] = await product.games(['Terranigma'], 19);
  await product.as(ana, 'wishlist.add', { gameId: wanted });
  const [removed] = await product.games(['Soul Blazer'], 19);
  await product.as(ana, 'collection.save', { gameId: removed, notes: 'also only for the eyes of ana' });
  binned = (await product.as(ana, 'collection.remove', { gameId: removed })).body as typeof binned;
  for (const { email } of [ana, bo]) await givePlan(product.ctx, email, 'pro');
  const upload = photoUpload(ana, gameId, await jpeg(), 'image/jpeg');
  photo = (await product.request(upload)).body as typeof photo;
  const change = { gameIds: [gameId], set: { condition: 'MINT' } };
  bulk = (await product.as(ana, 'collection.saveMany', change)).body as typeof bulk;
});
afterAll(() => product.close());

/** An input that reaches for what is ana's, for each call that needs one. */
function inputFor(name: string): object {
  const inputs: Record<string, object> = {
    'session.signUp': { email: ana.email, password },
    'session.signIn': { email: ana.email, password: 'not hers' },
    'session.signInWith': { provider: 'google' },
    'session.requestReset': { email: ana.email },
    'session.resetPassword': { token: 'guessed', password: 'a password of bo' },
    'settings.save': { preferred_currency: 'EUR' },
    'catalogue.fetchGames': { p_tab: 'owned', p_user: ana.id },
    'catalogue.platformCounts': { p_user: ana.id },
    'catalogue.gameIds': { p_tab: 'owned', p_user: ana.id },
    'catalogue.search': { q: 'mana' },
    'collection.restore': binned,
    'collection.discard': binned,
    'collection.previewMany': { gameIds: [gameId], set: { notes: 'overwritten' } },
    'collection.saveMany': { gameIds: [gameId], set: { notes: 'overwritten' } },
    'collection.undoMany': bulk,
    'collection.removePhoto': { fileName: photo.file_name },
    'platforms.add': { platformId: 19 },
    'platforms.remove': { platformId: 19 },
  };
  return inputs[name] ?? { gameId };
}

test.each(guarded)('%s is closed to visitors', async (name) => {
  const answer = await product.as(null, name, inputFor(name));

  expect(answer).toMatchObject({ status: 401, body: { code: 'signed_out' } });
});

test.each(guarded)('%s is closed to a forged session', async (name) => {
  const [token] = ana.cookie.split('.');
  const forged = { ...ana, cookie: `${token}.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA%3D` };

  const answer = await product.as(forged, name, inputFor(name));

  expect(answer.status).toBe(401);
});

test.each(calls.map(({ name }) => name).filter((name) => name !== 'mail.outbox'))(
  '%s shows another user nothing of hers and changes nothing of hers',
  async (name) => {
    const before = await everythingOf(ana);
    const other = name === 'session.signOut' ? await product.user('cy') : bo;

    const answer = await product.as(other, name, inputFor(name));
    await product.as(other, name, { ...inputFor(name), p_tab: 'owned', p_user: undefined });

    expect(answer.status).toBeLessThan(500);
    expect(JSON.stringify(answer.body)).not.toMatch(/eyes of ana|47\.11/);
    expect(JSON.stringify(answer.body)).not.toContain(ana.email);
    expect(await everythingOf(ana)).toEqual(before);
  },
);

test.each(['full', 'thumbnail'] as const)('a photo (%s) is shown to its owner only', async (size) => {
  const url = photoPath(photo.file_name, size);

  const answers = await Promise.all(
    [ana, bo, null].map((user) => product.request({ url, headers: user ? { cookie: user.cookie } : {} })),
  );

  expect(answers.map(({ status }) => status)).toEqual([200, 404, 401]);
  expect(answers.slice(1)).toMatchObject([
    { body: { code: 'photo_not_found' } },
    { body: { code: 'signed_out' } },
  ]);
});

test('a user id that is not the caller’s own is refused', async () => {
  const named = await product.as(bo, 'catalogue.fetchGames', { p_user: ana.id });
  const own = await product.as(bo, 'catalogue.fetchGames', { p_user: bo.id });

  expect(named).toMatchObject({ status: 403, body: { code: 'not_yours' } });
  expect(own.status).toBe(200);
});

test.each([
  [{ method: 'POST' as const, url: '/api/my-platforms', payload: { platformId: 'x' } }, 400, 'bad_input'],
  [{ method: 'POST' as const, url: '/api/my-platforms', payload: 'no json' }, 400, 'bad_input'],
  [{ method: 'PUT' as const, url: '/api/collection/1', payload: '[]' }, 400, 'bad_input'],
  [{ method: 'PUT' as const, url: '/api/collection/1', payload: 'null' }, 400, 'bad_input'],
  [{ method: 'PUT' as const, url: '/api/collection/1', payload: { notes: 'a\0b' } }, 400, 'bad_input'],
  [{ method: 'PUT' as const, url: '/api/collection/1', payload: { notes: 'half \ud800' } }, 400, 'bad_input'],
  [
    { method: 'PUT' as const, url: '/api/collection/1', payload: { purchaseDate: '0001-01-01' } },
    400,
    'bad_input',
  ],
  [{ method: 'POST' as const, url: '/api/my-platforms', payload: { platformId: [33] } }, 400, 'bad_input'],
  [{ method: 'GET' as const, url: '/api/games/1e2' }, 400, 'bad_input'],
  [{ method: 'GET' as const, url: '/api/rpc/fetch_games?p_genre=%00' }, 400, 'bad_input'],
  [{ method: 'GET' as const, url: '/api/%ff' }, 404, 'not_found'],
  [{ method: 'GET' as const, url: '/api/games/99999999999' }, 400, 'bad_input'],
  [{ method: 'GET' as const, url: '/api/games/2147483647' }, 404, 'game_not_found'],
  [{ method: 'GET' as const, url: '/api/nothing' }, 404, 'not_found'],
  [{ method: 'PUT' as const, url: '/api/wishlist/1', payload: { x: 'y'.repeat(300_000) } }, 413, 'too_large'],
  [{ method: 'GET' as const, url: '/api/rpc/fetch_games?p_search=%27%25_' }, 200, undefined],
  [{ method: 'GET' as const, url: `/api/rpc/fetch_games?p_search=${'x'.repeat(500)}` }, 400, 'bad_input'],
])('%o is answered with %i %s', async (request, status, code) => {
  const answer = await product.request({
    ...request,
    headers: { cookie: bo.cookie, 'content-type': 'application/json' },
  });

  expect(answer.status).toBe(status);
  if (code) expect(answer.body).toMatchObject({ code, error: expect.any(String) });
});

test('a fault is answered with the number under which it was logged, and nothing of its cause', async () => {
  const broken = await startProduct();
  const eve = await broken.user('eve');
  await sql`alter table user_platforms rename to gone`.execute(broken.ctx.db);

  const answer = await broken.as(eve, 'platforms.mine');
  await broken.close();

  expect(answer).toMatchObject({ status: 500, body: { code: 'fault', requestId: expect.any(String) } });
  expect(JSON.stringify(answer.body)).not.toContain('user_platforms');
});

/** All that the database holds of a user, apart from attempts at signing in and mails. */
async function everythingOf({ id }: TestUser) {
  const tables = {
    user: 'id',
    account: '"userId"',
    session: '"userId"',
    profiles: 'id',
    user_subscriptions: 'user_id',
    user_platforms: 'user_id',
    user_collection: 'user_id',
    user_collection_files: 'user_id',
    user_bin: 'user_id',
    bulk_changes: 'user_id',
    bulk_change_items: 'user_id',
    user_wishlist: 'user_id',
  };
  const rows: Record<string, unknown[]> = {};
  for (const [table, key] of Object.entries(tables)) {
    const found =
      await sql`select * from ${sql.table(table)} where ${sql.raw(key)} = ${id} order by 1, 2`.execute(
        product.ctx.db,
      );
    rows[table] = found.rows;
  }
  return rows;
}
