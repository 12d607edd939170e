import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { alertThatFound } from '../testing/alerts.ts';
import { jpeg } from '../testing/pictures.ts';
import { type Product, password, startProduct } from '../testing/product.ts';
import { rowsThatName } from '../testing/rows.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

const signIn = (email: string, withPassword: string) =>
  product.as(null, 'session.signIn', { email, password: withPassword });

test('a new password replaces the old one and ends other sessions', async () => {
  const ana = await product.user('ana');
  const other = await signIn(ana.email, password);
  const cookie = other.cookies.map((one) => one.split(';')[0]).join('; ');

  const answer = await product.as(ana, 'session.changePassword', {
    currentPassword: password,
    newPassword: 'another battery staple',
  });
  product.later(10_000);

  expect(answer.status).toBe(200);
  expect((await signIn(ana.email, password)).status).toBe(401);
  expect((await signIn(ana.email, 'another battery staple')).status).toBe(200);
  expect((await product.as({ ...ana, cookie }, 'session.current')).status).toBe(401);
});

test('the current password must be right, and the new one long enough', async () => {
  const ana = await product.user('ana');
  const change = (currentPassword: string, newPassword: string) =>
    product.as(ana, 'session.changePassword', { currentPassword, newPassword });

  expect(await change('a guess of mine', 'short')).toMatchObject({
    status: 422,
    body: { error: 'Current password is incorrect.' },
  });
  expect(await change(password, 'short')).toMatchObject({ body: { code: 'password_too_short' } });
});

test('an account that has just lost its profile gets told so at the form', async () => {
  const ana = await product.user('ana');
  await product.as(ana, 'session.current');
  // Without a signal, as when the profile goes between the door and the form.
  await sql`alter table profiles disable trigger tell_profile_gone`.execute(product.ctx.db);
  await product.ctx.db.deleteFrom('profiles').where('id', '=', ana.id).execute();
  await sql`alter table profiles enable trigger tell_profile_gone`.execute(product.ctx.db);

  const answer = await product.as(ana, 'session.changePassword', {
    currentPassword: password,
    newPassword: 'another battery staple',
  });

  expect(answer).toMatchObject({
    status: 422,
    body: { code: 'email_unknown', error: 'User email not found.' },
  });
});

test('a password cannot be guessed through the form', async () => {
  const ana = await product.user('ana');
  const guess = () =>
    product.as(ana, 'session.changePassword', {
      currentPassword: 'a guess',
      newPassword: 'long enough here',
    });
  for (let time = 0; time < 10; time += 1) await guess();

  expect(await guess()).toMatchObject({ status: 429, body: { code: 'slow_down' } });
});

test('a deleted account leaves no row and no file behind, and its sessions end', async () => {
  const ana = await product.user('ana');
  const [gameId = 0] = await product.games(['Secret of Mana']);
  await product.as(ana, 'collection.save', { gameId });
  await product.request({
    method: 'POST',
    url: `/api/collection/${gameId}/photos`,
    payload: await jpeg(),
    headers: { 'content-type': 'image/jpeg', cookie: ana.cookie },
  });
  await alertThatFound(product, ana, ['Mana, boxed']);
  const filesOf = () =>
    readdirSync(join(product.ctx.config.dataFolder, 'files'), {
      recursive: true,
      withFileTypes: true,
    }).filter((one) => one.isFile());
  const before = filesOf().length;

  const wrong = await product.as(ana, 'account.delete', { password: 'a guess' });
  const answer = await product.as(ana, 'account.delete', { password });

  expect(wrong).toMatchObject({ status: 422, body: { code: 'password_incorrect' } });
  expect(answer.status).toBe(200);
  expect([before, filesOf().length]).toEqual([2, 0]);
  // Only the mail about it is left, until it is sent.
  expect([...(await rowsThatName(product.ctx.db, ana)).keys()]).toEqual(['mails']);
  expect((await product.as(ana, 'session.current')).status).toBe(401);
  expect((await signIn(ana.email, password)).status).toBe(401);
});

test('without a password, the typed address confirms', async () => {
  const ana = await product.user('ana');
  await sql`update account set "providerId" = 'google', password = null where "userId" = ${ana.id}`.execute(
    product.ctx.db,
  );

  const current = await product.as(ana, 'session.current');
  const wrong = await product.as(ana, 'account.delete', { email: 'bo@example.com' });
  const right = await product.as(ana, 'account.delete', { email: ` ${ana.email.toUpperCase()} ` });

  expect(current.body).toMatchObject({ user: { hasPassword: false } });
  expect(wrong).toMatchObject({ status: 422, body: { code: 'confirmation_mismatch' } });
  expect(right.status).toBe(200);
});

test('without a password, an account can be deleted only soon after signing in', async () => {
  const ana = await product.user('ana');
  await sql`update account set "providerId" = 'google', password = null where "userId" = ${ana.id}`.execute(
    product.ctx.db,
  );

  product.later(16 * 60_000);
  const late = await product.as(ana, 'account.delete', { email: ana.email });
  product.later(-2 * 60_000);
  const soon = await product.as(ana, 'account.delete', { email: ana.email });

  expect(late).toMatchObject({ status: 403, body: { code: 'sign_in_again' } });
  expect(soon.status).toBe(200);
});

test('a password is enough at any time', async () => {
  const ana = await product.user('ana');
  product.later(24 * 3600_000);

  expect((await product.as(ana, 'account.delete', { password })).status).toBe(200);
});
