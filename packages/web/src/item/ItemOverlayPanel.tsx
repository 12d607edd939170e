import { releaseYear } from '@cartouche/contract/catalogue.rules';
import { useId, useState } from 'react';

import { GameCover } from '../games/GameCover.tsx';
import { type Game, useGame } from '../games/useGame.ts';
import { formWords } from '../i18n/form.ts';
import { useText, useWords } from '../i18n/language.ts';
import { photosWords } from '../i18n/photos.ts';
import { colorlessPlatform, usePlatformOf } from '../platforms/usePlatformOf.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Overlay } from '../ui/Overlay.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Spine } from '../ui/Spine.tsx';
import { ItemActions } from './ItemActions.tsx';
import { ItemForm } from './ItemForm.tsx';
import type { ItemTarget } from './ItemOverlay.tsx';
import { useItemForm } from './useItemForm.ts';
import type { Leaving } from './useLeaving.ts';

type ItemOverlayPanelProps = {
  target: ItemTarget;
  isOpen: boolean;
  isContinued: boolean;
  onClose: (how: Leaving) => void;
  onStop?: () => void;
};

export function ItemOverlayPanel({ target, isOpen, isContinued, onClose, onStop }: ItemOverlayPanelProps) {
  const text = useWords(formWords);
  const photoText = useWords(photosWords);
  const formId = useId();
  const { gameId, copy: choice } = target;
  const { game, error, retry, isRetrying } = useGame(gameId);

  // As when it opened: saving makes the game owned, but the form does not change.
  const [isOwned, setOwned] = useState(target.isOwned ?? game?.is_owned);
  if (isOwned === undefined && game) setOwned(game.is_owned);

  const form = useItemForm({
    gameId,
    choice,
    platformId: game?.platform_id,
    isOwned: isOwned ?? false,
    title: game?.title ?? '',
    addFailed: target.addFailed,
    origin: target.origin,
    onClose,
    onStop,
  });
  const loadError = error ?? form.loadError;
  const isReady = game !== undefined && form.isReady;
  const addTitle = choice === 'new' ? text.addCopyTitle : text.addTitle;
  const titles = [form.isOwned ? text.editTitle : addTitle, form.copyName, target.note];

  return (
    <Overlay
      isOpen={isOpen}
      isContinued={isContinued}
      onClose={form.close}
      isTall
      title={titles.filter(Boolean).join(' · ')}
      footer={isReady && <ItemActions formId={formId} form={form} game={game} />}
    >
      {game && <GameHeading game={game} />}
      {isReady && <ItemForm id={formId} form={form} game={game} note={target.origin?.note} />}
      {!isReady && loadError && (
        <ErrorState
          error={loadError}
          onRetry={() => {
            retry();
            form.retryLoading();
          }}
          isRetrying={isRetrying}
        />
      )}
      {!isReady && !loadError && <FormSkeleton />}
      <ConfirmDialog
        isOpen={form.isAskingToLeave}
        title={form.isCopySaved ? photoText.leaveTitle : text.leaveTitle}
        confirm={form.isCopySaved ? photoText.leave : text.discard}
        stay={text.keepEditing}
        isDangerous
        onConfirm={form.discard}
        onClose={form.stay}
      >
        <p>{form.isCopySaved ? photoText.leaveQuestion : text.leaveQuestion}</p>
      </ConfirmDialog>
    </Overlay>
  );
}

function GameHeading({ game }: { game: Game }) {
  const text = useText().catalogue;
  const color = usePlatformOf()(game.platform_id)?.color ?? colorlessPlatform;

  return (
    <div className="mb-5 flex items-center gap-4">
      <div className="relative w-16 shrink-0 overflow-hidden rounded-small pl-1">
        <Spine color={color} />
        <GameCover game={game} size="small" isEager className="rounded-none!" />
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

/** As high as the form, so that nothing jumps. */
function FormSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-6">
      <div className="mt-6 grid grid-cols-2 gap-2 sm:grid-cols-4">
        {['complete', 'cartridge', 'booklet', 'case'].map((tile) => (
          <Skeleton key={tile} className="h-16 sm:h-20" />
        ))}
      </div>
      <div className="grid gap-6 sm:grid-cols-3 sm:gap-4">
        {['condition', 'price', 'date'].map((field) => (
          <Skeleton key={field} className="h-16" />
        ))}
      </div>
      <Skeleton className="h-28" />
      <Skeleton className="h-40" />
    </div>
  );
}
