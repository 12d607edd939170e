import { printedBarcode } from '@cartouche/contract/barcodes.rules';
import { Search } from 'lucide-react';
import { useState } from 'react';

import { EnterGame } from '../entries/EnterGame.tsx';
import { GamePicker } from '../games/GamePicker.tsx';
import { barcodesWords } from '../i18n/barcodes.ts';
import { useWords } from '../i18n/language.ts';
import { Button } from '../ui/Button.tsx';
import type { Chosen } from './scanList.ts';
import { useTeaching } from './useTeaching.ts';

type UnknownCodeProps = {
  code: string;
  /** Whether games are offered for it already, and it is none of them. */
  isKnown?: boolean;
  /** Whether its game goes into a list, which is added as a whole. */
  isListed?: boolean;
  /** It is learned, and this is what it is. */
  onFound: (game: Chosen) => void;
};

/** Asks which game a code is on: by its title, or by entering it. The answer is learned. */
export function UnknownCode({ code, isKnown = false, isListed = false, onFound }: UnknownCodeProps) {
  const text = useWords(barcodesWords);
  const { teach, teachQuietly } = useTeaching();
  const [isAsking, setAsking] = useState(false);

  function learn(gameId: number) {
    setAsking(false);
    teachQuietly(code, gameId);
    onFound({ game_id: gameId });
  }

  return (
    <div className="flex flex-col gap-2">
      {!isKnown && <p className="text-muted">{text.unknownHint}</p>}
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Button
          variant={isKnown ? 'quiet' : 'primary'}
          icon={<Search />}
          aria-label={text.findGameFor(printedBarcode(code))}
          onClick={() => setAsking(true)}
        >
          {isKnown ? text.noneOfThese : text.findGame}
        </Button>
        <EnterGame isPlaced={isListed} onEntered={learn} />
      </div>
      {isAsking && (
        <GamePicker
          isOpen
          query=""
          title={text.whichGame}
          onChoose={(game) => {
            setAsking(false);
            teach(code, game);
            onFound(game);
          }}
          onClose={() => setAsking(false)}
          renderWayOn={(words) => <EnterGame isPlaced={isListed} title={words} onEntered={learn} />}
        />
      )}
    </div>
  );
}
