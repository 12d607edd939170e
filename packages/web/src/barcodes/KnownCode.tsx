import { GameChoices } from './GameChoices.tsx';
import type { Chosen } from './scanList.ts';
import type { FoundGame } from './scanRows.ts';
import { UnknownCode } from './UnknownCode.tsx';
import { useTeaching } from './useTeaching.ts';

type KnownCodeProps = {
  code: string;
  games: readonly FoundGame[];
  isListed?: boolean;
  /** It is learned, and this is what it is. */
  onFound: (game: Chosen) => void;
};

/** Which of several games a code is on, or which other; hears which of them it is not on. */
export function KnownCode({ code, games, isListed = false, onFound }: KnownCodeProps) {
  const { teach, report } = useTeaching();
  return (
    <>
      <GameChoices
        games={games}
        onChoose={(game) => {
          teach(code, game);
          onFound(game);
        }}
        onWrong={(game) => report(code, game)}
      />
      <UnknownCode code={code} isKnown isListed={isListed} onFound={onFound} />
    </>
  );
}
