import { Barcode, Flag, X } from 'lucide-react';
import type { Ref } from 'react';

import { GameCover } from '../games/GameCover.tsx';
import { StateBadge } from '../games/StateBadge.tsx';
import { barcodesWords } from '../i18n/barcodes.ts';
import { printedBarcode } from '@cartouche/contract/barcodes.rules';
import { useWords } from '../i18n/language.ts';
import { usePlatformOf } from '../platforms/usePlatformOf.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Spine } from '../ui/Spine.tsx';
import { useSwipe } from '../ui/useSwipe.ts';
import { ScanQuestion } from './ScanQuestion.tsx';
import { type ScanRow, nameOf } from './scanRows.ts';
import type { ScanListState } from './useScanList.ts';
import { useTeaching } from './useTeaching.ts';

export type ScanItemProps = {
  row: ScanRow;
  list: ScanListState;
  /** While it is being added. */
  isLocked: boolean;
  onRetry: () => void;
};

/** One scan: its game, or what there is to do about it. The last one can be swiped away. */
export function ScanItem({
  ref,
  isLast,
  ...props
}: ScanItemProps & { ref: Ref<HTMLLIElement>; isLast: boolean }) {
  const { row, list, isLocked } = props;
  const text = useWords(barcodesWords);
  const { report } = useTeaching();
  const game = row.what === 'game' ? row.game : undefined;
  const platform = usePlatformOf()(game?.platform_id ?? 0);
  const away = () => list.takeAway(row.id);
  const swipe = useSwipe({ onLeft: away, onRight: away, isDragged: true });

  /** It is not this game, whoever said so. */
  function doubt() {
    if (row.what !== 'game') return;
    list.doubt(row.id, row.game.game_id);
    if (row.isLearned) report(row.code, row.game, () => list.doubt(row.id, null));
  }

  return (
    <li
      {...(isLast && !isLocked ? swipe : {})}
      ref={ref}
      data-base-ui-swipe-ignore
      className={`${rowClass} ${isLast ? 'touch-pan-y' : ''}`}
    >
      {platform && <Spine color={platform.color} />}
      <div className="flex items-center gap-3">
        <span className="grid w-10 shrink-0 place-items-center text-muted">
          {game ? <GameCover game={game} size="small" /> : <Barcode aria-hidden />}
        </span>
        <span className="flex min-w-0 grow flex-col items-start gap-0.5">
          <span className="line-clamp-2 font-semibold">{game?.title ?? title(row, text)}</span>
          <span className="text-13 text-muted tabular-nums">
            {[game && (platform?.short_name ?? game.platform), printedBarcode(row.code)]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {game?.is_owned && <StateBadge state="complete" />}
          {game?.in_wishlist && !game.is_owned && <StateBadge state="wish" />}
        </span>
        {game && (
          <IconButton
            aria-label={text.wrongFor(game.title)}
            icon={<Flag />}
            disabled={isLocked}
            onClick={doubt}
          />
        )}
        <IconButton aria-label={text.remove(nameOf(row))} icon={<X />} disabled={isLocked} onClick={away} />
      </div>
      <ScanQuestion {...props} />
    </li>
  );
}

// While a finger drags it, it says whether letting go removes it.
const rowClass =
  'relative flex flex-col gap-2 overflow-hidden rounded-card border border-hairline bg-surface p-2 pl-4 scroll-mb-4 ' +
  'max-sm:scroll-mt-[44dvh] data-[drag=far]:border-danger data-[drag=far]:bg-danger-tint data-[drag=far]:opacity-70 ' +
  'not-data-drag:transition';

type Titles = { unknownGame: string; lookingUp: string; unread: string; whichGame: string };

function title({ what }: ScanRow, text: Titles): string {
  if (what === 'several') return text.whichGame;
  if (what === 'reading') return text.lookingUp;
  return what === 'failed' ? text.unread : text.unknownGame;
}
