import {
  createECDH,
  createHash,
  createPublicKey,
  hkdfSync,
  createDecipheriv,
  randomBytes,
  verify,
} from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { listen, type Loopback, readBody, sendJson, sendText } from './loopback.ts';
import { type OwnWays, withMisbehaviour } from './misbehaviour.ts';

export type Push = { url: string; close: Loopback['close'] };

const status = (code: number) => (response: ServerResponse) => sendText(response, code, `${code}`);
const ownWays: OwnWays = Object.fromEntries(
  [400, 401, 403, 404, 406, 410, 413].map((code) => [String(code), status(code)]),
);

type Subscription = {
  ecdh: ReturnType<typeof createECDH>;
  auth: Buffer;
  /** The key that it was made for; only its owner may send. */
  applicationServerKey: string;
  received: { text: string; headers: IncomingMessage['headers'] }[];
};

/**
 * A push service, and the browsers that it serves: it makes subscriptions, checks and decrypts what comes for them
 * (RFC 8030, 8188, 8291 and 8292), and shows it to tests.
 */
export async function startPush(options: { port?: number } = {}): Promise<Push> {
  const subscriptions = new Map<string, Subscription>();
  let base = '';
  const answer = withMisbehaviour(
    { push: 'push' },
    async (request, response, url) => {
      const [, place = '', id = ''] = url.pathname.split('/');
      const subscription = subscriptions.get(id);
      if (place === 'subscribe') return subscribe(request, response);
      if (!subscription) return sendText(response, 404, 'No such subscription');
      if (place === 'received') return sendJson(response, 200, subscription.received);
      return await receive(subscription, { request, response, base });
    },
    { toEndpoint: (_request, url) => (url.pathname.startsWith('/push/') ? 'push' : undefined), ownWays },
  );

  /** Another browser's subscription: `{"applicationServerKey":"…"}` gives its endpoint and keys. */
  async function subscribe(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const wish = JSON.parse((await readBody(request)).toString()) as Record<string, unknown>; // as: checked below
    const applicationServerKey = wish['applicationServerKey'];
    if (typeof applicationServerKey !== 'string')
      return sendText(response, 400, 'applicationServerKey, please');
    const ecdh = createECDH('prime256v1');
    const p256dh = ecdh.generateKeys().toString('base64url');
    const auth = randomBytes(16);
    const id = randomBytes(12).toString('base64url');
    subscriptions.set(id, { ecdh, auth, applicationServerKey, received: [] });
    // A page of the product may ask, as a browser's own push manager would.
    response.setHeader('access-control-allow-origin', '*');
    return sendJson(response, 201, {
      endpoint: `${base}/push/${id}`,
      keys: { p256dh, auth: auth.toString('base64url') },
    });
  }

  const { url, close } = await listen(answer, options.port ?? 0);
  base = url;
  return { url, close };
}

type Arrival = { request: IncomingMessage; response: ServerResponse; base: string };

async function receive(subscription: Subscription, { request, response, base }: Arrival): Promise<void> {
  const { headers } = request;
  const body = await readBody(request);
  if (!/^\d+$/.test(String(headers['ttl']))) return sendText(response, 400, 'TTL is missing');
  if (headers['content-encoding'] !== 'aes128gcm') return sendText(response, 400, 'Content-Encoding, please');
  if (body.length > 4096) return sendText(response, 413, 'Payload too large');
  if (!/^[\w-]{1,32}$/.test(String(headers['topic'] ?? 'none'))) return sendText(response, 400, 'Bad topic');
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  if (!isSigned(token, key, base)) return sendText(response, 401, 'Bad VAPID token');
  if (key !== subscription.applicationServerKey) return sendText(response, 403, 'The key is another one');

  subscription.received.push({ text: decrypt(subscription, body), headers });
  response.setHeader('location', `${base}/messages/${createHash('sha256').update(body).digest('hex')}`);
  return sendText(response, 201, '');
}

function isSigned(token: string, key: string, audience: string): boolean {
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return false;
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const signed = Buffer.from(`${head}.${claims}`);
  const isOurs = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}') as Record<string, unknown>; // as: checked below
  const hoursLeft = (Number(said['exp']) - Date.now() / 1000) / 3600;
  const isSubject = /^(mailto:|https:)/.test(String(said['sub']));
  return isOurs && said['aud'] === audience && hoursLeft > 0 && hoursLeft <= 24 && isSubject;
}

/** What a browser does with the bytes: RFC 8291 around RFC 8188, in a single record. */
function decrypt({ ecdh, auth }: Subscription, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const shared = ecdh.computeSecret(sender);
  const context = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', shared, auth, context, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
