import type { RefusalCode } from '@cartouche/contract/refusals';

/** What tabs of one browser tell each other: whose session has ended and why, or who has signed in. */
export type News = { userId: string; ended: RefusalCode | null };

// Where storage is blocked, so are channels: each tab then learns it from its own next call.
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

/** Hears what the other tabs tell, until the answer is called. */
export function onNews(listener: (news: News) => void): () => void {
  const hear = ({ data }: MessageEvent<News>) => listener(data);
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
