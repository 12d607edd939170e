import { Link } from '@tanstack/react-router';
import { ArrowLeft, Mail } from 'lucide-react';

import { outboxEveryMs } from '../constants.ts';
import { type Answer, api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { toRefusal } from '../api/refusal.ts';
import { useLocale } from '../i18n/formats.ts';
import { sessionWords } from '../i18n/session.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { NotFoundPage } from '../screen/NotFoundPage.tsx';
import { usePageTitle } from '../screen/usePageTitle.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { mailParts } from './mailText.ts';
import { textLink } from './ModeSwitch.tsx';

type Letter = Answer<typeof api.mail.outbox>[number];

/** The mails that the local edition keeps instead of sending, newest first. Other editions have no such page. */
export default function OutboxPage() {
  const text = useWords(sessionWords);
  const outbox = useRead(api.mail.outbox, undefined, { everyMs: outboxEveryMs });
  usePageTitle(text.outboxTitle);

  if (toRefusal(outbox.error)?.status === 404) return <NotFoundPage />;
  return (
    <main className="mx-auto flex min-h-dvh max-w-3xl flex-col gap-6 px-4 py-6 sm:px-6 sm:py-10">
      <header className="flex flex-col gap-1">
        <Link {...paths.login()} className={`${textLink} -ml-1 gap-1.5 self-start px-1`}>
          <ArrowLeft />
          {text.backToLogin}
        </Link>
        <h1 className="text-26">{text.outboxTitle}</h1>
        <p className="text-muted text-pretty">{text.outboxLead}</p>
      </header>
      <Letters letters={outbox.data} error={outbox.error} onRetry={() => void outbox.refetch()} />
    </main>
  );
}

type LettersProps = { letters: readonly Letter[] | undefined; error: unknown; onRetry: () => void };

function Letters({ letters, error, onRetry }: LettersProps) {
  const text = useWords(sessionWords);
  if (letters === undefined) {
    return error ? (
      <ErrorState error={error} onRetry={onRetry} />
    ) : (
      <Skeleton className="h-56 rounded-card" />
    );
  }
  if (letters.length === 0) {
    return (
      <EmptyState icon={<Mail />} title={text.outboxEmpty}>
        {text.outboxEmptyText}
      </EmptyState>
    );
  }
  return (
    <ol className="flex flex-col gap-4">
      {letters.map((letter) => (
        <li key={letter.id}>
          <LetterCard letter={letter} />
        </li>
      ))}
    </ol>
  );
}

function LetterCard({ letter }: { letter: Letter }) {
  const text = useWords(sessionWords);
  const locale = useLocale();

  return (
    <article className="rounded-card bg-surface inset-ring inset-ring-hairline">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-hairline px-4 py-3 sm:px-6">
        <h2 className="text-16">{letter.subject}</h2>
        <p className="text-13 wrap-anywhere text-muted">{text.mailTo(letter.to)}</p>
        <time dateTime={letter.created_at} className="w-full text-12 text-muted">
          {locale.moment(letter.created_at)}
        </time>
      </header>
      <p className="px-4 py-4 wrap-anywhere whitespace-pre-line sm:px-6">
        {mailParts(letter.text, location.origin).map(({ text: words, href }) =>
          href === undefined ? (
            words
          ) : (
            <a
              key={href}
              href={href}
              className="-my-2 inline-block max-w-full truncate py-2 align-bottom font-semibold text-accent underline underline-offset-4"
            >
              {words}
            </a>
          ),
        )}
      </p>
    </article>
  );
}
