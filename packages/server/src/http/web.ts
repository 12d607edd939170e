import { pages } from '@cartouche/contract/pages';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

import { Refusal } from '../refusal.ts';

/**
 * Serves the built web: its files, and its one page at every other address, as 'not found' where there is no screen.
 */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    setHeaders(reply, path) {
      // Names under assets/ contain a digest of the file, so the files never change.
      const lasting = path.includes('/assets/') || path.includes('\\assets\\');
      void reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  for (const page of pages) {
    const url = page.replace('$', ':');
    app.route({ method: ['GET', 'HEAD'], url, handler: (_request, reply) => reply.sendFile('index.html') });
  }

  app.setNotFoundHandler(async (request, reply) => {
    const [pathname = ''] = request.url.split('?');
    const isPage = ['GET', 'HEAD'].includes(request.method) && !/\.\w+$/.test(pathname);
    if (!isPage || pathname.startsWith('/api/')) throw new Refusal('not_found');
    // Without a tag, which would make this 404 a 304 for a browser that has the page.
    return reply.code(404).sendFile('index.html', { etag: false, lastModified: false });
  });
}
