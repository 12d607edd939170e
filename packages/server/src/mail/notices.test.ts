import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, type TestUser, password, startProduct } from '../testing/product.ts';
import { queueMail } from './mail.ts';
import { notify, planChanged } from './notices.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

async function newestMailTo(email: string) {
  const mail = await product.ctx.db
    .selectFrom('mails')
    .select(['subject', 'body_text'])
    .where('to_address', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return mail && `${mail.subject}\n${mail.body_text}`;
}

const speakFrench = (user: TestUser) => product.as(user, 'settings.save', { preferred_language: 'fr' });
const newPassword = 'another battery staple';

test('a user is told of their changed password by mail, and how to act', async () => {
  const ana = await product.user('ana');

  await product.as(ana, 'session.changePassword', { currentPassword: password, newPassword });

  const mail = await newestMailTo(ana.email);
  expect(mail).toContain('Your Cartouche password was changed');
  expect(mail).toContain(`${product.ctx.config.publicUrl}/login?forgot=true`);
  expect(mail).not.toContain(newPassword);
});

test('a refused password sends no mail', async () => {
  const ana = await product.user('ana');

  await product.as(ana, 'session.changePassword', { currentPassword: 'a guess', newPassword });

  expect(await newestMailTo(ana.email)).toBeUndefined();
});

test('a password changed by a mailed link sends a mail in the chosen language', async () => {
  const ana = await product.user('ana');
  await speakFrench(ana);
  await product.as(null, 'session.requestReset', { email: ana.email });
  await expect.poll(async () => (await product.linkMailedTo(ana.email)).pathname).toBe('/reset-password');
  const token = (await product.linkMailedTo(ana.email)).searchParams.get('token');

  await product.as(null, 'session.resetPassword', { token, password: newPassword });

  expect(await newestMailTo(ana.email)).toContain('Votre compte Cartouche a un nouveau mot de passe');
});

test('the mail about a new key has only its last characters', async () => {
  const ana = await product.user('ana');

  const { body } = await product.as(ana, 'keys.create', { name: 'https://evil.example/' });

  const { key } = body as { key: string }; // as: the contract's output
  const mail = await newestMailTo(ana.email);
  expect(mail).toContain(`ending in ${key.slice(-4)}`);
  expect(mail).not.toContain(key);
  expect(mail).not.toContain('evil.example');
});

test('a refused key sends no mail', async () => {
  const ana = await product.user('ana');
  for (let made = 0; made < 10; made += 1) await product.as(ana, 'keys.create', { name: 'one of ten' });
  const count = () =>
    product.ctx.db.selectFrom('mails').select('id').where('to_address', '=', ana.email).execute();
  const before = (await count()).length;

  const eleventh = await product.as(ana, 'keys.create', { name: 'one too many' });

  expect(eleventh.body).toMatchObject({ code: 'api_key_limit_reached' });
  expect((await count()).length).toBe(before);
});

test.each([
  ['trial', 'Pro (a seven-day trial)', 'Pro (essai de sept jours)'],
  ['free', 'has the Free plan', 'formule gratuite'],
])('the mail names the plan %s in words', async (plan, english, french) => {
  const ana = await product.user('ana');
  const tell = () => notify(product.ctx, { userId: ana.id, screen: 'en' }, planChanged(plan));

  await tell();
  const first = await newestMailTo(ana.email);
  await speakFrench(ana);
  await tell();

  expect(first).toContain(english);
  expect(await newestMailTo(ana.email)).toContain(french);
});

test('a deleted account gets one last mail in its language, and no other is kept', async () => {
  const ana = await product.user('ana');
  await speakFrench(ana);
  const told = { to: 'host@example.com', subject: 'Feedback', text: `By ${ana.id}` };
  await queueMail(product.ctx, told);

  await product.as(ana, 'account.delete', { password });

  const { rows } =
    await sql`select subject, is_last from mails where to_address in (${ana.email}, ${told.to})`.execute(
      product.ctx.db,
    );
  expect(rows).toEqual([{ subject: 'Votre compte Cartouche est supprimé', is_last: true }]);
});
