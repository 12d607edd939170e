import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { pickPage, refusalPage } from './discord.page.ts';
import { people, type Person, toUser } from './discord.people.ts';
import { listen, type Loopback, readBody, redirect, sendHtml, sendJson, sendText } from './loopback.ts';
import { withMisbehaviour } from './misbehaviour.ts';

const paths = { authorize: '/api/oauth2/authorize', token: '/api/oauth2/token', user: '/api/users/@me' };
const codeLifetimeMs = 100_000; // according to a Discord engineer in discord-api-docs issue 2526
const tokenLifetimeSeconds = 604_800;

export type Discord = { baseUrl: string; clientId: string; clientSecret: string; close: Loopback['close'] };

type Grant = { person: Person; scope: string };
type PendingCode = Grant & { redirectUri: string; expiresAt: number };

/** The one application that it knows, with the codes and tokens it has issued. */
type Application = {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  now: () => number;
  codes: Map<string, PendingCode>;
  tokens: Map<string, Grant>;
};

type Visit = { request: IncomingMessage; response: ServerResponse; query: URLSearchParams };

/** Discord's sign-in (authorize, token and users/@me), with a page for picking a sample person. */
export async function startDiscord(options: {
  redirectUri: string;
  port?: number;
  now?: () => number;
}): Promise<Discord> {
  const { redirectUri, port = 0, now = Date.now } = options;
  const clientId = '100000000000000001';
  const clientSecret = randomBytes(24).toString('base64url');
  const app: Application = { clientId, clientSecret, redirectUri, now, codes: new Map(), tokens: new Map() };

  const { url: baseUrl, close } = await listen(
    withMisbehaviour({ token: paths.token, user: paths.user }, (request, response, url) => {
      const call = `${request.method} ${decodeURIComponent(url.pathname)}`;
      const visit = { request, response, query: url.searchParams };
      if (call === `GET ${paths.authorize}`) return authorize(app, visit);
      if (call === `POST ${paths.authorize}`) return decide(app, visit);
      if (call === `POST ${paths.token}`) return exchange(app, visit);
      if (call === `GET ${paths.user}`) return showUser(app, visit);
      return sendJson(response, 404, { message: '404: Not Found', code: 0 });
    }),
    port,
  );
  return { baseUrl, clientId, clientSecret, close };
}

function authorize(app: Application, { response, query }: Visit): void {
  const refusal = refuseClient(app, query);
  if (refusal) return sendHtml(response, 400, refusalPage(refusal));

  sendHtml(response, 200, pickPage(people, query.get('scope') ?? ''));
}

async function decide(app: Application, { request, response, query }: Visit): Promise<void> {
  const refusal = refuseClient(app, query);
  if (refusal) return sendHtml(response, 400, refusalPage(refusal));

  const form = await readForm(request);
  const target = new URL(app.redirectUri);
  const state = query.get('state');
  if (state !== null) target.searchParams.set('state', state);
  if (form.has('cancel')) {
    target.searchParams.set('error', 'access_denied');
    target.searchParams.set(
      'error_description',
      'The resource owner or authorization server denied the request',
    );
    return redirect(response, target);
  }

  const person = people.find(({ id }) => id === form.get('person'));
  if (!person) return sendHtml(response, 400, refusalPage('Nobody was chosen.'));
  const code = randomBytes(15).toString('base64url');
  const scope = query.get('scope') ?? '';
  app.codes.set(code, { person, scope, redirectUri: app.redirectUri, expiresAt: app.now() + codeLifetimeMs });
  target.searchParams.set('code', code);
  redirect(response, target);
}

/** Shown as a page, not as a redirect: an address that is not registered must not receive anything. */
function refuseClient({ clientId, redirectUri }: Application, query: URLSearchParams): string | undefined {
  if (query.get('client_id') !== clientId) return 'Unknown Application';
  if (query.get('redirect_uri') !== redirectUri) return 'Invalid OAuth2 redirect_uri';
  if (query.get('response_type') !== 'code') return 'Only response_type=code is answered here';
  return undefined;
}

async function exchange(app: Application, { request, response }: Visit): Promise<void> {
  if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    return sendText(response, 415, 'application/x-www-form-urlencoded only');
  }
  const form = await readForm(request);
  if (!knowsClient(app, request, form)) return sendJson(response, 401, { error: 'invalid_client' });
  const grantType = form.get('grant_type');
  if (grantType !== 'authorization_code') {
    const description = `Grant type ${grantType ?? 'None'} is not supported`;
    return sendJson(response, 400, { error: 'unsupported_grant_type', error_description: description });
  }

  const code = form.get('code') ?? '';
  const pending = app.codes.get(code);
  app.codes.delete(code); // even if a later check fails: a code is good for one try
  if (!pending || pending.expiresAt <= app.now()) return refuseGrant(response, 'code');
  if (form.get('redirect_uri') !== pending.redirectUri) return refuseGrant(response, 'redirect_uri');

  const accessToken = randomBytes(24).toString('base64url');
  app.tokens.set(accessToken, pending);
  sendJson(response, 200, {
    token_type: 'Bearer',
    access_token: accessToken,
    expires_in: tokenLifetimeSeconds,
    refresh_token: randomBytes(24).toString('base64url'),
    scope: pending.scope,
  });
}

function knowsClient(
  { clientId, clientSecret }: Application,
  request: IncomingMessage,
  form: URLSearchParams,
): boolean {
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  if (request.headers.authorization) return request.headers.authorization === basic;
  return form.get('client_id') === clientId && form.get('client_secret') === clientSecret;
}

function showUser({ tokens }: Application, { request, response }: Visit): void {
  const grant = tokens.get(request.headers.authorization?.replace(/^Bearer /, '') ?? '');
  if (!grant) return sendJson(response, 401, { message: '401: Unauthorized', code: 0 });

  sendJson(response, 200, toUser(grant.person, grant.scope));
}

function refuseGrant(response: ServerResponse, field: 'code' | 'redirect_uri'): void {
  sendJson(response, 400, { error: 'invalid_grant', error_description: `Invalid "${field}" in request.` });
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams((await readBody(request)).toString());
}
