import { printedBarcode } from '@cartouche/contract/barcodes.rules';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { useScanRefusalText } from '../camera/useScanRefusalText.ts';
import { barcodesWords } from '../i18n/barcodes.ts';
import { useWords } from '../i18n/language.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { KnownCode } from './KnownCode.tsx';
import type { Chosen } from './scanList.ts';
import type { Looked } from './useLookUp.ts';
import { UnknownCode } from './UnknownCode.tsx';

type CodeResultProps = {
  looked: Looked;
  onOpen: (game: Chosen) => void;
  onAgain: () => void;
  onDismiss: () => void;
};

/** What is known of the last code, where it led nowhere by itself. */
export function CodeResult({ looked, onOpen, onAgain, onDismiss }: CodeResultProps) {
  const { code, what } = looked;
  const text = useWords(barcodesWords);
  const tell = useScanRefusalText();
  // What is reported or taught here changes it.
  const { data } = useRead(api.barcodes.find, what === 'read' ? { code } : null);

  if (looked.what === 'failed') {
    return (
      <Alert>
        <div className="flex flex-col items-start gap-3">
          {tell(looked.error, text.failed)}
          <Button onClick={onAgain}>{text.tryAgain}</Button>
        </div>
      </Alert>
    );
  }
  if (!data) {
    return (
      <p role="status" className="flex items-center justify-center gap-2 text-muted">
        <Spinner isSilent />
        {text.lookingUp}
      </p>
    );
  }
  return (
    <section
      aria-label={printedBarcode(code)}
      className="flex flex-col gap-3 rounded-card bg-surface p-4 inset-ring inset-ring-hairline"
    >
      {data.games.length > 0 ? (
        <>
          <p role="status">
            <strong className="block">{text.whichGame}</strong>
            <span className="text-muted">
              {data.games.length > 1 ? text.whichHint(printedBarcode(code)) : printedBarcode(code)}
            </span>
          </p>
          <KnownCode code={code} games={data.games} onFound={onOpen} />
        </>
      ) : (
        <>
          <p role="status" className="font-semibold">
            {text.unknown(printedBarcode(code))}
          </p>
          <UnknownCode code={code} onFound={onOpen} />
        </>
      )}
      <Button onClick={onDismiss} className="sm:self-start">
        {text.dismiss}
      </Button>
    </section>
  );
}
