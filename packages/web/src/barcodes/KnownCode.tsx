import { printedBarcode } from '@cartouche/contract/barcodes.rules';

import { barcodesWords } from '../i18n/barcodes.ts';
import { useWords } from '../i18n/language.ts';
import { GameChoices } from './GameChoices.tsx';
import type { FoundGame } from './scanRows.ts';
import { UnknownCode } from './UnknownCode.tsx';
import { useTeaching } from './useTeaching.ts';

type KnownCodeProps = {
  code: string;
  games: readonly FoundGame[];
  /** It is learned, and this is what it is. */
  onFound: (game: { game_id: number; title: string }) => void;
};

/** Asks which of several games a code is on, or which other, and hears which of them it is not on. */
export function KnownCode({ code, games, onFound }: KnownCodeProps) {
  const text = useWords(barcodesWords);
  const { teach, report } = useTeaching();
  return (
    <>
      <GameChoices
        games={games}
        lead={games.length > 1 ? text.whichHint(printedBarcode(code)) : printedBarcode(code)}
        onChoose={(game) => {
          teach(code, game);
          onFound(game);
        }}
        onWrong={(game) => report(code, game)}
      />
      <UnknownCode code={code} isKnown onFound={onFound} />
    </>
  );
}
