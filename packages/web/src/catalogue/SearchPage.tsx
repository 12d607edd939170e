import { useRef } from 'react';

import { ItemOverlay } from '../item/ItemOverlay.tsx';
import { useEditing } from '../item/useEditing.ts';
import { searchWords } from '../i18n/search.ts';
import { useWords } from '../i18n/language.ts';
import { CoverScan } from '../reading/CoverScan.tsx';
import { ScreenTitle } from '../screen/ScreenTitle.tsx';
import { usePageTitle } from '../screen/usePageTitle.ts';
import { GameOverlay } from '../details/GameOverlay.tsx';
import { FloatingScanButton } from './ScanButtons.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SearchResults } from './SearchResults.tsx';
import { useCoverScan } from './useCoverScan.ts';
import { useGameSearch } from './useGameSearch.ts';
import { useSearchAddress } from './useSearchAddress.ts';
import { useTyped } from './useTyped.ts';
import { besideWhole, useWholeSearch } from './useWholeSearch.ts';

export default function SearchPage() {
  const text = useWords(searchWords);
  const address = useSearchAddress();
  const { q, gameId } = address.search;
  const here = useGameSearch(address.search);
  const whole = useWholeSearch(address.search, here);
  const result = besideWhole(here, whole);
  const [editing, setEditing] = useEditing('list');
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useTyped(q ?? '');
  const scan = useCoverScan(address, editing !== null || gameId !== undefined);
  usePageTitle(q ? `${q}, ${text.title}` : text.title);

  return (
    <>
      <div className="-mb-3">
        <ScreenTitle>{text.title}</ScreenTitle>
      </div>
      <SearchForm address={address} form={form} typed={typed} onType={setTyped} onScan={scan.open} />
      <SearchResults
        result={result}
        search={address.search}
        whole={whole}
        onSearchWhole={address.searchWhole}
        linkTo={address.linkToGame}
        onEdit={({ game_id, is_owned }) =>
          setEditing({ gameId: game_id, isOwned: is_owned, addFailed: text.addFailed })
        }
      />
      {/* Where no games are listed, the button above is in sight. */}
      {result.found.length + result.alike.length > 0 && <FloatingScanButton onScan={scan.open} />}
      <CoverScan
        start={scan.start}
        onClose={scan.close}
        onFound={address.searchScanned}
        onWords={({ title, platformId }) => {
          setTyped(title);
          address.closeScan(platformId);
        }}
        focusAfter={() => form.current?.querySelector('input') ?? null}
      />
      <GameOverlay
        gameId={gameId}
        onClose={address.closeGame}
        list={{ ...result.list, linkTo: address.linkToGame }}
      />
      <ItemOverlay target={editing} onClose={() => setEditing(null)} />
    </>
  );
}
