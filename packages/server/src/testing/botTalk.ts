import { hearBot } from '../bot/hear.ts';
import type { Bot } from './bot.ts';
import type { TestUser } from './product.ts';

const never = new AbortController().signal;

/** What people do with the bot of a product in a test, and what it says. */
export function botTalk(product: () => Bot) {
  /** All that the bot has said in a chat. */
  async function said(chat: number): Promise<string[]> {
    return (await product().chat(chat)).filter(({ isFromBot }) => isFromBot).map(({ text }) => text);
  }

  /** The same after the bot has heard what is new. If nothing is, it listens for half a minute. */
  async function heard(chat: number): Promise<string[]> {
    await hearBot(product().ctx, never);
    return await said(chat);
  }

  /** What a new link carries. */
  async function linkOf(user: TestUser): Promise<string> {
    const { body } = await product().as(user, 'telling.chatLink');
    return new URL((body as { url: string }).url).searchParams.get('start') ?? ''; // as: the contract's output
  }

  /** Follows a link, and answers what the bot says to it. */
  async function follow(chat: number, token: string): Promise<string | undefined> {
    await product().act(chat, { text: `/start ${token}` });
    return (await heard(chat)).at(-1);
  }

  /** Somebody whose chat is connected. */
  async function connected(language = 'en') {
    const user = await product().user('ana');
    const chat = await product().person(language);
    await follow(chat, await linkOf(user));
    return { user, chat };
  }

  /** The number of a user's chat. */
  async function chatOf(user: TestUser): Promise<string | null> {
    const { body } = await product().as(user, 'telling.chat');
    return (body as { telegram_chat_id: string | null }).telegram_chat_id; // as: the contract's output
  }

  return { said, heard, linkOf, follow, connected, chatOf };
}
