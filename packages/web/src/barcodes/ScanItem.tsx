import { printedBarcode } from '@cartouche/contract/barcodes.rules';
import { Barcode, Flag, X } from 'lucide-react';

import { GameCover } from '../games/GameCover.tsx';
import { StateBadge } from '../games/StateBadge.tsx';
import { barcodesWords } from '../i18n/barcodes.ts';
import { useWords } from '../i18n/language.ts';
import { usePlatformOf } from '../platforms/usePlatformOf.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Spine } from '../ui/Spine.tsx';
import { useSwipe } from '../ui/useSwipe.ts';
import { KnownCode } from './KnownCode.tsx';
import type { ScanRow } from './scanRows.ts';
import { UnknownCode } from './UnknownCode.tsx';
import { useTeaching } from './useTeaching.ts';

type ScanItemProps = {
  row: ScanRow;
  /** The last scan can be swiped away. */
  isLast: boolean;
  onRetry: () => void;
  onChoose: (gameId: number) => void;
  onRemove: () => void;
};

/** One scan: its game, or what there is to do about it. */
export function ScanItem({ row, isLast, onRetry, onChoose, onRemove }: ScanItemProps) {
  const text = useWords(barcodesWords);
  const { report } = useTeaching();
  const game = row.what === 'game' ? row.game : undefined;
  const color = usePlatformOf()(game?.platform_id ?? 0)?.color;
  const away = () => isLast && onRemove();
  const swipe = useSwipe({ onLeft: away, onRight: away });
  const name = game?.title ?? printedBarcode(row.code);

  return (
    <li
      {...swipe}
      data-base-ui-swipe-ignore
      className="relative flex flex-col gap-2 overflow-hidden rounded-card border border-hairline bg-surface p-2 pl-4"
    >
      {color && <Spine color={color} />}
      <div className="flex items-center gap-3">
        <span className="grid w-10 shrink-0 place-items-center text-muted">
          {game ? <GameCover game={game} size="small" /> : <Barcode aria-hidden />}
        </span>
        <span className="flex min-w-0 grow flex-col items-start gap-0.5">
          <span className="line-clamp-2 font-semibold">{game?.title ?? title(row, text)}</span>
          <span className="text-13 text-muted tabular-nums">
            {[game?.platform, printedBarcode(row.code)].filter(Boolean).join(' · ')}
          </span>
          {game?.is_owned && <StateBadge state="complete" />}
          {game?.in_wishlist && !game.is_owned && <StateBadge state="wish" />}
          {row.what === 'game' && row.isSecond && (
            <span className="text-13 text-muted">{text.sameTwice}</span>
          )}
        </span>
        {row.what === 'failed' && <Button onClick={onRetry}>{text.tryAgain}</Button>}
        {game && (
          <IconButton
            aria-label={text.wrongFor(game.title)}
            icon={<Flag />}
            onClick={() => report(row.code, game)}
          />
        )}
        <IconButton aria-label={text.remove(name)} icon={<X />} onClick={onRemove} />
      </div>
      {row.what === 'several' && (
        <KnownCode code={row.code} games={row.games} onFound={(found) => onChoose(found.game_id)} />
      )}
      {row.what === 'unknown' && <UnknownCode code={row.code} onFound={(found) => onChoose(found.game_id)} />}
    </li>
  );
}

type Titles = { unknownGame: string; lookingUp: string; unread: string; whichGame: string };

function title({ what }: ScanRow, text: Titles): string {
  if (what === 'several') return text.whichGame;
  if (what === 'reading') return text.lookingUp;
  return what === 'failed' ? text.unread : text.unknownGame;
}
