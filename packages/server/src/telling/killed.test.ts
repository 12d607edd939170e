import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { stillWanted } from '../alerts/stillWanted.ts';
import { inTransaction } from '../context.ts';
import { bindChat } from '../settings/chat.ts';
import { alertThatFound } from '../testing/alerts.ts';
import { type Bot, startBot } from '../testing/bot.ts';
import { isEmbedded, urlOf } from '../testing/database.ts';
import { tellDue } from './tellDue.ts';
import { announce } from './telling.ts';

let product: Bot;
beforeAll(async () => void (product = await startBot()));
afterAll(() => product.close());

const people = 60;
const kills = 6;

/** Somebody with a chat, who has found one thing. */
async function reader(): Promise<number> {
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
  await inTransaction(product.ctx, (ctx) =>
    announce(ctx, { userId: user.id, finds: [{ itemId: id, price: 49.9 }] }),
  );
  await product.ctx.db
    .updateTable('tellings')
    .set({ due_at: new Date(Date.now() - 60_000) })
    .where('item_id', '=', id)
    .execute();
  return chat;
}

const countOf = async (state: 'told' | 'unsure' | 'waiting') =>
  Number(
    (
      await product.ctx.db
        .selectFrom('tellings')
        .select((e) => e.fn.countAll().as('count'))
        .where('state', '=', state)
        .executeTakeFirstOrThrow()
    ).count,
  );

// The embedded database belongs to one process, so others need a server.
test.skipIf(isEmbedded)(
  'two processes that tell are killed again and again: no chat is told twice, and none is forgotten',
  async () => {
    const chats: number[] = [];
    for (let person = 0; person < people; person += 1) chats.push(await reader());
    const { telegram, push, dataFolder } = product.ctx.config;
    const given = { url: await urlOf(product.ctx.db), dataFolder, push, telegram };
    const teller = join(import.meta.dirname, '../testing/teller.ts');

    for (let round = 0; round < kills / 2; round += 1) {
      const before = await countOf('told');
      const pair = [1, 2].map(() =>
        spawn(process.execPath, [teller, JSON.stringify(given)], { stdio: ['ignore', 'pipe', 'inherit'] }),
      );
      await Promise.race(pair.map(({ stdout }) => once(stdout, 'data')));
      await expect.poll(() => countOf('told'), { timeout: 20_000, interval: 20 }).toBeGreaterThan(before + 3);
      for (const child of pair) child.kill('SIGKILL');
    }
    product.later(120_000);
    await tellDue(product.ctx, stillWanted);

    const counts = await Promise.all(
      chats.map(async (chat) => (await product.chat(chat)).filter(({ isFromBot }) => isFromBot).length),
    );
    expect(Math.max(...counts)).toBe(1);
    const [told, unsure] = [await countOf('told'), await countOf('unsure')];
    expect(told + unsure).toBe(people);
    expect(unsure).toBeLessThanOrEqual(kills);
    expect(counts.filter((count) => count === 1).length).toBeGreaterThanOrEqual(told);
  },
  120_000,
);
