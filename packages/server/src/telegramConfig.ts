import { z } from 'zod';

import { apiUrl } from './apiUrl.ts';

/** The variables of the bot that tells of finds. */
export const telegramEnvironment = {
  /** What BotFather gives for a bot; it is part of each address that is asked, and never logged. */
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d{5,20}:[\w-]{20,80}$/, 'write the token as BotFather gives it: digits, a colon, and the rest.')
    .optional(),
  /** Another address of the Bot API: that of the stand-in, or of a Bot API server of one's own. */
  TELEGRAM_API_URL: apiUrl('https://api.telegram.org'),
  /** Where people meet the bot; on the local edition, the page of the stand-in. */
  TELEGRAM_CHAT_URL: apiUrl('https://t.me'),
  /** How the bot hears of messages: by calls to PUBLIC_URL, or by asking. By default webhook in production. */
  TELEGRAM_UPDATES: z.enum(['webhook', 'polling'], 'write webhook or polling.').optional(),
};

export type TelegramConfig = {
  token: string;
  apiUrl: string;
  chatUrl: string;
  updates: 'webhook' | 'polling';
  /** Whether the stand-in plays the messenger. */
  isStandIn: boolean;
  timeoutMs: number;
};

const shape = z.object(telegramEnvironment);

/** Undefined without a token. */
export function readTelegram(
  e: z.infer<typeof shape>,
  edition: 'local' | 'production',
  isStandIn: boolean,
): TelegramConfig | undefined {
  if (e.TELEGRAM_BOT_TOKEN === undefined) return undefined;
  return {
    token: e.TELEGRAM_BOT_TOKEN,
    apiUrl: new URL(e.TELEGRAM_API_URL).origin,
    chatUrl: new URL(e.TELEGRAM_CHAT_URL).origin,
    updates: e.TELEGRAM_UPDATES ?? (edition === 'production' ? 'webhook' : 'polling'),
    isStandIn,
    timeoutMs: 10_000,
  };
}
