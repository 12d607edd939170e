import type { Readable } from 'node:stream';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { fullExportQuery } from '@cartouche/contract/archive';
import type { FullForm } from '@cartouche/contract/fullExport.rules';

import { type Context, type UserId, dayOf } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { Auth } from '../session/auth.ts';
import { throttle } from '../throttle/throttle.ts';
import { writeFullExport } from './full.ts';
import { writeArchive } from './write.ts';

const perHour = { times: 20, perSeconds: 3600 };

/** Sends users everything they have in one zip, or a list of their copies or wishes as a table, as a file to keep. */
export function serveArchives(api: FastifyInstance, ctx: Context, auth: Auth): void {
  api.get('/api/archive', async (request, reply) => {
    const userId = await askedBy(request, reply);
    await throttle(ctx, `archives made for ${userId}`, perHour);

    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="cartouche-${dayOf(ctx)}.zip"`)
      .send(whoseFaultsAreLogged(request, await writeArchive(ctx, userId)));
  });

  api.get('/api/collection-full', async (request, reply) => {
    const userId = await askedBy(request, reply);
    const query = fullExportQuery.safeParse(request.query);
    if (!query.success) throw new Refusal('bad_input');
    await throttle(ctx, `full exports made for ${userId}`, perHour);

    const { form, p_tab } = query.data;
    const list = p_tab === 'wishlist' ? 'wishlist' : 'collection';
    return reply
      .type(types[form])
      .header('content-disposition', `attachment; filename="cartouche-${list}-${dayOf(ctx)}.${form}"`)
      .send(whoseFaultsAreLogged(request, await writeFullExport(ctx, userId, query.data)));
  });

  async function askedBy(request: FastifyRequest, reply: FastifyReply): Promise<UserId> {
    const userId = await auth.userOf(request, reply);
    if (!userId) throw new Refusal('signed_out');
    return userId;
  }
}

/** A download that has begun can no longer be refused: it ends unfinished, and only the log can say why. */
function whoseFaultsAreLogged(request: FastifyRequest, download: Readable): Readable {
  return download.on('error', (err) => request.log.error({ err }, 'fault'));
}

const types: Record<FullForm, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
