import { Flag } from 'lucide-react';

import { GameCover } from '../games/GameCover.tsx';
import { barcodesWords } from '../i18n/barcodes.ts';
import { useWords } from '../i18n/language.ts';
import { IconButton } from '../ui/IconButton.tsx';
import type { FoundGame } from './scanRows.ts';

type GameChoicesProps = {
  games: readonly FoundGame[];
  onChoose: (game: FoundGame) => void;
  /** The code is not on it at all. */
  onWrong: (game: FoundGame) => void;
};

/** The games that a code is on, where there are several. */
export function GameChoices({ games, onChoose, onWrong }: GameChoicesProps) {
  const text = useWords(barcodesWords);
  return (
    <ul>
      {games.map((game) => (
        <li key={game.game_id} className="flex items-center gap-1">
          <button
            type="button"
            onClick={() => onChoose(game)}
            className="flex min-h-14 min-w-0 grow items-center gap-3 rounded-control p-2 text-left transition hover:bg-ink/6"
          >
            <span className="w-10 shrink-0">
              <GameCover game={game} size="small" />
            </span>
            <span className="flex min-w-0 flex-col">
              <span className="line-clamp-2 font-semibold">{game.title}</span>
              <span className="text-13 text-muted">{game.platform}</span>
            </span>
          </button>
          <IconButton aria-label={text.wrongFor(game.title)} icon={<Flag />} onClick={() => onWrong(game)} />
        </li>
      ))}
    </ul>
  );
}
