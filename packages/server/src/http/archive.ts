import type { FastifyInstance } from 'fastify';

import { writeArchive } from '../archive/write.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { Auth } from '../session/auth.ts';
import { throttle } from './throttle.ts';

const perHour = { times: 20, perSeconds: 3600 };

/** Hands users all that is theirs in one zip, as a file to keep. */
export function giveArchives(api: FastifyInstance, ctx: Context, auth: Auth): void {
  api.get('/api/archive', async (request, reply) => {
    const userId = await auth.userOf(request, reply);
    if (!userId) throw new Refusal('signed_out');
    await throttle(ctx, `archives made for ${userId}`, perHour);

    const day = ctx.now().toISOString().slice(0, 10);
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="cartouche-${day}.zip"`)
      .send(await writeArchive(ctx, userId));
  });
}
