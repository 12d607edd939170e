import type { ComponentProps } from 'react';

import { GameCover } from './GameCover.tsx';
import { factsInShort } from './gameFacts.ts';

type GameChoiceProps = {
  game: ComponentProps<typeof GameCover>['game'] & Parameters<typeof factsInShort>[0] & { title: string };
  onChoose: () => void;
};

/** A game among others to choose from. */
export function GameChoice({ game, onChoose }: GameChoiceProps) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex min-h-14 w-full min-w-0 grow items-center gap-3 rounded-control p-2 text-left transition hover:bg-ink/6"
    >
      <span className="w-10 shrink-0">
        <GameCover game={game} size="small" />
      </span>
      <span className="flex min-w-0 flex-col">
        <span className="line-clamp-2 font-semibold">{game.title}</span>
        <span className="line-clamp-2 text-13 text-muted">{factsInShort(game)}</span>
      </span>
    </button>
  );
}
