import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { type Answer, api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { GameCover } from '../games/GameCover.tsx';
import { factsInShort } from '../games/gameFacts.ts';
import { entriesWords } from '../i18n/entries.ts';
import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useSession } from '../session/useSession.ts';
import { Acceptances } from './Acceptances.tsx';
import { Corrections } from './Corrections.tsx';
import { EnterGame } from './EnterGame.tsx';
import { NameGame } from './NameGame.tsx';
import { useUnmerge } from './useMerge.ts';

type OwnEntry = Answer<typeof api.entries.list>[number];

/** The games that the user entered or corrected; for an operator also what others corrected. */
export function OwnEntries() {
  const text = useWords(entriesWords);
  const { data: entries, error, refetch, isFetching } = useRead(api.entries.list);
  const { user_type } = useSession().profile;
  const merged = entries?.filter(({ became }) => became) ?? [];
  const own = entries?.filter(({ became }) => !became) ?? [];
  const counted = own.length > 0 ? text.count(own.length) : merged.length > 0 ? text.noneLeft : text.none;
  // Those that their owner may decide on come first.
  const alike = own.filter(({ looks_like }) => looks_like);
  const others = own.filter(({ looks_like }) => !looks_like);

  return (
    <>
      <Card hint={text.ownHint} title={entries ? counted : text.ownTitle}>
        {alike.length > 0 && <p className="text-pretty">{text.mayBeKnown(alike.length)}</p>}
        {own.length > 0 && (
          <List>
            {[...alike, ...others].map((entry) => (
              <li key={entry.game_id}>
                <Row entry={entry} />
              </li>
            ))}
          </List>
        )}
        {own.length > 0 && merged.length > 0 && <h4 className="text-14">{text.becameGames}</h4>}
        {merged.length > 0 && (
          <List>
            {merged.map((entry) => (
              <li key={entry.game_id}>
                <Merged entry={entry} />
              </li>
            ))}
          </List>
        )}
        {!entries && !error && <Skeleton className="h-14" />}
        {!entries && error && (
          <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
        <div>
          <EnterGame label={text.enterAnother} />
        </div>
      </Card>
      {user_type === 'admin' && (
        <>
          <Corrections />
          <Acceptances />
        </>
      )}
    </>
  );
}

function List({ children }: { children: ReactNode }) {
  return (
    <ul className="flex flex-col divide-y divide-hairline border-t border-b border-hairline">{children}</ul>
  );
}

function Row({ entry }: { entry: OwnEntry }) {
  const text = useWords(entriesWords);
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2 py-2">
      <Link
        {...paths.game(entry.game_id)}
        className="flex min-h-10 grow basis-64 items-center gap-3 hover:text-accent"
      >
        <span className="w-10 shrink-0">
          <GameCover game={entry} size="small" />
        </span>
        <span className="flex min-w-0 grow flex-col">
          <span className="font-semibold wrap-anywhere">{entry.title}</span>
          <span className="text-13 wrap-anywhere text-muted">{factsInShort(entry)}</span>
          {entry.looks_like && (
            <span className="text-13 font-semibold wrap-anywhere text-accent">
              {text.looksLikeMark(entry.looks_like.title)}
            </span>
          )}
        </span>
        {entry.corrects && <Badge>{text.correctionMark}</Badge>}
      </Link>
      {!entry.corrects && <NameGame entry={entry} isListed />}
    </div>
  );
}

/** An entry that is a game of the catalogue by now, for as long as that can be undone. */
function Merged({ entry }: { entry: OwnEntry }) {
  const text = useWords(entriesWords);
  const { day } = useLocale();
  const { undo, isPending } = useUnmerge(entry);
  return (
    <div className="flex min-h-14 items-center gap-3 py-2">
      <span className="flex min-w-0 grow flex-col">
        <span className="wrap-anywhere text-muted">{entry.title}</span>
        {entry.became && (
          <>
            <Link {...paths.game(entry.became.game_id)} className="self-start text-13 hover:text-accent">
              {text.merged(entry.became.title)}
            </Link>
            <span className="text-13 text-muted">
              {text.undoMergeUntil(day(entry.became.undoable_until))}
            </span>
          </>
        )}
      </span>
      <Button isPending={isPending} onClick={undo} aria-label={text.undoMergeOf(entry.title)}>
        {text.undo}
      </Button>
    </div>
  );
}
