import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

import { type CallName, type Policy, cache } from './cache.ts';
import type { Call } from './client.ts';
import { queryClient } from './query.ts';

export type WriteOptions<Input, Output> = {
  onDone?: (output: Output, input: Input) => void;
  onRefused?: (error: Error, input: Input) => void;
};

/**
 * `const save = useWrite(api.collection.save)`, then `save.mutate(input)`; isPending and error as TanStack
 * Query has them. cache.ts says which reads become stale.
 */
export function useWrite<Input, Output>(
  write: Call<Input, Output>,
  options: WriteOptions<Input, Output> = {},
) {
  // Two clicks can come before a button is drawn as busy. The same input is not sent twice at a time, nor is any call
  // that is sent once: a file cannot be compared, and the time in a message differs.
  const underWay = useRef(new Set<string>());
  const once = isSentOnce(write.name);
  const nameOf = (input: Input) => (once ? write.name : JSON.stringify(input));
  const { mutate, ...mutation } = useMutation({
    mutationKey: [write.name],
    mutationFn: (input: Input) => write.send(input),
    ...(once ? { retry: false, networkMode: 'always' as const } : {}),
    ...(options.onDone ? { onSuccess: options.onDone } : {}),
    ...(options.onRefused ? { onError: options.onRefused } : {}),
    onSettled: (_output, _error, input) => void underWay.current.delete(nameOf(input)),
  });

  function sendOnce(input: Input) {
    const sent = nameOf(input);
    if (underWay.current.has(sent)) return;
    underWay.current.add(sent);
    mutate(input);
  }

  return { ...mutation, mutate: sendOnce };
}

function isSentOnce(name: CallName): boolean {
  const policy: Policy = cache[name];
  return 'isSentOnce' in policy;
}

/** Changes every answer of a read that is in memory. */
export type Edit = <Input, Output>(
  read: Call<Input, Output>,
  change: (output: Output, input: Input) => Output,
) => void;

export type Toggle<Input> = {
  on: Call<Input, unknown>;
  off: Call<Input, unknown>;
  /** Draws the new state into the reads that show it. Called again with the old state if the write fails. */
  edit: (edit: Edit, input: Input, isOn: boolean) => void;
  onRefused?: (error: Error, input: Input) => void;
  /** Answered, with success or not. */
  onSettled?: (input: Input) => void;
};

/**
 * A switch that moves at once: `const wish = useToggle({ on: api.wishlist.add, … })`, then `wish(input, true)`. Clicks
 * are sent in order, a refused one is reverted, and the reads are repeated after the last.
 */
export function useToggle<Input>({ on, off, edit, onRefused, onSettled }: Toggle<Input>) {
  const { mutate } = useMutation({
    mutationKey: [on.name],
    scope: { id: on.name },
    mutationFn: ({ input, isOn }: { input: Input; isOn: boolean }) => (isOn ? on : off).send(input),
    onMutate: ({ input, isOn }) => edit(editAnswers, input, isOn),
    onError: (error, { input, isOn }) => {
      edit(editAnswers, input, !isOn);
      onRefused?.(error, input);
    },
    onSettled: (_data, _error, { input }) => onSettled?.(input),
  });

  return (input: Input, isOn: boolean) => mutate({ input, isOn });
}

/** An answer in memory, before it was changed. */
export type Drawn = [key: readonly unknown[], answer: unknown];

/** Answers what was there before. */
export function editAnswers<Input, Output>(
  read: Call<Input, Output>,
  change: (output: Output, input: Input) => Output,
): Drawn[] {
  const queryKey = [read.name];
  // An answer already on its way would undo the click.
  void queryClient.cancelQueries({ queryKey });

  const drawn: Drawn[] = [];
  for (const [key, answer] of queryClient.getQueriesData<Output>({ queryKey })) {
    if (answer === undefined) continue;
    const { input } = key[1] as { input: Input }; // as: keyOf makes every key
    queryClient.setQueryData(key, change(answer, input));
    drawn.push([key, answer]);
  }
  return drawn;
}
