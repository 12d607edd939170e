import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import negotiator from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The web's one page, compressed once. Its tags for previews of a link get whole addresses, because those who read them
 * do not complete a path.
 */
export function readPage(folder: string, publicUrl: string) {
  const built = readFileSync(join(folder, 'index.html'), 'utf8');
  const page = Buffer.from(built.replace(/(<meta property="og:\w+" content=")\//g, `$1${publicUrl}/`));
  const bodies = { br: brotliCompressSync(page), gzip: gzipSync(page), identity: page };
  // Weak: the same for all encodings.
  const tag = `W/"${createHash('sha256').update(page).digest('base64url')}"`;

  return (request: FastifyRequest, reply: FastifyReply, status: 200 | 404) => {
    void reply.code(status).headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    });
    // A tag would make a 404 a 304 for a browser that has the page.
    if (status === 200) {
      void reply.header('etag', tag);
      if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
    }
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = negotiator.negotiate<'br' | 'gzip'>(accepted, ['br', 'gzip']) ?? 'identity';
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.send(bodies[encoding]);
  };
}
