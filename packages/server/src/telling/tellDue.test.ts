import { afterAll, beforeAll, expect, test } from 'vitest';

import { stillWanted } from '../alerts/stillWanted.ts';
import { inTransaction } from '../context.ts';
import { alertThatFound } from '../testing/alerts.ts';
import { type Bot, startBot } from '../testing/bot.ts';
import type { TestUser } from '../testing/product.ts';
import { quieten } from '../testing/told.ts';
import { bindChat } from '../settings/chat.ts';
import { tellDue } from './tellDue.ts';
import { announce } from './telling.ts';

const day = 24 * 3_600_000;
let product: Bot;
beforeAll(async () => void (product = await startBot()));
afterAll(() => product.close());

/** Somebody with a chat, who has found something. */
async function reader(titles: string[] = ['Mana'], language = 'en') {
  const user = await product.user('ana');
  const chat = await product.person(language);
  await product.act(chat, { text: '/start' });
  await bindChat(product.ctx.db, user.id, String(chat));
  await announceAll(user, titles);
  return { user, chat };
}

async function announceAll(user: TestUser, titles: string[]): Promise<number[]> {
  const alertId = await alertThatFound(product, user, titles);
  const rows = await product.ctx.db
    .selectFrom('items')
    .select('id')
    .where('user_id', '=', user.id)
    .where('search_id', '=', alertId)
    .orderBy('id')
    .execute();
  const finds = rows.map(({ id }) => ({ itemId: id, price: 49.9 }));
  await inTransaction(product.ctx, (ctx) => announce(ctx, { userId: user.id, finds }));
  return rows.map(({ id }) => id);
}

const fromBot = async (chat: number) => (await product.chat(chat)).filter(({ isFromBot }) => isFromBot);

const tellingsOf = async (user: TestUser) =>
  (
    await product.ctx.db
      .selectFrom('tellings')
      .select(['way', 'state'])
      .where('user_id', '=', user.id)
      .orderBy('item_id')
      .execute()
  ).map(({ way, state }) => `${way} ${state}`);

async function mailsTo({ email }: TestUser): Promise<string[]> {
  const mails = await product.ctx.db
    .selectFrom('mails')
    .select('body_text')
    .where('to_address', '=', email)
    .execute();
  return mails.map(({ body_text }) => body_text);
}

test('a find is told in the chat with its price, its marketplace and its buttons, and once', async () => {
  const { user, chat } = await reader(['Secret of <Mana> & co']);

  await tellDue(product.ctx, stillWanted);
  product.later(60_000);
  await tellDue(product.ctx, stillWanted);

  const said = await fromBot(chat);
  expect(said).toHaveLength(1);
  expect(said[0]?.text).toBe('Secret of <Mana> & co\n€49.90 · Vinted\nFor your alert ‘Secret of Mana’');
  const buttons = said[0]?.keyboard.flat() ?? [];
  expect(buttons.map(({ text }) => text)).toEqual([
    'Open',
    'Bought it',
    'Not interested',
    'Mute…',
    'Pause this alert',
  ]);
  expect(buttons[1]?.url).toMatch(/\/price-alerts\?bought=\d+$/);
  expect(await tellingsOf(user)).toEqual(['telegram told']);
});

test('it is told in the language of the account', async () => {
  const { user, chat } = await reader();
  await product.as(user, 'settings.save', { preferred_language: 'fr' });

  await tellDue(product.ctx, stillWanted);

  const [said] = await fromBot(chat);
  expect(said?.text).toContain('49,90\u00a0€ · Vinted');
  expect(said?.keyboard.flat().map(({ text }) => text)).toContain('Suspendre cette alerte');
});

test('nothing is told before its time, and what a night has found is told together', async () => {
  const user = await product.user('ana');
  const chat = await product.person();
  await product.act(chat, { text: '/start' });
  await bindChat(product.ctx.db, user.id, String(chat));
  await quieten(product, user, 8);
  await announceAll(user, ['One', 'Two', 'Three', 'Four']);

  await tellDue(product.ctx, stillWanted);
  const atNight = await fromBot(chat);
  product.later(8 * 3_600_000);
  await tellDue(product.ctx, stillWanted);

  expect(atNight).toEqual([]);
  const said = await fromBot(chat);
  expect(said).toHaveLength(1);
  expect(said[0]?.text).toContain('4 listings found for ‘Secret of Mana’\n• One\n€49.90 · Vinted\n• Two');
});

test('finds of several alerts that are told together say so', async () => {
  const user = await product.user('ana');
  const chat = await product.person();
  await product.act(chat, { text: '/start' });
  await bindChat(product.ctx.db, user.id, String(chat));
  await announceAll(user, ['One', 'Two']);
  await announceAll(user, ['Three', 'Four']);

  await tellDue(product.ctx, stillWanted);

  expect((await fromBot(chat)).map(({ text }) => text.split('\n')[0])).toEqual(['4 finds for your alerts']);
});

