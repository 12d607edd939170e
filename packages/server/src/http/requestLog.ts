import type { FastifyInstance, FastifyRequest } from 'fastify';

const calls = new WeakMap<FastifyRequest, string>();

/** Notes which call of the contract a request makes: its address itself may name somebody's game or link. */
export function nameCall(request: FastifyRequest, path = ''): void {
  calls.set(request, path);
}

/** Gives every answer its request's id, and notes it at info: which call, how it went and how long it took. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ id }, reply) => void reply.header('x-request-id', id));
  app.addHook('onResponse', async (request, { statusCode: status, elapsedTime }) => {
    const call = `${request.method} ${calls.get(request) ?? request.routeOptions.url ?? ''}`.trim();
    request.log.info({ call, status, ms: Math.round(elapsedTime) }, 'answered');
  });
}
