import { barcodesWords } from '../i18n/barcodes.ts';
import { useWords } from '../i18n/language.ts';
import { useGoBack } from '../screen/useGoBack.ts';
import { usePageTitle } from '../screen/usePageTitle.ts';
import { Overlay } from '../ui/Overlay.tsx';
import { ScannerView } from './ScannerView.tsx';

/** Specification 2, /scanner: the barcode scanner, a modal with an address of its own. */
export default function ScannerPage() {
  const text = useWords(barcodesWords);
  const goBack = useGoBack();
  usePageTitle(text.title);
  return (
    <>
      {/* What is behind a dialog is hidden from readers, and a screen has a heading all the same. */}
      <h1 className="sr-only">{text.title}</h1>
      <Overlay isOpen onClose={goBack} title={text.title} isInAddress isTall>
        <ScannerView />
      </Overlay>
    </>
  );
}
