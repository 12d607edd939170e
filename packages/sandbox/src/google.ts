import { createHash, generateKeyPair, randomBytes, sign } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';

import { createEmulator } from 'emulate';

import { listen, type Loopback, readBody, sendJson } from './loopback.ts';
import { withMisbehaviour } from './misbehaviour.ts';

const paths = { keys: '/oauth2/v3/certs', token: '/oauth2/token', user: '/oauth2/v2/userinfo' };
const keyId = 'sandbox';

/** An empty `hd` means a private account, as most people have. */
const people = [
  { email: 'sam@example.com', name: 'Sample Sam', hd: '' },
  { email: 'mia@example.com', name: 'Sample Mia', hd: '' },
  { email: 'noor@example.com', name: 'Sample Noor', hd: '', email_verified: false },
];

export type Google = {
  discoveryUrl: string;
  clientId: string;
  clientSecret: string;
  close: Loopback['close'];
};

/**
 * Google's sign-in by emulate, behind a front of ours. The front gives each person the same subject at every start
 * (emulate picks a new one, so that the product would meet a stranger), leaves out emulate's own person, whose
 * address could belong to somebody, says on the page that everything is sample data, and can misbehave.
 */
export async function startGoogle(options: { redirectUri: string; port?: number }): Promise<Google> {
  const { redirectUri, port = 0 } = options;
  const clientId = 'sandbox.apps.googleusercontent.com';
  const clientSecret = randomBytes(24).toString('base64url');
  const client = { client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] };
  const emulator = await createEmulator({
    service: 'google',
    port: 0,
    seed: {
      tokens: {},
      google: { users: people, oauth_clients: [{ ...client, name: 'the local edition' }] },
    },
  });
  const emulatorUrl = `http://127.0.0.1:${new URL(emulator.url).port}`;
  const signer = createSigner();

  const front = await listen(
    withMisbehaviour({ token: paths.token, user: paths.user }, async (request, response, url) => {
      if (url.pathname === paths.keys) return sendJson(response, 200, { keys: [await signer.key()] });
      return forward(request, response);
    }),
    port,
  );

  return {
    discoveryUrl: `${front.url}/.well-known/openid-configuration`,
    clientId,
    clientSecret,
    close: async () => {
      await Promise.all([front.close(), emulator.close()]);
    },
  };

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET' } = request;
    const headers = new Headers();
    for (const name of ['content-type', 'authorization'] as const) {
      const value = request.headers[name];
      if (value) headers.set(name, value);
    }
    const body = method === 'GET' || method === 'HEAD' ? null : await readBody(request);
    const answer = await fetch(`${emulatorUrl}${request.url}`, { method, headers, body, redirect: 'manual' });

    response.statusCode = answer.status;
    for (const name of ['content-type', 'location']) {
      const value = answer.headers.get(name);
      if (value) response.setHeader(name, value);
    }
    response.end(await mend(answer));
  }

  async function mend(answer: Response): Promise<string | Uint8Array> {
    const type = answer.headers.get('content-type') ?? '';
    if (type.startsWith('text/html')) return mendPage(await answer.text());
    if (!type.startsWith('application/json')) return answer.bytes();

    const body = withOwnAddress(await answer.text());
    if (typeof body['id_token'] === 'string') body['id_token'] = await signer.sign(reread(body['id_token']));
    return JSON.stringify(withOwnSubject(body));
  }

  /** The claims of emulate's token, with the front's own values. */
  function reread(idToken: string): Record<string, unknown> {
    const claims = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString();
    return withOwnSubject(withOwnAddress(claims));
  }

  function withOwnAddress(json: string): Record<string, unknown> {
    return JSON.parse(json.replaceAll(emulator.url, front.url));
  }
}

/** Signs ID tokens with its own key, and publishes the key. */
function createSigner() {
  const keyPair = promisify(generateKeyPair)('rsa', { modulusLength: 2048 }); // not awaited, so that the start is quick
  return {
    async key() {
      const { publicKey } = await keyPair;
      return { ...publicKey.export({ format: 'jwk' }), kid: keyId, use: 'sig', alg: 'RS256' };
    },

    async sign(claims: Record<string, unknown>): Promise<string> {
      const { privateKey } = await keyPair;
      const signed = [{ alg: 'RS256', kid: keyId, typ: 'JWT' }, claims]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.');
      return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')}`;
    },
  };
}

function withOwnSubject(claims: Record<string, unknown>): Record<string, unknown> {
  if (!('sub' in claims)) return claims;

  const digest = createHash('sha256').update(String(claims['email'])).digest();
  return { ...claims, sub: `1${digest.readBigUInt64BE().toString().padStart(20, '0')}` };
}

function mendPage(html: string): string {
  const formStart = '<form class="user-form"';
  const withoutForeigner = html.split(formStart).filter((part) => !part.includes('testuser@gmail.com'));
  return withoutForeigner
    .join(formStart)
    .replace(
      'Google Emulator',
      'Stand-in for Google. Sample data: nobody here is real, and Google is not asked.',
    );
}
