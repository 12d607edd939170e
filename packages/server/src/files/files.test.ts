import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, test } from 'vitest';

import { readConfig } from '../config.ts';
import { testFiles } from '../testing/fileTests.ts';
import { openFiles } from './files.ts';
import { addressOf } from './s3.ts';

const folder = await mkdtemp(join(tmpdir(), 'cartouche-files-'));
afterAll(() => rm(folder, { recursive: true }));
const env = { CARTOUCHE_DATA: folder };
const files = openFiles(readConfig(env));

describe('in the data folder', () => {
  testFiles(() => files);
});

test('a file is whole or missing, and what a crash left is deleted with it', async () => {
  await files.put('crash/one', Buffer.from('whole'), 'text/plain');
  await writeFile(join(folder, 'files/crash/two.unfinished'), 'ha');

  const two = await files.get('crash/two');
  await files.delete('crash/two');

  expect(two).toBeUndefined();
  expect(await readdir(join(folder, 'files/crash'))).toEqual(['one']);
});

const bucket = {
  FILES_S3_ENDPOINT: 'https://s3.example.org/base/',
  FILES_S3_REGION: 'eu-west-3',
  FILES_S3_BUCKET: 'photos',
  FILES_S3_ACCESS_KEY_ID: 'id',
  FILES_S3_SECRET_ACCESS_KEY: 'secret',
};

test.each(Object.keys(bucket))('a bucket without %s stops the start', (name) => {
  expect(() => readConfig({ ...env, ...bucket, [name]: '' })).toThrow('FILES_S3_ENDPOINT, _REGION, _BUCKET');
});

test.each([
  ['true', 'https://s3.example.org/base/photos/a/b'],
  ['false', 'https://photos.s3.example.org/base/a/b'],
])('with path style %s a file is at %s', (style, address) => {
  const { s3 } = readConfig({ ...env, ...bucket, FILES_S3_PATH_STYLE: style });

  expect(s3 && addressOf(s3, 'a/b')).toBe(address);
});
