import { useSyncExternalStore } from 'react';

/** Whether the page is in sight: not in a tab behind another, nor on a phone that is locked. */
export function usePageSeen(): boolean {
  return useSyncExternalStore(subscribe, () => !document.hidden);
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
