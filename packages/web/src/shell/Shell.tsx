import { Outlet, useMatches } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { unseenEveryMs } from '../constants.ts';
import { FeedbackBanner } from '../feedback/FeedbackBanner.tsx';
import { FeedbackOverlay } from '../feedback/FeedbackOverlay.tsx';
import { FeedbackInvite, OpenFeedback } from '../feedback/openFeedback.ts';
import { useFeedback } from '../feedback/useFeedback.ts';
import { useText } from '../i18n/language.ts';
import { useSessionCheck } from '../session/useSession.ts';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { ShortcutsOverlay } from './ShortcutsOverlay.tsx';
import { useShortcuts } from './useShortcuts.ts';
import { lazyPart } from '../ui/lazyPart.ts';

// Appears a second after the page.
const FeedbackPill = lazyPart(async () => ({
  default: (await import('../feedback/FeedbackPill.tsx')).FeedbackPill,
}));

const homes = new Set<string>(['/signed-in/', '/signed-in/dashboard']);

/** The frame around every screen of a signed-in user. */
export function Shell() {
  return (
    <ShellFrame>
      <Outlet />
    </ShellFrame>
  );
}

export function ShellFrame({ children }: { children: ReactNode }) {
  const text = useText().shell;
  const feedback = useFeedback();
  const shortcuts = useShortcuts();
  const { data: alerts, isError } = useRead(api.alerts.summary, undefined, { everyMs: unseenEveryMs });
  const unseen = alerts?.unseen ?? (isError ? 'failed' : 0);
  useSessionCheck();
  // As the screens change, which is later than the address. Home begins with the shelf, and has the banner below it.
  const isHome = useMatches({ select: (matches) => matches.some(({ routeId }) => homes.has(routeId)) });
  const banner = feedback.hasBanner && (
    <FeedbackBanner onGive={() => feedback.open()} onDismiss={thenContent(feedback.dismissBanner)} />
  );

  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip pb-[calc(3.5rem+env(safe-area-inset-bottom))] max-sm:has-data-takes-bottom:pb-28 sm:pb-0">
      <a
        href="#content"
        className="sr-only z-60 rounded-control bg-raised p-3 font-semibold shadow-float focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {text.skipToContent}
      </a>
      <Header unseen={unseen} />
      {/* At least as high as the window below the header: the footer neither shows nor moves while a screen loads. */}
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto min-h-[calc(100dvh-3rem)] w-full max-w-page grow px-4 py-6 outline-none sm:px-6"
      >
        {!isHome && banner && <div className="mb-6">{banner}</div>}
        <FeedbackInvite value={banner}>
          <OpenFeedback value={feedback.open}>{children}</OpenFeedback>
        </FeedbackInvite>
      </main>
      <Footer
        onKeys={shortcuts.openHelp}
        pill={
          feedback.hasPill && (
            <Suspense fallback={null}>
              <FeedbackPill onGive={() => feedback.open()} onHide={thenContent(feedback.hidePill)} />
            </Suspense>
          )
        }
      />
      <BottomBar unseen={unseen} />
      <FeedbackOverlay isOpen={feedback.isOpen} onClose={feedback.close} report={feedback.report} />
      <ShortcutsOverlay
        isOpen={shortcuts.isHelpOpen}
        onClose={shortcuts.closeHelp}
        areOn={shortcuts.areOn}
        onTurn={shortcuts.turn}
      />
    </div>
  );
}

/** The pressed button is gone, so the focus moves to the content. */
function thenContent(act: () => void): () => void {
  return () => {
    act();
    document.getElementById('content')?.focus({ preventScroll: true });
  };
}
