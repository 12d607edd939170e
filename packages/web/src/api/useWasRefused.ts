import { useMutationState } from '@tanstack/react-query';

import type { CallName } from './cache.ts';

/** Whether a write was refused for this reason in the last minutes, wherever it was asked for. */
export function useWasRefused(write: { name: CallName }, isReason: (error: unknown) => boolean): boolean {
  return useMutationState({
    filters: { mutationKey: [write.name], status: 'error' },
    select: ({ state }) => isReason(state.error),
  }).includes(true);
}
