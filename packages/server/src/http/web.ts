import { pages } from '@cartouche/contract/pages';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

import type { Config } from '../config.ts';
import { Refusal } from '../refusal.ts';
import { readPage } from './page.ts';

/**
 * Serves the built web: its files, and its one page at every other address, as 'not found' where there is no screen.
 */
export async function serveWeb(
  app: FastifyInstance,
  { webFolder: folder, publicUrl }: Config,
): Promise<void> {
  const sendPage = readPage(folder, publicUrl);
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    setHeaders(reply, path) {
      // Names under assets/ contain a digest of the file, so the files never change. Drawings and icons rarely do.
      const isLasting = path.includes('/assets/') || path.includes('\\assets\\');
      const isPicture = /\.(svg|png|ico|webmanifest)$/.test(path);
      if (isLasting) void reply.header('cache-control', 'public, max-age=31536000, immutable');
      else void reply.header('cache-control', isPicture ? 'public, max-age=86400' : 'no-cache');
    },
  });

  for (const page of pages) {
    const url = page.replace('$', ':');
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: (request, reply) => sendPage(request, reply, 200),
    });
  }

  app.setNotFoundHandler(async (request, reply) => {
    const [pathname = ''] = request.url.split('?');
    const isPage = ['GET', 'HEAD'].includes(request.method) && !/\.\w+$/.test(pathname);
    if (!isPage || pathname.startsWith('/api/')) throw new Refusal('not_found');
    return sendPage(request, reply, 404);
  });
}
