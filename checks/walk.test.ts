import { join } from 'node:path';

import { runnerImport } from 'vite';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

import { calls } from '../packages/web/build/calls.ts';
import { type Product, startProduct } from '../packages/server/src/testing/product.ts';
import { root } from './modules.ts';

type WebClient = typeof import('../packages/web/src/api/client.ts');

let product: Product;
let address: string;
/** The client that the browser loads, built by the same step. */
let api: WebClient['api'];
beforeAll(async () => {
  product = await startProduct();
  address = await product.app.listen({ host: '127.0.0.1', port: 0 });
  const client = join(root, 'packages/web/src/api/client.ts');
  const { module } = await runnerImport<WebClient>(client, { configFile: false, plugins: [calls()] });
  ({ api } = module);
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => product.close());

/** A page of the product with somebody signed in: adds what a browser adds to each of its requests. */
function openAs(cookie: string): void {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    headers.set('cookie', cookie);
    return fetch(new URL(path, address), { ...init, headers });
  });
}

test('a game that the web’s client saves over HTTP becomes a row of the collection and can be read back', async () => {
  const ana = await product.user('ana');
  const [gameId = 0] = await product.games(['Chrono Trigger']);
  openAs(ana.cookie);

  const item = await api.collection.save.send({
    gameId,
    completeness: 'LOOSE',
    purchasePrice: 149.99,
    notes: 'Ōzora',
  });
  const row = await product.ctx.db
    .selectFrom('user_collection')
    .selectAll()
    .where('user_id', '=', ana.id)
    .executeTakeFirstOrThrow();

  expect(row).toMatchObject({
    game_id: gameId,
    completeness: 'CARTRIDGE',
    purchasePrice: 149.99,
    notes: 'Ōzora',
  });
  expect(item).toMatchObject({ id: row.id, created_at: row.created_at.toISOString() });
  expect(await api.collection.item.send({ gameId })).toEqual({ ...item, photos: [] });
});

test('a list is requested with its filters in the address', async () => {
  const bo = await product.user('bo');
  const [gameId = 0] = await product.games(['Soul Blazer & Co: 100%']);
  openAs(bo.cookie);
  await api.wishlist.add.send({ gameId });

  const found = await api.catalogue.fetchGames.send({
    p_tab: 'wishlist',
    p_search: 'blazer & 100%',
    p_limit: 5,
  });

  expect(found).toMatchObject([{ game_id: gameId, in_wishlist: true, total_count: 1 }]);
});

test('a refusal reaches the web with its code, its status and the values for its text', async () => {
  const cy = await product.user('cy');
  openAs(cy.cookie);

  const error = await api.collection.item.send({ gameId: 1 }).catch((thrown: unknown) => thrown);

  expect(error).toMatchObject({ status: 404, refusal: { code: 'item_not_found', status: 404, data: {} } });
});

test('a visitor is refused', async () => {
  openAs('');

  const error = await api.collection.summary.send(undefined).catch((thrown: unknown) => thrown);

  expect(error).toMatchObject({ refusal: { status: 401, code: 'signed_out' } });
});
