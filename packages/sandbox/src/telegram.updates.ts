import type { ServerResponse } from 'node:http';

import type { Chats, Update } from './telegram.chats.ts';
import type { Said } from './telegram.methods.ts';

type Body = Record<string, unknown>;
type Webhook = { url: string; secret: string };

const pausesMs = [200, 1000, 5000];

/** How the bot hears of messages: it asks, one question at a time, or is called. */
export function createUpdates(chats: Chats, username: string) {
  let webhook: Webhook | undefined;
  let asking: (() => void) | undefined;
  let isCalling = false;

  chats.onUpdate(() => {
    asking?.();
    void callWebhook();
  });

  async function callWebhook(): Promise<void> {
    if (isCalling) return;
    isCalling = true;
    let failures = 0;
    for (let next = chats.from(0)[0]; webhook && next; next = chats.from(0)[0]) {
      if (await isTaken(webhook, next)) {
        chats.from(next.update_id + 1);
        failures = 0;
      } else {
        const pauseMs = pausesMs[failures];
        if (pauseMs === undefined) break;
        failures += 1;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
    isCalling = false;
  }

  /** Answers when there is something, when the time is over, or when another question takes its place. */
  async function getUpdates(body: Body, response: ServerResponse): Promise<Said> {
    if (webhook)
      return {
        error: 409,
        description:
          "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
      };
    asking?.();
    let isReplaced = false;
    const waitMs = Math.min(50, Number(body['timeout'] ?? 0)) * 1000;
    if (chats.from(Number(body['offset'] ?? 0)).length === 0 && waitMs > 0) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, waitMs);
        const end = () => {
          clearTimeout(timer);
          isReplaced = chats.from(0).length === 0;
          resolve();
        };
        asking = end;
        response.on('close', end);
      });
      asking = undefined;
    }
    if (isReplaced)
      return {
        error: 409,
        description:
          'Conflict: terminated by other getUpdates request; make sure that only one bot instance is running',
      };
    return { result: chats.from(Number(body['offset'] ?? 0)).slice(0, Number(body['limit'] ?? 100)) };
  }

  return {
    webhook: () => webhook,
    /** Undefined for a method that is about something else. */
    async answer(method: string, body: Body, response: ServerResponse): Promise<Said | undefined> {
      if (method === 'getMe')
        return { result: { id: 7_000_000_001, is_bot: true, first_name: 'Cartouche', username } };
      if (method === 'getUpdates') return await getUpdates(body, response);
      if (method === 'deleteWebhook') webhook = undefined;
      else if (method === 'setWebhook') {
        const secret = String(body['secret_token'] ?? '');
        const url = String(body['url'] ?? '');
        if (!URL.canParse(url)) return { error: 400, description: 'Bad Request: bad webhook: invalid URL' };
        if (!/^[\w-]{0,256}$/.test(secret))
          return { error: 400, description: 'Bad Request: secret token contains unallowed characters' };
        webhook = { url, secret };
        void callWebhook();
      } else return undefined;
      return { result: true };
    },
  };
}

async function isTaken({ url, secret }: Webhook, update: Update): Promise<boolean> {
  const headers = { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': secret };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(update) }).catch(
    () => undefined,
  );
  return answer?.ok === true;
}
