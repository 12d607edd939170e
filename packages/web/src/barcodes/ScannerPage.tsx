import type { KeyboardEvent } from 'react';

import { barcodesWords } from '../i18n/barcodes.ts';
import { useWords } from '../i18n/language.ts';
import { useGoBack } from '../screen/useGoBack.ts';
import { usePageTitle } from '../screen/usePageTitle.ts';
import { Overlay } from '../ui/Overlay.tsx';
import { ScanActions } from './ScanActions.tsx';
import { ScannerView } from './ScannerView.tsx';
import { keepScanMode, storedScanMode } from './scanChoices.ts';
import { useBatch } from './useBatch.ts';
import { useKept } from './useKept.ts';

/** Specification 2, /scanner: the barcode scanner, a modal with an address of its own. */
export default function ScannerPage() {
  const text = useWords(barcodesWords);
  const goBack = useGoBack();
  const [mode, setMode] = useKept(storedScanMode, keepScanMode);
  const batch = useBatch(mode === 'list');
  usePageTitle(text.title);

  /** Backspace takes the last scan back, except where somebody types. */
  function undoByKey({ key, target, repeat }: KeyboardEvent) {
    const isTyping =
      target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
    const [last] = batch.adding.isAdding ? [] : batch.rows;
    if (key === 'Backspace' && !isTyping && !repeat && last) batch.list.takeAway(last.id);
  }

  return (
    <>
      {/* What is behind a dialog is hidden from readers, and a screen has a heading all the same. */}
      <h1 className="sr-only">{text.title}</h1>
      <Overlay
        isOpen
        onClose={goBack}
        title={text.title}
        isInAddress
        isTall
        onKeyDown={undoByKey}
        footer={batch.rows.length > 0 && <ScanActions batch={batch} />}
      >
        <ScannerView mode={mode} onMode={setMode} batch={batch} />
      </Overlay>
    </>
  );
}
