import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { photoPath } from '@cartouche/contract/photo.rules';

import { sweepFiles } from '../collection/photos.ts';
import { openFiles } from '../files/files.ts';
import { createApp } from '../app.ts';
import { type PhotoFixture, type PhotoStore, ownerOfGame } from './photoFixture.ts';
import * as pictures from './pictures.ts';
import type { Product } from './product.ts';

const hourMs = 3_600_000;
const unstopped = new AbortController().signal;

/** How photos behave, whatever store holds their files. */
export function testPhotos({ start, breakPuts, breakDeletes, mend }: PhotoStore): void {
  let product: Product;
  let own: PhotoFixture;
  beforeAll(async () => void (product = await start()));
  afterAll(() => product.close());
  beforeEach(async () => void (own = await ownerOfGame(product)));

  async function notes(): Promise<unknown> {
    return await product.ctx.db.selectFrom('unneeded_files').selectAll().execute();
  }

  test('a photo is stored upright, in sRGB, and without the place where it was taken', async () => {
    const added = await own.upload(await pictures.jpegFromPhone());

    const { file_name: name } = added.body as { file_name: string }; // as: the contract's output
    const { rawPayload: kept, headers } = await own.show(name);
    const { data: pixels, info } = await sharp(kept).raw().toBuffer({ resolveWithObject: true });
    const { exif, xmp, icc, orientation } = await sharp(kept).metadata();
    expect(name).toMatch(/^\d+-\d{13}\.webp$/);
    expect(headers['content-type']).toBe('image/webp');
    expect(info).toMatchObject({ format: 'raw', width: 300, height: 400 });
    expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(kept.includes('Ana')).toBe(false);
    const [red = 0, , blue = 0] = pixels;
    const [lastRed = 0, , lastBlue = 0] = pixels.subarray(-3);
    expect(red).toBeGreaterThan(blue + 100); // what was on the left is now at the top
    expect(lastBlue).toBeGreaterThan(lastRed + 100);
    expect(added.body).toMatchObject({ file_name: name, mime_type: 'image/webp', size: kept.length });
    expect(await own.photos()).toEqual([added.body]);
  });

  test.each([
    ['a PNG', pictures.png, 'image/png'],
    ['a WebP', pictures.webp, 'image/webp'],
    ['a PNG that says it is something else', pictures.png, 'text/html'],
  ])('%s is stored, with a square thumbnail', async (_what, make, type) => {
    const name = await own.uploaded(await make(), type);

    const [full, thumbnail] = await Promise.all([own.show(name), own.show(name, 'thumbnail')]);
    expect(await sharp(full.rawPayload).metadata()).toMatchObject({ width: 400, height: 300 });
    expect(await sharp(thumbnail.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 320,
      height: 320,
    });
  });

  test('a large picture is made smaller', async () => {
    const name = await own.uploaded(await pictures.jpeg(5000, 2500));

    const { rawPayload } = await own.show(name);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 2048, height: 1024 });
  });

  test('a side may be as long as WebP allows', async () => {
    const name = await own.uploaded(pictures.panorama(), 'image/png');

    const { rawPayload } = await own.show(name);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 2048, height: 5 });
  });

  test.each([
    ['a page that is named like a picture', () => Buffer.from('<!doctype html><script>1</script>')],
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>')],
    ['GIF', pictures.gif],
    ['TIFF', pictures.tiff],
    ['half of a JPEG', pictures.truncatedJpeg],
    ['nothing', () => Buffer.alloc(0)],
  ])('%s is not a picture, and nothing is stored', async (_what, make) => {
    const before = await notes();

    const answer = await own.upload(await make());

    expect(answer).toMatchObject({ status: 422, body: { code: 'photo_not_an_image' } });
    expect(await own.photos()).toEqual([]);
    expect(await notes()).toEqual(before);
  });

  test.each([
    ['900 megapixels', pictures.bomb],
    ['225 MB of pixels', pictures.deep],
    ['9,000,000 pixels on a side', pictures.longDrawn],
    ['21 MB', () => Buffer.alloc(21 * 1024 * 1024)],
  ])('%s are too large, and nothing is stored', async (_what, make) => {
    const before = await notes();

    const answer = await own.upload(make(), 'image/png');

    expect(answer).toMatchObject({
      status: 413,
      body: { code: 'photo_too_large', data: { megabytes: 20, megapixels: 50, side: 16_383 } },
    });
    expect(await own.photos()).toEqual([]);
    expect(await notes()).toEqual(before);
  });

  test('of 12 photos sent at once, a copy keeps exactly 6', async () => {
    const bytes = await pictures.jpeg();

    const answers = await Promise.all(Array.from({ length: 12 }, () => own.upload(bytes)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
    expect(answers.filter(({ status }) => status !== 200)).toEqual(
      Array.from({ length: 6 }, () =>
        expect.objectContaining({
          status: 422,
          body: expect.objectContaining({ code: 'photo_limit_reached', data: { limit: 6 } }),
        }),
      ),
    );
    expect(await own.photos()).toHaveLength(6);
  });

  test('photos of the same millisecond have different names', async () => {
    const { now } = product.ctx;
    const moment = new Date(now().getTime() + hourMs / 2);
    product.ctx.now = () => moment;

    const names = [await own.uploaded(), await own.uploaded()];
    product.ctx.now = now;

    expect(new Set(names).size).toBe(2);
    expect(names[0]).toContain(`-${moment.getTime()}.webp`);
  });

  test('a game that is not owned accepts no photos, and neither may a visitor add one', async () => {
    const bo = await product.user('bo');

    const ofBo = await own.upload(await pictures.jpeg(), 'image/jpeg', bo);
    const ofNobody = await own.upload(await pictures.jpeg(), 'image/jpeg', null);

    expect(ofBo).toMatchObject({ status: 404, body: { code: 'item_not_found' } });
    expect(ofNobody).toMatchObject({ status: 401, body: { code: 'signed_out' } });
  });

  test('only its owner can see or delete a photo', async () => {
    const bo = await product.user('bo');
    const name = await own.uploaded();

    const answers = await Promise.all([
      own.show(name, undefined, bo),
      own.show(name, 'thumbnail', bo),
      product.app.inject({ method: 'DELETE', url: `/api/photos/${name}`, headers: { cookie: bo.cookie } }),
    ]);
    const visits = await Promise.all([own.show(name, undefined, null), own.show(name, 'thumbnail', null)]);

    expect(answers.map((answer) => answer.json())).toEqual(
      Array.from({ length: 3 }, () => expect.objectContaining({ code: 'photo_not_found' })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(visits.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
    expect(await own.photos()).toHaveLength(1);
  });

  test('a browser may keep a photo for good, for one user only, and revalidate it by its tag', async () => {
    const name = await own.uploaded();

    const first = await own.show(name);
    const again = await product.app.inject({
      method: 'GET',
      url: photoPath(name),
      headers: { cookie: own.ana.cookie, 'if-none-match': String(first.headers.etag) },
    });
    const thumbnail = await own.show(name, 'thumbnail');

    expect(first.headers).toMatchObject({
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      vary: 'cookie',
    });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect(thumbnail.headers.etag).not.toBe(first.headers.etag);
  });

  test.each(['..%2F..%2Fauth-secret', '1-1.webp%00', '%2e%2e', '1-1.webp', 'a%2fb'])(
    'there is no photo called %s',
    async (name) => {
      const answer = await product.request({
        method: 'GET',
        url: `/api/photos/${name}`,
        headers: { cookie: own.ana.cookie },
      });

      expect(answer.status).toBe(404);
    },
  );

  test('a deleted photo is gone at once, and its files within two hours', async () => {
    const [kept, deleted] = [await own.uploaded(), await own.uploaded()];

    const answer = await product.as(own.ana, 'collection.removePhoto', { fileName: deleted });
    const again = await product.as(own.ana, 'collection.removePhoto', { fileName: deleted });

    expect([answer.status, again.status]).toEqual([200, 404]);
    expect((await own.show(deleted)).statusCode).toBe(404);
    expect(await own.photos()).toMatchObject([{ file_name: kept }]);

    await sweepFiles(product.ctx, unstopped);
    expect(await own.stored(deleted)).toEqual([true, true]); // its row might still be on its way

    product.later(hourMs + 60_000);
    await sweepFiles(product.ctx, unstopped);
    expect(await own.stored(deleted)).toEqual([false, false]);
    expect(await own.stored(kept)).toEqual([true, true]);
    expect(await notes()).toEqual([]);
  });

  test('an upload that the store fails does not count, and the next try succeeds', async () => {
    await breakPuts(product);
    const failed = await own.upload(await pictures.jpeg());
    await mend(product);

    const before = await own.photos();
    const retried = await own.upload(await pictures.jpeg());

    expect(failed).toMatchObject({ status: 500, body: { code: 'fault' } });
    expect(JSON.stringify(failed.body)).not.toMatch(/store|ENOTDIR|user_images/);
    expect(before).toEqual([]);
    expect(retried.status).toBe(200);
    expect(await own.photos()).toEqual([retried.body]);
  });

  test('a file that could not be deleted is deleted the next time', async () => {
    const name = await own.uploaded();
    await product.as(own.ana, 'collection.removePhoto', { fileName: name });
    product.later(hourMs + 60_000);

    await breakDeletes(product);
    await sweepFiles(product.ctx, unstopped);
    const left = await notes();
    await mend(product);
    await sweepFiles(product.ctx, unstopped);

    expect(left).toEqual(
      expect.arrayContaining([expect.objectContaining({ file_key: `user_images/${name}` })]),
    );
    expect(await notes()).toEqual([]);
    expect(await own.stored(name)).toEqual([false, false]);
  });

  test('a photo goes to the bin with its copy, comes back with it, and is deleted with it', async () => {
    const name = await own.uploaded();

    const removed = await product.as(own.ana, 'collection.remove', { gameId: own.gameId });
    const { id } = removed.body as { id: number }; // as: the contract's output
    const inBin = await product.as(own.ana, 'collection.bin');
    const shown = await own.show(name, 'thumbnail');
    await product.as(own.ana, 'collection.restore', { id });
    const restored = await own.photos();
    await product.as(own.ana, 'collection.remove', { gameId: own.gameId });
    await product.as(own.ana, 'collection.discard', { id });

    expect(inBin.body).toMatchObject([{ id, photos: [{ file_name: name }] }]);
    expect(shown.statusCode).toBe(200);
    expect(restored).toMatchObject([{ file_name: name }]);
    expect((await own.show(name)).statusCode).toBe(404);
    expect(await notes()).toEqual(
      expect.arrayContaining([expect.objectContaining({ file_key: `user_images/${name}` })]),
    );
  });

  test('a photo is there after a restart', async () => {
    const name = await own.uploaded();

    const { ctx } = product;
    const restarted = await createApp({ ...ctx, files: openFiles(ctx.config) });
    const answer = await restarted.inject({ url: photoPath(name), headers: { cookie: own.ana.cookie } });
    await restarted.close();

    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toEqual((await own.show(name)).rawPayload);
  });

  test('a user may upload a thousand photos a day', async () => {
    await own.uploaded();
    await product.ctx.db.updateTable('attempts').set({ times: 1000 }).execute();

    const answer = await own.upload(await pictures.jpeg());

    expect(answer).toMatchObject({ status: 429, body: { code: 'slow_down' } });
    await product.ctx.db.deleteFrom('attempts').execute();
  });
}
