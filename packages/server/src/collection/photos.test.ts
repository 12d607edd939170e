import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { testPhotos } from '../testing/photoTests.ts';
import { jpeg } from '../testing/pictures.ts';
import { type Product, type TestUser, photoUpload, startProduct } from '../testing/product.ts';

const folderOf = ({ ctx }: Product) => join(ctx.config.dataFolder, 'files/user_images');

/** Replaces the store's folder with a file. */
async function breakStore(product: Product): Promise<void> {
  await rename(folderOf(product), `${folderOf(product)}-aside`);
  await writeFile(folderOf(product), '');
}

describe('in the data folder', () => {
  testPhotos({
    start: () => startProduct(),
    breakPuts: breakStore,
    breakDeletes: breakStore,
    async mend(product) {
      await rm(folderOf(product));
      await rename(`${folderOf(product)}-aside`, folderOf(product));
    },
  });
});

describe('over a connection', () => {
  let product: Product;
  let ana: TestUser;
  let gameId: number;
  let port: number;
  beforeAll(async () => {
    product = await startProduct();
    ana = await product.user('ana');
    [gameId = 0] = await product.games(['Star Fox']);
    await product.as(ana, 'collection.save', { gameId });
    await product.app.listen({ port: 0 });
    port = (product.app.server.address() as AddressInfo).port; // as: it listens on a port
  });
  afterAll(() => product.close());

  /** Starts an upload that sends these bytes and never ends. */
  function beginUpload(user: TestUser | null, bytes: Buffer) {
    const headers = { 'content-type': 'image/jpeg', ...(user && { cookie: user.cookie }) };
    const upload = request({ port, method: 'POST', path: `/api/collection/${gameId}/photos`, headers });
    upload.on('error', () => undefined); // it is aborted below
    const status = new Promise<number | undefined>((resolve) => {
      upload.on('response', (response) => resolve(response.resume().statusCode));
    });
    upload.write(bytes);
    return { upload, status };
  }

  test('a visitor is refused before the photo has arrived', async () => {
    const { upload, status } = beginUpload(null, await jpeg());

    expect(await status).toBe(401);
    upload.destroy();
  });

  test('an endless upload is refused once it is too large', async () => {
    const { upload, status } = beginUpload(ana, Buffer.alloc(21 * 1024 * 1024));

    expect(await status).toBe(413);
    upload.destroy();
  });

  test('aborted uploads leave nothing behind and block nobody', async () => {
    const bytes = await jpeg();
    const begun = Array.from({ length: 13 }, () => beginUpload(ana, bytes));
    await Promise.race(begun.map(({ status }) => status)); // the thirteenth; twelve are under way

    for (const { upload } of begun) upload.destroy();

    const another = photoUpload(ana, gameId, bytes, 'image/jpeg');
    await expect.poll(async () => (await product.request(another)).status, { timeout: 20_000 }).toBe(200);
    const { body } = await product.as(ana, 'collection.item', { gameId });
    const [{ file_name: name }] = (body as { photos: [{ file_name: string }] }).photos; // as: the contract's output
    expect((await readdir(folderOf(product))).toSorted()).toEqual([name, 'thumbnails']);
  });

  test('one user has no more than 12 uploads under way', async () => {
    const begun = Array.from({ length: 13 }, () => beginUpload(ana, Buffer.from('x')));

    expect(await Promise.race(begun.map(({ status }) => status))).toBe(429);
    for (const { upload } of begun) upload.destroy();
  });
});
