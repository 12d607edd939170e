import type { FastifyRequest } from 'fastify';

import type { Config } from '../config.ts';
import { Refusal } from '../refusal.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes that another site's page asks for with the user's cookies. Browsers say where a request comes from;
 * what says nothing is no browser and carries no cookies that it was not given on purpose.
 */
export function requireOwnOrigin(config: Config) {
  const own = new URL(config.publicUrl).origin;

  return async (request: FastifyRequest): Promise<void> => {
    if (safeMethods.has(request.method)) return;

    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Refusal('foreign_origin');

    const { origin } = request.headers;
    if (origin === undefined || origin === own) return;
    // On one's own machine the same server answers to localhost and to 127.0.0.1.
    if (config.edition === 'local' && origin === `http://${request.headers.host}`) return;
    throw new Refusal('foreign_origin');
  };
}
