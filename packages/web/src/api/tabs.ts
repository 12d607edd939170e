import type { RefusalCode } from '@cartouche/contract/refusals';

/** What tabs of one browser tell each other of a user: signed in, left and why, or prefers something else. */
export type News = { userId: string } & (
  | { what: 'came' | 'prefers' }
  | { what: 'left'; reason: RefusalCode }
);

// A browser that blocks storage blocks channels too. Each tab then learns it from its own next call.
const channel = open();

function open(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('session');
  } catch {
    return null;
  }
}

export function tellTabs(news: News): void {
  channel?.postMessage(news);
}

/** Listens to the other tabs; returns a function that stops. */
export function onNews(listener: (news: News) => void): () => void {
  const onMessage = ({ data }: MessageEvent<News>) => listener(data);
  channel?.addEventListener('message', onMessage);
  return () => channel?.removeEventListener('message', onMessage);
}
