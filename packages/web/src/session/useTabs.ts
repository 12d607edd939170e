import { useEffect, useEffectEvent } from 'react';

import { api } from '../api/client.ts';
import { load, tearAway } from '../api/endSession.ts';
import { readAgain } from '../api/query.ts';
import { type News, onNews } from '../api/tabs.ts';
import { tabOwner } from '../device.ts';

/** Follows what other tabs do to this tab's session; `userId` is null if nobody is signed in. */
export function useTabs(userId: string | null): void {
  const follow = useEffectEvent((news: News) => {
    if (news.what === 'came') {
      if (userId === null) readAgain(api.session.current);
      else if (news.userId !== userId) load('/'); // another user is signed in now
    } else if (news.userId === userId) {
      if (news.what === 'left') tearAway(news.reason);
      else readAgain(api.session.current);
    }
  });

  // The browser can restore a page as it was, even if another user has signed in since.
  const recheck = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted && userId !== null && tabOwner() !== userId) load('/');
  });

  useEffect(() => {
    const stop = onNews((news) => follow(news));
    const returned = (event: PageTransitionEvent) => recheck(event);
    window.addEventListener('pageshow', returned);
    return () => {
      stop();
      window.removeEventListener('pageshow', returned);
    };
  }, []);
}
