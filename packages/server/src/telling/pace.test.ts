import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { stillWanted } from '../alerts/stillWanted.ts';
import { inTransaction } from '../context.ts';
import { bindChat } from '../settings/chat.ts';
import { alertThatFound } from '../testing/alerts.ts';
import { type Bot, startBot } from '../testing/bot.ts';
import { tellDue, waitForTurn } from './tellDue.ts';
import { announce } from './telling.ts';

let product: Bot;
beforeAll(async () => void (product = await startBot()));
afterAll(() => product.close());

test('what is found just after a message to the same chat waits about a second', async () => {
  const user = await product.user('ana');
  const chat = await product.person();
  await product.act(chat, { text: '/start' });
  await bindChat(product.ctx.db, user.id, String(chat));
  await alertThatFound(product, user, ['One', 'Two']);
  const items = await product.ctx.db.selectFrom('items').select('id').orderBy('id').execute();
  const before = (await product.callsOf('sendMessage')).length;

  for (const { id } of items) {
    await inTransaction(product.ctx, (ctx) =>
      announce(ctx, { userId: user.id, finds: [{ itemId: id, price: 49.9 }] }),
    );
    await tellDue(product.ctx, stillWanted);
  }

  const [first = 0, second = 0] = (await product.callsOf('sendMessage')).slice(before);
  expect(second - first).toBeGreaterThanOrEqual(1000);
});

// A turn counts from when it was asked for: a busy machine brings the answers to several at once.
test('no second has more than 25 messages, wherever it begins', async () => {
  const turns: number[] = [];
  await waitForTurn(product.ctx);
  await sleep(800);
  await Promise.all(
    Array.from({ length: 60 }, async () => {
      let asked = product.ctx.now();
      const now = () => {
        asked = product.ctx.now();
        return asked;
      };
      await waitForTurn({ ...product.ctx, now });
      turns.push(asked.getTime());
    }),
  );

  const most = Math.max(...turns.map((at) => turns.filter((turn) => turn >= at && turn < at + 1000).length));
  expect(most).toBeLessThanOrEqual(25);
});
