import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';

/** The key pair that push services know an instance by, as RFC 8292 writes it. */
export type PushKeys = { publicKey: string; privateKey: string };

const hours = 3600;

export function makePushKeys(): PushKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publicKey: point.toString('base64url'), privateKey: d };
}

/** Proves to the push service of an endpoint that a message is ours, for twelve hours (RFC 8292). */
export function vapidHeader(
  keys: PushKeys,
  { endpoint, subject, now }: { endpoint: URL; subject: string; now: Date },
): string {
  const point = Buffer.from(keys.publicKey, 'base64url');
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
      d: keys.privateKey,
    },
  });
  const expires = Math.floor(now.getTime() / 1000) + 12 * hours;
  const claims = { aud: endpoint.origin, exp: expires, sub: subject };
  const said = `${inBase64({ typ: 'JWT', alg: 'ES256' })}.${inBase64(claims)}`;
  const signature = sign('sha256', Buffer.from(said), { key, dsaEncoding: 'ieee-p1363' }).toString(
    'base64url',
  );
  return `vapid t=${said}.${signature}, k=${keys.publicKey}`;
}

const inBase64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
