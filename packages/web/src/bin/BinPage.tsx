import { binDays } from '@cartouche/contract/limits';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';

import { LoadMore } from '../collection/list/LoadMore.tsx';
import { binWords } from '../i18n/bin.ts';
import { useWords } from '../i18n/language.ts';
import { ScreenTitle } from '../screen/ScreenTitle.tsx';
import { usePageTitle } from '../screen/usePageTitle.ts';
import { UpgradeBanner } from '../subscription/UpgradeBanner.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useOpening } from '../ui/useOpening.ts';
import { BinList } from './BinList.tsx';
import { LastChange } from './LastChange.tsx';
import { useBin } from './useBin.ts';

export default function BinPage() {
  const text = useWords(binWords);
  const list = useRef<HTMLDivElement>(null);
  // The pressed button is gone with its row, so the focus moves to the list.
  const bin = useBin(() => list.current?.focus({ preventScroll: true }));
  const { items } = bin;
  usePageTitle(text.title);

  return (
    <div className="mx-auto max-w-4xl">
      <ScreenTitle>{text.title}</ScreenTitle>
      <div className="flex flex-col gap-4">
        <UpgradeBanner games={bin.games} consoles={0} />
        <LastChange />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="max-w-prose text-muted">{text.hint(binDays)}</p>
          {items && items.length > 0 && (
            <Button variant="danger" icon={<Trash2 />} onClick={() => bin.ask('all')}>
              {text.empty}
            </Button>
          )}
        </div>
        {bin.loadError && (
          <ErrorState error={bin.loadError} onRetry={bin.retry} isRetrying={bin.isRetrying} />
        )}
        <div ref={list} role="group" tabIndex={-1} aria-label={text.title} className="outline-none">
          {items && items.length > 0 && (
            <>
              <p role="status" className="sr-only">
                {text.count(bin.total)}
              </p>
              <BinList items={items} bin={bin} />
              {items.length < bin.total && (
                <LoadMore
                  view="list"
                  loaded={items.length}
                  isLoading={bin.more.isLoading}
                  hasFailed={bin.more.hasFailed}
                  onMore={bin.more.load}
                />
              )}
            </>
          )}
          {items?.length === 0 && (
            <EmptyState icon={<Trash2 />} title={text.nothing}>
              {text.nothingText}
            </EmptyState>
          )}
          {!items && !bin.loadError && <BinSkeleton />}
        </div>
      </div>
      <EndQuestion bin={bin} />
    </div>
  );
}

/** Asks before what cannot be undone. */
function EndQuestion({ bin }: { bin: ReturnType<typeof useBin> }) {
  const text = useWords(binWords);
  const { shown } = useOpening(bin.toDelete);
  const isAll = shown === 'all';

  return (
    <ConfirmDialog
      isOpen={bin.toDelete !== null}
      title={isAll ? text.emptyTitle : text.discardTitle}
      confirm={isAll ? text.empty : text.discard}
      isDangerous
      isPending={bin.isEnding}
      onConfirm={bin.confirm}
      onClose={bin.spare}
    >
      <div className="flex flex-col gap-4">
        <p>{shown && !isAll ? text.discardQuestion(shown.game.title) : text.emptyQuestion(bin.total)}</p>
        {bin.endError && <Alert>{bin.endError}</Alert>}
      </div>
    </ConfirmDialog>
  );
}

function BinSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-2">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-28 rounded-card" />
      ))}
    </div>
  );
}
