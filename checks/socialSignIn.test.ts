import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { bounded } from '../packages/server/src/outbound/bounded.ts';
import {
  type Product,
  password,
  startProduct,
  toCookie,
  toRequest,
} from '../packages/server/src/testing/product.ts';
import { rowsThatName } from '../packages/server/src/testing/rows.ts';
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

let visits = 0;

/** Signs in as a browser does: goes to the provider, picks a person there, and comes back. */
async function signInAs(person: string, provider: Provider, carried = '') {
  visits += 1; // each from its own address, so that none seems to sign in too often
  const remoteAddress = `10.1.0.${visits}`;
  const begun = await product.request({ ...toRequest('session.signInWith', { provider }), remoteAddress });
  const { url } = begun.body as { url: string }; // as: the contract's output
  const page = await (await realFetch(url)).text();
  const back = await choose(page, url, person);

  const returned = await product.app.inject({
    method: 'GET',
    url: back.pathname + back.search,
    headers: { cookie: [...begun.cookies.map((cookie) => cookie.split(';')[0]), carried].join('; ') },
  });
  const cookie = [returned.headers['set-cookie'] ?? []]
    .flat()
    .map((one) => one.split(';')[0])
    .join('; ');
  const session = await product.request({ method: 'GET', url: '/api/session', headers: { cookie } });
  return { location: String(returned.headers.location), session };
}

/** Presses a person's button on the provider's page, and sends the fields of its form. */
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
] as const)(
  'an unverified address of %s at %s opens no account, and the screen says why',
  async (person, provider) => {
    const { location, session } = await signInAs(person, provider);

    expect(location).toBe(`/login?provider=${provider}&error=email_not_verified`);
    expect(session.status).toBe(401);
  },
);

/** Removes the account with the address, as if it had never existed. */
async function forget(email: string) {
  await product.ctx.db.deleteFrom('user').where('email', '=', email).execute();
  await product.ctx.db.deleteFrom('mails').where('to_address', '=', email).execute();
}

const idOf = async (email: string) => {
  const row = product.ctx.db.selectFrom('user').select('id').where('email', '=', email);
  return (await row.executeTakeFirst())?.id;
};

test.each([
  ['Sample Mia', 'google', 'mia@example.com'],
  ['Sample Dana', 'discord', 'dana@example.com'],
] as const)(
  'nobody can keep %s out of %s by signing up first, or keep access to it',
  async (person, provider, email) => {
    await product.as(null, 'session.signUp', { email, password });
    const link = await product.linkMailedTo(email);
    const strangers = (await idOf(email)) ?? '';

    const { location, session } = await signInAs(person, provider);
    const confirmed = await product.app.inject(link.pathname + link.search);
    const signIn = await product.as(null, 'session.signIn', { email, password });

    expect(location).toContain('/auth/callback');
    expect(session).toMatchObject({ status: 200, body: { user: { email, hasPassword: false } } });
    expect(await idOf(email)).not.toBe(strangers);
    expect(await rowsThatName(product.ctx.db, { id: strangers, email: strangers })).toEqual(new Map());
    expect(confirmed.headers.location).toContain('error=');
    expect(signIn.status).toBe(401);
  },
);

test('an account that was confirmed is kept, password and all, when a provider names its owner', async () => {
  const email = 'sam@example.com';
  await forget(email);
  await product.as(null, 'session.signUp', { email, password });
  const link = await product.linkMailedTo(email);
  const followed = await product.request({ method: 'GET', url: link.pathname + link.search });
  const headers = { cookie: toCookie(followed) };
  await product.request({ ...toRequest('session.signIn', { email, password }), headers });
  const before = await idOf(email);

  const { session } = await signInAs('Sample Sam', 'google');

  expect(session).toMatchObject({ status: 200, body: { user: { id: before, hasPassword: true } } });
  expect((await product.as(null, 'session.signIn', { email, password })).status).toBe(200);
});

test('an address that the provider has not confirmed takes over no account', async () => {
  const email = 'uma@example.com';
  await product.as(null, 'session.signUp', { email, password });
  const before = await idOf(email);

  const { session } = await signInAs('Sample Uma', 'discord');

  expect(session.status).toBe(401);
  expect(before).toBeDefined();
  expect(await idOf(email)).toBe(before);
});

test('a social sign-in ends the session that the browser came with', async () => {
  const ana = await product.user('ana');
  const statusOf = async () => (await product.as(ana, 'session.current')).status;

  const failed = await signInAs('Sample Nilo', 'discord', ana.cookie);
  const afterFailure = await statusOf();
  const signedIn = await signInAs('Sample Sam', 'google', ana.cookie);

  expect([failed.session.status, afterFailure]).toEqual([401, 200]);
  expect([signedIn.session.status, await statusOf()]).toEqual([200, 401]);
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

test('a second way into an account sends a mail, the first one does not', async () => {
  await forget('sam@example.com');
  await signInAs('Sample Sam', 'google');
  await signInAs('Sample Sam', 'discord');
  await signInAs('Sample Sam', 'discord');

  const { body } = await product.as(null, 'mail.outbox');
  const mails = body as { to: string; subject: string }[]; // as: the contract's output
  expect(mails.filter(({ to }) => to === 'sam@example.com').map(({ subject }) => subject)).toEqual([
    'Discord can now sign you in to Cartouche',
  ]);
});
