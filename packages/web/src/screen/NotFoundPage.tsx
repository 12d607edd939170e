import { Link } from '@tanstack/react-router';
import { House, MapPinOff, Search } from 'lucide-react';
import type { ReactNode } from 'react';

import { useText } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { usePageTitle } from './usePageTitle.ts';

/** For a visitor, whose home is the sign-in screen. */
export function NotFoundPage() {
  const text = useText().shell;
  return (
    <main>
      <NotFound>
        <Link {...paths.home()} className={buttonClass('primary')}>
          {text.goHome}
        </Link>
      </NotFound>
    </main>
  );
}

/** Inside the shell. */
export function NotFoundScreen() {
  const text = useText().shell;
  return (
    <NotFound>
      <Link {...paths.home()} className={buttonClass('primary')}>
        <House />
        {text.goHome}
      </Link>
      <Link {...paths.collection('all')} className={buttonClass()}>
        <Search />
        {text.findGame}
      </Link>
    </NotFound>
  );
}

function NotFound({ children }: { children: ReactNode }) {
  const text = useText().shell;
  usePageTitle(text.notFoundTitle);

  return (
    <div className="grid min-h-[50dvh] place-items-center">
      <EmptyState
        icon={<MapPinOff />}
        level="h1"
        title={text.notFoundTitle}
        action={<div className="flex flex-wrap justify-center gap-2">{children}</div>}
      >
        {text.notFoundText}
      </EmptyState>
    </div>
  );
}
