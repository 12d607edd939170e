import { photoName, photoSizes } from '@cartouche/contract/photo.rules';
import type { FastifyInstance } from 'fastify';

import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { Auth } from '../session/auth.ts';
import { readPicture, requirePhoto } from './photos.ts';

/** Serves photos to their owner. The file behind a name never changes. */
export function servePhotos(api: FastifyInstance, ctx: Context, auth: Auth): void {
  type Address = { Params: { fileName: string }; Querystring: { size?: unknown } };

  api.get<Address>('/api/photos/:fileName', async (request, reply) => {
    const userId = await auth.userOf(request, reply);
    if (!userId) throw new Refusal('signed_out');
    const { fileName } = request.params;
    if (!photoName.test(fileName)) throw new Refusal('photo_not_found');
    const fileKey = await requirePhoto(ctx, userId, fileName);

    const size = photoSizes.find((one) => one === request.query.size) ?? 'full';
    const tag = `"${fileName}-${size}"`;
    const isKnown = request.headers['if-none-match']?.includes(tag) ?? false;
    const picture = isKnown ? undefined : await readPicture(ctx, fileKey, size);
    return reply
      .code(isKnown ? 304 : 200)
      .headers({ etag: tag, 'cache-control': 'private, max-age=31536000, immutable', vary: 'cookie' })
      .type('image/webp')
      .send(picture);
  });
}
