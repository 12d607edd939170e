import type { FastifyInstance } from 'fastify';

import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { pictureType } from './decoder.ts';
import { isOurAddress, picturePath } from './pictureAddress.ts';
import { createPictures } from './pictures.ts';

/**
 * Serves pictures of other hosts under addresses that we signed. Everybody may open one: it is public where it comes
 * from, and the signature keeps us from fetching anything else for strangers.
 */
export function servePictures(api: FastifyInstance, ctx: Context): void {
  type Address = { Params: { signature: string }; Querystring: { url?: unknown } };
  const readPicture = createPictures(ctx);

  api.get<Address>(`${picturePath}/:signature`, async (request, reply) => {
    const { signature } = request.params;
    const { url } = request.query;
    if (typeof url !== 'string' || !isOurAddress(ctx.config, { signature, url })) {
      throw new Refusal('picture_not_found');
    }
    const tag = `"${signature}"`;
    const isKnown = request.headers['if-none-match']?.includes(tag) ?? false;
    const picture = isKnown ? undefined : await readPicture(url);
    return reply
      .code(isKnown ? 304 : 200)
      .headers({ etag: tag, 'cache-control': 'public, max-age=604800, immutable' })
      .type(pictureType)
      .send(picture);
  });
}
