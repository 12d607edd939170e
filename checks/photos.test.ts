import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type S3, startS3 } from '../packages/sandbox/src/s3.ts';
import type { Bucket } from '../packages/server/src/bucketConfig.ts';
import { openFiles } from '../packages/server/src/files/files.ts';
import { openS3 } from '../packages/server/src/files/s3.ts';
import { testFiles } from '../packages/server/src/testing/fileTests.ts';
import { testPhotos } from '../packages/server/src/testing/photoTests.ts';
import { startProduct } from '../packages/server/src/testing/product.ts';

let sandbox: S3;
let bucket: Bucket;
beforeAll(async () => {
  sandbox = await startS3();
  bucket = { ...sandbox, pathStyle: true };
});
afterAll(() => sandbox.close());

async function misbehave(endpoint: 'put' | 'get' | 'delete', how: string, times: number): Promise<void> {
  await fetch(new URL('/__sandbox/misbehave', sandbox.endpoint), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, how, times }),
  });
}

describe('photos in a bucket', () => {
  testPhotos({
    start: () => startProduct({ s3: bucket }),
    breakPuts: () => misbehave('put', '500', 1000),
    breakDeletes: () => misbehave('delete', '500', 1000),
    async mend() {
      await misbehave('put', '500', 0);
      await misbehave('delete', '500', 0);
    },
  });
});

describe('files in a bucket', () => {
  const limits = { longestMs: 5_000, largestBytes: 1_000_000 };
  const files = () => openS3(bucket, limits);
  /** Gives up soon on a store that hangs. */
  const filesFor = (how: string) => openS3(bucket, { ...limits, ...(how === 'hang' && { longestMs: 400 }) });
  const hello = Buffer.from('hello');

  testFiles(() => openFiles({ s3: bucket, dataFolder: '' }));

  test('a second try makes up for one failure of the store', async () => {
    for (const endpoint of ['put', 'get', 'delete'] as const) await misbehave(endpoint, '500', 1);

    await files().put('a/twice', hello, 'text/plain');
    const got = await files().get('a/twice');
    await files().delete('a/twice');

    expect(Buffer.from(got ?? []).toString()).toBe('hello');
    expect(await files().get('a/twice')).toBeUndefined();
  });

  test.each([
    ['500', '500'],
    ['429', '429'],
    ['hang', 'timeout'],
    ['huge', 'larger than'],
    ['cut', 'terminated'],
  ])('a store that answers with %s fails the reading, in time', async (how, reason) => {
    await files().put('a/b', hello, 'text/plain');
    await misbehave('get', how, 2);

    await expect(filesFor(how).get('a/b')).rejects.toThrow(reason);
    await misbehave('get', how, 0);
  });

  test.each([
    ['500', '500'],
    ['hang', 'timeout'],
  ])('a store that answers with %s fails the writing and the deleting', async (how, reason) => {
    for (const endpoint of ['put', 'delete'] as const) await misbehave(endpoint, how, 2);

    await expect(filesFor(how).put('a/c', hello, 'text/plain')).rejects.toThrow(reason);
    await expect(filesFor(how).delete('a/c')).rejects.toThrow(reason);
    for (const endpoint of ['put', 'delete'] as const) await misbehave(endpoint, how, 0);
  });

  test.each([
    [{ secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch'],
    [{ accessKeyId: 'NOBODY' }, 'InvalidAccessKeyId'],
  ])('a bucket with %j fails with the store’s own word', async (wrong, word) => {
    const misled = openS3({ ...bucket, ...wrong }, limits);

    await expect(misled.put('a/b', hello, 'text/plain')).rejects.toThrow(word);
    await expect(misled.get('a/b')).rejects.toThrow(word);
    await expect(misled.delete('a/b')).rejects.toThrow(word);
  });

  test('a missing bucket is not mistaken for a missing file', async () => {
    const misled = openS3({ ...bucket, bucket: 'elsewhere' }, limits);

    await expect(misled.put('a/b', hello, 'text/plain')).rejects.toThrow('NoSuchBucket');
    await expect(misled.get('a/b')).rejects.toThrow('NoSuchBucket');
  });

  test('a store that cannot be reached is an error', async () => {
    const nowhere = openS3({ ...bucket, endpoint: 'http://127.0.0.1:1' }, limits);

    await expect(nowhere.put('a/b', hello, 'text/plain')).rejects.toThrow('fetch failed');
  });
});
