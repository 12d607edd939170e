import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Telegram, startTelegram } from './telegram.ts';
import { misbehave } from './testing.ts';

let telegram: Telegram;
beforeAll(async () => void (telegram = await startTelegram()));
afterAll(() => telegram.close());

type Said = { ok: boolean; result?: unknown; error_code?: number; description?: string };

async function call(
  method: string,
  body: object = {},
  { apiUrl, token }: Pick<Telegram, 'apiUrl' | 'token'> = telegram,
): Promise<Said> {
  const answer = await fetch(`${apiUrl}/bot${token}/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Said; // as: the Bot API's form
}

async function person({ chatUrl } = telegram): Promise<number> {
  const answer = await fetch(`${chatUrl}/__sandbox/people`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  return ((await answer.json()) as { id: number }).id; // as: the stand-in's own
}

const act = (chat: number, fields: Record<string, string>, { chatUrl } = telegram) =>
  fetch(`${chatUrl}/chat/${chat}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

const pageOf = async (chat: number, query = '') =>
  await (await fetch(`${telegram.chatUrl}/chat/${chat}${query}`)).text();

/** What the bot has not heard yet, which it then has. */
async function hear(): Promise<Record<string, unknown>[]> {
  const { result } = await call('getUpdates');
  const updates = result as { update_id: number }[]; // as: the Bot API's form
  await call('getUpdates', { offset: (updates.at(-1)?.update_id ?? 0) + 1 });
  return updates;
}

test('a link opens the chat, whose Start sends what the link carries', async () => {
  const page = await fetch(`${telegram.chatUrl}/${telegram.username}?start=abc`);
  const html = await page.text();
  expect(html).toContain('Stand-in for Telegram.');
  expect(html).toContain('value="/start abc"');
  const id = await person();

  await act(id, { text: '/start abc' });

  expect(await hear()).toMatchObject([{ message: { chat: { id, type: 'private' }, text: '/start abc' } }]);
});

test('who has started the bot, and who has blocked it, is known after a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'telegram-'));
  const file = join(folder, 'deeper', 'telegram.json');
  const first = await startTelegram({ file });
  const [ana, benoit, third] = [7_001_001_001, 7_001_001_002, await person(first)];
  for (const chat of [ana, benoit, third]) await act(chat, { text: '/start' }, first);
  await act(benoit, { block: 'yes' }, first);
  await first.close();

  const second = await startTelegram({ file });
  const send = async (chat_id: number) => (await call('sendMessage', { chat_id, text: 'Hello' }, second)).ok;
  const taken = [await send(ana), await send(benoit), await send(third)];
  await second.close();
  rmSync(folder, { recursive: true });

  expect(taken).toEqual([true, false, true]);
});

test('the bot writes to nobody who has not started it, and to nobody who blocked it', async () => {
  const id = await person();
  const write = () => call('sendMessage', { chat_id: id, text: 'Hello' });

  const before = await write();
  await act(id, { text: '/start' });
  const started = await write();
  await act(id, { block: 'yes' });
  const blocked = await write();
  await hear();

  expect([before.error_code, started.ok, blocked.description]).toEqual([
    403,
    true,
    'Forbidden: bot was blocked by the user',
  ]);
  expect((await call('sendMessage', { chat_id: 1, text: 'Hello' })).description).toContain('chat not found');
});

test('updates of a new run come after those of earlier ones, which the bot remembers', async () => {
  const id = await person();
  await act(id, { text: '/start' });

  const [update] = await hear();

  expect(update).toMatchObject({
    update_id: expect.toSatisfy((at: number) => at > Date.now() / 1000 - 3600) as number,
  });
});

test('a message shows its bold part and its buttons, and nothing that a title could smuggle in', async () => {
  const id = await person();
  await act(id, { text: '/start' });
  const text = '<script>alert(1)</script> & co';
  const buttons = [
    [
      { text: 'Open', url: 'https://example.org/' },
      { text: 'No', callback_data: 'no:1' },
    ],
  ];
  await hear();

  const { result } = await call('sendMessage', {
    chat_id: id,
    text,
    entities: [{ type: 'bold', offset: 0, length: 8 }],
    reply_markup: { inline_keyboard: buttons },
  });
  const { message_id } = result as { message_id: number }; // as: the Bot API's form
  await act(id, { message: String(message_id), data: 'no:1' });
  const [heard] = await hear();
  const press = (heard as { callback_query: { id: string } }).callback_query; // as: the Bot API's form
  const answered = await call('answerCallbackQuery', { callback_query_id: press.id, text: 'Put away.' });
  const again = await call('answerCallbackQuery', { callback_query_id: press.id });

  const page = await pageOf(id);
  expect(page).toContain('<b>&lt;script&gt;</b>alert(1)');
  expect(page).toContain('Put away.');
  expect(press).toMatchObject({ data: 'no:1', message: { message_id } });
  expect([answered.ok, again.error_code]).toEqual([true, 400]);
});

test.each<[string, object, string]>([
  ['an empty text', { text: ' ' }, 'message text is empty'],
  ['a text that is too long', { text: 'a'.repeat(4097) }, 'message is too long'],
  ['HTML that is none', { text: 'a < b', parse_mode: 'HTML' }, "can't parse entities"],
  ['an entity beyond the text', { text: 'a', entities: [{ type: 'bold', offset: 0, length: 2 }] }, 'entity'],
  [
    'a button that says too much',
    { text: 'a', reply_markup: { inline_keyboard: [[{ text: 'a', callback_data: 'a'.repeat(65) }]] } },
    'BUTTON_DATA_INVALID',
  ],
])('%s is refused as Telegram does', async (_title, body, description) => {
  const id = await person();
  await act(id, { text: '/start' });
  await hear();

  const said = await call('sendMessage', { chat_id: id, ...body });

  expect(said).toMatchObject({ ok: false, error_code: 400 });
  expect(said.description).toContain(description);
});

test('one question for updates at a time, and none beside a webhook', async () => {
  const first = call('getUpdates', { timeout: 20 });
  await expect.poll(async () => (await call('getUpdates', { timeout: 0 })).ok).toBe(true);

  expect(await first).toMatchObject({ error_code: 409 });
  await call('setWebhook', { url: 'http://127.0.0.1:1/', secret_token: 'a' });
  expect(await call('getUpdates')).toMatchObject({ error_code: 409 });
  await call('deleteWebhook');
  expect(await call('getUpdates')).toMatchObject({ ok: true });
});

test('after a restart the numbers of updates go on, so that no bot takes one for a repetition', async () => {
  const before = Math.floor(Date.now() / 1000);
  const restarted = await startTelegram();
  const body = new URLSearchParams({ text: '/help' });
  await fetch(`${restarted.chatUrl}/chat/7001001001`, { method: 'POST', body, redirect: 'manual' });

  const answer = await fetch(`${restarted.apiUrl}/bot${restarted.token}/getUpdates`, { method: 'POST' });
  const { result } = (await answer.json()) as { result: { update_id: number }[] }; // as: the Bot API's form
  await restarted.close();

  expect(result[0]?.update_id).toBeGreaterThan(before);
});

test('a wrong token is refused, and the API misbehaves when told to', async () => {
  await misbehave(telegram.apiUrl, { endpoint: 'getMe', how: '429' });

  expect(await call('getMe')).toMatchObject({ error_code: 429, parameters: { retry_after: 7 } });
  expect(await call('getMe', {}, { ...telegram, token: '1:wrong' })).toMatchObject({ error_code: 401 });
  expect(await call('getMe')).toMatchObject({ result: { username: telegram.username } });
});
