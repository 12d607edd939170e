import { entryCoverName } from '@cartouche/contract/entries.rules';
import type { FastifyInstance } from 'fastify';

import { readPicture } from '../collection/photos.ts';
import type { Context } from '../context.ts';
import { pictureType } from '../pictures/decoder.ts';
import { Refusal } from '../refusal.ts';
import type { Auth } from '../session/auth.ts';
import { requireCover } from './covers.ts';

/** Serves the covers of entries to their owner. The file behind a name never changes. */
export function serveEntryCovers(api: FastifyInstance, ctx: Context, auth: Auth): void {
  type Address = { Params: { fileName: string }; Querystring: { size?: unknown } };

  api.get<Address>('/api/entry-covers/:fileName', async (request, reply) => {
    const userId = await auth.userOf(request, reply);
    if (!userId) throw new Refusal('signed_out');
    const { fileName } = request.params;
    if (!entryCoverName.test(fileName)) throw new Refusal('photo_not_found');
    const fileKey = await requireCover(ctx, userId, fileName);

    const size = request.query.size === 'small' ? 'thumbnail' : 'full';
    const tag = `"${fileName}-${size}"`;
    const isKnown = request.headers['if-none-match']?.includes(tag) ?? false;
    const picture = isKnown ? undefined : await readPicture(ctx, fileKey, size);
    return reply
      .code(isKnown ? 304 : 200)
      .headers({ etag: tag, 'cache-control': 'private, max-age=31536000, immutable', vary: 'cookie' })
      .type(pictureType)
      .send(picture);
  });
}
