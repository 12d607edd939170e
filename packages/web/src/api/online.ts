import { onlineManager } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

import { queryClient } from './query.ts';

/** Whether the device has a network. Writes wait without one, and are sent when it is back. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );
}

/** Asks before leaving the page while writes wait for the network: they are only in its memory. */
export function useUnsentGuard(isOnline: boolean): void {
  useEffect(() => {
    if (isOnline) return undefined;
    function ask(event: BeforeUnloadEvent) {
      if (queryClient.isMutating({ predicate: ({ state }) => state.isPaused }) > 0) event.preventDefault();
    }
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOnline]);
}
