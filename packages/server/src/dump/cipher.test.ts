import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';

import { expect, test } from 'vitest';

import { bytesOf } from './bytes.ts';
import { decrypt, encrypt } from './cipher.ts';

const key = randomBytes(32);
const whole = 64 * 1024 + 16;

async function* inPieces(bytes: Buffer, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

async function closed(bytes: Buffer, size: number): Promise<Buffer> {
  return await buffer(encrypt(inPieces(bytes, size), key));
}

async function opened(bytes: Buffer, size: number): Promise<Buffer> {
  return await buffer(decrypt(bytesOf(inPieces(bytes, size), 1), key));
}

test.each([0, 1, 64 * 1024, 64 * 1024 + 1, 128 * 1024, 200_000])(
  '%i bytes come back unchanged, however they are split',
  async (length) => {
    const bytes = randomBytes(length);

    const sealed = await closed(bytes, 50_000);

    expect((await opened(sealed, 30_000)).equals(bytes)).toBe(true);
    // A single byte would occur by chance.
    expect(length >= 32 && sealed.includes(bytes.subarray(0, 32))).toBe(false);
  },
);

test.each<[string, (chunks: Buffer[]) => Buffer[]]>([
  ['the last chunk is gone', (chunks) => chunks.slice(0, -1)],
  ['two chunks are swapped', ([one, two, ...rest]) => [two, one, ...rest].flatMap((chunk) => chunk ?? [])],
  ['a chunk occurs twice', ([one, ...rest]) => [one, one, ...rest].flatMap((chunk) => chunk ?? [])],
  ['something follows', (chunks) => [...chunks, Buffer.alloc(40)]],
])('when %s, it cannot be decrypted', async (_what, change) => {
  const sealed = await closed(randomBytes(200_000), 200_000);
  const chunks = Array.from({ length: Math.ceil(sealed.length / whole) }, (_, place) =>
    sealed.subarray(place * whole, (place + 1) * whole),
  );

  await expect(opened(Buffer.concat(change(chunks)), 10_000)).rejects.toThrow(/chunk|unable|passphrase/);
});
