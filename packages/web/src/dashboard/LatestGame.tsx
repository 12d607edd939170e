import { Link } from '@tanstack/react-router';

import type { Answer, api } from '../api/client.ts';
import { GameCover } from '../games/GameCover.tsx';
import { StateBadge } from '../games/StateBadge.tsx';
import { stateOnShelf } from '../games/gameFacts.ts';

type LatestGameProps = {
  game: Answer<typeof api.collection.latest>[number];
  /** The console's colour. */
  color: string;
  isEager: boolean;
};

/** A box on the shelf, with its label below. */
export function LatestGame({ game, color, isEager }: LatestGameProps) {
  return (
    <li className="relative flex flex-col">
      <div className="px-4 sm:px-16 lg:px-8">
        <GameCover game={game} isEager={isEager} className="rounded-b-none" />
      </div>
      <div aria-hidden className="h-2.5 border-b-2 border-edge/25 bg-hairline" />
      <div className="flex flex-col items-start gap-1 px-4 pt-2.5 sm:px-16 lg:px-8">
        <Link
          to="."
          search={{ gameId: game.game_id }}
          resetScroll={false}
          className="line-clamp-2 font-semibold text-pretty after:absolute after:inset-0 hover:text-accent"
        >
          {game.title}
        </Link>
        <span className="flex max-w-full items-center gap-1.5 text-13 text-muted">
          <span
            className="h-3.5 w-1 shrink-0 rounded-full forced-color-adjust-none"
            style={{ background: color }}
          />
          <span className="truncate">{game.platform}</span>
        </span>
        <StateBadge state={stateOnShelf(game.completeness)} />
      </div>
    </li>
  );
}
