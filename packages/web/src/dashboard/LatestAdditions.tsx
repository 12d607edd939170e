import type { Platform } from '@cartouche/contract/platforms';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { dashboardWords } from '../i18n/dashboard.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/Button.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { LatestGame } from './LatestGame.tsx';
import { LatestSkeleton } from './LatestSkeleton.tsx';
import { latestGrid } from './latestGrid.ts';
import { Section } from '../ui/Section.tsx';
import { ShowMore } from './ShowMore.tsx';
import { latestAsked, latestAtFirst } from './figures.ts';
import { useRowLength } from './useRowLength.ts';

type LatestAdditionsProps = {
  platforms: readonly Platform[];
  /** How many games are owned, which is known before the newest are. */
  games: number;
};

/** The newest games of the collection, on a shelf; nothing if there are none. */
export function LatestAdditions({ platforms, games: owned }: LatestAdditionsProps) {
  const text = useWords(dashboardWords);
  const perRow = useRowLength();
  const [isExpanded, setExpanded] = useState(false);
  const {
    data: games = [],
    isPending,
    error,
    isFetching,
    refetch,
  } = useRead(api.collection.latest, latestAsked);

  if (error && games.length === 0) {
    return (
      <Section title={text.latest}>
        <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      </Section>
    );
  }
  if (isPending && owned > 0) {
    return (
      <Section title={text.latest}>
        <LatestSkeleton games={latestAtFirst(Math.min(owned, latestAsked.limit), perRow)} />
      </Section>
    );
  }
  if (games.length === 0) return null;

  const atFirst = latestAtFirst(games.length, perRow);
  const colors = new Map(platforms.map(({ id, color }) => [id, color]));
  return (
    <Section title={text.latest}>
      <ul className={latestGrid}>
        {games.slice(0, isExpanded ? games.length : atFirst).map((game, index) => (
          <LatestGame
            key={game.game_id}
            game={game}
            color={colors.get(game.platform_id) ?? 'gray'}
            isEager={index < perRow}
          />
        ))}
      </ul>
      {games.length > atFirst && (
        <div className="flex flex-wrap justify-center gap-2">
          <ShowMore of={text.latest} isExpanded={isExpanded} onFlip={() => setExpanded(!isExpanded)} />
          {isExpanded && owned > games.length && (
            <Link
              {...paths.collection('all', { tab: 'owned', sort: 'added', order: 'desc' })}
              className={buttonClass()}
            >
              {text.wholeCollection(owned)}
            </Link>
          )}
        </div>
      )}
    </Section>
  );
}
