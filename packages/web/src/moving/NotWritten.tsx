import { furtherCopies } from '@cartouche/contract/limits';
import { RefreshCw } from 'lucide-react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { useLocale } from '../i18n/formats.ts';
import { movingWords } from '../i18n/moving.ts';
import { useWords } from '../i18n/language.ts';
import { Alert } from '../ui/Alert.tsx';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import type { Move, MoveWork } from './useMove.ts';

/** So many rows are named. */
const mostNamed = 10;

type NotWrittenProps = { move: Move; work: MoveWork; onLookAgain: () => void };

/** What of a file is not written, though nobody left it out. */
export function NotWritten({ move, work, onLookAgain }: NotWrittenProps) {
  const text = useWords(movingWords);
  const { beyond, overtaken } = move.plan;
  const isWritten = move.state === 'written';
  return (
    <>
      {beyond > 0 && (
        <Alert>
          {text.beyond(beyond)} {text.mostCopies(furtherCopies.most + 1)}
        </Alert>
      )}
      {overtaken > 0 && (
        <Banner
          tone="incomplete"
          icon={<RefreshCw />}
          action={
            <Button isPending={work.isLookingAgain} onClick={onLookAgain}>
              {text.lookOnceMore}
            </Button>
          }
        >
          <p role="alert">{isWritten ? text.overtaken(overtaken) : text.changedSince(overtaken)}</p>
          {isWritten && <LeftOut moveId={move.id} count={overtaken} />}
        </Banner>
      )}
    </>
  );
}

/** The rows that the writing left out. */
function LeftOut({ moveId, count }: { moveId: number; count: number }) {
  const text = useWords(movingWords);
  const { number } = useLocale();
  const { data: rows = [] } = useRead(api.moving.rows, { moveId, status: 'changed', limit: mostNamed });
  return (
    <ul className="mt-2 list-disc pl-5 text-13 wrap-anywhere">
      {rows.map(({ place, line, title, platform }) => (
        <li key={place}>{[title, platform, text.line(number(line))].filter(Boolean).join(' · ')}</li>
      ))}
      {count > rows.length && rows.length > 0 && <li>{text.andMore(count - rows.length)}</li>}
    </ul>
  );
}
