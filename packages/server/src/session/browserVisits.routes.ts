import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Context } from '../context.ts';
import type { Auth } from './auth.ts';

/**
 * The two addresses that a browser opens by itself: the way back from a provider, which better-auth answers, and the
 * link of the confirmation mail. The rest of better-auth is closed, and used through the contract only.
 */
export function serveBrowserVisits(api: FastifyInstance, ctx: Context, auth: Auth): void {
  const visit = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = new URL(request.url, ctx.config.publicUrl);
    const answer = await auth.writingTo(request, () => auth.visit(request, url));
    // better-auth answers some refusals as JSON, which means nothing to a person.
    if (answer.status >= 400) return reply.redirect('/login?error=invalid_token');
    for (const [name, value] of answer.headers) if (name !== 'set-cookie') void reply.header(name, value);
    for (const cookie of answer.headers.getSetCookie()) void reply.header('set-cookie', cookie);
    return reply.code(answer.status).send(answer.body ? Buffer.from(await answer.arrayBuffer()) : null);
  };

  // No HEAD: a link scanner would use up the code.
  api.get('/api/auth/callback/:provider', visit);
  api.get('/api/auth/verify-email', async (request, reply) => {
    const { token } = request.query as { token?: unknown }; // as: unchecked
    return reply.redirect(await auth.follow(request, reply, typeof token === 'string' ? token : ''));
  });
}
