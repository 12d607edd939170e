import { useState } from 'react';

import { type Answer, api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { keepPlaces } from './suggestions.ts';

export type Suggested = Answer<typeof api.catalogue.suggestions>[number];

/** How many games are suggested at a time. */
export const suggestedGames = 8;

/** Games that the user is likely to own, of these platforms or of the best known, each in its place. */
export function useSuggestions(platformIds: readonly number[]) {
  const suggested = useRead(
    api.catalogue.suggestions,
    { limit: suggestedGames, ...(platformIds.length > 0 && { platforms: platformIds.join(',') }) },
    { keepPrevious: true },
  );
  const { data: answer } = suggested;
  const [placed, setPlaced] = useState<{ answer: typeof answer; games: readonly Suggested[] }>();
  if (answer && answer !== placed?.answer) {
    setPlaced({ answer, games: keepPlaces(placed?.games ?? [], answer) });
  }

  return {
    games: answer && placed?.games,
    error: answer ? null : suggested.error,
    isRetrying: suggested.isFetching,
    retry: () => void suggested.refetch(),
  };
}
