import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createApp } from '../app.ts';
import { type Answer, type Product, password, startProduct, toRequest } from '../testing/product.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

const newEmail = () => `bo-${crypto.randomUUID()}@example.com`;

async function newestMailTo(email: string) {
  await product.linkMailedTo(email);
  const { body } = await product.as(null, 'mail.outbox');
  // as: the contract's output
  return (body as { to: string; subject: string; text: string }[]).find(({ to }) => to === email);
}

test('a new account opens with the link of its mail, and not before', async () => {
  const email = newEmail();
  const signUp = await product.as(null, 'session.signUp', { email, password });
  const early = await product.as(null, 'session.signIn', { email, password });

  const link = await product.linkMailedTo(email);
  const followed = await product.app.inject({ method: 'GET', url: link.pathname + link.search });
  const headers = { cookie: String(followed.headers['set-cookie']).split(';')[0] ?? '' };
  const signIn = await product.request({ ...toRequest('session.signIn', { email, password }), headers });

  expect(signUp).toMatchObject({ status: 200, body: { ok: true } });
  expect(early).toMatchObject({ status: 401, body: { code: 'credentials_invalid' } });
  expect(followed.headers.location).toContain('/login?confirmed=true');
  expect(signIn.status).toBe(200);
  expect(signIn.cookies[0]).toMatch(/HttpOnly/i);
  expect(signIn.cookies[0]).toMatch(/SameSite=Lax/i);
});

test('signing up with a known address is answered like a new one, and only its owner learns of it', async () => {
  const ana = await product.user('ana');

  const known = await product.as(null, 'session.signUp', { email: ana.email, password: 'another password' });
  const unknown = await product.as(null, 'session.signUp', {
    email: newEmail(),
    password: 'another password',
  });

  // The mark of the browser is a random one, given to both.
  const alike = ({ cookies, ...answer }: Answer) => ({
    ...answer,
    cookies: cookies.map((cookie) => cookie.replace(/=[\w-]{43};/, '=…;')),
  });
  expect(alike(known)).toEqual(alike(unknown));
  await expect
    .poll(async () => (await newestMailTo(ana.email))?.subject)
    .toBe('You already have a Cartouche account');
});

test('signing up and then signing in does not reveal whether the address had an account', async () => {
  const ana = await product.user('ana');
  const stranger = newEmail();
  const credentials = (email: string) => ({ email, password: 'of a stranger' });
  await product.as(null, 'session.signUp', credentials(ana.email));
  await product.as(null, 'session.signUp', credentials(stranger));

  const known = await product.as(null, 'session.signIn', credentials(ana.email));
  const fresh = await product.as(null, 'session.signIn', credentials(stranger));
  const wrong = await product.as(null, 'session.signIn', { email: stranger, password: 'wrong password' });
  const nobody = await product.as(null, 'session.signIn', credentials(newEmail()));

  expect(fresh).toMatchObject({ status: 401, body: { code: 'credentials_invalid' } });
  expect([known, wrong, nobody]).toEqual([fresh, fresh, fresh]);
});

test('the mailed link replaces a forgotten password once, and every session ends', async () => {
  const ana = await product.user('ana');
  const asked = await product.as(null, 'session.requestReset', { email: ana.email });
  const unknown = await product.as(null, 'session.requestReset', { email: newEmail() });
  await expect.poll(async () => (await product.linkMailedTo(ana.email)).pathname).toBe('/reset-password');
  const token = (await product.linkMailedTo(ana.email)).searchParams.get('token');

  const reset = await product.as(null, 'session.resetPassword', { token, password: 'a new password' });
  const again = await product.as(null, 'session.resetPassword', { token, password: 'a third password' });

  expect(asked).toEqual(unknown);
  expect(reset.status).toBe(200);
  expect(again).toMatchObject({ status: 422, body: { code: 'reset_link_invalid' } });
  expect((await product.as(ana, 'session.current')).status).toBe(401);
  expect((await product.as(null, 'session.signIn', { email: ana.email, password })).status).toBe(401);
  expect(
    (await product.as(null, 'session.signIn', { email: ana.email, password: 'a new password' })).status,
  ).toBe(200);
});

