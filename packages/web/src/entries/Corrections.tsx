import { Check, X } from 'lucide-react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { useWrite } from '../api/writes.ts';
import { entriesWords } from '../i18n/entries.ts';
import { useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { toast } from '../ui/toast.ts';
import { type Correction, CorrectionChanges } from './CorrectionChanges.tsx';
import { useAcceptanceUndo } from './useAcceptanceUndo.ts';

/** For operators: what users corrected for themselves, to be accepted for everybody or declined. */
export function Corrections() {
  const text = useWords(entriesWords);
  const { data: corrections, error, refetch, isFetching } = useRead(api.entries.corrections);

  return (
    <Card title={text.corrections} hint={text.correctionsHint}>
      {corrections?.length === 0 && <p className="text-muted">{text.noCorrections}</p>}
      {corrections && corrections.length > 0 && (
        <ul className="flex flex-col divide-y divide-hairline border-t border-hairline">
          {corrections.map((correction) => (
            <CorrectionRow key={correction.gameId} correction={correction} onStale={() => void refetch()} />
          ))}
        </ul>
      )}
      {!corrections && !error && <Skeleton className="h-28" />}
      {!corrections && error && (
        <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </Card>
  );
}

type CorrectionRowProps = { correction: Correction; onStale: () => void };

function CorrectionRow({ correction, onStale }: CorrectionRowProps) {
  const { gameId, game, changes } = correction;
  const text = useWords(entriesWords);
  const tell = useRefusalText();
  const onRefused = (error: Error) => {
    toast({ text: tell(error, text.actionFailed) });
    // It may be gone, or another one by now.
    onStale();
  };
  const { undo } = useAcceptanceUndo(correction);
  const accept = useWrite(api.entries.acceptCorrection, {
    onDone: () =>
      void toast({
        text: text.accepted(game.title),
        actions: [{ label: text.undo, onPress: undo }],
      }),
    onRefused,
  });
  const decline = useWrite(api.entries.declineCorrection, {
    onDone: () => void toast({ text: text.declined }),
    onRefused,
  });
  const isBusy = accept.isPending || decline.isPending;

  return (
    <li className="flex flex-col gap-2 py-3">
      <CorrectionChanges correction={correction} />
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<Check />}
          aria-label={text.acceptOf(game.title)}
          isPending={accept.isPending}
          disabled={isBusy && !accept.isPending}
          onClick={() => accept.mutate({ gameId, changes })}
        >
          {text.accept}
        </Button>
        <Button
          icon={<X />}
          aria-label={text.declineOf(game.title)}
          isPending={decline.isPending}
          disabled={isBusy && !decline.isPending}
          onClick={() => decline.mutate({ gameId, changes })}
        >
          {text.decline}
        </Button>
      </div>
    </li>
  );
}
