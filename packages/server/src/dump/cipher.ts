import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';

import { type Bytes, OutOfForm } from './bytes.ts';

const algorithm = 'aes-256-gcm';
const chunkBytes = 64 * 1024;
const tagBytes = 16;
/** The cost of trying a passphrase: 128 MB of memory and half a second. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 ** 2 };

export const makeSalt = () => randomBytes(16);

/**
 * Encrypts in chunks, each with its own tag, so that no chunk is used before it is verified. A chunk's nonce is its
 * number and whether it is the last, so that none can be moved, repeated or cut off. The salt makes each file's key
 * its own.
 */
export async function* encrypt(source: AsyncIterable<Buffer>, key: Buffer): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let length = 0;
  let number = 0;

  function close(chunk: Buffer, isLast: boolean): Buffer {
    const cipher = createCipheriv(algorithm, key, nonceOf(number, isLast));
    number += 1;
    return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  }

  for await (const piece of source) {
    held.push(piece);
    length += piece.length;
    if (length <= chunkBytes) continue; // a full chunk may turn out to be the last

    let all = Buffer.concat(held);
    for (; all.length > chunkBytes; all = all.subarray(chunkBytes)) {
      yield close(all.subarray(0, chunkBytes), false);
    }
    held = [all];
    length = all.length;
  }
  yield close(Buffer.concat(held), true);
}

/** Throws WrongKey if not even the first chunk can be decrypted. */
export async function* decrypt(bytes: Bytes, key: Buffer): AsyncGenerator<Buffer> {
  let number = 0;

  function open(chunk: Buffer, isLast: boolean): Buffer {
    const tagAt = chunk.length - tagBytes;
    if (tagAt < 0) throw new OutOfForm('The last chunk is cut off.');
    const decipher = createDecipheriv(algorithm, key, nonceOf(number, isLast));
    decipher.setAuthTag(chunk.subarray(tagAt));
    const plain = decipher.update(chunk.subarray(0, tagAt));
    try {
      decipher.final();
    } catch {
      throw number === 0
        ? new WrongKey('The first chunk does not open.')
        : new OutOfForm('A chunk was changed.');
    }
    number += 1;
    return plain;
  }

  let held: Buffer = Buffer.alloc(0);
  const whole = chunkBytes + tagBytes;
  for await (const piece of bytes.rest()) {
    held = Buffer.concat([held, piece]);
    for (; held.length > whole; held = held.subarray(whole)) yield open(held.subarray(0, whole), false);
  }
  yield open(held, true);
}

export class WrongKey extends Error {}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number));
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** The key of one file: each salt gives a different key. */
export function keyOf(passphrase: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(passphrase.normalize('NFKC'), salt, 32, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );
}
