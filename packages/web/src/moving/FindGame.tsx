import { useEffect, useState } from 'react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { searchDebounceMs } from '../constants.ts';
import { GameCover } from '../games/GameCover.tsx';
import { uniqueGames } from '../games/uniqueGames.ts';
import { movingWords } from '../i18n/moving.ts';
import { useWords } from '../i18n/language.ts';
import { Overlay } from '../ui/Overlay.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import type { MovedRow } from './useMove.ts';

type FindGameProps = {
  row: MovedRow;
  isOpen: boolean;
  onChoose: (gameId: number) => void;
  onClose: () => void;
};

const mostGames = 24;

/** Asks which game of the catalogue a row is. */
export function FindGame({ row, isOpen, onChoose, onClose }: FindGameProps) {
  const text = useWords(movingWords);
  const [typed, setTyped] = useState(row.title);
  const [words, setWords] = useState(row.title);
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), searchDebounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const asked = { q: words, platform: 'all' as const, limit: mostGames, offset: 0 };
  const { data } = useRead(api.catalogue.search, isOpen && words !== '' ? asked : null, {
    keepPrevious: true,
  });
  const games = data ? uniqueGames([...data.likely, ...data.found, ...data.alike]) : [];

  return (
    <Overlay isOpen={isOpen} onClose={onClose} title={text.pickTitle} isTall>
      <div className="flex flex-col gap-4">
        <p className="text-muted">{text.pickText(row.title, row.platform)}</p>
        <SearchField label={text.search} placeholder={text.fields.title} value={typed} onType={setTyped} />
        <ul className="flex flex-col">
          {games.map((game) => (
            <li key={game.game_id}>
              <button
                type="button"
                onClick={() => onChoose(game.game_id)}
                className="flex min-h-14 w-full items-center gap-3 rounded-control p-2 text-left transition hover:bg-ink/6"
              >
                <span className="w-10 shrink-0">
                  <GameCover game={game} size="small" />
                </span>
                <span className="flex min-w-0 flex-col">
                  <span className="line-clamp-2 font-semibold">{game.title}</span>
                  <span className="text-13 text-muted">{game.platform}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
        <p role="status" className="text-muted">
          {data && games.length === 0 && text.statuses.missing}
        </p>
      </div>
    </Overlay>
  );
}
