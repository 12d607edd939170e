import { afterAll, beforeAll, expect, test } from 'vitest';

import { inTransaction } from '../context.ts';
import { bindChat } from '../settings/chat.ts';
import { alertThatFound } from '../testing/alerts.ts';
import { type Bot, startBot } from '../testing/bot.ts';
import { quieten } from '../testing/told.ts';
import { tellDue } from './tellDue.ts';
import { announce } from './telling.ts';

let product: Bot;
let gameId: number;
beforeAll(async () => {
  product = await startBot({ alerts: { isForAll: true, hasWorker: false } });
  [gameId = 0] = await product.games(['Secret of Mana']);
});
afterAll(() => product.close());

/** Somebody with a chat, whose alert found something at night that will be told in the morning. */
async function atNight() {
  const user = await product.user('ana');
  const chat = await product.person();
  await product.act(chat, { text: '/start' });
  await bindChat(product.ctx.db, user.id, String(chat));
  const alertId = await alertThatFound(product, user, ['Mana', 'Mana, boxed'], { game_id: gameId });
  const { body } = await product.as(user, 'alerts.found');
  const [itemId = 0, other = 0] = (body as { id: number }[]).map(({ id }) => id); // as: the contract's output
  const finds = [itemId, other].map((id) => ({ itemId: id, price: 49.9 }));
  await quieten(product, user, 1);
  await inTransaction(product.ctx, (ctx) => announce(ctx, { userId: user.id, finds }));
  const morning = async () => {
    for (let message = 0; message < 3; message += 1) {
      product.later(3_600_000);
      await tellDue(product.ctx);
    }
    const said = (await product.chat(chat)).filter(({ isFromBot }) => isFromBot);
    return said.map(({ text }) => text.split('\n')[0]);
  };
  return { user, alertId, itemId, morning };
}

test('what was put away before it was told is not told, and the other find is', async () => {
  const { user, itemId, morning } = await atNight();

  await product.as(user, 'alerts.dismiss', { id: itemId });

  expect(await morning()).toEqual(['Mana']);
});

test('after one find was bought, neither it nor another of its alert is told', async () => {
  const { user, itemId, morning } = await atNight();

  await product.as(user, 'alerts.buy', { id: itemId, game_id: gameId });

  expect(await morning()).toEqual([]);
});

test('what was bought is not told even if its alert runs again', async () => {
  const { user, alertId, itemId, morning } = await atNight();

  await product.as(user, 'alerts.buy', { id: itemId, game_id: gameId });
  await product.as(user, 'alerts.update', { id: alertId, active: true });

  expect(await morning()).toEqual(['Mana']);
});

test('what an alert had found is not told once it is paused', async () => {
  const { user, alertId, morning } = await atNight();

  await product.as(user, 'alerts.update', { id: alertId, active: false });

  expect(await morning()).toEqual([]);
});
