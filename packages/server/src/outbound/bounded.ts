const usualLimits = { longestMs: 10_000, largestBytes: 1024 * 1024 };

/**
 * A fetch with limits on time and size. It replaces the global one when the server starts, so that libraries which
 * fetch by themselves (better-auth asks the sign-in providers) are limited too.
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

/** For calls that need more than the limits of the global fetch. */
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
