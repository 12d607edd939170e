import { type ErrorComponentProps, Link, useMatches, useRouter } from '@tanstack/react-router';
import { RotateCw, Unplug } from 'lucide-react';
import { use, useEffect, useEffectEvent } from 'react';

import { toRefusal } from '../api/refusal.ts';
import { OpenFeedback } from '../feedback/openFeedback.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { useText } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { usePageTitle } from '../screen/usePageTitle.ts';

/** Replaces a screen that broke, or whose guard got no answer. */
export function FaultPage({ error }: ErrorComponentProps) {
  const { shell: text, ui } = useText();
  const tell = useRefusalText();
  const router = useRouter();
  const matches = useMatches();
  const isUnanswered = matches.some(({ status }) => status === 'error');
  const isInShell = !isUnanswered && matches.some(({ routeId }) => routeId === '/signed-in');
  const hasNoNetwork = isUnanswered && toRefusal(error) === null;
  usePageTitle(text.faultTitle);

  // Without a network, reloading would replace the page by the browser's own error.
  const again = isUnanswered ? () => void router.invalidate() : () => location.reload();
  const Frame = isInShell ? 'div' : 'main';

  const goOn = useEffectEvent(() => {
    if (isUnanswered) again();
  });
  useEffect(() => {
    const onOnline = () => goOn();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);

  return (
    <Frame className="grid min-h-[50dvh] place-items-center">
      <div role="alert">
        <EmptyState
          icon={<Unplug />}
          level="h1"
          title={text.faultTitle}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <Button variant="primary" icon={<RotateCw />} onClick={again}>
                {isUnanswered ? ui.retry : text.reload}
              </Button>
              {isInShell && <NextSteps error={error} />}
            </div>
          }
        >
          {tell(error, hasNoNetwork ? ui.errorText : text.faultText)}
        </EmptyState>
      </div>
    </Frame>
  );
}

/**
 * For a signed-in user: links home and to the feedback form, with the number in the server's log or the browser's
 * error.
 */
function NextSteps({ error }: { error: unknown }) {
  const text = useText().shell;
  const openFeedback = use(OpenFeedback);

  function report() {
    const number = toRefusal(error)?.requestId;
    const cause = error instanceof Error ? error.message : String(error);
    const message = number ? text.faultNumber(number) : text.faultCause(cause);
    openFeedback({ subject: text.faultSubject, message });
  }

  return (
    <>
      <Link {...paths.home()} className={buttonClass()}>
        {text.goHome}
      </Link>
      <Button onClick={report}>{text.reportFault}</Button>
    </>
  );
}
