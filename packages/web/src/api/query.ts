import { MutationCache, QueryCache, QueryClient, onlineManager } from '@tanstack/react-query';

import { type CallName, type Policy, type Stale, cache, retries, upTo } from './cache.ts';
import { forgetSubscription } from '../device.ts';
import { type Call, api } from './client.ts';
import { endIfOver } from './endSession.ts';
import { endsSession } from './refusal.ts';

// It starts as 'online' even on a page loaded offline, and would then lose queued writes.
onlineManager.setOnline(navigator.onLine);

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => endLostSession(error) }),
  mutationCache: new MutationCache({
    // oxlint-disable-next-line eslint/max-params -- as the library calls it
    onSettled: (_data, error, input, _result, mutation) => {
      endLostSession(error, nameOf(mutation.options.mutationKey));
      const scope = mutation.options.scope?.id;
      const othersFollow = queryClient.isMutating({
        predicate: (other) => other !== mutation && scope !== undefined && other.options.scope?.id === scope,
      });
      // An answer read between two quick clicks would undo the second click on the screen.
      if (othersFollow) return;
      for (const stale of madeStaleBy(mutation.options.mutationKey)) {
        // The one answer that outlives the page.
        if (stale === 'subscription.status') forgetSubscription();
        void queryClient.invalidateQueries({ queryKey: keyOfStale(stale, input) });
      }
    },
  }),
  defaultOptions: {
    queries: {
      retry: retries.read,
      retryDelay: retries.readDelayMs,
      // A read that waits for the network would show skeletons forever; a failed one offers a retry.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { retry: retries.write, retryDelay: retries.writeDelayMs },
  },
});

for (const [name, policy] of Object.entries<Policy>(cache)) {
  if ('freshMs' in policy) {
    const { freshMs, keptMs, mostRetries, isReadOnFocus } = policy;
    queryClient.setQueryDefaults([name], {
      staleTime: freshMs,
      gcTime: keptMs,
      ...(mostRetries === undefined ? {} : { retry: upTo(mostRetries) }),
      ...(isReadOnFocus === undefined ? {} : { refetchOnWindowFocus: isReadOnFocus }),
    });
  }
}

/** The only place that makes keys. The call's name alone stands for all its answers. */
export function keyOf<Input, Output>(read: Call<Input, Output>, input: Input) {
  return [read.name, { input }] as const;
}

/** Drops the answers of a read; what is on the screen is read anew. */
export function forget<Input, Output>(read: Call<Input, Output>): void {
  void queryClient.resetQueries({ queryKey: [read.name] });
}

/** Asks the server now, even if the answer is fresh: for one input, or for all. */
export function readAgain<Input, Output>(read: Call<Input, Output>, input?: Input): void {
  void queryClient.refetchQueries({ queryKey: input === undefined ? [read.name] : keyOf(read, input) });
}

/** The key of a read's answers, or of those to inputs that have as much in common with a write's. */
function keyOfStale(stale: Stale, input: unknown): readonly unknown[] {
  if (typeof stale === 'string') return [stale];
  const { name, withSame } = stale;
  // as: the table names what the write is sent, and what is not there equals nothing
  return [name, { input: { [withSame]: (input as Record<string, unknown>)[withSame] } }];
}

function nameOf(mutationKey: readonly unknown[] | undefined): CallName | undefined {
  return (mutationKey as [CallName] | undefined)?.[0]; // as: only writes.ts makes these keys
}

function madeStaleBy(mutationKey: readonly unknown[] | undefined): readonly Stale[] {
  const name = nameOf(mutationKey);
  const policy: Policy | undefined = name && cache[name];
  return policy && 'makesStale' in policy ? policy.makesStale : [];
}

/** For every error of a call. One that is sent outside of reads and writes hands in its own. */
export function endLostSession(error: unknown, wish?: CallName): void {
  const wasSignedIn = queryClient.getQueryData(keyOf(api.session.current, undefined)) !== undefined;
  if (wasSignedIn && endsSession(error)) void endIfOver(wish);
}
