import type { Copy } from '@cartouche/contract/collection';
import type { Correction } from '@cartouche/contract/entries';
import type { GameDetails, GameRow } from '@cartouche/contract/game';
import { photos as limits } from '@cartouche/contract/limits';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { giveRole } from '../settings/settings.ts';
import { givePlan } from '../subscription/subscription.ts';
import { correct, coverUpload, enter, lagoon } from '../testing/entries.ts';
import { jpeg } from '../testing/pictures.ts';
import { type Product, type TestUser, photoUpload, startProduct } from '../testing/product.ts';

let product: Product;
let ana: TestUser;
/** The same game in the catalogue. */
let otherId: number;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());
beforeEach(async () => {
  ana = await product.user('ana');
  await givePlan(product.ctx, ana.email, 'pro');
  [otherId = 0] = await product.games([`Générale ${crypto.randomUUID()}`]);
});

const upload = async (gameId: number) => coverUpload(product, ana, { gameId, bytes: await jpeg() });

async function coverOf(gameId: number) {
  const { body } = await product.as(ana, 'catalogue.game', { gameId });
  const { cover_url_big, cover_source } = body as GameDetails; // as: the contract's output
  return { cover_url_big, cover_source };
}

async function copiesOf(gameId: number) {
  return (await product.as(ana, 'collection.copies', { gameId })).body as Copy[]; // as: the contract's output
}

async function coversOf(gameId: number) {
  return (await copiesOf(gameId)).map(({ photos }) => photos.map(({ is_cover }) => is_cover));
}

test('the picture of an entry is still the cover of its copy once it is merged, and the entry’s again after an undo', async () => {
  const gameId = await enter(product, ana, { to: 'collection' });
  await upload(gameId);
  const before = await coverOf(gameId);

  await product.as(ana, 'entries.merge', { gameId, otherId });
  const merged = await coverOf(otherId);
  const list = (await product.as(ana, 'catalogue.fetchGames', { p_tab: 'owned' })).body as GameRow[]; // as: see above
  await product.as(ana, 'entries.unmerge', { gameId });

  expect(merged).toMatchObject({ cover_source: 'own' });
  expect(merged.cover_url_big).toContain('size=cover');
  expect(list).toMatchObject([{ game_id: otherId, cover_url_big: merged.cover_url_big }]);
  expect(list[0]?.cover_width).toBeGreaterThan(0);
  expect(await coverOf(gameId)).toEqual(before);
  expect(await coversOf(gameId)).toEqual([[]]);
  expect(await coverOf(otherId)).toMatchObject({ cover_source: null });
});

test('a merge and its undo that are asked for twice, as when an answer is lost, are done once', async () => {
  const gameId = await enter(product, ana, { to: 'collection' });
  await upload(gameId);
  const merge = () => product.as(ana, 'entries.merge', { gameId, otherId });
  const undo = () => product.as(ana, 'entries.unmerge', { gameId });

  const merges = [await merge(), await merge()];
  const merged = await coversOf(otherId);
  const undos = [await undo(), await undo()];

  expect(merges).toMatchObject([1, 2].map(() => ({ status: 200, body: { gameId: otherId } })));
  expect(merged).toEqual([[true]]);
  expect(undos).toMatchObject([{ status: 200 }, { status: 200 }]);
  expect(await coversOf(gameId)).toEqual([[]]);
});

test('a photo that is the cover of the copy stays so beside the picture of its entry', async () => {
  const gameId = await enter(product, ana, { to: 'collection' });
  await upload(gameId);
  const { body } = await product.request(photoUpload(ana, gameId, await jpeg(), 'image/jpeg'));
  const { file_name: fileName } = body as { file_name: string }; // as: the contract's output
  await product.as(ana, 'collection.makeCover', { fileName, isCover: true });

  await product.as(ana, 'entries.merge', { gameId, otherId });
  const merged = await copiesOf(otherId);
  await product.as(ana, 'entries.unmerge', { gameId });

  expect(merged[0]?.photos).toMatchObject([{ file_name: fileName, is_cover: true }, { is_cover: false }]);
  expect(await coversOf(gameId)).toEqual([[true]]);
});

