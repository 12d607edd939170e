import { countOutcome } from './counts.ts';

type Limits = { longestMs: number; largestBytes: number; provider?: string };

const usualLimits: Limits = { longestMs: 10_000, largestBytes: 1024 * 1024 };

/**
 * A fetch with limits on time and size, for libraries that ask for one; what we ask ourselves goes through a client. It
 * replaces the global one when the server starts: better-auth asks the sign-in providers by itself.
 */
export function bounded(fetch: typeof globalThis.fetch, limits = usualLimits): typeof globalThis.fetch {
  const { longestMs, largestBytes, provider = 'others' } = limits;
  return async (input, init) => {
    const timeout = AbortSignal.timeout(longestMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    const response = await fetch(input, { ...init, signal }).catch((error: unknown) => {
      countOutcome(provider, 'unreachable');
      throw error;
    });
    countOutcome(provider, outcomeOf(response));
    if (!response.body) return response;

    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(limitedTo(largestBytes)), { status, statusText, headers });
  };
}

const platformFetch = globalThis.fetch;

/** For calls that need more than the limits of the global fetch. */
export function fetchWithin(limits: Limits): typeof globalThis.fetch {
  return bounded(platformFetch, limits);
}

/** In the words of a NoAnswer. */
function outcomeOf({ status }: Response): string {
  if (status === 429) return 'busy';
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'ok';
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
