import type { GameDetails } from '@cartouche/contract/game';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { metadataOf } from '../pictures/decoder.ts';
import { sweepFiles } from '../collection/photos.ts';
import { correct, coverUpload, enter, lagoon } from '../testing/entries.ts';
import { jpeg } from '../testing/pictures.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';

let product: Product;
let ana: TestUser;
let gameId: number;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());
beforeEach(async () => {
  ana = await product.user('ana');
  await product.games([], 19);
  gameId = await enter(product, ana);
});

const upload = async (user: TestUser | null = ana, id = gameId) =>
  await coverUpload(product, user, { gameId: id, bytes: await jpeg() });

async function coversOf(id = gameId) {
  const { body } = await product.as(ana, 'catalogue.game', { gameId: id });
  const { cover_url_small: small, cover_url_big: big } = body as GameDetails; // as: the contract's output
  return { small: small ?? '', big };
}

const show = (user: TestUser | null, url: string) =>
  product.app.inject({ url, headers: user ? { cookie: user.cookie } : {} });

test('a picture is the cover of an entry in every list, in two sizes, at addresses that never change', async () => {
  const { status, body } = await upload();

  const { small, big } = await coversOf();
  expect([status, body]).toEqual([200, { cover_url_small: small, cover_url_big: big }]);
  const shown = [await show(ana, small), await show(ana, big)];
  expect(shown.map(({ statusCode, headers }) => [statusCode, headers['cache-control']])).toEqual([
    [200, 'private, max-age=31536000, immutable'],
    [200, 'private, max-age=31536000, immutable'],
  ]);
  const [one, two] = await Promise.all(shown.map(({ rawPayload }) => metadataOf(rawPayload)));
  expect(one).toMatchObject({ format: 'webp' });
  expect(one?.width).toBeLessThanOrEqual(320);
  expect((one?.width ?? 0) / (one?.height ?? 1)).toBeCloseTo((two?.width ?? 0) / (two?.height ?? 1), 1);
  const again = await product.app.inject({
    url: small,
    headers: { cookie: ana.cookie, 'if-none-match': String(shown[0]?.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

test('nobody else sees it or puts one there', async () => {
  const bo = await product.user('bo');
  await upload();
  const { small, big } = await coversOf();

  const seen = [await show(bo, small), await show(bo, big), await show(null, small)];
  const put = [await upload(bo), await upload(null)];

  expect(seen.map(({ statusCode }) => statusCode)).toEqual([404, 404, 401]);
  expect(put.map(({ status }) => status)).toEqual([404, 401]);
  expect(await coversOf()).toEqual({ small, big });
});

test('another picture takes its place, and the file of the first is deleted', async () => {
  await upload();
  const first = await coversOf();
  await upload();
  const second = await coversOf();

  product.later(26 * 3_600_000);
  await sweepFiles(product.ctx, new AbortController().signal);

  expect((await show(ana, first.small)).statusCode).toBe(404);
  expect((await show(ana, second.small)).statusCode).toBe(200);
  const key = (url: string) => `user_images/${/entry-[\d-]+\.webp/.exec(url)?.[0]}`;
  expect(await product.ctx.files.get(key(first.small))).toBeUndefined();
  expect(await product.ctx.files.get(key(second.small))).toBeDefined();
});

test('without its picture, an entry has a drawn cover again', async () => {
  await upload();

  const { status } = await product.as(ana, 'entries.removeCover', { gameId });

  expect(status).toBe(200);
  expect(await coversOf()).toEqual({ small: '', big: '' });
});

test('a correction has the cover of its game, until it has one of its own', async () => {
  const [wrong = 0] = await product.games(['Wrong']);
  await product.ctx.db
    .updateTable('games_igdb')
    .set({ cover_url_small: '/small', cover_url_big: '/big' })
    .where('game_id', '=', wrong)
    .execute();
  const own = await correct(product, ana, { ...lagoon, gameId: wrong, title: 'Right' });

  const taken = await coversOf(own);
  await upload(ana, own);
  const ofItsOwn = await coversOf(own);
  await product.as(ana, 'entries.removeCover', { gameId: own });

  expect(taken).toEqual({ small: '/small', big: '/big' });
  expect(ofItsOwn.small).toContain(`entry-${own}-`);
  expect(await coversOf(own)).toEqual(taken);
});

test('what is no picture is refused, and the cover stays', async () => {
  await upload();
  const before = await coversOf();

  const answer = await coverUpload(product, ana, { gameId, bytes: Buffer.from('no picture') });

  expect(answer).toMatchObject({ status: 422, body: { code: 'photo_not_an_image' } });
  expect(await coversOf()).toEqual(before);
});
