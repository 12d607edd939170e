import { type Limited, limits, unlimited } from '@cartouche/contract/limits';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { plansWords } from '../i18n/plans.ts';
import { useSession } from '../session/useSession.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

/** How much of the plan's limits is used. */
export function Usage() {
  const text = useWords(plansWords);
  const summary = useRead(api.collection.summary);
  const mine = useRead(api.platforms.mine);

  if ((summary.isError && !summary.data) || (mine.isError && !mine.data)) {
    return (
      <ErrorState
        error={summary.error ?? mine.error}
        isRetrying={summary.isFetching || mine.isFetching}
        onRetry={() => void Promise.all([summary.refetch(), mine.refetch()])}
      />
    );
  }
  return (
    <div className="flex flex-col gap-4 border-t border-hairline pt-5">
      <h3 className="text-13 font-semibold text-muted">{text.usage}</h3>
      <UsageBar kind="games" label={text.games} count={summary.data?.games} />
      <UsageBar kind="consoles" label={text.consoles} count={mine.data?.length} />
    </div>
  );
}

function UsageBar({ kind, label, count }: { kind: Limited; label: string; count: number | undefined }) {
  const text = useWords(plansWords);
  const locale = useLocale();
  const { tier } = useSession().subscription;
  const limit: number = limits[tier][kind];
  const isFull = limit !== unlimited && count !== undefined && count >= limit;

  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex min-h-5 items-center justify-between gap-4">
        <span className="font-medium">{label}</span>
        {count === undefined ? (
          <Skeleton className="h-4 w-16" />
        ) : (
          <span className={isFull ? 'font-semibold text-incomplete' : 'text-muted'}>
            {limit === unlimited
              ? `${locale.number(count)} · ${text.unlimited}`
              : text.used(locale.number(count), locale.number(limit))}
          </span>
        )}
      </div>
      {limit !== unlimited && (
        <div
          aria-hidden
          className="h-2 overflow-hidden rounded-full bg-sunken inset-ring inset-ring-hairline"
        >
          <div
            className={`h-full rounded-full transition-[width] ${isFull ? 'bg-incomplete' : 'bg-accent'}`}
            style={{ width: `${Math.min(100, ((count ?? 0) / limit) * 100)}%` }}
          />
        </div>
      )}
    </div>
  );
}
