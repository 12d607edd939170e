import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Bot, startBot } from '../testing/bot.ts';
import { botTalk } from '../testing/botTalk.ts';
import { makeChatToken } from './chatToken.ts';
import { masked } from './words.ts';

let product: Bot;
beforeAll(async () => void (product = await startBot()));
afterAll(() => product.close());

const { heard, linkOf, follow, connected, chatOf } = botTalk(() => product);

test('a link connects the chat that follows it, and says to which account', async () => {
  const user = await product.user('ana');
  const chat = await product.person();
  const { body } = await product.as(user, 'telling.chatLink');

  const said = await follow(chat, await linkOf(user));

  expect((body as { url: string }).url).toMatch(/\/CartoucheSampleBot\?start=[\w-]{58}$/); // as: the contract's output
  expect(said).toBe(
    `Connected to the account ${masked(user.email)}. When a price alert finds something, I tell you here. /stop ends it.`,
  );
  expect(said).not.toContain(user.email);
  expect(await chatOf(user)).toBe(String(chat));
});

test('a link works once: whoever comes later is not connected', async () => {
  const user = await product.user('ana');
  const [hers, other] = [await product.person(), await product.person()];
  const token = await linkOf(user);

  await follow(hers, token);
  const again = await follow(hers, token);
  const late = await follow(other, token);

  expect(again).toContain('This chat is connected to the account');
  expect(late).toContain('This link has ended');
  expect(await chatOf(user)).toBe(String(hers));
});

test('a link ends after 15 minutes', async () => {
  const user = await product.user('ana');
  const chat = await product.person();
  const token = await linkOf(user);

  product.later(15 * 60_000);

  expect(await follow(chat, token)).toContain('This link has ended');
  expect(await chatOf(user)).toBeNull();
});

test('a user’s id, a changed link and one that another instance signed connect nobody', async () => {
  const user = await product.user('ana');
  const chat = await product.person();
  const token = await linkOf(user);
  const foreign = makeChatToken('another secret', new Date(product.ctx.now().getTime() + 60_000)).token;
  const changed = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;

  for (const wrong of [user.id, changed, foreign, 'x'.repeat(58), '%%%'])
    expect(await follow(chat, wrong)).toContain('This link has ended');
  expect(await chatOf(user)).toBeNull();
});

test('a chat of another account is moved only when that is confirmed', async () => {
  const { user: first, chat } = await connected();
  const second = await product.user('bo');

  const asked = await follow(chat, await linkOf(second));
  const before = [await chatOf(first), await chatOf(second)];
  await product.press(chat, 'Move this chat');
  const answered = (await heard(chat)).at(-1);

  expect(asked).toContain(`another account, ${masked(first.email)}`);
  expect(before).toEqual([String(chat), null]);
  expect(answered).toContain(`Connected to the account ${masked(second.email)}`);
  expect([await chatOf(first), await chatOf(second)]).toEqual([null, String(chat)]);
});

test('whoever moves a chat is spoken to in their own language, not in that of the account before', async () => {
  const { user: first, chat } = await connected('fr');
  await product.as(first, 'settings.save', { preferred_language: 'en' });
  const [undecided, french] = [await product.user('bo'), await product.user('cy')];
  await product.ctx.db
    .updateTable('profiles')
    .set({ preferred_language: null })
    .where('id', '=', undecided.id)
    .execute();
  await product.as(french, 'settings.save', { preferred_language: 'fr' });

  const answers: (string | undefined)[] = [];
  for (const next of [undecided, french]) {
    answers.push(await follow(chat, await linkOf(next)));
    await product.press(chat, 'Déplacer la conversation');
    answers.push((await heard(chat)).at(-1));
    await product.as(next, 'settings.save', { preferred_language: 'en' });
  }

  expect(answers).toEqual([
    expect.stringContaining(`autre compte, ${masked(first.email)}`),
    expect.stringContaining(`compte ${masked(undecided.email)}`),
    expect.stringContaining(`autre compte, ${masked(undecided.email)}`),
    expect.stringContaining(`compte ${masked(french.email)}`),
  ]);
});

test('whoever leaves the chat as it is changes nothing', async () => {
  const { user: first, chat } = await connected();
  const second = await product.user('bo');
  await follow(chat, await linkOf(second));

  await product.press(chat, 'Leave it as it is');
  await heard(chat);

  expect([await chatOf(first), await chatOf(second)]).toEqual([String(chat), null]);
  expect((await product.chat(chat)).at(-1)).toMatchObject({ note: 'Nothing was changed.', keyboard: [] });
});

test('/stop and Remove disconnect, and so does blocking the bot', async () => {
  const [one, two, three] = [await connected(), await connected(), await connected()];

  await product.act(one.chat, { text: '/stop' });
  await product.as(two.user, 'telling.removeChat');
  await product.act(three.chat, { block: 'yes' });
  const said = (await heard(one.chat)).at(-1);

  expect(said).toContain('You hear nothing more from me here.');
  expect(await Promise.all([one, two, three].map(({ user }) => chatOf(user)))).toEqual([null, null, null]);
});

test('links under way end with Remove', async () => {
  const { user, chat } = await connected();
  const token = await linkOf(user);

  await product.as(user, 'telling.removeChat');

  expect(await follow(chat, token)).toContain('This link has ended');
});

test('a group is not answered, even if somebody brings a link there', async () => {
  const user = await product.user('ana');
  const group = -1_002_003_004_005;

  await product.act(group, { text: `/start ${await linkOf(user)}` });

  expect(await heard(group)).toEqual([]);
  expect(await chatOf(user)).toBeNull();
});

test('without a bot there is no link and no webhook', async () => {
  const off = await startBot({ telegram: undefined });
  const user = await off.user('ana');

  const link = await off.as(user, 'telling.chatLink');
  const hook = await off.request({ method: 'POST', url: '/api/telegram/webhook', payload: {} });
  await off.close();

  expect([link.status, hook.status]).toEqual([422, 404]);
});

test('a bot that does not answer is a refusal, not a fault', async () => {
  const slow = await startBot();
  const user = await slow.user('ana');
  await slow.misbehave('getMe', '500');

  const answer = await slow.as(user, 'telling.chatLink');
  await slow.close();

  expect(answer).toMatchObject({ status: 502, body: { code: 'telegram_unavailable' } });
});
