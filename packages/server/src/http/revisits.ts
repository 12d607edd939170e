import { createHash } from 'node:crypto';

import type { FastifyInstance, FastifyReply } from 'fastify';

const revisited = 'private, no-cache';

/** Lets the browser cache an answer that is the same for everybody, and check the next time whether it still holds. */
export function allowRevisit(reply: FastifyReply): void {
  void reply.header('cache-control', revisited);
}

/** Tags cacheable answers, and sends nothing if the browser already has it. Other answers are never cached. */
export function answerRevisits(api: FastifyInstance): void {
  api.addHook('onSend', async (request, reply, answer) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    if (reply.getHeader('cache-control') !== revisited || typeof answer !== 'string') return answer;

    // Weak: the same for compressed and uncompressed answers.
    const tag = `W/"${createHash('sha256').update(answer).digest('base64url')}"`;
    void reply.header('etag', tag);
    if (!request.headers['if-none-match']?.includes(tag)) return answer;
    void reply.code(304);
    return '';
  });
}
