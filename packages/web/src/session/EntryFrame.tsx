import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';

import { changeLanguage, useSpoken } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { Attribution } from '../screen/Attribution.tsx';
import { ThemeToggle } from '../screen/ThemeToggle.tsx';
import { WordMark } from '../screen/WordMark.tsx';
import { lazyPart } from '../ui/lazyPart.ts';

// The form is there first; the picture loads later and moves nothing.
const EntryShelf = lazyPart(async () => ({ default: (await import('./EntryShelf.tsx')).EntryShelf }));

type EntryFrameProps = { title: string; lead?: string; children: ReactNode };

/** The frame of the visitor's screens: the form first, the shelf below it on phones and beside it on a desktop. */
export function EntryFrame({ title, lead, children }: EntryFrameProps) {
  return (
    <div className="grid min-h-dvh grid-rows-[1fr_auto] lg:grid-rows-1 lg:grid-cols-[minmax(28rem,5fr)_7fr]">
      <div className="flex min-w-0 flex-col">
        <header className="flex h-16 items-center justify-between gap-2 px-4 sm:px-8">
          <Link {...paths.login()} className="rounded-control">
            <WordMark />
          </Link>
          <div className="flex items-center">
            <LanguageSwitch />
            <ThemeToggle />
          </div>
        </header>
        <main className="mx-auto flex w-full max-w-104 grow flex-col gap-6 px-4 pt-4 pb-6 sm:pt-[max(1.5rem,calc(50dvh-23rem))]">
          <div className="flex flex-col gap-2">
            <h1 className="text-34 font-extrabold">{title}</h1>
            {lead && <p className="text-16 text-pretty text-muted">{lead}</p>}
          </div>
          {children}
        </main>
        <footer className="px-4 py-4 text-center sm:px-8">
          <Attribution />
        </footer>
      </div>
      <div className="h-44 bg-sunken lg:hidden">
        <Suspense fallback={null}>
          <EntryShelf rows={1} />
        </Suspense>
      </div>
      <div className="hidden border-l border-hairline bg-sunken lg:block">
        <Suspense fallback={null}>
          <EntryShelf rows={4} className="sticky top-0 h-dvh pt-6" />
        </Suspense>
      </div>
    </div>
  );
}

function LanguageSwitch() {
  const { language } = useSpoken();
  const [other, name] = language === 'en' ? (['fr', 'Français'] as const) : (['en', 'English'] as const);

  return (
    <button
      type="button"
      lang={other}
      onClick={() => void changeLanguage(other)}
      className="min-h-11 rounded-control px-3 text-13 font-semibold text-muted transition hover:bg-ink/6 hover:text-ink sm:min-h-9"
    >
      {name}
    </button>
  );
}
