import type { IncomingMessage, ServerResponse } from 'node:http';

import { type Answer, readBody, redirect, sendHtml, sendText } from './loopback.ts';
import type { Chat, Chats } from './telegram.chats.ts';
import { chatPage } from './telegram.page.ts';

/**
 * The messenger's pages: /{username}?start=… opens the chat with the bot, as a link of Telegram's does, and /chat/{id}
 * is that of one of the made-up people.
 */
export function openMessenger(chats: Chats, username: string): Answer {
  return async (request, response, url) => {
    const { pathname } = url;
    const firstChat = chats.all()[0];
    if (pathname === '/' || pathname.toLowerCase() === `/${username.toLowerCase()}`) {
      return redirect(response, new URL(`/chat/${firstChat?.id}${url.search}`, baseOf(request)));
    }
    const chat = chats.find(Number(/^\/chat\/(-?\d+)$/.exec(pathname)?.[1]));
    if (!chat) return sendText(response, 404, 'Nobody is here.');
    if (request.method === 'POST') return await act({ chats, chat, request, response });
    const payload = /^[\w-]{1,64}$/.exec(url.searchParams.get('start') ?? '')?.[0];
    return sendHtml(response, 200, chatPage({ chat, chats: chats.all(), username, payload }));
  };
}

type Act = { chats: Chats; chat: Chat; request: IncomingMessage; response: ServerResponse };

/** What a person does: writes, presses a button, blocks the bot. */
async function act({ chats, chat, request, response }: Act): Promise<void> {
  const form = new URLSearchParams((await readBody(request)).toString());
  const text = form.get('text')?.trim();
  const message = chat.messages.find(({ id }) => id === Number(form.get('message')));
  const data = form.get('data');
  if (form.has('block')) chats.block(chat, form.get('block') === 'yes');
  else if (message && data) chats.press(chat, message, data);
  else if (text) chats.write(chat, text.slice(0, 4096));
  redirect(response, new URL(`/chat/${chat.id}`, baseOf(request)));
}

const baseOf = (request: IncomingMessage) => `http://${request.headers.host}`;
