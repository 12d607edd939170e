import type { ReactNode } from 'react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { developerWords } from '../i18n/developer.ts';
import { useWords } from '../i18n/language.ts';
import { NotFoundPage, NotFoundScreen } from '../screen/NotFoundPage.tsx';
import { ScreenTitle } from '../screen/ScreenTitle.tsx';
import { usePageTitle } from '../screen/usePageTitle.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

type DeveloperPageProps = {
  title: string;
  lead: string;
  /** Also for visitors: outside of the shell. */
  isPublic?: boolean;
  children: ReactNode;
};

/** A page for developers; where configuration has none, there is nothing at its address. */
export function DeveloperPage({ title, lead, isPublic = false, children }: DeveloperPageProps) {
  const { data, error, refetch, isFetching } = useRead(api.session.options);
  if (data && !data.hasDeveloperPages) return isPublic ? <NotFoundPage /> : <NotFoundScreen />;

  const content = data ? (
    <Content title={title} lead={lead}>
      {children}
    </Content>
  ) : error ? (
    <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  ) : (
    <Skeleton className="h-56 rounded-card" />
  );
  return isPublic ? (
    <main className="mx-auto min-h-dvh max-w-5xl px-4 py-6 sm:px-6 sm:py-10">{content}</main>
  ) : (
    <div className="mx-auto max-w-5xl">{content}</div>
  );
}

function Content({ title, lead, children }: Pick<DeveloperPageProps, 'title' | 'lead' | 'children'>) {
  const text = useWords(developerWords);
  usePageTitle(title);
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <p className="-mt-4 mb-6 text-pretty text-muted">
        {lead} {text.devOnly}
      </p>
      <div className="flex flex-col gap-6">{children}</div>
    </>
  );
}
