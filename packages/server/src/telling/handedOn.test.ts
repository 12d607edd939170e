import { afterAll, beforeAll, expect, test } from 'vitest';

import { stillWanted } from '../alerts/stillWanted.ts';
import { inTransaction } from '../context.ts';
import { bindChat } from '../settings/chat.ts';
import { alertThatFound } from '../testing/alerts.ts';
import { type Bot, startBot } from '../testing/bot.ts';
import type { TestUser } from '../testing/product.ts';
import { tellDue } from './tellDue.ts';
import { announce } from './telling.ts';

const hour = 3_600_000;
let product: Bot;
beforeAll(async () => void (product = await startBot()));
afterAll(() => product.close());

/** Somebody with a chat, whose finds wait for the ways that they chose. */
async function reader({ ways, titles = ['Mana'] }: { ways?: string[]; titles?: string[] } = {}) {
  const user = await product.user('ana');
  const chat = await product.person();
  await product.act(chat, { text: '/start' });
  await bindChat(product.ctx.db, user.id, String(chat));
  if (ways) await product.as(user, 'telling.choose', { told_by: ways });
  const alertId = await alertThatFound(product, user, titles);
  const rows = await product.ctx.db
    .selectFrom('items')
    .select('id')
    .where('search_id', '=', alertId)
    .execute();
  const finds = rows.map(({ id }) => ({ itemId: id, price: 49.9 }));
  await inTransaction(product.ctx, (ctx) => announce(ctx, { userId: user.id, finds }));
  return user;
}

const tell = (ctx = product.ctx) => tellDue(ctx, stillWanted);

const tellingsOf = async ({ id }: TestUser) =>
  (
    await product.ctx.db
      .selectFrom('tellings')
      .select(['way', 'state'])
      .where('user_id', '=', id)
      .orderBy('item_id')
      .orderBy('way')
      .execute()
  ).map(({ way, state }) => `${way} ${state}`);

const mailsTo = ({ email }: TestUser) =>
  product.ctx.db.selectFrom('mails').select('body_text').where('to_address', '=', email).execute();

test.each([
  ['whoever never chose', undefined],
  ['whoever chose the chat alone', ['telegram']],
])('what Telegram refuses for good is told by mail to %s', async (_title, ways) => {
  const user = await reader({ ...(ways && { ways }) });
  await product.misbehave('sendMessage', 'unparsed');

  await tell();
  const soon = await tellingsOf(user);
  product.later(24 * hour);
  await tell();

  expect(soon).toEqual(['mail waiting', 'telegram given up']);
  expect(await tellingsOf(user)).toEqual(['mail told', 'telegram given up']);
  expect(await mailsTo(user)).toMatchObject([{ body_text: expect.stringContaining('Mana') as string }]);
});

test('what Telegram refuses is not told twice by a mail that was chosen too', async () => {
  const user = await reader({ ways: ['telegram', 'mail'] });
  await product.misbehave('sendMessage', 'unparsed');

  await tell();
  product.later(24 * hour);
  await tell();

  expect(await mailsTo(user)).toHaveLength(1);
});

test('a refused push message goes to the chat, and to the mail if that is refused too', async () => {
  const user = await reader({ ways: ['push'] });
  await product.browser(user);
  await product.ctx.db.updateTable('tellings').set({ way: 'push' }).where('user_id', '=', user.id).execute();
  await product.misbehave('push', '400');
  await product.misbehave('sendMessage', 'unparsed');

  await tell();

  expect(await tellingsOf(user)).toEqual(['mail waiting', 'push given up', 'telegram given up']);
});

test('a token that stays wrong for hours keeps nothing back: all that waits goes to the mail', async () => {
  const user = await reader({ titles: ['One', 'Two'] });
  await product.misbehave('sendMessage', '401', 12);

  for (let tries = 0; tries < 12; tries += 1) {
    await tell();
    product.later(1.2 * hour);
  }

  const each = ['mail waiting', 'telegram given up'];
  expect(await tellingsOf(user)).toEqual([...each, ...each]);
  await product.misbehave('sendMessage', '401', 0);
});

test('what waits for a bot that the operator removed goes to the mail, and the chat stays linked', async () => {
  const user = await reader();

  await tell({ ...product.ctx, config: { ...product.ctx.config, telegram: undefined } });

  expect(await tellingsOf(user)).toEqual(['mail waiting']);
  expect((await product.as(user, 'telling.chat')).body).not.toMatchObject({ telegram_chat_id: null });
});

test('who wants to be told no more is not told by mail either', async () => {
  const user = await reader();
  await product.misbehave('sendMessage', 'unparsed');
  await tell();
  await product.as(user, 'telling.choose', { told_by: [] });

  product.later(24 * hour);
  await tell();

  expect(await mailsTo(user)).toEqual([]);
});
