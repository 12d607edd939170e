import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, startProduct } from '../testing/product.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct({ feedbackTo: 'operator@example.com' })));
afterAll(() => product.close());

const said = {
  feedbackType: 'bug_report',
  subject: 'The heart\r\nBcc: everybody@example.com',
  message: '  It stays red.  ',
  email: 'ana@example.com',
  currentUrl: '/collection/all',
  userAgent: 'A browser',
};

test('feedback is stored, and mailed to the operator', async () => {
  const ana = await product.user('ana');

  const answer = await product.as(ana, 'feedback.send', said);

  const kept = await product.ctx.db
    .selectFrom('feedback')
    .selectAll()
    .where('user_id', '=', ana.id)
    .executeTakeFirstOrThrow();
  const mail = await product.ctx.db
    .selectFrom('mails')
    .selectAll()
    .where('to_address', '=', 'operator@example.com')
    .executeTakeFirstOrThrow();
  expect(answer).toMatchObject({ status: 200, body: { ok: true } });
  expect(kept).toMatchObject({
    feedback_type: 'bug_report',
    message: 'It stays red.',
    email: 'ana@example.com',
  });
  expect(mail.subject).not.toMatch(/[\r\n]/);
  expect(mail.body_text).toContain('It stays red.');
});

test.each([
  [{ feedbackType: 'praise' }, 'feedbackType'],
  [{ subject: '   ' }, 'subject'],
  [{ message: '' }, 'message'],
  [{ email: 'no address' }, 'email'],
])('%o is refused with the field and the reason', async (wrong, field) => {
  const ana = await product.user('ana');

  const answer = await product.as(ana, 'feedback.send', { ...said, ...wrong });

  expect(answer).toMatchObject({ status: 400, body: { code: 'bad_input', details: [{ field }] } });
});

test('nobody can send feedback in another’s name', async () => {
  const [ana, bo] = [await product.user('ana'), await product.user('bo')];

  expect(await product.as(bo, 'feedback.send', { ...said, userId: ana.id })).toMatchObject({ status: 403 });
  expect(await product.as(bo, 'feedback.send', { ...said, userId: bo.id })).toMatchObject({ status: 200 });
});

test('after ten in an hour a user has to wait', async () => {
  const ana = await product.user('ana');
  for (let time = 0; time < 10; time += 1) await product.as(ana, 'feedback.send', said);

  const answer = await product.as(ana, 'feedback.send', said);

  expect(answer).toMatchObject({ status: 429, body: { code: 'slow_down' } });
});
