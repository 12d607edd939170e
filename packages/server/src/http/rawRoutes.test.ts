import { contract } from '@cartouche/contract/contract';
import { photoPath } from '@cartouche/contract/photo.rules';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { collector, download, titles, unzip } from '../testing/archives.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';
import { rowsThatName } from '../testing/rows.ts';

/** The routes besides the contract's calls, which door.test.ts walks. */
let product: Product;
let ana: TestUser;
let bo: TestUser;
let fileName: string;
let coverUrl: string;
beforeAll(async () => {
  product = await startProduct();
  const gameIds = await product.games(titles);
  ana = await collector(product, gameIds);
  await product.as(ana, 'keys.create', { name: 'hers' });
  await product.as(ana, 'feedback.send', { feedbackType: 'suggestion', subject: 'Hello', message: 'Nice' });
  bo = await product.user('bo');
  const photo = await product.ctx.db
    .selectFrom('user_collection_files')
    .select('file_name')
    .where('user_id', '=', ana.id)
    .executeTakeFirstOrThrow();
  fileName = photo.file_name;
  const entry = await product.ctx.db
    .selectFrom('games_igdb')
    .select('cover_url_big')
    .where('owner_id', '=', ana.id)
    .executeTakeFirstOrThrow();
  coverUrl = entry.cover_url_big;
});
afterAll(() => product.close());

/** Routes that show somebody's data, as requests for Ana's. */
const guarded: Record<string, () => string> = {
  'GET /api/photos/:fileName': () => photoPath(fileName, 'full'),
  'GET /api/entry-covers/:fileName': () => coverUrl,
  'GET /api/covers/:gameId/:region/:size': () => '/api/covers/1/-/small',
  'GET /api/archive': () => '/api/archive',
  'GET /api/collection-full': () => '/api/collection-full?form=json',
};

/** Routes that anybody may open; they show nobody's data. */
const open: Record<string, () => string> = {
  'GET /api/openapi.json': () => '/api/openapi.json',
  'GET /api/ebay/account-deletion': () => '/api/ebay/account-deletion?challenge_code=guessed',
  'GET /api/auth/callback/:provider': () => '/api/auth/callback/google?code=guessed&state=guessed',
  'GET /api/auth/verify-email': () => `/api/auth/verify-email?token=guessed&email=${ana.email}`,
};

/** For requests with a signature or a secret: those of providers, and our own for pictures from outside. */
const signed: Record<string, () => string> = {
  'POST /api/stripe/webhook': () => '/api/stripe/webhook',
  'POST /api/ebay/account-deletion': () => '/api/ebay/account-deletion',
  'POST /api/telegram/webhook': () => '/api/telegram/webhook',
  'GET /api/pictures/:signature': () => `/api/pictures/${'A'.repeat(43)}?url=https://i.ebayimg.com/a.jpg`,
};

function ask(route: string, url: string, user: TestUser | null) {
  const isPost = route.startsWith('POST ');
  return product.app.inject({
    url,
    method: isPost ? 'POST' : 'GET',
    ...(isPost && { payload: { id: 'evt_guessed', data: { object: { customer: ana.id } } } }),
    headers: user ? { cookie: user.cookie } : {},
  });
}

const get = (url: string, user: TestUser | null) => ask('GET', url, user);

/** Such as 'GET /api/photos/:fileName', for every route below /api that is not a call of the contract. */
function rawRoutes(): string[] {
  const ofContract = Object.values(contract).flatMap((verbs) =>
    Object.values(verbs as Record<string, { '~orpc': { route: { method?: string; path?: string } } }>).map(
      ({ '~orpc': { route } }) => `${route.method} /api${route.path?.replace(/\{(\w+)\}/g, ':$1')}`,
    ),
  );
  const calls = new Set(ofContract);
  const lines = product.app.printRoutes({ commonPrefix: false }).matchAll(/ (api\/\S+) \((.+)\)/g);
  return [...lines]
    .flatMap(([, path = '', methods = '']) => methods.split(', ').map((method) => `${method} /${path}`))
    .filter((route) => !calls.has(route));
}

test('the test tries every route that is not a call of the contract', () => {
  const tried = Object.keys({ ...guarded, ...open, ...signed });
  expect(rawRoutes().toSorted()).toEqual(tried.toSorted());
});

test.each(Object.entries(guarded))(
  '%s is closed to visitors and to a forged session',
  async (_route, url) => {
    const forged = { ...ana, cookie: ana.cookie.replace(/\.[^.]*$/, `.${'A'.repeat(43)}%3D`) };

    const answers = [await get(url(), null), await get(url(), forged)];

    for (const answer of answers)
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'signed_out']);
  },
);

test.each(Object.entries({ ...guarded, ...open, ...signed }))(
  '%s shows another user none of her data and changes none of it',
  async (route, url) => {
    const before = await rowsThatName(product.ctx.db, ana);

    const answer = await ask(route, url(), bo);

    expect(answer.body).not.toContain(ana.id);
    expect(answer.body).not.toContain(ana.email);
    expect(await rowsThatName(product.ctx.db, ana)).toEqual(before);
  },
);

test('she sees her own photo, and somebody else’s is not found', async () => {
  const url = photoPath(fileName, 'full');

  const [toAna, toBo] = [await get(url, ana), await get(url, bo)];

  expect([toAna.statusCode, toAna.headers['content-type']]).toEqual([200, 'image/webp']);
  expect([toBo.statusCode, toBo.json().code]).toEqual([404, 'photo_not_found']);
});

test('an archive holds nothing of another user, in no table and no folder', async () => {
  const hers = await unzip((await download(product, ana)).zip);
  const his = await unzip((await download(product, bo)).zip);

  const rowsIn = (files: Map<string, Buffer>, name: string) =>
    JSON.parse(String(files.get(name))) as unknown[];
  const tables = [...hers.keys()].filter(
    (name) => /^\w+\.json$/.test(name) && Array.isArray(rowsIn(hers, name)),
  );
  const empty = tables.filter((name) => rowsIn(hers, name).length === 0);
  const ofBo = tables.filter((name) => rowsIn(his, name).length > 0);
  expect(empty).toEqual([]); // each has something to leak
  expect(ofBo.toSorted()).toEqual(['profile.json', 'subscription.json']);
  expect([...his.keys()].filter((name) => name.startsWith('photos/'))).toEqual([]);
  for (const [name, bytes] of his) {
    expect([name, String(bytes).includes(ana.id), String(bytes).includes(ana.email)]).toEqual([
      name,
      false,
      false,
    ]);
  }
});
