import { ScanLine } from 'lucide-react';

import { useText, useWords } from '../i18n/language.ts';
import { readingWords } from '../i18n/reading.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

/** In place of the camera where no pictures are read: why, and what to do instead. */
export function ReaderOff({ onClose }: { onClose: () => void }) {
  const { refusals } = useText();
  const text = useWords(readingWords);
  return (
    <EmptyState
      icon={<ScanLine />}
      title={text.offTitle}
      action={
        <Button variant="primary" onClick={onClose}>
          {text.searchByTitle}
        </Button>
      }
    >
      {refusals.scanner_off} {text.offHint}
    </EmptyState>
  );
}
