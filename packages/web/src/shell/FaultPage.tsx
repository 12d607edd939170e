import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';

import { useRefusalText } from '../i18n/refusalText.ts';
import { useText } from '../i18n/language.ts';
import { ErrorState } from '../ui/ErrorState.tsx';

/** In place of a screen that broke, or whose guard got no answer. */
export function FaultPage({ error }: ErrorComponentProps) {
  const text = useText().shell;
  const tell = useRefusalText();
  const router = useRouter();

  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <ErrorState
        title={text.faultTitle}
        text={tell(error, text.faultText)}
        onRetry={() => void router.invalidate()}
      />
    </div>
  );
}
