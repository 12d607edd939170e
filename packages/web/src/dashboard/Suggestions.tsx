import type { Platform } from '@cartouche/contract/platforms';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';

import { type Answer, api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { GameCover } from '../games/GameCover.tsx';
import { collectionWords } from '../i18n/collection.ts';
import { useText, useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

const shown = 8;

type SuggestionsProps = { platforms: readonly Platform[]; onAdd: (gameId: number) => void };

/** Games of the user's platforms that they are likely to own. */
export function Suggestions({ platforms, onAdd }: SuggestionsProps) {
  const suggested = useRead(api.catalogue.suggestions, {
    platforms: platforms.map(({ id }) => id).join(','),
    limit: shown,
  });
  const { data: games, error } = suggested;

  if (!games && error) {
    return (
      <ErrorState error={error} isRetrying={suggested.isFetching} onRetry={() => void suggested.refetch()} />
    );
  }

  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-4 lg:grid-cols-8" aria-busy={!games}>
      {games
        ? games.map((game, place) => (
            <Suggestion
              // Keyed by place: once a game is added the next one takes its place, and the focus stays there.
              // oxlint-disable-next-line react/no-array-index-key -- that is the point
              key={place}
              game={game}
              onAdd={() => onAdd(game.game_id)}
            />
          ))
        : Array.from({ length: shown }, (_place, index) => <EmptyPlace key={index} />)}
    </ul>
  );
}

// A phone has room for half of them.
const placeClass = 'flex flex-col gap-2 max-sm:nth-[n+5]:hidden';

type SuggestionProps = {
  game: Answer<typeof api.catalogue.suggestions>[number];
  onAdd: () => void;
};

function Suggestion({ game, onAdd }: SuggestionProps) {
  const { catalogue: text } = useText();
  const collection = useWords(collectionWords);
  return (
    <li className={`relative ${placeClass}`}>
      <GameCover game={game} isEager />
      <Link
        {...paths.game(game.game_id)}
        className="line-clamp-2 min-h-9 text-13 leading-4.5 font-semibold text-pretty after:absolute after:inset-0 hover:text-accent"
      >
        {game.title}
      </Link>
      <Button
        icon={<Plus />}
        aria-label={text.ofGame(text.addToCollection, game.title)}
        onClick={onAdd}
        className="relative w-full px-2!"
      >
        {collection.add}
      </Button>
    </li>
  );
}

function EmptyPlace() {
  return (
    <li aria-hidden className={placeClass}>
      <Skeleton className="aspect-3/4 w-full" />
      <Skeleton className="h-9 w-4/5" />
      <Skeleton className="h-11 w-full sm:h-9" />
    </li>
  );
}
