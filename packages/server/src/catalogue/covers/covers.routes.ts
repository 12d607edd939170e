import type { FastifyInstance } from 'fastify';

import type { Context } from '../../context.ts';
import { pictureType } from '../../pictures/decoder.ts';
import { Refusal } from '../../refusal.ts';
import type { Auth } from '../../session/auth.ts';
import { coverPath } from './coverAddress.ts';
import { coverSizes } from './coverPicture.ts';
import { openCover } from './openCover.ts';
import { coverWishesOf } from './wishes.ts';

const forLater = 'private, max-age=31536000, immutable';

/** Serves covers to whoever is signed in. What an address with a digest shows never changes. */
export function serveCovers(api: FastifyInstance, ctx: Context, auth: Auth): void {
  type Address = {
    Params: { gameId: string; region: string; size: string };
    Querystring: { v?: unknown };
  };
  api.addHook('onClose', () => coverWishesOf(ctx).close());

  api.get<Address>(`${coverPath}/:gameId/:region/:size`, async (request, reply) => {
    const userId = await auth.userOf(request, reply);
    if (!userId) throw new Refusal('signed_out');
    const { gameId, region, size } = request.params;
    const version = typeof request.query.v === 'string' ? request.query.v : 'new';
    if (!/^[1-9]\d{0,8}$/.test(gameId) || !/^([A-Z]{2}|-)$/.test(region) || !isSize(size)) {
      throw new Refusal('picture_not_found');
    }
    const tag = `"${version}-${size}"`;
    if (version !== 'new' && request.headers['if-none-match']?.includes(tag)) {
      return reply.code(304).headers({ etag: tag, 'cache-control': forLater, vary: 'cookie' }).send();
    }

    const found = await openCover(ctx, userId, { gameId: Number(gameId), region, size, version });
    if ('movedTo' in found) return reply.header('cache-control', 'no-store').redirect(found.movedTo, 302);
    return reply
      .headers({ etag: tag, 'cache-control': forLater, vary: 'cookie' })
      .type(pictureType)
      .send(found.bytes);
  });
}

function isSize(size: string): size is keyof typeof coverSizes {
  return Object.hasOwn(coverSizes, size);
}
