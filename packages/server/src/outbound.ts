const usualLimits = { longestMs: 10_000, largestBytes: 1024 * 1024 };

/**
 * A fetch that gives up on a slow or endless answer. It takes the place of the global one when the server starts, so
 * that libraries which fetch by themselves (better-auth asks the sign-in providers) are held to the same limits.
 */
export function bounded(fetch: typeof globalThis.fetch, limits = usualLimits): typeof globalThis.fetch {
  const { longestMs, largestBytes } = limits;
  return async (input, init) => {
    const timeout = AbortSignal.timeout(longestMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    const response = await fetch(input, { ...init, signal });
    if (!response.body) return response;

    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(limitedTo(largestBytes)), { status, statusText, headers });
  };
}

const platformFetch = globalThis.fetch;

/** For calls that may take more than the usual limits allow, which the global fetch is held to. */
export function fetchWithin(limits: typeof usualLimits): typeof globalThis.fetch {
  return bounded(platformFetch, limits);
}

function limitedTo(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let seen = 0;
  return new TransformStream({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > bytes) controller.error(new Error(`The answer is larger than ${bytes} bytes.`));
      else controller.enqueue(chunk);
    },
  });
}
