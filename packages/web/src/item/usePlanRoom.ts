import { remaining } from '@cartouche/contract/limits';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { useSession } from '../session/useSession.ts';
import type { GameToAdd } from './addOneByOne.ts';

/** Of what a list adds, that for which the plan has room; and how much there is, where the list has more. */
export function usePlanRoom<Game extends GameToAdd>(all: readonly Game[]) {
  const { subscription } = useSession();
  const { data: summary } = useRead(api.collection.summary);
  const room = summary ? remaining(subscription.tier, 'games', summary.games) : Infinity;
  const fitting = fittingIn(all, room);
  return { fitting, room: all.length > fitting.length ? room : null };
}

/** Plans count games; a further copy needs the one before it. */
function fittingIn<Game extends GameToAdd>(all: readonly Game[], room: number): Game[] {
  const games = all.filter(({ isFurther }) => !isFurther).map(({ gameId }) => gameId);
  const left = new Set(games.slice(room));
  return all.filter(({ gameId }) => !left.has(gameId));
}
