import type { Platform } from '@cartouche/contract/platforms';
import type { ShelfGroup as Counts } from '@cartouche/contract/shelf.rules';
import type { ComponentProps, ReactNode } from 'react';

import { GameOverlay } from '../details/GameOverlay.tsx';
import { useText, useWords } from '../i18n/language.ts';
import { shelfWords } from '../i18n/shelf.ts';
import { Button } from '../ui/Button.tsx';
import { ShelfRow } from '../ui/ShelfRow.tsx';
import { useByAndBy } from '../ui/useByAndBy.ts';
import { useMedia } from '../ui/useMedia.ts';
import { Engraving, ShelfGroup } from './ShelfGroup.tsx';
import { ShelfButtons } from './ShelfButtons.tsx';
import { ShelfHead } from './ShelfHead.tsx';
import { type Row, layOutShelf } from './shelfLayout.ts';
import { bleedClass } from './bleed.ts';
import { useShelfFrame } from './useShelfFrame.ts';
import { type Sight, useShelfSight } from './useShelfSight.ts';
import { useShelfGames } from './useShelfGames.ts';
import { useShelfKeys } from './useShelfKeys.ts';

type OwnShelfProps = {
  /** How many games and wishes there are on each platform, so that the shelf has its length before its games. */
  counts: readonly Counts[];
  platforms: readonly Platform[];
  heading: string;
  /** One line of figures, below the heading on a phone and else beside it. */
  figures: ReactNode;
  /** Stands beside the shelf's own buttons. */
  action: ReactNode;
  /** The game whose details are open, of the address. */
  open: Pick<ComponentProps<typeof GameOverlay>, 'gameId' | 'onClose'>;
};

/** The user's games as they stand at home: spines by console, and here and there a front. */
export function OwnShelf({ counts, platforms, heading, figures, action, open }: OwnShelfProps) {
  const text = useWords(shelfWords);
  const frame = useShelfFrame();
  const { ref, widthPx, sight, ends } = useShelfSight();
  const byId = new Map(platforms.map((platform) => [platform.id, platform]));
  const rows = layOutShelf(counts, (id) => byId.get(id), { ...frame, widthPx });
  const { current, ...keys } = useShelfKeys(ref, rows);
  const drawn = rows.map((row) => inSight(row, sight, current));
  const games = useShelfGames(
    drawn.flatMap(({ groups }) => groups),
    open.gameId,
  );
  const shown = useByAndBy(
    drawn.flatMap(({ groups }) =>
      groups.flatMap(({ blocks, platform }) =>
        blocks.filter((block) => games.gamesOf(block, platform)).map(({ from }) => from),
      ),
    ),
  );
  const lengthPx = Math.max(...rows.map((row) => row.widthPx));

  // On a phone in reach of a thumb.
  const isPhone = !useMedia('(min-width: 40rem)');
  const buttons = <ShelfButtons scroller={ref} ends={ends} />;

  return (
    <section aria-label={text.title} className="flex min-w-0 flex-col">
      <ShelfHead heading={heading} figures={figures}>
        {!isPhone && buttons}
        {action}
      </ShelfHead>
      {/* Room above for a box that is pulled out. */}
      <div
        ref={ref}
        {...keys}
        tabIndex={-1}
        className={`${bleedClass} snap-x scroll-px-(--bleed) scrollbar-none overflow-x-auto overflow-y-hidden pt-2 pb-3`}
      >
        <div
          className="box-content flex min-w-[calc(100%-2*var(--bleed))] flex-col gap-3 px-(--bleed)"
          style={{ width: lengthPx }}
        >
          {drawn.map(({ groups }, index) => (
            <ShelfRow
              // oxlint-disable-next-line react/no-array-index-key -- the rows never change places
              key={index}
              heightPx={frame.rowPx}
              engraving={groups.map((group) => (
                <Engraving key={group.from} group={group} />
              ))}
            >
              {groups.map((group) => (
                <ShelfGroup
                  key={group.from}
                  group={group}
                  rowPx={frame.rowPx}
                  gamesOf={games.gamesOf}
                  shown={shown}
                  current={current}
                />
              ))}
            </ShelfRow>
          ))}
        </div>
      </div>
      {isPhone && <div className="-mb-4 flex justify-end">{buttons}</div>}
      <GameOverlay
        {...open}
        isOwnedOnly
        list={open.gameId === undefined ? undefined : games.copiesOf(counts)}
      />
      {games.hasFailed && <Failed isRetrying={games.isRetrying} onRetry={games.retry} />}
    </section>
  );
}

/** The groups and blocks of a row that are in sight, and the one that has the focus, wherever it is. */
function inSight({ groups, widthPx }: Row, { fromPx, toPx }: Sight, current: number): Row {
  const shown = groups.flatMap((group) => {
    const blocks = group.blocks.filter((block) => {
      const startPx = group.xPx + block.xPx;
      const hasFocus = block.from <= current && current < block.from + block.size;
      return hasFocus || (startPx < toPx && startPx + block.widthPx > fromPx);
    });
    return blocks.length > 0 ? [{ ...group, blocks }] : [];
  });
  return { groups: shown, widthPx };
}

function Failed({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  const text = useText();
  const words = useWords(shelfWords);
  return (
    <p role="alert" className="flex items-center gap-3 text-muted">
      {words.failed}
      <Button isPending={isRetrying} onClick={onRetry}>
        {text.ui.retry}
      </Button>
    </p>
  );
}
