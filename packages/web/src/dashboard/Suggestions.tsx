import type { Platform } from '@cartouche/contract/platforms';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';

import { GameCover } from '../games/GameCover.tsx';
import { collectionWords } from '../i18n/collection.ts';
import { useText, useWords } from '../i18n/language.ts';
import { useQuickAdd } from '../item/useQuickAdd.ts';
import { paths } from '../paths.ts';
import { usePlatformOf } from '../platforms/usePlatformOf.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { type Suggested, suggestedGames, useSuggestions } from './useSuggestions.ts';

type SuggestionsProps = {
  /** Of which games are suggested; if there are none, of the best known. */
  of: readonly Platform[];
  /** Opens the form of a copy that was added. */
  onDetails: (gameId: number) => void;
};

/** Games that the user is likely to own, each added at one press. */
export function Suggestions({ of, onDetails }: SuggestionsProps) {
  const { games, error, isRetrying, retry } = useSuggestions(of.map(({ id }) => id));
  const quick = useQuickAdd({ onDetails });
  const platformOf = usePlatformOf();

  if (error) return <ErrorState error={error} isRetrying={isRetrying} onRetry={retry} />;

  return (
    <ul className="grid grid-cols-4 gap-x-2 gap-y-5 sm:gap-x-4 lg:grid-cols-8" aria-busy={!games}>
      {games
        ? games.map((game, place) => (
            <Suggestion
              // Keyed by place: once a game is added the next one takes its place, and the focus stays there.
              // oxlint-disable-next-line react/no-array-index-key -- that is the point
              key={place}
              game={game}
              platform={platformOf(game.platform_id)}
              isPressed={quick.isPressed(game.game_id)}
              onAdd={() => quick.add(game)}
            />
          ))
        : Array.from({ length: suggestedGames }, (_place, index) => <EmptyPlace key={index} />)}
    </ul>
  );
}

const placeClass = 'relative flex min-w-0 flex-col gap-1.5 sm:gap-2';

type SuggestionProps = {
  game: Suggested;
  platform: Platform | undefined;
  isPressed: boolean;
  onAdd: () => void;
};

function Suggestion({ game, platform, isPressed, onAdd }: SuggestionProps) {
  const { catalogue: text } = useText();
  const collection = useWords(collectionWords);
  return (
    <li className={placeClass}>
      <GameCover game={game} isEager />
      <div className="min-h-12 sm:min-h-13">
        <Link
          {...paths.game(game.game_id)}
          className="line-clamp-2 text-12 font-semibold wrap-anywhere after:absolute after:inset-0 hover:text-accent sm:text-13 sm:leading-4.5"
        >
          {game.title}
        </Link>
        <p className="truncate text-12 text-muted" title={game.platform}>
          {platform?.short_name ?? game.platform}
        </p>
      </div>
      <Button
        icon={<Plus />}
        aria-label={text.ofGame(text.addToCollection, game.title)}
        isPending={isPressed}
        onClick={onAdd}
        className="relative w-full px-1! max-sm:[&>svg]:hidden"
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
      <Skeleton className="h-12 w-4/5 sm:h-13" />
      <Skeleton className="h-11 w-full sm:h-9" />
    </li>
  );
}