test.each([
  ['short', 'password_too_short', 'Password must have at least 8 characters.'],
  ['x'.repeat(129), 'password_too_long', 'Password must have at most 128 characters.'],
])('the password %s is refused with the required length', async (wrong, code, error) => {
  const answer = await product.as(null, 'session.signUp', { email: newEmail(), password: wrong });

  expect(answer).toMatchObject({ status: 422, body: { code, error } });
});

test('a line break in an address reaches no mail', async () => {
  const email = 'x@example.com\r\nBcc: y@example.com';

  const answer = await product.as(null, 'session.signUp', { email, password });

  expect(answer).toMatchObject({ status: 400, body: { code: 'bad_input', details: [{ field: 'email' }] } });
});

test('too many requests about one address have to wait, wherever they come from', async () => {
  const request = toRequest('session.requestReset', { email: newEmail() });
  const ask = (place: number) => product.request({ ...request, remoteAddress: `192.0.2.${place}` });
  for (let place = 0; place < 60; place += 1) await ask(place);

  const oneMore = await ask(60);
  product.later(3_601_000);
  const later = await ask(61);

  expect(oneMore).toMatchObject({
    status: 429,
    body: { code: 'slow_down', data: { seconds: expect.any(Number) } },
  });
  expect(later.status).toBe(200);
});

test('signing out ends the session at once', async () => {
  const ana = await product.user('ana');

  const out = await product.as(ana, 'session.signOut');
  const after = await product.as(ana, 'session.current');

  expect(out.status).toBe(200);
  expect(after).toMatchObject({ status: 401, body: { code: 'signed_out' } });
});

test.each(['session.current', 'settings.save', 'catalogue.fetchGames', 'collection.latest'])(
  '%s tells users that their profile is gone',
  async (call) => {
    const ana = await product.user('ana');
    await product.ctx.db.deleteFrom('profiles').where('id', '=', ana.id).execute();
    product.later(6_000);

    const answer = await product.as(ana, call);

    expect(answer).toMatchObject({
      status: 401,
      body: { code: 'account_gone', error: 'User account not found. Please log in again.' },
    });
  },
);

test('the outbox can be read only under the machine’s own names, so that no site can point here and read it', async () => {
  const under = (host: string) => product.request({ method: 'GET', url: '/api/outbox', headers: { host } });

  expect(await under('evil.example:4747')).toMatchObject({ status: 403, body: { code: 'foreign_origin' } });
  expect((await under('localhost:4747')).status).toBe(200);
  expect((await under('127.0.0.1:4747')).status).toBe(200);
});

test('simultaneous sign-ups with one address get the same answer and make one account', async () => {
  const email = newEmail();
  const signUp = (place: number) =>
    product.request({
      method: 'POST',
      url: '/api/session/sign-up',
      payload: { email, password },
      remoteAddress: `198.51.100.${place}`,
    });

  const answers = await Promise.all([1, 2, 3, 4, 5].map(signUp));

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});

test('a change requested by another site is refused', async () => {
  const ana = await product.user('ana');
  const [gameId] = await product.games(['Earthbound']);
  const ask = (headers: Record<string, string>) =>
    product.request({
      method: 'PUT',
      url: `/api/wishlist/${gameId}`,
      headers: { cookie: ana.cookie, ...headers },
    });

  const bySite = await ask({ 'sec-fetch-site': 'cross-site' });
  const byNeighbour = await ask({ 'sec-fetch-site': 'same-site' });
  const byOrigin = await ask({ origin: 'https://elsewhere.example' });
  const own = await ask({ origin: product.ctx.config.publicUrl, 'sec-fetch-site': 'same-origin' });

  expect(bySite).toMatchObject({ status: 403, body: { code: 'foreign_origin' } });
  expect(byNeighbour).toMatchObject({ status: 403, body: { code: 'foreign_origin' } });
  expect(byOrigin).toMatchObject({ status: 403, body: { code: 'foreign_origin' } });
  expect(own.status).toBe(200);
});

