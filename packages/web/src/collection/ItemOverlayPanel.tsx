import { releaseYear } from '@cartouche/contract/catalogue.rules';
import { useId } from 'react';

import { type Game, useGame } from '../catalogue/useGame.ts';
import { useText } from '../i18n/language.ts';
import { colorlessPlatform, usePlatformOf } from '../platforms/usePlatformOf.ts';
import { Button } from '../ui/Button.tsx';
import { Cover } from '../ui/Cover.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Overlay } from '../ui/Overlay.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Spine } from '../ui/Spine.tsx';
import { WishToggle } from '../wishlist/WishToggle.tsx';
import { ItemForm } from './ItemForm.tsx';
import type { ItemTarget } from './ItemOverlay.tsx';
import { useItemForm } from './useItemForm.ts';

type ItemOverlayPanelProps = ItemTarget & { isOpen: boolean; onClose: () => void };

export function ItemOverlayPanel({ gameId, isOwned, isOpen, onClose }: ItemOverlayPanelProps) {
  const text = useText().collection;
  const formId = useId();
  const { game, error, retry, isRetrying } = useGame(gameId);
  const form = useItemForm({ gameId, isOwned, title: game?.title ?? '', onClose });
  const loadError = error ?? form.loadError;
  const isReady = game !== undefined && form.isReady;

  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      title={isOwned ? text.editTitle : text.addTitle}
      footer={
        isReady && (
          <>
            {/* Specification 4: a wish made or given up here ends the work on the copy. */}
            <WishToggle game={game} isWished={game.in_wishlist} onDone={onClose} />
            <Button
              variant="primary"
              type="submit"
              form={formId}
              isPending={form.isSaving}
              disabled={form.isMissing || form.isFull}
            >
              {submitLabel()}
            </Button>
          </>
        )
      }
    >
      {game && <GameHeading game={game} />}
      {isReady && <ItemForm id={formId} form={form} isOwned={isOwned} />}
      {!isReady && loadError && (
        <ErrorState
          onRetry={() => {
            retry();
            form.retryLoading();
          }}
          isRetrying={isRetrying}
        />
      )}
      {!isReady && !loadError && <FormSkeleton />}
    </Overlay>
  );

  function submitLabel() {
    if (form.isFull) return text.limitReached;
    if (form.isSaving) return isOwned ? text.saving : text.adding;
    return isOwned ? text.save : text.add;
  }
}

function GameHeading({ game }: { game: Game }) {
  const text = useText().catalogue;
  const color = usePlatformOf()(game.platform_id)?.color ?? colorlessPlatform;

  return (
    <div className="mb-5 flex items-center gap-4">
      <div className="relative w-16 shrink-0 overflow-hidden rounded-small pl-1">
        <Spine color={color} />
        <Cover
          title={game.title}
          color={color}
          src={game.cover_url_small ?? game.cover_url_big}
          isEager
          className="rounded-none!"
        />
      </div>
      <div className="min-w-0">
        <p className="line-clamp-2 text-20 font-bold text-pretty">{game.title}</p>
        <p className="text-muted">
          {game.platform} · {releaseYear(game.release_date) ?? text.unknown}
        </p>
      </div>
    </div>
  );
}

function FormSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-5">
      <div className="grid grid-cols-4 gap-2">
        {['complete', 'cartridge', 'booklet', 'case'].map((tile) => (
          <Skeleton key={tile} className="h-20" />
        ))}
      </div>
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-24" />
    </div>
  );
}
