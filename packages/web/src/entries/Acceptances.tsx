import { ownEntries } from '@cartouche/contract/limits';
import { Undo2 } from 'lucide-react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { entriesWords } from '../i18n/entries.ts';
import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { type Correction, CorrectionChanges } from './CorrectionChanges.tsx';
import { useAcceptanceUndo } from './useAcceptanceUndo.ts';

/** For operators: what they accepted for everybody, for as long as it can be undone. */
export function Acceptances() {
  const text = useWords(entriesWords);
  const { data: acceptances, error, refetch, isFetching } = useRead(api.entries.acceptances);
  if (!acceptances && error)
    return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!acceptances || acceptances.length === 0) return null;

  return (
    <Card title={text.acceptances}>
      <ul className="flex flex-col divide-y divide-hairline border-t border-hairline">
        {acceptances.map((acceptance) => (
          <AcceptanceRow key={acceptance.gameId} acceptance={acceptance} />
        ))}
      </ul>
    </Card>
  );
}

const undoableMs = ownEntries.undoDays * 24 * 3_600_000;

function AcceptanceRow({ acceptance }: { acceptance: Correction }) {
  const text = useWords(entriesWords);
  const { day } = useLocale();
  const { game, created_at: acceptedAt } = acceptance;
  const { undo, isPending } = useAcceptanceUndo(acceptance);
  const until = day(new Date(Date.parse(acceptedAt) + undoableMs).toISOString());

  return (
    <li className="flex flex-col gap-2 py-3">
      <CorrectionChanges correction={acceptance} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-13 text-muted">{text.undoableUntil(until)}</p>
        <Button
          icon={<Undo2 />}
          aria-label={text.undoAcceptanceOf(game.title)}
          isPending={isPending}
          onClick={undo}
        >
          {text.undo}
        </Button>
      </div>
    </li>
  );
}
