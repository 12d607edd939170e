import { expect, test } from 'vitest';

import type { Files } from '../files/files.ts';

/** What every file store must do. */
export function testFiles(open: () => Files): void {
  test('what was put can be read byte for byte until it is deleted', async () => {
    const files = open();
    const bytes = crypto.getRandomValues(new Uint8Array(50_000));

    await files.put('folder/one.webp', bytes, 'image/webp');
    const got = await files.get('folder/one.webp');
    await files.delete('folder/one.webp');

    expect(Buffer.from(got ?? []).equals(bytes)).toBe(true);
    expect(await files.get('folder/one.webp')).toBeUndefined();
  });

  test('a missing file is read as nothing, and deleted without an error', async () => {
    const files = open();

    await files.delete('nowhere/nothing');

    expect(await files.get('nowhere/nothing')).toBeUndefined();
  });

  test.each([
    '../auth-secret',
    'a/../../b',
    '/etc/passwd',
    'a//b',
    '.hidden',
    'a\\..\\b',
    'a\0b',
    '',
    'a/b\n',
  ])('the key %j leads nowhere', async (key) => {
    const files = open();

    await expect(files.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('No key');
    await expect(files.get(key)).rejects.toThrow('No key');
    await expect(files.delete(key)).rejects.toThrow('No key');
  });
}