test('everything that better-auth offers beyond the contract is closed', async () => {
  const answer = await product.request({
    method: 'POST',
    url: '/api/auth/sign-up/email',
    payload: { email: newEmail(), password, name: 'x' },
  });

  expect(answer.status).toBe(404);
});

test('visitors’ mistakes do not reach the operator’s log', async () => {
  const ana = await product.user('ana');
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
  const app = await createApp({ ...product.ctx, log });
  const ask = (call: string, input: object) => app.inject(toRequest(call, input));
  const visit = (url: string) => app.inject({ method: 'GET', url });

  const answers = [
    await ask('session.signIn', { email: ana.email, password: 'wrong password' }),
    await ask('session.signIn', { email: newEmail(), password: 'wrong password' }),
    await ask('session.requestReset', { email: newEmail() }),
    await ask('session.resetPassword', { token: 'guessed', password: 'a new password' }),
    await visit('/api/auth/callback/google?code=1'),
    await visit('/api/auth/callback/google?code=1&state=guessed'),
    await visit('/api/auth/callback/google?state=x&state=y'),
    await visit('/api/auth/verify-email?token=guessed'),
  ];
  await app.close();

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 200, 422, 302, 302, 302, 302]);
  expect(lines).toEqual([]);
});

test.each([
  [
    'a screen in French',
    { cookie: 'a=b; lang=fr', 'accept-language': 'en-US' },
    'Vous avez déjà un compte Cartouche',
  ],
  ['a French browser', { 'accept-language': 'fr-CA,en;q=0.5' }, 'Vous avez déjà un compte Cartouche'],
  [
    'a screen in English',
    { cookie: 'lang=en', 'accept-language': 'fr' },
    'You already have a Cartouche account',
  ],
])('mails requested by %s are in its language', async (_name, headers, known) => {
  const email = newEmail();
  const ask = (call: string, input: object) => product.request({ ...toRequest(call, input), headers });

  await ask('session.signUp', { email, password });
  const confirm = await newestMailTo(email);
  await ask('session.signUp', { email, password });
  await expect.poll(async () => (await newestMailTo(email))?.subject).toBe(known);
  await ask('session.signIn', { email, password });
  await expect.poll(async () => (await newestMailTo(email))?.subject).toBe(confirm?.subject);
  await ask('session.requestReset', { email });
  await expect.poll(async () => (await newestMailTo(email))?.text).toContain('/reset-password?token=');

  const language = known.startsWith('Vous') ? /Confirmez.*Choisissez/ : /Confirm your.*Choose/;
  expect(`${confirm?.subject} ${(await newestMailTo(email))?.subject}`).toMatch(language);
});

test('nobody’s mailbox is flooded, whatever is requested', async () => {
  const email = newEmail();
  const remoteAddress = (time: number) => `10.9.${time}.1`;
  await product.request({ ...toRequest('session.signUp', { email, password }), remoteAddress: '10.9.0.1' });

  for (let time = 0; time < 15; time += 1) {
    const signIn = toRequest('session.signIn', { email, password });
    const answer = await product.request({ ...signIn, remoteAddress: remoteAddress(time) });
    expect(answer.body).toMatchObject({ code: 'credentials_invalid' });
  }

  const count = async () => {
    const { body } = await product.as(null, 'mail.outbox');
    return (body as { to: string }[]).filter(({ to }) => to === email).length; // as: the contract's output
  };
  await expect.poll(count).toBe(10);
});

test('guessing a password from one place does not keep its owner out elsewhere', async () => {
  const ana = await product.user('ana');
  const signIn = (typed: string, remoteAddress: string) =>
    product.request({ ...toRequest('session.signIn', { email: ana.email, password: typed }), remoteAddress });

  for (let time = 0; time < 11; time += 1) await signIn('a guess', '10.8.0.1');

  expect((await signIn(password, '10.8.0.1')).status).toBe(429);
  expect((await signIn(password, '10.8.1.1')).status).toBe(200);
});

test('our links lead to our own screens, whatever is added to them', async () => {
  const answer = await product.app.inject('/api/auth/verify-email?token=x&callbackURL=/.//evil.test/login');

  expect(answer.headers.location).toMatch(/^(http:\/\/localhost:\d+)?\/login\?/);
});
