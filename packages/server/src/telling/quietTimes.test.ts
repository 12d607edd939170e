import { afterAll, beforeAll, expect, test } from 'vitest';

import { stillWanted } from '../alerts/stillWanted.ts';
import { inTransaction } from '../context.ts';
import { bindChat } from '../settings/chat.ts';
import { alertThatFound } from '../testing/alerts.ts';
import { type Bot, startBot } from '../testing/bot.ts';
import type { TestUser } from '../testing/product.ts';
import { quieten } from '../testing/told.ts';
import { tellDue } from './tellDue.ts';
import { announce } from './telling.ts';

const hour = 3_600_000;

let product: Bot;
beforeAll(async () => void (product = await startBot()));
afterAll(() => product.close());

/** Somebody with a chat, who has found something that waits. */
async function reader() {
  const user = await product.user('ana');
  const chat = await product.person();
  await product.act(chat, { text: '/start' });
  await bindChat(product.ctx.db, user.id, String(chat));
  const alertId = await alertThatFound(product, user, ['Mana']);
  const { id } = await product.ctx.db
    .selectFrom('items')
    .select('id')
    .where('search_id', '=', alertId)
    .executeTakeFirstOrThrow();
  const find = () =>
    inTransaction(product.ctx, (ctx) =>
      announce(ctx, { userId: user.id, finds: [{ itemId: id, price: 49.9 }] }),
    );
  const count = async () => (await product.chat(chat)).filter(({ isFromBot }) => isFromBot).length;
  return { user, find, count };
}

/** As if what waits should have been told before. */
async function makeDue({ id }: TestUser): Promise<void> {
  await product.ctx.db
    .updateTable('tellings')
    .set({ due_at: product.ctx.now() })
    .where('user_id', '=', id)
    .execute();
}

/** How many messages a chat has before its quiet hours end, and after. */
async function aroundMorning({ count }: { count: () => Promise<number> }, hours: number) {
  product.later((hours - 1) * hour);
  await tellDue(product.ctx, stillWanted);
  const before = await count();
  product.later(2 * hour);
  await tellDue(product.ctx, stillWanted);
  return [before, await count()];
}

// The first here: push services take no proof that is good for more than a day, and this clock only goes ahead.
test('what a lost chat was not told by night is told by another way in the morning', async () => {
  const ana = await reader();
  const { received } = await product.browser(ana.user);
  await ana.find();
  await quieten(product, ana.user, 8);
  await makeDue(ana.user);
  await bindChat(product.ctx.db, ana.user.id, null);

  expect(await aroundMorning({ count: async () => (await received()).length }, 8)).toEqual([0, 1]);
});

test('what was found in the evening and not told by an outage waits for the morning', async () => {
  const ana = await reader();
  await ana.find();
  await quieten(product, ana.user, 8);
  await makeDue(ana.user);

  await tellDue(product.ctx, stillWanted);

  expect(await aroundMorning(ana, 8)).toEqual([0, 1]);
});

test('a message that failed is not tried again at night', async () => {
  const ana = await reader();
  await ana.find();
  await product.misbehave('sendMessage', '500');
  await tellDue(product.ctx, stillWanted);
  await quieten(product, ana.user, 8);

  expect(await aroundMorning(ana, 8)).toEqual([0, 1]);
});

test('quiet hours that are shortened or ended let go of what they kept', async () => {
  const [ana, bo] = [await reader(), await reader()];
  for (const { user, find } of [ana, bo]) {
    await quieten(product, user, 8);
    await find();
  }

  await quieten(product, ana.user, 2);
  const off = { isQuiet: false, quiet_from: 0, quiet_to: 0, time_zone: 'UTC' };
  await product.as(bo.user, 'alerts.saveQuietHours', off);
  await tellDue(product.ctx, stillWanted);

  expect(await bo.count()).toBe(1);
  expect(await aroundMorning(ana, 2)).toEqual([0, 1]);
});

test('a mail waits for the morning that was chosen last', async () => {
  const ana = await reader();
  await product.as(ana.user, 'telling.choose', { told_by: ['mail'] });
  await ana.find();

  await quieten(product, ana.user, 3);

  const { due_at } = await product.ctx.db
    .selectFrom('tellings')
    .select('due_at')
    .where('user_id', '=', ana.user.id)
    .executeTakeFirstOrThrow();
  expect(Math.ceil((due_at.getTime() - product.ctx.now().getTime()) / hour)).toBe(3);
});
