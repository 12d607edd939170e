import { finished } from 'node:stream';

import type { preParsingAsyncHookHandler } from 'fastify';

/** Gives up on a body that dribbles in. The server's own limit is one for all, and so as long as uploads need it. */
export function requireArrivalWithin(
  ms: number,
  { except }: { except: readonly string[] },
): preParsingAsyncHookHandler {
  return async (request, _reply, body) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    const hasBody = encoding !== undefined || Number(length) > 0; // what has none is never done being read
    if (hasBody && !except.includes(request.routeOptions.url ?? '')) {
      const late = setTimeout(() => request.raw.destroy(), ms);
      finished(request.raw, () => clearTimeout(late));
    }
    return body;
  };
}
