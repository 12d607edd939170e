import { sessionDays } from '@cartouche/contract/limits';
import { MonitorSmartphone } from 'lucide-react';
import { useRef } from 'react';

import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { settingsWords } from '../i18n/settings.ts';
import { Alert } from '../ui/Alert.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Card } from '../ui/Card.tsx';
import { type UserSession, useSessions } from './useSessions.ts';

/** The devices the user is signed in on. */
export function Sessions() {
  const text = useWords(settingsWords);
  const list = useRef<HTMLDivElement>(null);
  const sessions = useSessions(() => list.current?.focus({ preventScroll: true }));

  return (
    <Card title={text.sessions} hint={text.sessionsHint(sessionDays.unused, sessionDays.most)}>
      {sessions.error && <Alert>{sessions.error}</Alert>}
      <div ref={list} role="group" tabIndex={-1} aria-label={text.sessions} className="outline-none">
        {sessions.sessions && (
          <ul className="flex flex-col divide-y divide-hairline border-t border-hairline">
            {sessions.sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                onEnd={() => sessions.end(session)}
                isEnding={sessions.isEnding(session)}
              />
            ))}
          </ul>
        )}
        {!sessions.sessions && !sessions.loadError && <Skeleton className="h-5 w-48" />}
        {sessions.loadError && (
          <ErrorState error={sessions.loadError} onRetry={sessions.retry} isRetrying={sessions.isRetrying} />
        )}
      </div>
      {sessions.hasOthers && (
        <Button isPending={sessions.areOthersEnding} onClick={sessions.endOthers} className="sm:self-start">
          {text.endOthers}
        </Button>
      )}
    </Card>
  );
}

type SessionRowProps = { session: UserSession; onEnd: () => void; isEnding: boolean };

function SessionRow({ session, onEnd, isEnding }: SessionRowProps) {
  const text = useWords(settingsWords);
  const locale = useLocale();
  const { browser, system, signed_in_at, last_seen_at, is_this } = session;
  const device =
    browser && system ? text.browserOn(browser, system) : (browser ?? system ?? text.unknownDevice);

  return (
    <li className="flex items-center gap-3 py-3">
      <MonitorSmartphone className="shrink-0 text-muted max-sm:hidden" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {device} {is_this && <Badge tone="complete">{text.thisDevice}</Badge>}
        </p>
        <p className="text-13 text-muted">
          {text.signedIn(locale.day(signed_in_at))} · {text.lastSeen(locale.moment(last_seen_at))}
        </p>
      </div>
      {!is_this && (
        <Button aria-label={text.endSessionOf(device)} isPending={isEnding} onClick={onEnd}>
          {text.endSession}
        </Button>
      )}
    </li>
  );
}
