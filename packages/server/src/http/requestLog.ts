import type { FastifyInstance, FastifyRequest } from 'fastify';

const calls = new WeakMap<FastifyRequest, string>();

/** Records a request's call for the log: its address may name somebody's game or link. */
export function nameCall(request: FastifyRequest, path = ''): void {
  calls.set(request, path);
}

/** Gives every answer its request's id, and logs at info which call it was, its status and how long it took. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ id }, reply) => void reply.header('x-request-id', id));
  app.addHook('onResponse', async (request, { statusCode: status, elapsedTime }) => {
    const call = `${request.method} ${calls.get(request) ?? request.routeOptions.url ?? ''}`.trim();
    request.log.info({ call, status, ms: Math.round(elapsedTime) }, 'answered');
  });
}
