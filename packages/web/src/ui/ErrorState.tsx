import { RotateCw, Unplug } from 'lucide-react';

import { useText } from '../i18n/language.ts';
import { useFailureText } from '../i18n/refusalText.ts';
import { Button } from './Button.tsx';

type ErrorStateProps = { title?: string; error?: unknown; onRetry: () => void; isRetrying?: boolean };

/** Replaces what did not load: what happened, and a retry button. */
export function ErrorState({ title, error, onRetry, isRetrying = false }: ErrorStateProps) {
  const words = useText().ui;
  const tell = useFailureText();
  return (
    <div role="alert" className="mx-auto flex max-w-sm flex-col items-center gap-4 px-4 py-14 text-center">
      <div className="grid size-14 place-items-center rounded-full bg-danger-tint text-danger">
        <Unplug className="size-6" />
      </div>
      <div className="flex flex-col gap-1">
        <p className="text-16 font-semibold text-balance">{title ?? words.errorTitle}</p>
        <p className="text-pretty text-muted">{tell(error)}</p>
      </div>
      <Button icon={<RotateCw />} isPending={isRetrying} onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}
