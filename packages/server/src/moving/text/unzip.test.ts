import { buffer } from 'node:stream/consumers';

import { expect, test } from 'vitest';
import { ZipFile } from 'yazl';

import { unzip } from './unzip.ts';

const text = 'Title,Platform\nSecret of Mana,Super Nintendo\n'.repeat(20);

/** A zip of one file, whose name, flags, method or sum another program would have written otherwise. */
async function zipOf(change: (zip: Buffer, directory: number) => void = () => {}): Promise<Buffer> {
  const file = new ZipFile();
  file.addBuffer(Buffer.from(text), 'aa/games.csv');
  file.end();
  const zip = await buffer(file.outputStream);
  change(zip, zip.indexOf('PK\u0001\u0002'));
  return zip;
}

test('a file of a zip is read whole', async () => {
  const files = await unzip(await zipOf(), () => true);

  expect(files.get('aa/games.csv')?.toString()).toBe(text);
});

test.each<[string, (zip: Buffer, directory: number) => void]>([
  ['is packed in a way that few know', (zip, at) => zip.writeUInt16LE(99, at + 10)],
  ['has a file outside of it', (zip, at) => zip.write('../', at + 46)],
  ['has a sum that its file has not', (zip, at) => zip.writeUInt32LE(1, at + 16)],
  ['ends early', (zip) => zip.fill(0, 40, 60)],
])('a zip that %s is refused', async (_what, change) => {
  const zip = await zipOf(change);

  await expect(unzip(zip, () => true)).rejects.toMatchObject({ code: 'move_unreadable' });
});

test('a zip that needs a password is refused as locked', async () => {
  const zip = await zipOf((bytes, at) => bytes.writeUInt16LE(bytes.readUInt16LE(at + 8) | 1, at + 8));

  await expect(unzip(zip, () => true)).rejects.toMatchObject({ code: 'move_locked' });
});
