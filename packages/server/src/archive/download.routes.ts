import type { FastifyInstance } from 'fastify';

import { type Context, dayOf } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { Auth } from '../session/auth.ts';
import { throttle } from '../throttle/throttle.ts';
import { writeArchive } from './write.ts';

const perHour = { times: 20, perSeconds: 3600 };

/** Sends users everything they have in one zip, as a file to keep. */
export function serveArchives(api: FastifyInstance, ctx: Context, auth: Auth): void {
  api.get('/api/archive', async (request, reply) => {
    const userId = await auth.userOf(request, reply);
    if (!userId) throw new Refusal('signed_out');
    await throttle(ctx, `archives made for ${userId}`, perHour);

    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="cartouche-${dayOf(ctx)}.zip"`)
      .send(await writeArchive(ctx, userId));
  });
}
