import { isComplete } from '@cartouche/contract/completeness.rules';
import { useId, useState } from 'react';

import type { Game } from '../games/useGame.ts';
import { detailsWords } from '../i18n/details.ts';
import { useWords } from '../i18n/language.ts';
import { ItemOverlay, type ItemTarget } from '../item/ItemOverlay.tsx';
import { Chip } from '../ui/Chip.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { AddCopy } from './AddCopy.tsx';
import { CopyList } from './CopyList.tsx';
import { CopyView, type CopyViewProps } from './CopyView.tsx';
import type { CopyRead } from './useGameAndCopy.ts';

type CopyPanelProps = Pick<CopyViewProps, 'photos' | 'onZoom'> & {
  game: Game;
  read: CopyRead;
  level: 'h2' | 'h3';
};

/** What the user has of a game: all that they recorded about each of their copies. */
export function CopyPanel({ game, read, level: Headline, photos, onZoom }: CopyPanelProps) {
  const text = useWords(detailsWords);
  const id = useId();
  const { copy, copies } = read;
  const subLevel = Headline === 'h2' ? 'h3' : 'h4';
  const hasSeveral = copies.length > 1;
  const shown = { platformId: game.platform_id, photos, onZoom };
  // Here, so that the form of a copy that is removed elsewhere stays open.
  const [editing, setEditing] = useState<ItemTarget | null>(null);

  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-5 rounded-card border border-hairline bg-surface p-4 sm:p-5"
    >
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
        <Headline id={id} className="text-16">
          {hasSeveral ? text.yourCopies : text.yourCopy}
        </Headline>
        {copy && !hasSeveral && isComplete(copy.completeness) && <Chip>{text.completeInFull}</Chip>}
        {hasSeveral && <p className="text-13 text-muted">{text.mainCopyHint}</p>}
      </div>
      {copy && !hasSeveral && <CopyView copy={copy} level={subLevel} {...shown} />}
      {copy && hasSeveral && (
        <CopyList game={game} copies={copies} level={subLevel} onEdit={setEditing} {...shown} />
      )}
      {!copy && read.error && (
        <ErrorState error={read.error} onRetry={read.retry} isRetrying={read.isRetrying} />
      )}
      {!copy && !read.error && <CopySkeleton />}
      {copy && <AddCopy gameId={game.game_id} />}
      <ItemOverlay target={editing} onClose={() => setEditing(null)} />
    </section>
  );
}

function CopySkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-5">
      <Skeleton className="h-30 rounded-control sm:h-14" />
      <Skeleton className="h-38 sm:h-19" />
    </div>
  );
}
