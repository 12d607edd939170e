import { gzipSync } from 'node:zlib';

import { type TarEntry, packTar } from 'modern-tar';
import { expect, test } from 'vitest';

import { unpackWanted } from './archive.ts';
import { file, pack } from './testing/projects.ts';

const wanted = ['console_a.csv', 'console_b.csv'];
const kind = (name: string, type: NonNullable<TarEntry['header']['type']>, linkname?: string): TarEntry => ({
  header: { name, type, size: 0, ...(linkname !== undefined && { linkname }) },
});

test('only the wanted files at the top of the archive’s folder are taken, under our own names', async () => {
  const archive = await pack([
    kind('repo-1/', 'directory'),
    file('repo-1/Console_A.csv', 'one'),
    file('repo-1/Console_A.csv', 'two'),
    file('repo-1/README.md', 'x'),
    file('repo-1/old/console_b.csv', 'x'),
    file('console_b.csv', 'x'),
    file('../console_b.csv/..', 'x'),
    file('repo-1/../console_b.csv', 'x'),
    file('/console_b.csv', 'x'),
    file('../../etc/passwd', 'x'),
    kind('repo-1/console_b.csv', 'symlink', '/etc/passwd'),
    kind('repo-1/console_b.csv', 'link', '/etc/passwd'),
    kind('repo-1/console_b.csv', 'character-device'),
    kind('repo-1/console_b.csv', 'fifo'),
  ]);

  const found = await unpackWanted(archive, wanted);

  expect([...found].map(([name, body]) => [name, body.toString()])).toEqual([['console_a.csv', 'one']]);
});

test('an archive that ends too early is no archive', async () => {
  const tar = await packTar([file('repo-1/console_a.csv', 'x'.repeat(5000))]);
  const short = [
    gzipSync(tar).subarray(0, 40),
    gzipSync(tar.subarray(0, 3000)),
    gzipSync(tar.subarray(0, 512)),
    gzipSync('<html>'),
    Buffer.from('<html>'),
    Buffer.alloc(0),
  ];

  for (const archive of short)
    await expect(unpackWanted(archive, wanted)).rejects.toThrow(/^It is not a whole archive/);
});

test('an archive that would fill the memory is refused on the way', async () => {
  const limits = { entries: 20, bytes: 1024 * 1024, fileBytes: 100_000 };
  const many = await pack(Array.from({ length: 21 }, (_, i) => file(`repo-1/${i}`, '')));
  const large = await pack([file('repo-1/console_a.csv', 'x'.repeat(100_001))]);
  const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024));

  await expect(unpackWanted(many, wanted, limits)).rejects.toThrow(/more than 20 files/);
  await expect(unpackWanted(large, wanted, limits)).rejects.toThrow(/a file of more than 100000 bytes/);
  await expect(unpackWanted(bomb, wanted, limits)).rejects.toThrow(
    /more than 1048576 bytes|not a whole archive/,
  );
});
