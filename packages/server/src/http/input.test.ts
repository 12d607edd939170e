import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, type TestUser, startProduct } from '../testing/product.ts';

let product: Product;
let ana: TestUser;
beforeAll(async () => {
  product = await startProduct();
  ana = await product.user('ana');
});
afterAll(() => product.close());

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
    headers: { cookie: ana.cookie, 'content-type': 'application/json' },
  });

  expect(answer.status).toBe(status);
  if (code) expect(answer.body).toMatchObject({ code, error: expect.any(String) });
});

test('a fault is answered with its id in the log, and nothing about its cause', async () => {
  const broken = await startProduct();
  const eve = await broken.user('eve');
  await sql`alter table user_platforms rename to gone`.execute(broken.ctx.db);

  const answer = await broken.as(eve, 'platforms.mine');
  await broken.close();

  expect(answer).toMatchObject({ status: 500, body: { code: 'fault', requestId: expect.any(String) } });
  expect(JSON.stringify(answer.body)).not.toContain('user_platforms');
});
