import { afterAll, beforeAll, expect, test } from 'vitest';

import { stillWanted } from '../alerts/stillWanted.ts';
import { inTransaction } from '../context.ts';
import { alertThatFound } from '../testing/alerts.ts';
import { type Bot, startBot } from '../testing/bot.ts';
import { botTalk } from '../testing/botTalk.ts';
import type { TestUser } from '../testing/product.ts';
import { tellDue } from '../telling/tellDue.ts';
import { announce } from '../telling/telling.ts';
import { update as updateShape, webhookSecret } from '../telling/telegram.ts';
import { handleUpdate } from './bot.ts';
import { hearBot } from './hear.ts';
import { masked } from './words.ts';

let product: Bot;
beforeAll(async () => void (product = await startBot()));
afterAll(() => product.close());

const { said, heard, linkOf, follow, connected, chatOf } = botTalk(() => product);

async function told(user: TestUser) {
  const alertId = await alertThatFound(product, user, ['Mana']);
  const { id } = await product.ctx.db
    .selectFrom('items')
    .select('id')
    .where('search_id', '=', alertId)
    .executeTakeFirstOrThrow();
  await inTransaction(product.ctx, (ctx) =>
    announce(ctx, { userId: user.id, finds: [{ itemId: id, price: 49.9 }] }),
  );
  await tellDue(product.ctx, stillWanted);
  return { alertId, itemId: id };
}

test('the bot speaks French to whoever uses the messenger in French, until the account says otherwise', async () => {
  const { user, chat } = await connected('fr');
  const first = (await product.chat(chat)).at(-1)?.text;
  await product.as(user, 'settings.save', { preferred_language: 'en' });

  await product.act(chat, { text: '/help' });

  expect(first).toContain('Connecté au compte');
  expect((await heard(chat)).at(-1)).toContain('/alerts shows your price alerts');
});

test('/alerts lists the active alerts, and says so if the chat is nobody’s', async () => {
  const { user, chat } = await connected();
  const stranger = await product.person();
  await alertThatFound(product, user, [], { query: 'chrono trigger' });
  await alertThatFound(product, user, [], { query: 'paused one', active: false });

  await product.act(chat, { text: '/alerts' });
  const hers = (await heard(chat)).at(-1);
  await product.act(stranger, { text: '/alerts' });

  expect(hers).toBe('Your active price alert:\n• chrono trigger · €0.00 – €60.00 · Vinted');
  expect((await heard(stranger)).at(-1)).toBe('This chat is connected to no account.');
});

test('/start without a link says how to connect, or which account is connected', async () => {
  const stranger = await product.person();
  const { user, chat } = await connected();

  await product.act(stranger, { text: '/start' });
  await product.act(chat, { text: '/start' });

  expect((await heard(stranger)).at(-1)).toContain('To connect this chat, open your Alerts page');
  expect((await said(chat)).at(-1)).toBe(
    `This chat is connected to the account ${masked(user.email)}. /stop ends it.`,
  );
});

test('/alerts fits into a message however many and long they are', async () => {
  const { user, chat } = await connected();
  for (let count = 0; count < 25; count += 1)
    await alertThatFound(product, user, [], { query: `${count} ${'long '.repeat(39)}` });

  await product.act(chat, { text: '/alerts' });

  const list = (await heard(chat)).at(-1);
  expect(list).toMatch(/^Your 25 active price alerts:\n• /);
  expect(list).toMatch(/and 5 more$/);
});

test('what is no text, and what people do elsewhere, is left alone', async () => {
  const chat = await product.person();
  const of = { id: chat, type: 'private' };
  const before = await said(chat);

  const others = [
    { message: { message_id: 1, chat: of } },
    { edited_message: { message_id: 1, chat: of, text: '/help' } },
    { callback_query: { id: '1', from: { id: chat }, data: 'no:1' } },
    { message: { message_id: 1, chat: { id: -5, type: 'supergroup' }, text: '/help' } },
    { message: { unknown: true } },
  ];
  for (const [at, other] of others.entries())
    await handleUpdate(product.ctx, updateShape.parse({ update_id: 2_000_000 + chat + at, ...other }));

  expect(await said(chat)).toEqual(before);
});

test.each(['answerCallbackQuery', 'editMessageReplyMarkup'])(
  'a press is carried out although Telegram refuses %s, as it does when the message is old',
  async (method) => {
    const { user, chat } = await connected();
    await told(user);
    await product.misbehave(method, 'unparsed');

    await product.press(chat, 'Pause this alert');
    await heard(chat);

    expect((await product.as(user, 'alerts.summary')).body).toMatchObject({ active: 0 });
  },
);

