import { afterAll, beforeAll, expect, test } from 'vitest';

import { stillWanted } from '../alerts/stillWanted.ts';
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
async function atNight({ seller = null as string | null } = {}) {
  const user = await product.user('ana');
  const chat = await product.person();
  await product.act(chat, { text: '/start' });
  await bindChat(product.ctx.db, user.id, String(chat));
  const alertId = await alertThatFound(product, user, ['Mana', 'Mana, boxed'], { game_id: gameId });
  await product.ctx.db.updateTable('items').set({ seller }).where('search_id', '=', alertId).execute();
  const { body } = await product.as(user, 'alerts.found');
  const [itemId = 0, other = 0] = (body as { id: number }[]).map(({ id }) => id); // as: the contract's output
  const finds = [itemId, other].map((id) => ({ itemId: id, price: 49.9 }));
  await quieten(product, user, 1);
  await inTransaction(product.ctx, (ctx) => announce(ctx, { userId: user.id, finds }));
  const morning = async () => {
    for (let message = 0; message < 3; message += 1) {
      product.later(3_600_000);
      await tellDue(product.ctx, stillWanted);
    }
    return (await said()).map(({ text }) => text.split('\n')[0]);
  };
  const said = async () => (await product.chat(chat)).filter(({ isFromBot }) => isFromBot);
  return { user, alertId, itemId, other, morning, said };
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

test.each([
  ['a seller who was muted', { kind: 'seller', platform: 'vinted', value: 'copycat' }, []],
  ['a word that was muted', { kind: 'word', value: 'boxed' }, ['Mana']],
])('what is of %s since it was found is not told', async (_title, wish, told) => {
  const { user, morning } = await atNight({ seller: 'copycat' });

  await product.as(user, 'alerts.mute', wish);

  expect(await morning()).toEqual(told);
});

test('what the alert does not look for any more in the morning is not told', async () => {
  const { user, alertId, morning } = await atNight();

  await product.as(user, 'alerts.update', { id: alertId, max_price: 45 });

  expect(await morning()).toEqual([]);
});

test('the morning tells the price of the morning', async () => {
  const { user, itemId, other, morning, said } = await atNight();
  await product.as(user, 'alerts.dismiss', { id: other });
  await product.ctx.db.updateTable('items').set({ price: 58, total: 62 }).where('id', '=', itemId).execute();

  await morning();

  expect((await said())[0]?.text).toContain('€58.00 · €62.00 with fees');
  const told = product.ctx.db.selectFrom('tellings').select('price').where('item_id', '=', itemId);
  expect(await told.execute()).toEqual([{ price: 58 }]);
});
