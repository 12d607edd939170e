import { Link } from '@tanstack/react-router';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { GameCover } from '../games/GameCover.tsx';
import { yearOf } from '../games/gameFacts.ts';
import { entriesWords } from '../i18n/entries.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { Badge } from '../ui/Badge.tsx';
import { Card } from '../ui/Card.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useSession } from '../session/useSession.ts';
import { Corrections } from './Corrections.tsx';
import { EnterGame } from './EnterGame.tsx';

/** The games that the user entered or corrected; for an operator also what others corrected. */
export function OwnEntries() {
  const text = useWords(entriesWords);
  const { data: entries, error, refetch, isFetching } = useRead(api.entries.list);
  const { user_type } = useSession().profile;

  return (
    <>
      <Card hint={text.ownHint} title={entries?.length ? text.count(entries.length) : text.none}>
        {entries && entries.length > 0 && (
          <ul className="flex flex-col divide-y divide-hairline border-t border-b border-hairline">
            {entries.map((entry) => (
              <li key={entry.game_id}>
                <Link
                  {...paths.game(entry.game_id)}
                  className="flex min-h-14 items-center gap-3 py-2 hover:text-accent"
                >
                  <span className="w-10 shrink-0">
                    <GameCover game={entry} size="small" />
                  </span>
                  <span className="flex min-w-0 grow flex-col">
                    <span className="font-semibold wrap-anywhere">{entry.title}</span>
                    <span className="text-13 text-muted">
                      {[entry.platform, yearOf(entry.release_date)].filter(Boolean).join(' · ')}
                    </span>
                  </span>
                  {entry.corrects && <Badge>{text.correctionMark}</Badge>}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {!entries && !error && <Skeleton className="h-14" />}
        {!entries && error && (
          <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
        <div>
          <EnterGame label={text.enterAnother} />
        </div>
      </Card>
      {user_type === 'admin' && <Corrections />}
    </>
  );
}