test('‘Not interested’ puts the find away, and the buttons go that could only refuse', async () => {
  const { user, chat } = await connected();
  const { itemId } = await told(user);

  await product.press(chat, 'Not interested');
  await heard(chat);

  const [message] = (await product.chat(chat)).slice(-1);
  expect(message?.note).toBe('Put away.');
  expect(message?.keyboard.flat().map(({ text }) => text)).toEqual(['Open', 'Mute…', 'Pause this alert']);
  const found = (await product.as(user, 'alerts.found')).body as { id: number }[]; // as: the contract's output
  expect(found.map(({ id }) => id)).not.toContain(itemId);
});

test('‘Pause this alert’ pauses it', async () => {
  const { user, chat } = await connected();
  await told(user);

  await product.press(chat, 'Pause this alert');
  await heard(chat);

  expect((await product.as(user, 'alerts.summary')).body).toMatchObject({ active: 0 });
});

test('a button of an account that lost the chat does nothing to it', async () => {
  const { user, chat } = await connected();
  await told(user);
  const other = await product.user('bo');
  await follow(chat, await linkOf(other));
  await product.press(chat, 'Move this chat');
  await heard(chat);

  await product.press(chat, 'Pause this alert');
  await heard(chat);

  expect((await product.as(user, 'alerts.summary')).body).toMatchObject({ active: 1 });
});

test('an update that comes twice is answered once', async () => {
  const chat = await product.person();
  await product.act(chat, { text: '/help' });
  await heard(chat);
  const update_id = 1_000_000 + chat;
  const message = { message_id: 1, chat: { id: chat, type: 'private' }, text: '/help' };

  await handleUpdate(product.ctx, { update_id, message });
  await handleUpdate(product.ctx, { update_id, message });

  expect((await product.chat(chat)).filter(({ isFromBot }) => isFromBot)).toHaveLength(2);
});

test('updates that come again do not undo what was said since', async () => {
  const { user, chat } = await connected();
  const message = (text: string) => ({ message_id: 1, chat: { id: chat, type: 'private' }, text });
  const updates = [
    { update_id: 2_000_000 + chat, message: message('/stop') },
    { update_id: 2_000_001 + chat, message: message(`/start ${await linkOf(user)}`) },
  ];
  for (const update of updates) await handleUpdate(product.ctx, update);

  for (const update of updates) await handleUpdate(product.ctx, update);

  expect(await chatOf(user)).toBe(String(chat));
});

test('whoever writes without end is not answered without end', async () => {
  const chat = await product.person();
  const message = { message_id: 1, chat: { id: chat, type: 'private' }, text: '/help' };
  await product.act(chat, { text: '/start' });
  await heard(chat);

  for (let at = 1; at <= 30; at += 1)
    await handleUpdate(product.ctx, { update_id: 3_000_000 + chat + at, message });

  expect((await product.chat(chat)).filter(({ isFromBot }) => isFromBot)).toHaveLength(20);
});

test('after any trouble with updates the bot hears what was written meanwhile', async () => {
  for (const how of ['500', 'html', 'cut', '401']) {
    const chat = await product.person();
    await product.act(chat, { text: '/help' });
    await product.misbehave('getUpdates', how);

    await hearBot(product.ctx, AbortSignal.timeout(300));
    product.later(60_000);

    expect(await heard(chat)).toHaveLength(1);
  }
});

test('a webhook takes only what knows the secret', async () => {
  const hooked = await startBot({
    telegram: { ...product.telegram, updates: 'webhook' },
    publicUrl: 'https://games.example.org',
  });
  const chat = await product.person();
  await product.act(chat, { text: '/start' });
  await hearBot(product.ctx, AbortSignal.timeout(60_000));
  const payload = {
    update_id: 5,
    message: { message_id: 9, chat: { id: chat, type: 'private' }, text: '/help' },
  };
  const send = (secret: string, url = '/api/telegram/webhook') =>
    hooked.request({
      method: 'POST',
      url,
      payload,
      headers: { host: 'games.example.org', 'x-telegram-bot-api-secret-token': secret },
    });

  const secret = webhookSecret(hooked.ctx.config);
  const statuses = [(await send('guessed')).status, (await send('')).status, (await send(secret)).status];
  const odd = await hooked.request({
    method: 'POST',
    url: '/api/telegram/webhook',
    payload: { no: 'update' },
    headers: { host: 'games.example.org', 'x-telegram-bot-api-secret-token': secret },
  });
  await hooked.close();

  expect(statuses).toEqual([404, 404, 200]);
  expect(odd.status).toBe(200);
  expect((await product.chat(chat)).at(-1)?.text).toContain('/alerts shows your price alerts');
});

test('where another process listens to the bot, this one waits and does not fail', async () => {
  const chat = await product.person();
  await product.act(chat, { text: '/help' });
  await product.misbehave('getUpdates', '409');

  await hearBot(product.ctx, AbortSignal.timeout(300));

  expect(await heard(chat)).toHaveLength(1);
});

test('a job that is stopped does not wait for somebody to write', async () => {
  const startedAt = Date.now();

  await hearBot(product.ctx, AbortSignal.timeout(200));

  expect(Date.now() - startedAt).toBeLessThan(5000);
});
