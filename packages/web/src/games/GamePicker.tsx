import { isOwnEntry } from '@cartouche/contract/entries.rules';
import { type ReactNode, useEffect, useState } from 'react';

import { type Answer, api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { searchDebounceMs } from '../constants.ts';
import { GameChoice } from './GameChoice.tsx';
import { uniqueGames } from './uniqueGames.ts';
import { pickerWords } from '../i18n/picker.ts';
import { useWords } from '../i18n/language.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Overlay } from '../ui/Overlay.tsx';
import { SearchField } from '../ui/SearchField.tsx';

type GamePickerProps = {
  isOpen: boolean;
  /** The words that it starts with. */
  query: string;
  title: string;
  /** Why it is asked. */
  lead?: string;
  /** Only what the catalogue has for this platform, be it corrected, and no games that users enter. */
  catalogueOf?: number;
  onChoose: (game: PickedGame) => void;
  onClose: () => void;
  /** The way on where the game is not among those that are found, with the words that were asked for. */
  renderWayOn: (words: string) => ReactNode;
};

export type PickedGame = Answer<typeof api.catalogue.search>['found'][number];

/** Asks which game of the catalogue is meant, where there are only words. */
export function GamePicker({ isOpen, query, title, lead, catalogueOf, ...ways }: GamePickerProps) {
  const { onChoose, onClose, renderWayOn } = ways;
  const text = useWords(pickerWords);
  const given = query.trim().replace(/\s+/g, ' ');
  const [typed, setTyped] = useState(given);
  const [words, setWords] = useState(given);
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), searchDebounceMs);
    return () => clearTimeout(timer);
  }, [typed]);

  const search = { q: words, platform: catalogueOf ?? ('all' as const), limit: mostGames, offset: 0 };
  const { data, error, refetch, isFetching, isPlaceholderData } = useRead(
    api.catalogue.search,
    isOpen && words !== '' ? search : null,
    { keepPrevious: true },
  );
  const found = data ? uniqueGames([...data.likely, ...data.found, ...data.alike]) : [];
  const games = found.filter(
    ({ game_id: id, corrects }) => catalogueOf === undefined || corrects !== null || !isOwnEntry(id),
  );

  // Such words often name the console too, mostly at the end, and titles do not: as few are left out as have to be.
  const isWithout = data !== undefined && !isPlaceholderData && games.length === 0;
  const fewer = words.split(' ').slice(0, -1).join(' ');
  if (isWithout && given.startsWith(typed) && typed === words && fewer !== '') {
    setTyped(fewer);
    setWords(fewer);
  }

  // What was left out for a search is a part of the title all the same.
  const asked = given.startsWith(words) ? given : words;
  const isInVain = isWithout && words !== '';

  return (
    <Overlay isOpen={isOpen} onClose={onClose} title={title} isTall>
      <div className="flex flex-col gap-4">
        {lead && <p className="text-muted">{lead}</p>}
        <SearchField label={text.search} placeholder={text.placeholder} value={typed} onType={setTyped} />
        {!data && error && (
          <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
        <ul className="flex flex-col">
          {games.map((game) => (
            <li key={game.game_id}>
              <GameChoice game={game} onChoose={() => onChoose(game)} />
            </li>
          ))}
        </ul>
        <p role="status" className="text-muted">
          {isInVain && text.nothing(words)}
        </p>
        {data && words !== '' && <div className="flex">{renderWayOn(asked)}</div>}
      </div>
    </Overlay>
  );
}

const mostGames = 24;
