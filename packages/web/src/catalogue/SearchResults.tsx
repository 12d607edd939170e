import { mostCounted } from '@cartouche/contract/catalogue.rules';
import { Link } from '@tanstack/react-router';
import { Search, SearchX } from 'lucide-react';

import { GameGrid } from '../collection/list/GameGrid.tsx';
import { ListSkeleton } from '../collection/list/ListSkeleton.tsx';
import type { ListActions } from '../collection/list/listed.ts';
import { useLocale } from '../i18n/formats.ts';
import { searchWords } from '../i18n/search.ts';
import { useText, useWords } from '../i18n/language.ts';
import { EnterGame } from '../entries/EnterGame.tsx';
import { NotAmongThem } from '../entries/NotAmongThem.tsx';
import { entriesWords } from '../i18n/entries.ts';
import { paths } from '../paths.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button, buttonClass } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import type { GameSearch } from '../search.ts';
import { WholeSearch, WholeSearchButton } from './WholeSearch.tsx';
import type { GameSearchResult } from './useGameSearch.ts';
import type { WholeSearchResult } from './useWholeSearch.ts';

type SearchResultsProps = Pick<ListActions, 'linkTo' | 'onEdit'> & {
  result: GameSearchResult;
  search: GameSearch;
  whole: WholeSearchResult;
  onSearchWhole: () => void;
};

/** The search in each of its states: not started, loading, failed, empty, with results. */
export function SearchResults({ result, search, whole, onSearchWhole, ...actions }: SearchResultsProps) {
  const isWithout = isWithoutResult(result);
  const isEmpty = isWithout && !whole.isSearching && whole.games.length === 0;
  const isBusy = result.isSearching || result.hasFailed || whole.isSearching;
  const isSimilarOnly = result.found.length === 0 && result.alike.length > 0;
  // Where nothing is found at all, the button is the next step, in the middle.
  const hasBelow = whole.isAsked || (whole.isOn && !isWithout);

  return (
    <div className="flex flex-col gap-4 pt-4">
      <Status result={result} />
      {result.hasFailed && <Failed result={result} />}
      {!result.hasStarted && <Start />}
      {result.isSearching && <ListSkeleton view="grid" count={12} />}
      {result.likely.length > 0 && <LikelyGames games={result.likely} {...actions} />}
      {result.found.length > 0 && <Found result={result} {...actions} />}
      {isSimilarOnly && <NotAmongThem isAbove title={search.q} platformId={search.platform} />}
      {result.alike.length > 0 && (
        <SimilarGames games={result.alike} total={result.totalAlike} {...actions} />
      )}
      {result.found.length + result.alike.length > 0 && <More result={result} />}
      {hasBelow && result.hasStarted && !result.isSearching && (
        <WholeSearch whole={whole} onSearch={onSearchWhole} {...actions} />
      )}
      {result.hasStarted && !isBusy && !isEmpty && !isSimilarOnly && (
        <NotAmongThem title={search.q} platformId={search.platform} />
      )}
      {isEmpty && <NothingFound search={search} {...(canSearchWhole(whole) && { onSearchWhole })} />}
    </div>
  );
}

const canSearchWhole = ({ isOn, isAsked }: WholeSearchResult) => isOn && !isAsked;

function isWithoutResult({ hasStarted, isSearching, hasFailed, found, alike }: GameSearchResult): boolean {
  return hasStarted && !isSearching && !hasFailed && found.length + alike.length === 0;
}

/** In the page from the start, so that changes are read out. */
function Status({ result }: { result: GameSearchResult }) {
  const text = useWords(searchWords);
  const { number } = useLocale();
  const isAnnounced = result.isSearching || result.found.length + result.alike.length > 0;

  return (
    <p
      role="status"
      className={isAnnounced ? 'flex min-h-5 items-center gap-2 text-13 text-muted' : 'sr-only'}
    >
      {result.isSearching && <Spinner isSilent />}
      {says()}
    </p>
  );

  function says() {
    if (result.isSearching) return text.searching;
    if (!result.hasStarted || result.hasFailed) return '';
    if (isWithoutResult(result)) return text.nothingFound;
    const found = result.total < mostCounted ? text.found(result.total) : text.manyFound(number(mostCounted));
    const alike = result.totalAlike > 0 && text.alikeFound(result.totalAlike);
    return [result.found.length > 0 && found, alike].filter(Boolean).join(', ');
  }
}

function Failed({ result }: { result: GameSearchResult }) {
  const text = useText();
  const words = useWords(searchWords);
  return (
    <Alert>
      <p className="mb-2">{words.failed}</p>
      <Button isPending={result.isRetrying} onClick={result.retry}>
        {text.ui.retry}
      </Button>
    </Alert>
  );
}

function Start() {
  const text = useWords(searchWords);
  return (
    <EmptyState
      icon={<Search />}
      title={text.startTitle}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Link {...paths.games()} className={buttonClass()}>
            {text.browse}
          </Link>
          <Link {...paths.shelfPhoto()} className={buttonClass()}>
            {text.shelfPhoto}
          </Link>
        </div>
      }
    >
      {text.startText}
    </EmptyState>
  );
}

type NothingFoundProps = { search: GameSearch; onSearchWhole?: () => void };

function NothingFound({ search, onSearchWhole }: NothingFoundProps) {
  const text = useWords(searchWords);
  const { enterHint } = useWords(entriesWords);
  return (
    <EmptyState
      icon={<SearchX />}
      title={text.nothingFound}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {onSearchWhole && <WholeSearchButton onSearch={onSearchWhole} isPrimary />}
          <EnterGame title={search.q} platformId={search.platform} isPrimary={!onSearchWhole} />
          <Link {...paths.games()} className={buttonClass()}>
            {text.browse}
          </Link>
        </div>
      }
    >
      {enterHint}
    </EmptyState>
  );
}

type FoundProps = Omit<SearchResultsProps, 'search' | 'whole' | 'onSearchWhole'>;

function Found({ result, ...actions }: FoundProps) {
  const words = useWords(searchWords);
  return (
    <>
      {result.likely.length > 0 && <h2 className="text-20">{words.byTitle}</h2>}
      <GameGrid games={result.found} total={result.total} {...actions} />
    </>
  );
}

function More({ result }: { result: GameSearchResult }) {
  const text = useText();
  const words = useWords(searchWords);
  const { number } = useLocale();
  const { games, total } = result.list;
  if (!result.hasMore || result.hasFailed) return null;

  return (
    <div className="flex flex-wrap items-center justify-center gap-3">
      <p role="status" className="text-13 text-muted">
        {words.shownOf(number(games.length), number(total))}
      </p>
      <Button isPending={result.isLoadingMore} onClick={result.more}>
        {text.catalogue.showMore}
      </Button>
    </div>
  );
}

/** Of many results, those that a collector probably means; all of them follow by title. */
function LikelyGames({ games, ...actions }: SomeGames) {
  const text = useWords(searchWords);
  return (
    <section className="flex flex-col gap-4 border-b border-hairline pb-6">
      <h2 className="text-20">{text.likely}</h2>
      <GameGrid games={games} total={games.length} {...actions} />
    </section>
  );
}

type SomeGames = Omit<FoundProps, 'result'> & { games: GameSearchResult['alike'] };

function SimilarGames({ games, total, ...actions }: SomeGames & { total: number }) {
  const text = useWords(searchWords);
  return (
    <section className="flex flex-col gap-4 border-t border-hairline pt-4 first-of-type:border-t-0">
      <h2 className="text-20">{text.alike}</h2>
      <GameGrid games={games} total={total} {...actions} />
    </section>
  );
}
