import { ScanLine } from 'lucide-react';

import { useText, useWords } from '../i18n/language.ts';
import { scannerWords } from '../i18n/scanner.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { WayOut } from './WayOut.tsx';

/** In place of the camera where no pictures are read: why, and where the price is to be found. */
export function ReaderOff({ elsewhereUrl }: { elsewhereUrl: string | null }) {
  const { refusals } = useText();
  const text = useWords(scannerWords);
  return (
    <EmptyState
      icon={<ScanLine />}
      title={text.offTitle}
      action={elsewhereUrl !== null && <WayOut href={elsewhereUrl}>{text.searchThere}</WayOut>}
    >
      {refusals.scanner_off} {text.offHint}
    </EmptyState>
  );
}
