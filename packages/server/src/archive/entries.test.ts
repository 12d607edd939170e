import type { GameRow } from '@cartouche/contract/game';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { givePlan } from '../subscription/subscription.ts';
import { comparable, download, unzip, upload, valid, zipOf } from '../testing/archives.ts';
import { correct, coverUpload, enter, lagoon } from '../testing/entries.ts';
import { jpeg } from '../testing/pictures.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';

let product: Product;
let ana: TestUser;
beforeAll(async () => {
  product = await startProduct();
  ana = await product.user('ana');
  await givePlan(product.ctx, ana.email, 'pro');
  const [mana = 0, terra = 0] = await product.games(['Secret of Mana', 'Terranigma']);
  // Two games of one title on one platform, twice: the catalogue's and her own, and her own and a correction.
  await product.as(ana, 'collection.save', { gameId: mana, notes: 'of the catalogue' });
  const own = await enter(product, ana, { title: 'Secret of Mana', publisher: null });
  await product.as(ana, 'collection.save', { gameId: own, notes: 'her own' });
  await coverUpload(product, ana, { gameId: own, bytes: await jpeg() });
  await product.as(ana, 'wishlist.add', { gameId: terra });
  await correct(product, ana, { ...lagoon, gameId: terra, title: 'Terranigma!' });
  const terraToo = await enter(product, ana, { title: 'Terranigma' });
  await product.as(ana, 'collection.save', { gameId: terraToo, notes: 'also her own' });
  await product.as(ana, 'collection.remove', { gameId: terraToo });
});
afterAll(() => product.close());

async function restored(): Promise<TestUser> {
  const bo = await product.user('bo');
  await givePlan(product.ctx, bo.email, 'pro');
  const { zip } = await download(product, ana);
  expect(await upload(product, bo, zip)).toMatchObject({ status: 200, body: { games: 2, missingCount: 0 } });
  return bo;
}

test('an archive restores entries and corrections with their covers, also beside a game of the same title', async () => {
  const bo = await restored();

  const [hers, his] = await Promise.all(
    [ana, bo].map(async (user) => comparable(await unzip((await download(product, user)).zip))),
  );
  expect(his).toEqual(hers);
  const rows = (await product.as(bo, 'catalogue.fetchGames', { p_tab: 'owned' })).body as GameRow[]; // as: the contract's output
  const notes = await Promise.all(
    rows.map(async ({ game_id: gameId }) => (await product.as(bo, 'collection.item', { gameId })).body),
  );
  expect(notes).toMatchObject([{ notes: 'of the catalogue' }, { notes: 'her own' }]);
  const own = rows.find(({ cover_url_small: small }) => small?.includes('entry-'));
  const cover = await product.app.inject({
    url: own?.cover_url_big ?? '',
    headers: { cookie: bo.cookie },
  });
  expect(cover.statusCode).toBe(200);
  expect((await product.as(bo, 'entries.list', {})).body).toMatchObject([
    { title: 'Terranigma', corrects: null },
    { title: 'Terranigma!', corrects: { title: 'Terranigma' } },
    { title: 'Secret of Mana', corrects: null },
  ]);
});

test('an archive goes only into an account without entries', async () => {
  const bo = await restored();
  const cy = await product.user('cy');
  await enter(product, cy);
  const { zip } = await download(product, bo);

  for (const user of [bo, cy])
    expect(await upload(product, user, zip)).toMatchObject({
      status: 409,
      body: { code: 'archive_needs_empty_account' },
    });
  expect((await product.as(bo, 'entries.list', {})).body).toHaveLength(3);
});

const row = {
  entry: 1,
  title: 'By hand',
  platform: 'Platform 19',
  release_date: null,
  publisher: null,
  regions: '',
  genres: '',
  corrects_title: null,
  corrects_platform: null,
  cover: null,
  created_at: '2024-01-01T00:00:00.000Z',
};

test('an entry for a platform that is not here is named as missing, and so is what would stand twice', async () => {
  const bo = await product.user('bo');
  const rows = [
    row,
    { ...row, entry: 2, title: 'by HAND' },
    { ...row, entry: 3, platform: 'Unknown' },
    { ...row, entry: 4, corrects_title: 'Gone', corrects_platform: 'Platform 19', title: 'Was a correction' },
  ];

  const answer = await upload(product, bo, await zipOf({ ...valid, 'entries.json': JSON.stringify(rows) }));

  expect(answer).toMatchObject({
    status: 200,
    body: { missing: ['by HAND (Platform 19)', 'By hand (Unknown)'], missingCount: 2 },
  });
  expect((await product.as(bo, 'entries.list', {})).body).toMatchObject([
    { title: 'Was a correction', corrects: null },
    { title: 'By hand' },
  ]);
});

test.each([{ title: '' }, { regions: 'Europe' }, { release_date: '1993-99' }, { cover: '../../etc/passwd' }])(
  'an entry that none of ours can be makes an archive unreadable: %j',
  async (change) => {
    const bo = await product.user('bo');
    const zip = await zipOf({ ...valid, 'entries.json': JSON.stringify([{ ...row, ...change }]) });

    expect(await upload(product, bo, zip)).toMatchObject({
      status: 422,
      body: { code: 'archive_unreadable' },
    });
  },
);