test('a chat hears about one message in a second', async () => {
  const { chat } = await reader(['One', 'Two', 'Three']);

  const counts: number[] = [];
  for (let second = 0; second < 4; second += 1) {
    await tellDue(product.ctx, stillWanted);
    counts.push((await fromBot(chat)).length);
    product.later(1100);
  }

  expect(counts).toEqual([1, 2, 3, 3]);
});

test('Telegram is left alone for as long as it asks for', async () => {
  const { chat } = await reader();
  await product.misbehave('sendMessage', '429');

  await tellDue(product.ctx, stillWanted);
  product.later(6000);
  await tellDue(product.ctx, stillWanted);
  const early = await fromBot(chat);
  product.later(1500);
  await tellDue(product.ctx, stillWanted);

  expect(early).toEqual([]);
  expect(await fromBot(chat)).toHaveLength(1);
});

test.each(['500', '401', '502'])('after %s it is told later', async (how) => {
  const { user, chat } = await reader();
  await product.misbehave('sendMessage', how);

  await tellDue(product.ctx, stillWanted);
  const before = await tellingsOf(user);
  product.later(10_000);
  await tellDue(product.ctx, stillWanted);

  expect(before).toEqual(['telegram waiting']);
  expect(await fromBot(chat)).toHaveLength(1);
});

test.each(['hang', 'html', 'cut', 'bare'])('after %s nobody knows, so it is not told again', async (how) => {
  const { user, chat } = await reader();
  await product.misbehave('sendMessage', how);

  await tellDue(product.ctx, stillWanted);
  product.later(3_600_000);
  await tellDue(product.ctx, stillWanted);

  const isTaken = how === 'bare';
  expect(await tellingsOf(user)).toEqual([isTaken ? 'telegram told' : 'telegram unsure']);
  expect(await fromBot(chat)).toEqual([]);
});

test('a message whose answer is lost is not sent again', async () => {
  const { user, chat } = await reader();
  await product.loseAnswers(1);

  await tellDue(product.ctx, stillWanted);
  product.later(3_600_000);
  await tellDue(product.ctx, stillWanted);

  expect(await fromBot(chat)).toHaveLength(1);
  expect(await tellingsOf(user)).toEqual(['telegram unsure']);
});

test.each(['blocked', 'deactivated', 'gone'])(
  'a chat that is %s is unlinked, and told by mail',
  async (how) => {
    const { user } = await reader();
    await product.misbehave('sendMessage', how);

    await tellDue(product.ctx, stillWanted);
    product.later(day);
    await tellDue(product.ctx, stillWanted);

    expect((await product.as(user, 'telling.chat')).body).toMatchObject({ telegram_chat_id: null });
    expect(await tellingsOf(user)).toEqual(['mail told']);
    expect(await mailsTo(user)).toEqual([expect.stringContaining('€49.90 · Vinted')]);
  },
);

test('a picture that Telegram cannot get is left out', async () => {
  const { user, chat } = await reader([]);
  const alertId = await alertThatFound(product, user, ['Pictured']);
  await product.ctx.db
    .updateTable('items')
    .set({ image_url: 'https://images.vinted.example/1.jpg' })
    .where('search_id', '=', alertId)
    .execute();
  const { id } = await product.ctx.db
    .selectFrom('items')
    .select('id')
    .where('search_id', '=', alertId)
    .executeTakeFirstOrThrow();
  const tell = async (price: number) => {
    await product.ctx.db.updateTable('items').set({ price }).where('id', '=', id).execute();
    await inTransaction(product.ctx, (ctx) =>
      announce(ctx, { userId: user.id, finds: [{ itemId: id, price }] }),
    );
  };

  await tell(40);
  await tellDue(product.ctx, stillWanted);
  product.later(2000);
  await product.misbehave('sendPhoto', 'no picture');
  await tell(30);
  await tellDue(product.ctx, stillWanted);

  const said = await fromBot(chat);
  expect(said.map(({ photo }) => photo)).toEqual(['https://images.vinted.example/1.jpg', undefined]);
  expect(said[1]?.text).toContain('€30.00');
});

test('a process that died while it told a chat is not followed by a second message', async () => {
  const { user, chat } = await reader();
  const until = new Date(product.ctx.now().getTime() + 60_000);
  await product.ctx.db
    .updateTable('tellings')
    .set({ state: 'sending', sender: crypto.randomUUID(), sending_until: until })
    .where('user_id', '=', user.id)
    .execute();

  await tellDue(product.ctx, stillWanted);
  const during = await tellingsOf(user);
  product.later(61_000);
  await tellDue(product.ctx, stillWanted);

  expect([during, await tellingsOf(user)]).toEqual([['telegram sending'], ['telegram unsure']]);
  expect(await fromBot(chat)).toEqual([]);
});

test('two processes at once tell each find once', async () => {
  const readers = [];
  for (let person = 0; person < 6; person += 1) readers.push(await reader());

  await Promise.all([
    tellDue(product.ctx, stillWanted),
    tellDue(product.ctx, stillWanted),
    tellDue(product.ctx, stillWanted),
  ]);

  for (const { chat } of readers) expect(await fromBot(chat)).toHaveLength(1);
});
