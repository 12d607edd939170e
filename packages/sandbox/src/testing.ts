import { createHash, createPublicKey, type JsonWebKey, verify } from 'node:crypto';

import type { Discord } from './discord.ts';
import type { Google } from './google.ts';
import type { Misbehaviour } from './misbehaviour.ts';

export const publicUrl = 'http://localhost:4747';

type Fields = Record<string, string>;
type Answered = { status: number; body: Record<string, unknown> };

/** Goes through Discord's sign-in as a browser and a server would; `changes` replaces single parameters. */
export function discordClient({ baseUrl, clientId, clientSecret }: Discord) {
  const redirectUri = `${publicUrl}/api/auth/callback/discord`;
  const client = { client_id: clientId, redirect_uri: redirectUri };
  const tokenUrl = `${baseUrl}/api/oauth2/token`;

  function page(changes: Fields = {}): string {
    const query = { ...client, response_type: 'code', scope: 'identify email', state: 'any', ...changes };
    return `${baseUrl}/api/oauth2/authorize?${new URLSearchParams(query)}`;
  }

  return {
    page,
    tokenUrl,
    pick: async (name: string, changes: Fields = {}) => {
      const html = await (await fetch(page(changes))).text();
      const id = new RegExp(`name="person" value="(\\d+)">\\s*<strong>${name}<`).exec(html)?.[1];
      return submit(page(changes), { person: id ?? 'not on the page' });
    },
    token: (code: string | null, changes: Fields = {}) => {
      const grant = { grant_type: 'authorization_code', code: code ?? '', client_secret: clientSecret };
      return post(tokenUrl, { ...client, ...grant, ...changes });
    },
    user: (token: unknown) => get(`${baseUrl}/api/users/@me`, token),
  };
}

/** The same at Google, by the addresses of its discovery document. */
export async function googleClient({ discoveryUrl, clientId, clientSecret }: Google) {
  const verifier = 'a-verifier-of-at-least-forty-three-characters-long';
  const client = { client_id: clientId, redirect_uri: `${publicUrl}/api/auth/callback/google` };
  const { body: addresses } = await get(discoveryUrl);
  const tokenUrl = String(addresses['token_endpoint']);

  function page(changes: Fields = {}): string {
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const proof = { code_challenge: challenge, code_challenge_method: 'S256', nonce: 'once' };
    const query = {
      ...client,
      ...proof,
      response_type: 'code',
      scope: 'openid email profile',
      state: 'any',
      ...changes,
    };
    return `${addresses['authorization_endpoint']}?${new URLSearchParams(query)}`;
  }

  return {
    page,
    tokenUrl,
    pick: async (name: string, changes: Fields = {}) => {
      const html = await (await fetch(page(changes))).text();
      const form = html.split('<form').find((part) => part.includes(`>${name}<`)) ?? '';
      const fields = [...form.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key,
        value,
      ]);
      const action = /action="([^"]*)"/.exec(form)?.[1] ?? '';
      return submit(new URL(action, discoveryUrl).href, Object.fromEntries(fields));
    },
    token: (code: string | null, changes: Fields = {}) => {
      const grant = { grant_type: 'authorization_code', code: code ?? '', code_verifier: verifier };
      return post(tokenUrl, { ...client, ...grant, client_secret: clientSecret, ...changes });
    },
    user: (token: unknown) => get(String(addresses['userinfo_endpoint']), token),
    /** The claims of an ID token; nothing when no published key has signed it. */
    claims: async (idToken: unknown) => {
      const [head = '', payload = '', signature = ''] = String(idToken).split('.');
      const { body } = await get(String(addresses['jwks_uri']));
      const key = createPublicKey({ key: (body['keys'] as [JsonWebKey])[0], format: 'jwk' }); // as: RFC 7517's form
      const isSigned = verify(
        'RSA-SHA256',
        Buffer.from(`${head}.${payload}`),
        key,
        Buffer.from(signature, 'base64url'),
      );
      return isSigned
        ? (JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>)
        : undefined;
    },
  };
}

export async function misbehave(
  anyUrl: string,
  wish: { endpoint: string; how: Misbehaviour | (string & {}); times?: number; delayMs?: number },
) {
  const headers = { 'content-type': 'application/json' };
  const url = new URL('/__sandbox/misbehave', anyUrl);
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(wish) })).status;
}

/** Sends a form and answers the query of the address that it redirects to. */
export async function submit(url: string, fields: Fields): Promise<URLSearchParams> {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '', publicUrl).searchParams;
}

async function get(url: string, token?: unknown): Promise<Answered> {
  return read(
    await fetch(url, typeof token === 'string' ? { headers: { authorization: `Bearer ${token}` } } : {}),
  );
}

async function post(url: string, fields: Fields): Promise<Answered> {
  return read(await fetch(url, { method: 'POST', body: new URLSearchParams(fields) }));
}

async function read(answer: Response): Promise<Answered> {
  return { status: answer.status, body: (await answer.json()) as Answered['body'] };
}
