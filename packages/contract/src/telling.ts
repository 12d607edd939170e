import { z } from 'zod';

import { call, refuses, text } from './call.ts';
import { ways } from './telling.rules.ts';

const done = z.object({ ok: z.literal(true) });

const endpoint = z.url({ protocol: /^https?$/ }).max(1000);
/** A browser's keys: a point of P-256, and 16 bytes. */
const keys = z.object({
  p256dh: z.string().regex(/^B[\w-]{86}$/),
  auth: z.string().regex(/^[\w-]{22}$/),
});

const choice = z.object({
  /** The ways that were chosen; null for the first that reaches the user. */
  told_by: z.array(z.enum(ways)).nullable(),
  /** How they would be told now. */
  tells: z.array(z.enum(ways)),
  /** Whether there is a bot here. */
  hasBot: z.boolean(),
  hasChat: z.boolean(),
  /** The addresses at which browsers take push messages, so that each knows whether it is one of them. */
  browsers: z.array(z.string()),
});
export type TellingChoice = z.infer<typeof choice>;

/** How somebody hears of what their alerts find. */
export const telling = {
  choice: call
    .route({ method: 'GET', path: '/telling', summary: 'How you hear of found listings' })
    .output(choice),

  choose: call
    .route({ method: 'PATCH', path: '/telling', summary: 'Choose how you hear of found listings' })
    .input(
      z.object({
        told_by: z
          .array(z.enum(ways))
          .max(ways.length)
          .transform((chosen) => ways.filter((way) => chosen.includes(way)))
          .nullable(),
      }),
    )
    .output(choice),

  /** The key that a browser subscribes with. */
  pushKey: call
    .route({ method: 'GET', path: '/push-key', summary: 'The key for push messages' })
    .output(z.object({ publicKey: z.string() })),

  subscribe: call
    .route({ method: 'POST', path: '/push-subscriptions', summary: 'Send push messages to this browser' })
    .errors(refuses('push_service_unknown'))
    .input(z.object({ endpoint, keys }))
    .output(done),

  unsubscribe: call
    .route({ method: 'POST', path: '/push-subscriptions/end', summary: 'Send this browser nothing more' })
    .input(z.object({ endpoint }))
    .output(done),

  /** Specification 7, profiles. */
  chat: call.route({ method: 'GET', path: '/profile/telegram', summary: 'Your chat with the bot' }).output(
    z.object({
      telegram_chat_id: z.string().nullable(),
      hasBot: z.boolean(),
      /** Whether a stand-in plays the messenger. */
      isSample: z.boolean(),
    }),
  ),

  /** A link to the bot, for one use within minutes. Specification 2.7; spec/README, the bot link. */
  chatLink: call
    .meta({ access: 'user', rates: { perPlace: { times: 60, perSeconds: 3600 } } })
    .route({ method: 'POST', path: '/profile/telegram/link', summary: 'A link that connects a chat' })
    .errors(refuses('telegram_off', 'telegram_unavailable', 'slow_down'))
    .output(z.object({ url: text })),

  removeChat: call
    .route({ method: 'DELETE', path: '/profile/telegram', summary: 'Disconnect the chat' })
    .output(done),
};
