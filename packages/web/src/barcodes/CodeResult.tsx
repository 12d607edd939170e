import { printedBarcode } from '@cartouche/contract/barcodes.rules';

import { barcodesWords } from '../i18n/barcodes.ts';
import { useWords } from '../i18n/language.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import type { Looked } from './ScannerView.tsx';
import { GameChoices } from './GameChoices.tsx';
import { UnknownCode } from './UnknownCode.tsx';
import { useTeaching } from './useTeaching.ts';

type CodeResultProps = {
  looked: Looked;
  onOpen: (game: { game_id: number; title: string }) => void;
  onAgain: () => void;
  onDismiss: () => void;
};

/** What is known of the last code, where it led nowhere by itself. */
export function CodeResult({ looked, onOpen, onAgain, onDismiss }: CodeResultProps) {
  const text = useWords(barcodesWords);
  const { teach } = useTeaching();
  const { code } = looked;

  if ('what' in looked && looked.what === 'failed') {
    return (
      <Alert>
        <div className="flex flex-col items-start gap-3">
          {text.failed}
          <Button onClick={onAgain}>{text.tryAgain}</Button>
        </div>
      </Alert>
    );
  }
  if (!('games' in looked)) {
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
      {looked.games.length > 0 ? (
        <GameChoices
          games={looked.games}
          lead={text.whichHint(printedBarcode(code))}
          onChoose={(game) => {
            teach(code, game);
            onOpen(game);
          }}
        />
      ) : (
        <p role="status" className="font-semibold">
          {text.unknown(printedBarcode(code))}
        </p>
      )}
      <UnknownCode code={code} isKnown={looked.games.length > 0} onFound={onOpen} />
      <Button onClick={onDismiss} className="self-center">
        {text.dismiss}
      </Button>
    </section>
  );
}
