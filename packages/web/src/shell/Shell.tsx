import { Outlet } from '@tanstack/react-router';

import { useText } from '../i18n/language.ts';
import { useSessionCheck } from '../session/useSession.ts';
import { Attribution } from './Attribution.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Header } from './Header.tsx';

/** What stands around every screen of a signed-in user. */
export function Shell() {
  const text = useText().shell;
  useSessionCheck();

  return (
    <div className="flex min-h-dvh flex-col pb-[calc(3.5rem+env(safe-area-inset-bottom))] sm:pb-0">
      <a
        href="#content"
        className="sr-only z-60 rounded-control bg-raised p-3 font-semibold shadow-float focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {text.skipToContent}
      </a>
      <Header />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-7xl grow px-4 py-6 outline-none sm:px-6"
      >
        <Outlet />
      </main>
      <footer className="mx-auto flex w-full max-w-7xl items-center justify-between gap-4 px-4 py-6 sm:px-6">
        <Attribution />
        <p className="text-12 text-muted">{text.tagline}</p>
      </footer>
      <BottomBar />
    </div>
  );
}
