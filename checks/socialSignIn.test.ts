import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { bounded } from '../packages/server/src/http/outbound.ts';
import { type Product, startProduct } from '../packages/server/src/testing/product.ts';
import { type Sandbox, startSandbox } from '../packages/sandbox/src/sandbox.ts';

type Provider = 'google' | 'discord';

const publicUrl = 'http://localhost:4747';
let product: Product;
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ publicUrl });
  const { google, discord } = sandbox;
  if (!google || !discord) throw new Error('Both stand-ins are needed.');
  product = await startProduct({ publicUrl, google, discord });
});
afterAll(async () => {
  await product.close();
  await sandbox.close();
});

const realFetch = globalThis.fetch;
beforeEach(() => void (globalThis.fetch = bounded(realFetch, { longestMs: 1500, largestBytes: 100_000 })));
afterEach(() => void (globalThis.fetch = realFetch));

/** Walks the whole way as a browser does: to the provider, choosing a person there, and back. */
async function signInAs(person: string, provider: Provider) {
  const begun = await product.as(null, 'session.signInWith', { provider });
  const { url } = begun.body as { url: string }; // as: parsed by the contract on its way out
  const page = await (await realFetch(url)).text();
  const back = await choose(page, url, person);

  const returned = await product.app.inject({
    method: 'GET',
    url: back.pathname + back.search,
    headers: { cookie: begun.cookies.map((cookie) => cookie.split(';')[0]).join('; ') },
  });
  const cookie = [returned.headers['set-cookie'] ?? []]
    .flat()
    .map((one) => one.split(';')[0])
    .join('; ');
  const session = await product.request({ method: 'GET', url: '/api/session', headers: { cookie } });
  return { location: String(returned.headers.location), session };
}

/** Presses the button of a person on the provider's page, sending the fields of the form that it stands in. */
async function choose(page: string, from: string, person: string): Promise<URL> {
  const forms = [...page.matchAll(/<form([^>]*)>([\s\S]*?)<\/form>/g)];
  const [, attributes = '', inside = ''] = forms.find(([whole]) => whole.includes(person)) ?? [];
  const action = /action="([^"]*)"/.exec(attributes)?.[1] ?? '';

  const fields = [...inside.matchAll(/<input[^>]*name="([^"]*)"[^>]*value="([^"]*)"/g)];
  const buttons = [
    ...inside.matchAll(/<button[^>]*name="([^"]*)"[^>]*value="([^"]*)"[^>]*>([\s\S]*?)<\/button>/g),
  ];
  const pressed = buttons.filter(([, , , label = '']) => label.includes(person));
  const sent = [...fields, ...pressed].map(([, name = '', value = '']) => [decode(name), decode(value)]);

  const answer = await realFetch(action ? new URL(decode(action), from) : from, {
    method: 'POST',
    body: new URLSearchParams(Object.fromEntries(sent)),
    redirect: 'manual',
  });
  return new URL(answer.headers.get('location') ?? '', from);
}

const decode = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'");

async function misbehave(provider: Provider, order: object) {
  const address = provider === 'google' ? sandbox.google?.discoveryUrl : sandbox.discord?.baseUrl;
  await realFetch(new URL('/__sandbox/misbehave', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  });
}

test.each(['google', 'discord'] as const)(
  'a person signs in with %s and gets an account',
  async (provider) => {
    const { location, session } = await signInAs('Sample Sam', provider);

    expect(location).toContain('/auth/callback');
    expect(session).toMatchObject({ status: 200, body: { user: { email: 'sam@example.com' } } });
  },
);

test.each([
  ['Sample Uma', 'discord'],
  ['Sample Noor', 'google'],
] as const)('the unconfirmed address of %s at %s opens no account', async (person, provider) => {
  const { location, session } = await signInAs(person, provider);

  expect(location).toMatch(/\/login\?.*error=/);
  expect(session.status).toBe(401);
});

test('a person without an address is told so at the sign-in screen', async () => {
  const { location, session } = await signInAs('Sample Nilo', 'discord');

  expect(location).toMatch(/\/login\?.*error=email_not_found/);
  expect(session.status).toBe(401);
});

test.each([
  ['discord', 'token', '500'],
  ['discord', 'token', 'html'],
  ['discord', 'token', 'hang'],
  ['discord', 'token', 'huge'],
  ['discord', 'user', '429'],
  ['discord', 'user', 'hang'],
  ['discord', 'user', 'huge'],
  ['discord', 'user', 'html'],
  ['google', 'token', 'hang'],
  ['google', 'token', 'huge'],
  ['google', 'token', '500'],
] as const)(
  'when the %s %s call answers with %s, the visitor is back at the sign-in screen',
  async (provider, endpoint, how) => {
    await misbehave(provider, { endpoint, how, times: 3 });

    const { location, session } = await signInAs('Sample Sam', provider);
    await misbehave(provider, { endpoint, how, times: 0 });

    expect(location).toMatch(/\/login\?.*error=/);
    expect(session.status).toBe(401);
  },
);

test('a second way into an account is told by mail, the first one is not', async () => {
  await signInAs('Sample Sam', 'google');
  await signInAs('Sample Sam', 'discord');
  await signInAs('Sample Sam', 'discord');

  const { body } = await product.as(null, 'mail.outbox');
  const mails = body as { to: string; subject: string }[]; // as: parsed by the contract on its way out
  expect(mails.filter(({ to }) => to === 'sam@example.com').map(({ subject }) => subject)).toEqual([
    'Discord opens your Cartouche account now',
  ]);
});