test('the region of an entry becomes that of its copies that say none, until the merge is undone', async () => {
  const gameId = await enter(product, ana, { to: 'collection', regions: ['FR'] });
  await product.as(ana, 'collection.addCopy', { gameId, release: 'EU SLES-00524' });
  await product.as(ana, 'collection.addCopy', { gameId });
  await product.as(ana, 'collection.save', { gameId: otherId });
  const releases = async (of: number) => (await copiesOf(of)).map(({ release }) => release);

  await product.as(ana, 'entries.merge', { gameId, otherId });
  const merged = await releases(otherId);
  const [, , , last] = await copiesOf(otherId);
  await product.as(ana, 'collection.saveCopy', { id: last?.id, release: 'JP' });
  await product.as(ana, 'entries.unmerge', { gameId });

  expect(merged).toEqual(['', 'FR', 'EU SLES-00524', 'FR']);
  expect(await releases(gameId)).toEqual(['', 'EU SLES-00524', 'JP']);
});

test('an entry of several regions does not say which of them its copy is of', async () => {
  const gameId = await enter(product, ana, { to: 'collection', regions: ['FR', 'GB'] });

  await product.as(ana, 'entries.merge', { gameId, otherId });

  expect(await copiesOf(otherId)).toMatchObject([{ release: '' }]);
});

test('the picture of a correction that holds for everybody stays the cover of its owner’s copy', async () => {
  const operator = await product.user('operator');
  await giveRole(product.ctx.db, operator.email, 'admin');
  await product.as(ana, 'collection.save', { gameId: otherId });
  const gameId = await correct(product, ana, { ...lagoon, gameId: otherId, title: 'Corrected' });
  await upload(gameId);
  const { body } = await product.as(operator, 'entries.corrections', {});
  const changes = (body as Correction[]).find((one) => one.gameId === gameId)?.changes; // as: see above

  await product.as(operator, 'entries.acceptCorrection', { gameId, changes });

  expect(await coversOf(otherId)).toEqual([[true]]);
});

test.each([
  ['entries.remove', () => ({})],
  ['entries.merge', () => ({ otherId })],
] as const)(
  'a correction that is given up (%s) leaves the copy with the cover and the release that its game has',
  async (call, other) => {
    await product.as(ana, 'collection.save', { gameId: otherId });
    const gameId = await correct(product, ana, { ...lagoon, gameId: otherId, title: 'Corrected' });
    await upload(gameId);

    await product.as(ana, call, { gameId, ...other() });

    expect(await copiesOf(otherId)).toMatchObject([{ release: '', photos: [{ is_cover: false }] }]);
  },
);

test('an undo that makes a copy a game of its own again needs a place of the free plan', async () => {
  const bo = await product.user('bo');
  await product.as(bo, 'collection.save', { gameId: otherId });
  const entry = await enter(product, bo, { title: 'Another of the same', to: 'collection' });
  await product.as(bo, 'entries.merge', { gameId: entry, otherId: otherId });
  const others = await product.games(Array.from({ length: 19 }, (_, n) => `Place ${n}`));
  for (const gameId of others) await product.as(bo, 'collection.save', { gameId });

  const refused = await product.as(bo, 'entries.unmerge', { gameId: entry });
  await givePlan(product.ctx, bo.email, 'pro');
  const undone = await product.as(bo, 'entries.unmerge', { gameId: entry });

  expect(refused).toMatchObject({ status: 422, body: { code: 'game_limit_reached' } });
  expect(undone.status).toBe(200);
});

test.each([
  ['a copy with as many photos as it can have', 'collection', limits.most],
  ['a wish', 'wishlist', 0],
] as const)(
  'a picture that %s cannot take is lost only where its owner says so',
  async (_what, to, count) => {
    const gameId = await enter(product, ana, { to });
    await upload(gameId);
    for (let i = 0; i < count; i += 1)
      await product.request(photoUpload(ana, gameId, await jpeg(), 'image/jpeg'));
    const before = await coverOf(gameId);

    const refused = await product.as(ana, 'entries.merge', { gameId, otherId });
    const kept = await coverOf(gameId);
    const merged = await product.as(ana, 'entries.merge', { gameId, otherId, isWithoutPicture: true });

    expect(refused).toMatchObject({ status: 409, body: { code: 'picture_not_kept' } });
    expect(kept).toEqual(before);
    expect(merged).toMatchObject({ status: 200, body: { gameId: otherId } });
  },
);
