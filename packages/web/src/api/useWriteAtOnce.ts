import { useMutation } from '@tanstack/react-query';

import type { Call } from './client.ts';
import { queryClient } from './query.ts';
import { type Drawn, type Edit, editAnswers } from './writes.ts';

type AtOnce<Input> = {
  /** Draws what the write will do into the reads that show it. */
  edit: (edit: Edit, input: Input) => void;
  onRefused?: (error: Error, input: Input) => void;
};

/**
 * A write that is drawn at once: `const remove = useWriteAtOnce(api.alerts.remove, { edit, … })`, then `remove({ id })`.
 * If it fails, what it drew is as it was before.
 */
export function useWriteAtOnce<Input>(
  write: Call<Input, unknown>,
  { edit, onRefused }: AtOnce<Input>,
): (input: Input) => void {
  const { mutate } = useMutation({
    mutationKey: [write.name],
    scope: { id: write.name },
    mutationFn: (input: Input) => write.send(input),
    onMutate: (input) => {
      const before: Drawn[] = [];
      edit((read, change) => before.push(...editAnswers(read, change)), input);
      return before;
    },
    // oxlint-disable-next-line eslint/max-params -- as the library calls it
    onError: (error, input, before) => {
      for (const [key, answer] of before ?? []) queryClient.setQueryData(key, answer);
      onRefused?.(error, input);
    },
  });
  return (input) => mutate(input);
}
