import { afterAll, beforeAll, expect, test } from 'vitest';

import { stillWanted } from '../alerts/stillWanted.ts';
import { inTransaction } from '../context.ts';
import { bindChat } from '../settings/chat.ts';
import { alertThatFound } from '../testing/alerts.ts';
import { type Bot, startBot } from '../testing/bot.ts';
import type { TestUser } from '../testing/product.ts';
import { tellDue } from './tellDue.ts';
import { announce } from './telling.ts';

const day = 24 * 3_600_000;
let product: Bot;
beforeAll(async () => void (product = await startBot()));
afterAll(() => product.close());

/** Somebody with a chat, whose finds wait. */
async function reader(titles: string[] = ['Mana']) {
  const user = await product.user('ana');
  const chat = await product.person();
  await product.act(chat, { text: '/start' });
  await bindChat(product.ctx.db, user.id, String(chat));
  const alertId = await alertThatFound(product, user, titles);
  const rows = await product.ctx.db
    .selectFrom('items')
    .select('id')
    .where('search_id', '=', alertId)
    .execute();
  const finds = rows.map(({ id }) => ({ itemId: id, price: 49.9 }));
  await inTransaction(product.ctx, (ctx) => announce(ctx, { userId: user.id, finds }));
  return { user, chat };
}

const fromBot = async (chat: number) => (await product.chat(chat)).filter(({ isFromBot }) => isFromBot);

const tellingsOf = async ({ id }: TestUser) =>
  (
    await product.ctx.db
      .selectFrom('tellings')
      .select(['way', 'state'])
      .where('user_id', '=', id)
      .orderBy('item_id')
      .execute()
  ).map(({ way, state }) => `${way} ${state}`);

test('what waits of an alert that was paused is not told', async () => {
  const { user, chat } = await reader(['One', 'Two']);
  await tellDue(product.ctx, stillWanted);
  await product.ctx.db
    .updateTable('searches')
    .set({ active: false })
    .where('user_id', '=', user.id)
    .execute();

  product.later(1100);
  await tellDue(product.ctx, stillWanted);

  expect(await fromBot(chat)).toHaveLength(1);
  expect(await tellingsOf(user)).toEqual(['telegram told', 'telegram given up']);
});

test('what waits is told by the ways that were chosen since', async () => {
  const [ana, bo] = [await reader(), await reader()];
  await product.as(ana.user, 'telling.choose', { told_by: [] });
  await product.as(bo.user, 'telling.choose', { told_by: ['mail'] });

  await tellDue(product.ctx, stillWanted);
  product.later(day);
  await tellDue(product.ctx, stillWanted);

  expect([await fromBot(ana.chat), await fromBot(bo.chat)]).toEqual([[], []]);
  expect([await tellingsOf(ana.user), await tellingsOf(bo.user)]).toEqual([[], ['mail told']]);
});

test('what another process is sending is not told by another way too', async () => {
  const { user } = await reader(['One', 'Two']);
  const [first] = (await product.as(user, 'alerts.found')).body as { id: number }[]; // as: the contract's output
  const until = new Date(product.ctx.now().getTime() + 60_000);
  await product.ctx.db
    .updateTable('tellings')
    .set({ state: 'sending', sender: crypto.randomUUID(), sending_until: until })
    .where('item_id', '=', first?.id ?? 0)
    .execute();
  await bindChat(product.ctx.db, user.id, null);

  await tellDue(product.ctx, stillWanted);

  expect((await tellingsOf(user)).toSorted()).toEqual(['mail waiting', 'telegram sending']);
});

test('however often Telegram asks to wait, nothing is given up', async () => {
  const { user } = await reader();
  await product.misbehave('sendMessage', '429', 25);
  for (let tries = 0; tries < 30; tries += 1) {
    product.later(11 * 60_000);
    await tellDue(product.ctx, stillWanted);
  }

  expect(await tellingsOf(user)).toEqual(['telegram told']);
});

test('a 403 that is not Telegram’s own unlinks nobody', async () => {
  const { user, chat } = await reader();
  await product.misbehave('sendMessage', 'forbidden page');

  await tellDue(product.ctx, stillWanted);

  expect((await product.as(user, 'telling.chat')).body).toMatchObject({ telegram_chat_id: String(chat) });
  expect(await tellingsOf(user)).toEqual(['telegram waiting']);
});
