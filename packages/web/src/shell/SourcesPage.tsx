import { Link, useLoaderData } from '@tanstack/react-router';

import { SourceList } from '../credit/SourceList.tsx';
import { creditWords } from '../i18n/credit.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { ScreenTitle } from '../screen/ScreenTitle.tsx';
import { ThemeToggle } from '../screen/ThemeToggle.tsx';
import { WordMark } from '../screen/WordMark.tsx';
import { usePageTitle } from '../screen/usePageTitle.ts';
import { ShellFrame } from './Shell.tsx';

/** Where the catalogue is from. Open to everybody; signed-in users still get the shell. */
export default function SourcesPage() {
  const session = useLoaderData({ from: '/about-the-data' });
  if (session) {
    return (
      <ShellFrame>
        <Sources />
      </ShellFrame>
    );
  }
  return (
    <div className="mx-auto min-h-dvh w-full max-w-page px-4 pb-6 sm:px-6">
      <header className="mb-6 flex h-16 items-center justify-between">
        <Link {...paths.login()} className="rounded-control">
          <WordMark />
        </Link>
        <ThemeToggle />
      </header>
      <main>
        <Sources />
      </main>
    </div>
  );
}

function Sources() {
  const text = useWords(creditWords);
  usePageTitle(text.aboutTheData);

  return (
    <div className="mx-auto max-w-3xl">
      <ScreenTitle>{text.aboutTheData}</ScreenTitle>
      <div className="flex flex-col gap-6">
        <p className="max-w-prose text-pretty text-muted">{text.lead}</p>
        <SourceList />
        <Note title={text.changesTitle} text={text.changes} />
        <Note title={text.picturesTitle} text={text.pictures} />
        <Note title={text.alongTitle} text={text.along} />
      </div>
    </div>
  );
}

function Note({ title, text }: { title: string; text: string }) {
  return (
    <section className="flex flex-col gap-1">
      <h2 className="text-16">{title}</h2>
      <p className="max-w-prose text-pretty">{text}</p>
    </section>
  );
}
