import { ScanLine } from 'lucide-react';

import { searchWords } from '../i18n/search.ts';
import { useWords } from '../i18n/language.ts';
import { Button } from '../ui/Button.tsx';
import { useMedia } from '../ui/useMedia.ts';

/** Beside the search: a picture instead of words. */
export function ScanButton({ onScan }: { onScan: () => void }) {
  const text = useWords(searchWords);
  return (
    <Button icon={<ScanLine />} onClick={onScan} className="max-sm:grow sm:min-h-10">
      {text.scanCover}
    </Button>
  );
}

/** On a phone, in reach of a thumb; but not in a window so low that it would cover the games. */
const isFloating = '(max-width: 39.99rem) and (min-height: 22.01rem)';

export function FloatingScanButton({ onScan }: { onScan: () => void }) {
  const text = useWords(searchWords);
  if (!useMedia(isFloating)) return null;
  return (
    <>
      {/* Whatever stands last can be scrolled out from under it. */}
      <div aria-hidden className="h-14" />
      <Button
        variant="primary"
        icon={<ScanLine />}
        onClick={onScan}
        className="fixed right-4 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-20 rounded-full! shadow-float"
      >
        {text.scan}
      </Button>
    </>
  );
}
