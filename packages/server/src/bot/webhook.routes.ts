import { timingSafeEqual } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { update, webhookSecret } from '../telling/telegram.ts';
import { handleUpdate } from './bot.ts';
import { webhookPath } from './hear.ts';

/** Takes what Telegram says that people wrote to the bot; only Telegram knows the secret. */
export function serveBot(api: FastifyInstance, ctx: Context): void {
  api.post(webhookPath, async ({ headers, body }, reply) => {
    if (ctx.config.telegram?.updates !== 'webhook') throw new Refusal('not_found');
    const said = Buffer.from(String(headers['x-telegram-bot-api-secret-token'] ?? ''));
    const secret = Buffer.from(webhookSecret(ctx.config));
    if (said.length !== secret.length || !timingSafeEqual(said, secret)) throw new Refusal('not_found');
    const { data } = update.safeParse(body);
    // What has another form is none that we asked for, and would only come again.
    if (data) await handleUpdate(ctx, data);
    return await reply.send({ ok: true });
  });
}
