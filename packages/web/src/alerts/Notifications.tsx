import { BellOff } from 'lucide-react';
import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';

import { LoadMore } from '../collection/list/LoadMore.tsx';
import { alertsWords } from '../i18n/alerts.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { FoundList } from './FoundList.tsx';
import { useFound } from './useFound.ts';

/** Everything the price alerts found, newest first. */
export function Notifications() {
  const text = useWords(alertsWords);
  const { rows: found, total, loadError, isRetrying, retry, more } = useFound();
  const id = useId();
  const navigate = useNavigate();
  const buy = (bought: number) =>
    void navigate({ ...paths.priceAlerts({ bought }), state: true, replace: true, resetScroll: false });

  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={id} className="text-20">
          {text.notifications}
        </h2>
        <p role="status" className="text-13 text-muted">
          {total > 0 && text.count(total)}
        </p>
      </div>
      {loadError && (
        <ErrorState title={text.loadFailed} error={loadError} onRetry={retry} isRetrying={isRetrying} />
      )}
      {!found && !loadError && <FoundSkeleton />}
      {found?.length === 0 && (
        <EmptyState icon={<BellOff />} title={text.nothing}>
          {text.nothingText}
        </EmptyState>
      )}
      {found && found.length > 0 && (
        <FoundList found={found} total={total} onBuy={({ id: one }) => buy(one)} />
      )}
      {found && found.length > 0 && found.length < total && (
        <LoadMore
          view="list"
          loaded={found.length}
          isLoading={more.isLoading}
          hasFailed={more.hasFailed}
          onMore={more.load}
        />
      )}
    </section>
  );
}

function FoundSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-2">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-28 rounded-card" />
      ))}
    </div>
  );
}
