import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';

import type { Call } from './client.ts';
import { keyOf, queryClient } from './query.ts';

export type ReadOptions = {
  /** Show the last answer while the one for a new input loads. */
  keepPrevious?: boolean;
  /** Repeat at this interval, while the page is visible. */
  everyMs?: number;
};

/** Null instead of an input: do not ask yet. */
type InputOf<Input> = undefined extends Input
  ? [input?: Input | null, options?: ReadOptions]
  : [input: Input | null, options?: ReadOptions];

/** `const game = useRead(api.catalogue.game, { gameId })`: data, error, isPending, refetch as TanStack Query has them. */
export function useRead<Input, Output>(read: Call<Input, Output>, ...[input, options = {}]: InputOf<Input>) {
  return useQuery<Output>({
    ...readOptions(read, input as Input), // as: null is never sent, and absent only where it may be
    enabled: input !== null,
    ...(options.keepPrevious ? { placeholderData: previous } : {}),
    ...(options.everyMs ? { refetchInterval: options.everyMs } : {}),
  });
}

type ReadsOptions = {
  /** After how long to ask again what failed; false for never. */
  againMs?: (error: Error) => number | false;
};

/** Several answers of one read, in the order of their inputs: `useReads(api.catalogue.fetchGames, windows)`. */
export function useReads<Input, Output>(
  read: Call<Input, Output>,
  inputs: readonly Input[],
  { againMs }: ReadsOptions = {},
) {
  const again = againMs && {
    refetchInterval: ({ state: { error } }: { state: { error: Error | null } }) =>
      error !== null && againMs(error),
  };
  return useQueries({ queries: inputs.map((input) => ({ ...readOptions(read, input), ...again })) });
}

/** Reads ahead of the screen that will need it: for loaders, hovers and what the next tap shows. */
export function readAhead<Input, Output>(read: Call<Input, Output>, input: Input): void {
  void queryClient.prefetchQuery(readOptions(read, input));
}

/** The answer outside a component, from memory while it is fresh. */
export function readNow<Input, Output>(read: Call<Input, Output>, input: Input): Promise<Output> {
  return queryClient.query(readOptions(read, input));
}

/** The last answer, however old; undefined if there was none. */
export function lastAnswer<Input, Output>(read: Call<Input, Output>, input: Input): Output | undefined {
  return queryClient.getQueryData<Output>(keyOf(read, input));
}

function readOptions<Input, Output>(read: Call<Input, Output>, input: Input) {
  return {
    queryKey: keyOf(read, input),
    queryFn: ({ signal }: { signal: AbortSignal }) => read.send(input, { signal }),
  };
}

// as: the library's guard against functions as answers cannot see through a type parameter
const previous = keepPreviousData as () => undefined;
