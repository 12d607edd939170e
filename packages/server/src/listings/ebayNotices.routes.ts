import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { answerChallenge, createNoticeCheck, noticesPath } from './ebayNotices.ts';

const largestNotice = 64 * 1024;
const challenge = z.object({ challenge_code: z.string().min(1).max(500) });

/** eBay's notices of deleted accounts, which it demands of everybody who uses its API. */
export async function serveEbayNotices(api: FastifyInstance, ctx: Context): Promise<void> {
  const isSigned = createNoticeCheck(ctx);

  await api.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestNotice }, (_request, body, done) =>
      done(null, body),
    );
    raw.get(noticesPath, async ({ query }, reply) => {
      const { data } = challenge.safeParse(query);
      if (!data) throw new Refusal('bad_input');
      return await reply.send({ challengeResponse: answerChallenge(ctx, data.challenge_code) });
    });
    raw.post(noticesPath, async ({ body, headers }, reply) => {
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const isOurs = await isSigned(bytes, String(headers['x-ebay-signature'] ?? ''));
      return await reply.code(isOurs ? 200 : 412).send({ ok: isOurs });
    });
  });
}
