import { Link } from '@tanstack/react-router';
import { MapPinOff } from 'lucide-react';

import { useText } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { usePageTitle } from './usePageTitle.ts';

export function NotFoundPage() {
  const text = useText().shell;
  usePageTitle(text.notFoundTitle);

  return (
    <main className="grid min-h-[60dvh] place-items-center">
      <h1 className="sr-only">{text.notFoundTitle}</h1>
      <EmptyState
        icon={<MapPinOff />}
        title={text.notFoundTitle}
        action={
          <Link {...paths.home()} className={buttonClass('primary')}>
            {text.goHome}
          </Link>
        }
      >
        {text.notFoundText}
      </EmptyState>
    </main>
  );
}
