import { finished } from 'node:stream';

import type { preParsingAsyncHookHandler } from 'fastify';

/**
 * Refuses a body that trickles in. The server's own limit applies to every request, so it must be as long as uploads
 * need.
 */
export function requireArrivalWithin(
  ms: number,
  { except }: { except: readonly string[] },
): preParsingAsyncHookHandler {
  return async (request, _reply, body) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    const hasBody = encoding !== undefined || Number(length) > 0; // a request without a body never ends arriving
    if (hasBody && !except.includes(request.routeOptions.url ?? '')) {
      const late = setTimeout(() => request.raw.destroy(), ms);
      finished(request.raw, () => clearTimeout(late));
    }
    return body;
  };
}
