import type { ServerResponse } from 'node:http';

import type { Chats, Update } from './telegram.chats.ts';
import type { Said } from './telegram.methods.ts';

type Body = Record<string, unknown>;
type Webhook = { url: string; secret: string };

const pausesMs = [200, 1000, 5000];

/** How the bot hears of messages: it asks, one question at a time, or is called. */
export function createUpdates(chats: Chats, username: string) {
  const hook = createHook(chats);
  let asking: (() => void) | undefined;

  chats.onUpdate(() => {
    asking?.();
    void hook.call();
  });

  /** Whether the question still stands when there is something, or the time is over; another one takes its place. */
  function wait(seconds: number, response: ServerResponse): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (stands: boolean) => {
        clearTimeout(timer);
        asking = undefined;
        resolve(stands);
      };
      const timer = setTimeout(() => end(true), seconds * 1000);
      asking = () => end(chats.from(0).length > 0);
      response.on('close', () => end(false));
    });
  }

  async function getUpdates(body: Body, response: ServerResponse): Promise<Said> {
    if (hook.current) return conflict(besideWebhook);
    asking?.();
    const offset = Number(body['offset'] ?? 0);
    const seconds = Math.min(50, Number(body['timeout'] ?? 0));
    const waits = chats.from(offset).length === 0 && seconds > 0;
    if (waits && !(await wait(seconds, response))) return conflict(replaced);
    return { result: chats.from(offset).slice(0, Number(body['limit'] ?? 100)) };
  }

  return {
    webhook: () => hook.current,
    /** Undefined for a method that is about something else. */
    async answer(method: string, body: Body, response: ServerResponse): Promise<Said | undefined> {
      if (method === 'getMe')
        return { result: { id: 7_000_000_001, is_bot: true, first_name: 'Cartouche', username } };
      if (method === 'getUpdates') return await getUpdates(body, response);
      if (method === 'deleteWebhook') return hook.set(undefined);
      if (method === 'setWebhook')
        return hook.set({ url: textIn(body, 'url'), secret: textIn(body, 'secret_token') });
      return undefined;
    },
  };
}

const textIn = (body: Body, name: string) => (typeof body[name] === 'string' ? body[name] : '');

const conflict = (why: string): Said => ({ error: 409, description: `Conflict: ${why}` });
const besideWebhook =
  "can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first";
const replaced = 'terminated by other getUpdates request; make sure that only one bot instance is running';

/** Calls the bot with each update in turn, and again at growing intervals if it does not take one. */
function createHook(chats: Chats) {
  let isCalling = false;

  return {
    current: undefined as Webhook | undefined,

    set(webhook: Webhook | undefined): Said {
      if (webhook && !URL.canParse(webhook.url))
        return { error: 400, description: 'Bad Request: bad webhook: invalid URL' };
      if (webhook && !/^[\w-]{0,256}$/.test(webhook.secret))
        return { error: 400, description: 'Bad Request: secret token contains unallowed characters' };
      this.current = webhook;
      void this.call();
      return { result: true };
    },

    async call(): Promise<void> {
      if (isCalling) return;
      isCalling = true;
      let failures = 0;
      for (let next = chats.from(0)[0]; this.current && next; next = chats.from(0)[0]) {
        if (await isTaken(this.current, next)) {
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
