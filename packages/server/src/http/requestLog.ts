import { finished } from 'node:stream';

import type { FastifyInstance, FastifyRequest } from 'fastify';

const calls = new WeakMap<FastifyRequest, string>();

/** Records a request's call for the log: its address may name somebody's game or link. */
export function nameCall(request: FastifyRequest, path = ''): void {
  calls.set(request, `/api${path}`);
}

/**
 * Gives every answer its request's id, and logs at info which call it was, its status and how long it took. A request
 * that its sender gives up is logged as well, with a status only if its answer had begun.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    finished(reply.raw, (cutOff) => {
      const call = `${request.method} ${calls.get(request) ?? request.routeOptions.url ?? '(no page)'}`;
      const status = reply.raw.headersSent ? reply.statusCode : undefined;
      const ms = Math.round(reply.elapsedTime);
      request.log.info({ call, status, ms }, cutOff ? 'aborted' : 'answered');
    });
  });
}
