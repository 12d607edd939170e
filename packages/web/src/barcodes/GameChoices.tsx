import { Flag } from 'lucide-react';

import { GameChoice } from '../games/GameChoice.tsx';
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
          <GameChoice game={game} onChoose={() => onChoose(game)} />
          <IconButton aria-label={text.wrongFor(game.title)} icon={<Flag />} onClick={() => onWrong(game)} />
        </li>
      ))}
    </ul>
  );
}
