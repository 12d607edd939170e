import { furtherCopies } from '@cartouche/contract/limits';
import { RefreshCw } from 'lucide-react';

import { movingWords } from '../i18n/moving.ts';
import { useWords } from '../i18n/language.ts';
import { Alert } from '../ui/Alert.tsx';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import type { Move } from './useMove.ts';

type NotWrittenProps = { plan: Move['plan']; /** Before anything is written. */ onLookAgain?: () => void };

/** What of a file is not written, though nobody left it out. */
export function NotWritten({ plan: { beyond, overtaken }, onLookAgain }: NotWrittenProps) {
  const text = useWords(movingWords);
  return (
    <>
      {beyond > 0 && (
        <Alert>
          {text.beyond(beyond)} {text.mostCopies(furtherCopies.most + 1)}
        </Alert>
      )}
      {overtaken > 0 && !onLookAgain && <Alert>{text.overtaken(overtaken)}</Alert>}
      {overtaken > 0 && onLookAgain && (
        <Banner
          tone="incomplete"
          icon={<RefreshCw />}
          action={<Button onClick={onLookAgain}>{text.lookOnceMore}</Button>}
        >
          {text.changedSince(overtaken)}
        </Banner>
      )}
    </>
  );
}
