import { useRef } from 'react';

import { Overlay } from '../ui/Overlay.tsx';
import { readingWords } from '../i18n/reading.ts';
import { useWords } from '../i18n/language.ts';
import type { CoverScanProps, CoverWords } from './CoverScan.tsx';
import { CoverView } from './CoverView.tsx';

type CoverScanPanelProps = Omit<CoverScanProps, 'start'> & { isOpen: boolean; given: File | null };

export function CoverScanPanel({ isOpen, onClose, onWords, focusAfter, ...view }: CoverScanPanelProps) {
  const hasWords = useRef(false);

  function leaveWords(read: CoverWords) {
    hasWords.current = true;
    onWords(read);
  }
  const text = useWords(readingWords);
  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      title={text.scanTitle}
      size="full"
      isInAddress
      focusAfter={() => (hasWords.current ? focusAfter() : null)}
    >
      {/* Gone with the overlay, and with it the camera and what was being read. */}
      {isOpen && <CoverView {...view} onClose={onClose} onWords={leaveWords} />}
    </Overlay>
  );
}
