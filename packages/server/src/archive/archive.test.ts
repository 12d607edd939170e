import { readdirSync } from 'node:fs';

import { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

import { givePlan } from '../subscription/subscription.ts';
import { importsFolder } from './restore.ts';
import { jpeg } from '../testing/pictures.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';

let product: Product;
let gameIds: number[];
beforeAll(async () => {
  product = await startProduct();
  gameIds = await product.games([
    'Secret of Mana',
    'Terranigma',
    '=HYPERLINK("x")',
    'Pokémon, "Red"',
    'Wanted',
  ]);
});
afterAll(() => product.close());

const download = async (app: FastifyInstance, cookie?: string) => {
  const answer = await app.inject({ method: 'GET', url: '/api/archive', headers: cookie ? { cookie } : {} });
  return { status: answer.statusCode, zip: answer.rawPayload };
};

const upload = (user: TestUser | null, zip: Buffer) =>
  product.request({
    method: 'POST',
    url: '/api/archive',
    payload: zip,
    headers: { 'content-type': 'application/zip', ...(user && { cookie: user.cookie }) },
  });

const addPhoto = (user: TestUser, gameId: number, bytes: Buffer) =>
  product.request({
    method: 'POST',
    url: `/api/collection/${gameId}/photos`,
    payload: bytes,
    headers: { 'content-type': 'image/jpeg', cookie: user.cookie },
  });

async function unzip(zip: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const opened = await fromBufferPromise(zip, { lazyEntries: true });
  for await (const entry of opened.eachEntry()) {
    files.set(entry.fileName, await buffer(await opened.openReadStreamPromise(entry)));
  }
  return files;
}

async function zipOf(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return await buffer(zip.outputStream);
}

/** A collector with two copies, a photo, one copy in the bin, a wish and a platform. */
async function collector() {
  const ana = await product.user('ana');
  const [mana = 0, terra = 0, odd = 0, , wanted = 0] = gameIds;
  const copy = {
    condition: 'MINT',
    completeness: 'CARTRIDGE,BOOKLET',
    purchasePrice: 12.5,
    notes: 'Zoë’s,\n"old"',
  };
  for (const gameId of [mana, terra, odd]) {
    await product.as(ana, 'collection.save', { gameId, ...copy });
    product.later(1000);
  }
  await addPhoto(ana, mana, await jpeg());
  await product.as(ana, 'collection.remove', { gameId: terra });
  await product.as(ana, 'wishlist.add', { gameId: wanted });
  await product.as(ana, 'platforms.add', { platformId: 19 });
  await product.as(ana, 'settings.save', { preferred_currency: 'EUR', preferred_language: 'fr' });
  return ana;
}

test('an archive holds every table of the user’s as JSON and CSV, and the photos', async () => {
  const ana = await collector();

  const { status, zip } = await download(product.app, ana.cookie);

  const files = await unzip(zip);
  const names = [...files.keys()];
  const tables = 'collection bin wishlist platforms photos profile subscription api_keys feedback'.split(' ');
  expect(status).toBe(200);
  expect(names).toEqual(expect.arrayContaining(tables.flatMap((name) => [`${name}.json`, `${name}.csv`])));
  expect(names.filter((name) => name.startsWith('photos/'))).toHaveLength(1);
  expect(JSON.parse(String(files.get('collection.json')))).toMatchObject([
    { title: 'Secret of Mana', platform: 'Platform 19', purchasePrice: 12.5, notes: 'Zoë’s,\n"old"' },
    { title: '=HYPERLINK("x")' },
  ]);
  expect(String(files.get('collection.csv'))).toContain('"Zoë’s,\n""old"""');
});

test('imported into an empty account, an archive gives the same collection', async () => {
  const ana = await collector();
  const bo = await product.user('bo');
  const { zip } = await download(product.app, ana.cookie);

  const answer = await upload(bo, zip);

  expect(answer).toMatchObject({ status: 200, body: { games: 2, wishes: 1, photos: 1, missing: [] } });
  expect(comparable(await unzip((await download(product.app, bo.cookie)).zip))).toEqual(
    comparable(await unzip(zip)),
  );
});

/** An archive's files apart from what is new in every account: numbers of copies and names of photos. */
function comparable(files: Map<string, Buffer>) {
  const rows = (name: string) => JSON.parse(String(files.get(`${name}.json`))) as Record<string, unknown>[];
  const [profile] = rows('profile');
  const { preferred_currency, preferred_language } = profile ?? {};
  return {
    collection: rows('collection').map(({ item: _item, ...row }) => row),
    bin: rows('bin').map(({ item: _item, ...row }) => row),
    wishlist: rows('wishlist'),
    platforms: rows('platforms'),
    photos: rows('photos').map(({ item: _item, file: _file, ...row }) => row),
    pictures: [...files].flatMap(([name, bytes]) =>
      name.startsWith('photos/') ? bytes.toString('base64') : [],
    ),
    preferred_currency,
    preferred_language,
  };
}

test('an account that has games takes no archive', async () => {
  const ana = await collector();
  const { zip } = await download(product.app, ana.cookie);

  expect(await upload(ana, zip)).toMatchObject({
    status: 409,
    body: { code: 'archive_needs_empty_account' },
  });
});

test('games that the catalogue lacks are named, the rest is imported', async () => {
  const ana = await collector();
  const files = await unzip((await download(product.app, ana.cookie)).zip);
  const collection = JSON.parse(String(files.get('collection.json'))) as { title: string }[];
  const renamed = collection.map((row, place) => (place === 0 ? { ...row, title: 'Never made' } : row));
  const bo = await product.user('bo');

  const answer = await upload(
    bo,
    await zipOf({ ...Object.fromEntries(files), 'collection.json': JSON.stringify(renamed) }),
  );

  expect(answer.body).toMatchObject({ games: 1, photos: 0, missing: ['Never made (Platform 19)'] });
});

test('the plan’s limits hold for an import', async () => {
  const ana = await product.user('ana');
  await givePlan(product.ctx, ana.email, 'pro');
  const ids = await product.games(
    Array.from({ length: 21 }, (_, index) => `Many ${index} ${crypto.randomUUID()}`),
  );
  for (const gameId of ids) await product.as(ana, 'collection.save', { gameId });
  const { zip } = await download(product.app, ana.cookie);
  const bo = await product.user('bo');

  const answer = await upload(bo, zip);

  expect(answer).toMatchObject({ status: 422, body: { code: 'game_limit_reached', data: { limit: 20 } } });
  expect((await product.as(bo, 'collection.summary')).body).toMatchObject({ games: 0 });
});

const manifest = JSON.stringify({ format: 1, product: 'Cartouche', made_at: 'today' });
const empty = { 'collection.json': '[]', 'bin.json': '[]', 'wishlist.json': '[]', 'platforms.json': '[]' };
const valid = { 'cartouche.json': manifest, ...empty, 'photos.json': '[]', 'profile.json': '[]' };
const copy = {
  item: 1,
  title: 'Secret of Mana',
  platform: 'Platform 19',
  condition: 'GOOD',
  completeness: 'CASE',
  purchasePrice: null,
  purchaseDate: null,
  notes: '',
  created_at: '2024-01-01T00:00:00.000Z',
};

test.each([
  ['no zip', Buffer.from('hello')],
  ['nothing', Buffer.alloc(0)],
  ['another zip', { 'hello.txt': 'hello' }],
  ['no JSON', { ...valid, 'collection.json': '[{' }],
  ['a later form', { ...valid, 'cartouche.json': manifest.replace('1', '2') }],
  [
    'a condition that is none',
    { ...valid, 'collection.json': JSON.stringify([{ ...copy, condition: 'SHINY' }]) },
  ],
  ['a price below zero', { ...valid, 'collection.json': JSON.stringify([{ ...copy, purchasePrice: -1 }]) }],
  [
    'a photo from elsewhere',
    {
      ...valid,
      'photos.json': JSON.stringify([{ item: 1, file: '../../etc/passwd', created_at: copy.created_at }]),
    },
  ],
  [
    'a photo that is none',
    {
      ...valid,
      'collection.json': JSON.stringify([copy]),
      'photos.json': JSON.stringify([{ item: 1, file: 'photos/1.webp', created_at: copy.created_at }]),
      'photos/1.webp': 'hello',
    },
  ],
])('%s is refused, and nothing is imported', async (_what, content) => {
  const bo = await product.user('bo');

  const answer = await upload(bo, Buffer.isBuffer(content) ? content : await zipOf(content));

  expect(answer.status).toBe(422);
  expect((await product.as(bo, 'collection.summary')).body).toMatchObject({ games: 0, wishlist: 0 });
});

test.each([
  ['more rows than memory', { ...valid, 'collection.json': `[${'{},'.repeat(300_000)}{}]` }, 413],
  ['two copies of one number', { ...valid, 'collection.json': JSON.stringify([copy, copy]) }, 422],
  [
    'a title that cannot be kept',
    { ...valid, 'wishlist.json': JSON.stringify([{ ...copy, title: 'a\0b' }]) },
    422,
  ],
  [
    'a moment before time',
    { ...valid, 'wishlist.json': JSON.stringify([{ ...copy, created_at: '0000-01-01T00:00:00Z' }]) },
    422,
  ],
])('%s is refused', async (_what, content, status) => {
  const bo = await product.user('bo');

  expect((await upload(bo, await zipOf(content))).status).toBe(status);
});

test('an archive is for its owner', async () => {
  const zip = await zipOf(valid);

  expect((await download(product.app)).status).toBe(401);
  expect((await upload(null, zip)).status).toBe(401);
});

test('export records are for the plans that include them', async () => {
  const ana = await collector();

  const free = await product.as(ana, 'archive.exportCollection');
  await givePlan(product.ctx, ana.email, 'basic');
  const basic = await product.as(ana, 'archive.exportCollection');

  expect(free).toMatchObject({ status: 403, body: { code: 'pro_required' } });
  expect(basic.body).toEqual([
    {
      title: '=HYPERLINK("x")',
      platform: 'Platform 19',
      completeness_status: 'CARTRIDGE,BOOKLET',
      condition: 'MINT',
    },
    {
      title: 'Secret of Mana',
      platform: 'Platform 19',
      completeness_status: 'CARTRIDGE,BOOKLET',
      condition: 'MINT',
    },
  ]);
});

test('an import leaves no file of its own behind', async () => {
  const bo = await product.user('bo');
  await upload(bo, await zipOf({ ...valid, 'collection.json': '[{' }));

  expect(readdirSync(importsFolder(product.ctx.config.dataFolder))).toEqual([]);
});

test('an archive that was unpacked and packed again in a folder, or saved with a mark of its order, is read', async () => {
  const bo = await product.user('bo');
  const files = { ...valid, 'collection.json': `\uFEFF${JSON.stringify([copy])}` };
  const packed = Object.fromEntries(Object.entries(files).map(([name, text]) => [`cartouche/${name}`, text]));

  expect(await upload(bo, await zipOf(packed))).toMatchObject({ status: 200, body: { games: 1 } });
});

test('nothing is from the future, and an archive without a photo that it names is none', async () => {
  const [ana, bo] = [await product.user('ana'), await product.user('bo')];
  const later = { ...copy, created_at: '2199-01-01T00:00:00.000Z' };
  const named = JSON.stringify([{ item: 1, file: 'photos/1.webp', created_at: copy.created_at }]);

  await upload(ana, await zipOf({ ...valid, 'collection.json': JSON.stringify([later]) }));
  const lacking = await upload(
    bo,
    await zipOf({ ...valid, 'collection.json': JSON.stringify([copy]), 'photos.json': named }),
  );

  const [latest] = (await product.as(ana, 'collection.latest')).body as { created_at: string }[];
  expect(Date.parse(latest?.created_at ?? '')).toBeLessThanOrEqual(product.ctx.now().getTime());
  expect(lacking).toMatchObject({ status: 422, body: { code: 'archive_unreadable' } });
});
