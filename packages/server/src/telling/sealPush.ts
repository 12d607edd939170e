import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A browser's own keys: its point of P-256, and a secret of 16 bytes. */
export type BrowserKeys = { p256dh: string; auth: string };

/** One record holds what every push service takes. */
const recordSize = 4096;

/** Encrypts a text so that only one browser can read it: RFC 8291, in a single record of RFC 8188. */
export function sealPush(text: string, { p256dh, auth }: BrowserKeys): Buffer {
  const browser = Buffer.from(p256dh, 'base64url');
  const ecdh = createECDH('prime256v1');
  const own = ecdh.generateKeys();
  const salt = randomBytes(16);

  const context = Buffer.concat([Buffer.from('WebPush: info\0'), browser, own]);
  const shared = ecdh.computeSecret(browser);
  const secret = derive({ from: shared, salt: Buffer.from(auth, 'base64url'), for: context, bytes: 32 });
  const contentKey = Buffer.from('Content-Encoding: aes128gcm\0');
  const key = derive({ from: secret, salt, for: contentKey, bytes: 16 });
  const nonce = derive({ from: secret, salt, for: Buffer.from('Content-Encoding: nonce\0'), bytes: 12 });

  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // 2 marks the end of the last record's text.
  const sealed = Buffer.concat([cipher.update(text), cipher.update(Buffer.from([2])), cipher.final()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([salt, size, Buffer.from([own.length]), own, sealed, cipher.getAuthTag()]);
}

type Derived = { from: Buffer; salt: Buffer; for: Buffer; bytes: number };

function derive({ from, salt, for: purpose, bytes }: Derived): Buffer {
  return Buffer.from(hkdfSync('sha256', from, salt, purpose, bytes));
}
