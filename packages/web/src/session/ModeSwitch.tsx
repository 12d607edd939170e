import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { paths } from '../paths.ts';

type ModeSwitchProps = { question?: string; to: ReturnType<typeof paths.login>; children: ReactNode };

/** A link to another mode of the sign-in screen. */
export function ModeSwitch({ question, to, children }: ModeSwitchProps) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 text-muted">
      {question}
      <Link {...to} className={textLink}>
        {children}
      </Link>
    </p>
  );
}

export const textLink =
  'inline-flex min-h-11 items-center rounded-control font-semibold text-accent underline-offset-4 hover:underline';
