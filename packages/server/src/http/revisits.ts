import { createHash } from 'node:crypto';

import type { FastifyInstance, FastifyReply } from 'fastify';

const revisited = 'private, no-cache';

/** Lets the browser keep an answer that is the same for everybody, and ask the next time whether it still is. */
export function allowRevisit(reply: FastifyReply): void {
  void reply.header('cache-control', revisited);
}

/** Tags the answers that may be kept, and sends nothing where the browser has it already. Others are never kept. */
export function answerRevisits(api: FastifyInstance): void {
  api.addHook('onSend', async (request, reply, answer) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    if (reply.getHeader('cache-control') !== revisited || typeof answer !== 'string') return answer;

    // Weak: packed or not, it says the same.
    const tag = `W/"${createHash('sha256').update(answer).digest('base64url')}"`;
    void reply.header('etag', tag);
    if (!request.headers['if-none-match']?.includes(tag)) return answer;
    void reply.code(304);
    return '';
  });
}
