import { furtherCopies } from '@cartouche/contract/limits';

import { movingWords } from '../i18n/moving.ts';
import { useWords } from '../i18n/language.ts';
import { Alert } from '../ui/Alert.tsx';
import type { Move } from './useMove.ts';

/** What of a file is not written, though nobody left it out. */
export function NotWritten({ plan: { beyond, overtaken } }: { plan: Move['plan'] }) {
  const text = useWords(movingWords);
  return (
    <>
      {beyond > 0 && (
        <Alert>
          {text.beyond(beyond)} {text.mostCopies(furtherCopies.most + 1)}
        </Alert>
      )}
      {overtaken > 0 && <Alert>{text.overtaken(overtaken)}</Alert>}
    </>
  );
}
