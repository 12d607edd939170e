import { ArrowRight, Check, X } from 'lucide-react';

import type { Answer } from '../api/client.ts';
import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { useWrite } from '../api/writes.ts';
import { useFactNames } from '../games/useFactNames.ts';
import { entriesWords } from '../i18n/entries.ts';
import { useText, useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { toast } from '../ui/toast.ts';

type Correction = Answer<typeof api.entries.corrections>[number];

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

function CorrectionRow({ correction: { gameId, game, changes }, onStale }: CorrectionRowProps) {
  const text = useWords(entriesWords);
  const tell = useRefusalText();
  const { unknown } = useText().catalogue;
  const names = useFactNames();
  const onRefused = (error: Error) => {
    toast({ text: tell(error, text.actionFailed) });
    // It may be gone, or another one by now.
    onStale();
  };
  const undo = useWrite(api.entries.undoAcceptance, {
    onDone: () => void toast({ text: text.acceptanceUndone(game.title) }),
    onRefused,
  });
  const accept = useWrite(api.entries.acceptCorrection, {
    onDone: () =>
      void toast({
        text: text.accepted(game.title),
        actions: [{ label: text.undo, onPress: () => undo.mutate({ gameId }) }],
      }),
    onRefused,
  });
  const decline = useWrite(api.entries.declineCorrection, {
    onDone: () => void toast({ text: text.declined }),
    onRefused,
  });
  const isBusy = accept.isPending || decline.isPending;

  function inWords(fact: Correction['changes'][number]['fact'], value: string): string {
    if (value === '') return unknown;
    const values = value.split(', ');
    if (fact === 'regions') return values.map(names.region).join(', ');
    return fact === 'genres' ? values.map(names.genre).join(', ') : value;
  }

  return (
    <li className="flex flex-col gap-2 py-3">
      <p className="font-semibold wrap-anywhere">
        {game.title} <span className="text-13 font-normal text-muted">{game.platform}</span>
      </p>
      <dl className="flex flex-col gap-1">
        {changes.map(({ fact, from, to }) => (
          <div key={fact} className="flex flex-wrap items-center gap-x-2">
            <dt className="text-13 font-semibold text-muted">{text.facts[fact]}</dt>
            <dd className="flex min-w-0 flex-wrap items-center gap-x-2 wrap-anywhere">
              <span className="sr-only">{text.from} </span>
              <del className="text-muted">{inWords(fact, from)}</del>
              <ArrowRight aria-hidden className="size-4 shrink-0 text-muted" />
              <span className="sr-only">{text.to} </span>
              <ins className="no-underline">{inWords(fact, to)}</ins>
            </dd>
          </div>
        ))}
      </dl>
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
