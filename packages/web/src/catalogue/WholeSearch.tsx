import { DatabaseZap, RotateCw } from 'lucide-react';
import { useId } from 'react';

import { useIsOnline } from '../api/online.ts';
import { toRefusal } from '../api/refusal.ts';
import { GameGrid } from '../collection/list/GameGrid.tsx';
import { ListSkeleton } from '../collection/list/ListSkeleton.tsx';
import type { ListActions } from '../collection/list/listed.ts';
import { textLink } from '../credit/textLink.ts';
import { creditWords } from '../i18n/credit.ts';
import { useText, useWords } from '../i18n/language.ts';
import { useFailureText } from '../i18n/refusalText.ts';
import { searchWords } from '../i18n/search.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { SampleBadge } from '../ui/SampleBadge.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import type { WholeSearchResult } from './useWholeSearch.ts';

type WholeSearchProps = Pick<ListActions, 'linkTo' | 'onEdit'> & {
  whole: WholeSearchResult;
  onSearch: () => void;
};

/** Below what the catalogue has: a button, and then what the whole game database has besides. */
export function WholeSearch({ whole, onSearch, ...actions }: WholeSearchProps) {
  const text = useWords(searchWords);
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 border-t border-hairline pt-4 first-of-type:border-t-0"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-20">
          {whole.isAsked ? text.whole.title : text.whole.question}
        </h2>
        {whole.isAsked &&
          (whole.isSample ? <SampleBadge>{text.whole.sample}</SampleBadge> : <PoweredByIgdb />)}
      </div>
      {whole.isAsked ? <Answered whole={whole} {...actions} /> : <WholeSearchButton onSearch={onSearch} />}
    </section>
  );
}

type ButtonProps = Pick<WholeSearchProps, 'onSearch'> & { isPrimary?: boolean };

export function WholeSearchButton({ onSearch, isPrimary = false }: ButtonProps) {
  const text = useWords(searchWords).whole;
  return (
    <Button
      variant={isPrimary ? 'primary' : 'quiet'}
      icon={<DatabaseZap />}
      onClick={onSearch}
      className="sm:self-start"
    >
      {text.search}
    </Button>
  );
}

/** What IGDB's terms ask of whoever shows what it says. */
function PoweredByIgdb() {
  const { poweredByIgdb } = useWords(creditWords);
  return (
    <a
      href="https://www.igdb.com"
      target="_blank"
      rel="noreferrer"
      className={`text-12 text-muted ${textLink}`}
    >
      {poweredByIgdb}
    </a>
  );
}

function Answered({ whole, ...actions }: Omit<WholeSearchProps, 'onSearch'>) {
  const text = useWords(searchWords).whole;
  const { isSearching, error, games } = whole;
  const hasMore = games.length > 0;

  return (
    <>
      <p role="status" className={error ? 'sr-only' : 'flex min-h-5 items-center gap-2 text-13 text-muted'}>
        {isSearching && <Spinner isSilent />}
        {says()}
      </p>
      {isSearching && <ListSkeleton view="grid" count={6} />}
      {error && <Failed whole={whole} />}
      {hasMore && <GameGrid games={games} total={games.length} {...actions} />}
    </>
  );

  function says() {
    if (isSearching) return text.searching;
    if (error) return '';
    if (hasMore) return text.found(games.length);
    return whole.hasFound ? text.nothingMore : text.nothing;
  }
}

function Failed({ whole }: Pick<WholeSearchProps, 'whole'>) {
  const { ui } = useText();
  const say = useWholeFailure();
  return (
    <Alert>
      <p className="mb-2">{say(whole.error)}</p>
      <Button icon={<RotateCw />} isPending={whole.isRetrying} onClick={whole.retry}>
        {ui.retry}
      </Button>
    </Alert>
  );
}

/**
 * Specification 8: 'Failed to search games: {message}', with the message in the language of the screen. IGDB is to blame
 * only where our server says so.
 */
function useWholeFailure(): (error: unknown) => string {
  const { failed, offline, reasons } = useWords(searchWords).whole;
  const { ui } = useText();
  const isOnline = useIsOnline();
  const tell = useFailureText();
  return (error) => {
    const refusal = toRefusal(error);
    if (refusal?.code !== 'igdb_search_failed') return tell(error, isOnline ? failed(ui.errorText) : offline);
    const reason = refusal.data['reason'];
    return failed(reason === 'busy' || reason === 'refused' ? reasons[reason] : reasons.silent);
  };
}
