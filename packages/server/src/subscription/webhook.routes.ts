import type { FastifyInstance } from 'fastify';

import type { Context } from '../context.ts';
import { receiveEvent } from './webhook.ts';

/** The largest event, in bytes; the provider's have a few thousand. */
const largestEvent = 256 * 1024;

/** Takes the provider's events as the bytes that were signed. */
export async function serveWebhook(api: FastifyInstance, ctx: Context): Promise<void> {
  const underway = new Set<Promise<void>>();

  await api.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestEvent }, (_request, body, done) =>
      done(null, body),
    );
    raw.post('/api/stripe/webhook', async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const rest = await receiveEvent(ctx, body, typeof signature === 'string' ? signature : '');
      await reply.send({ received: true });

      const task = rest().catch((error: unknown) => {
        // What was noted is read by the job.
        ctx.log.warn({ err: error }, 'the customer of an event could not be read');
      });
      underway.add(task);
      void task.finally(() => underway.delete(task));
    });
  });
  api.addHook('onClose', async () => void (await Promise.all(underway)));
}
