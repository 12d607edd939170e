import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { sessionWords } from '../i18n/session.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { Banner } from '../ui/Banner.tsx';

/** Good news on the sign-in screen, read out when it appears. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div role="status">
      <Banner tone="complete" icon={<CircleCheck />}>
        {children}
      </Banner>
    </div>
  );
}

/** Where the local edition keeps the mail that was just mentioned; nothing if mails are really sent. */
export function OutboxLink() {
  const text = useWords(sessionWords);
  const { data: options } = useRead(api.session.options);
  if (!options?.hasOutbox) return null;

  return (
    <Link {...paths.outbox()} className="font-semibold whitespace-nowrap underline underline-offset-4">
      {text.openOutbox}
    </Link>
  );
}
