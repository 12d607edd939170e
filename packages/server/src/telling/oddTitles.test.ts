import { afterAll, beforeAll, expect, test } from 'vitest';

import { stillWanted } from '../alerts/stillWanted.ts';
import { inTransaction } from '../context.ts';
import { bindChat } from '../settings/chat.ts';
import { alertThatFound } from '../testing/alerts.ts';
import { type Bot, startBot } from '../testing/bot.ts';
import { tellDue } from './tellDue.ts';
import { announce } from './telling.ts';

let product: Bot;
beforeAll(async () => void (product = await startBot()));
afterAll(() => product.close());

/** What a chat shows of a find, or of four at once. */
async function told(title: string, { times = 1, imageUrl = null as string | null } = {}) {
  const user = await product.user('ana');
  const chat = await product.person();
  await product.act(chat, { text: '/start' });
  await bindChat(product.ctx.db, user.id, String(chat));
  const titles = Array.from({ length: times }, (_title, index) => (index === 0 ? title : `${title}${index}`));
  const alertId = await alertThatFound(product, user, titles);
  const items = product.ctx.db.selectFrom('items').select('id').where('search_id', '=', alertId);
  await product.ctx.db
    .updateTable('items')
    .set({ image_url: imageUrl })
    .where('search_id', '=', alertId)
    .execute();
  const finds = (await items.execute()).map(({ id }) => ({ itemId: id, price: 49.9 }));
  await inTransaction(product.ctx, (ctx) => announce(ctx, { userId: user.id, finds }));
  await tellDue(product.ctx, stillWanted);
  return (await product.chat(chat)).filter(({ isFromBot }) => isFromBot);
}

const odd: [string, string, string][] = [
  ['of HTML', '<b>Mana</b> <script>alert(1)</script> &amp;', '<b>Mana</b> <script>alert(1)</script> &amp;'],
  ['of Markdown', '*Mana* _SNES_ [x](http://y) `z`', '*Mana* _SNES_ [x](http://y) `z`'],
  ['of 400 characters', 'M'.repeat(400), `${'M'.repeat(299)}…`],
  ['whose emoji would be cut in half', `${'M'.repeat(298)}🎮🎮`, `${'M'.repeat(298)}…`],
  ['of emoji alone', '🎮👾🕹️', '🎮👾🕹️'],
  ['of several lines', 'Mana\n\n  boxed\t!', 'Mana boxed !'],
  ['of spaces', '   ', '–'],
  ['from right to left', 'לעבה Mana', 'לעבה Mana'],
];

test.each(odd)('a title %s arrives as it is, also below a picture', async (_what, title, shown) => {
  const bare = await told(title);
  const pictured = await told(title, { imageUrl: 'https://images.vinted.example/1.jpg' });

  for (const [message] of [bare, pictured]) expect(message?.text.split('\n')[0]).toBe(shown);
  expect(pictured[0]?.photo).toBe('https://images.vinted.example/1.jpg');
});

test.each(odd)('a title %s has its place in a message of several finds', async (_what, title) => {
  const [message] = await told(title, { times: 4 });

  expect(message?.text).toMatch(/^4 listings found for ‘Secret of Mana’\n• /);
});

test('a message of many finds stays below what Telegram takes', async () => {
  const [message] = await told('M'.repeat(400), { times: 15 });

  expect(message?.text).toMatch(/^15 listings found for ‘Secret of Mana’\n• M{79}…\n/);
  expect(message?.text).toMatch(/and 5 more$/);
});
