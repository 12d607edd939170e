import { remaining } from '@cartouche/contract/limits';
import { toCurrency } from '@cartouche/contract/money.rules';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { toRefusal } from '../api/refusal.ts';
import { collectionWords } from '../i18n/collection.ts';
import { useWords } from '../i18n/language.ts';
import { usePhotoWork } from '../photos/usePhotoWork.ts';
import { useSession } from '../session/useSession.ts';
import type { CopyChoice } from './copyChoice.ts';
import { isDateImplausible, isPriceTooHigh } from './itemDraft.ts';
import type { ItemOrigin } from './itemOrigin.ts';
import { type ItemDraft, useItemDraft } from './useItemDraft.ts';
import { useItemRemoval } from './useItemRemoval.ts';
import { useAmongCopies } from './useAmongCopies.ts';
import { useItemSave } from './useItemSave.ts';
import { type Leaving, useLeaving } from './useLeaving.ts';
import { useSavedToast } from './useSavedToast.ts';
import { useSaveMessages } from './useSaveMessages.ts';
import { type StoredItem, useStoredItem } from './useStoredItem.ts';

type ItemFormInput = {
  gameId: number;
  choice: CopyChoice | undefined;
  platformId: number | undefined;
  title: string;
  isOwned: boolean;
  onClose: (how: Leaving) => void;
  onStop?: (() => void) | undefined;
  addFailed: string | undefined;
  origin: ItemOrigin | undefined;
};

/** The form's state and actions: what is stored, what is typed, saving, removing and leaving. */
export function useItemForm({ gameId, choice, title, isOwned, onClose, onStop, ...input }: ItemFormInput) {
  const text = useWords(collectionWords);
  const { profile, subscription } = useSession();
  const games = useRead(api.collection.summary).data?.games ?? 0;
  const currency = toCurrency(profile.preferred_currency);

  const stored = useStoredItem(gameId, isOwned, choice);
  const tellSaved = useSavedToast({
    origin: input.origin,
    isOwned: stored.isOwned,
    isCopy: choice === 'new',
  });
  // What it starts with is in the copy once that is saved.
  const origin = stored.isSaved ? undefined : input.origin;
  const typed = useItemDraft({ gameId, choice, item: stored.item, currency, origin });
  const photos = usePhotoWork(gameId, stored.photos);
  const hasRoom = remaining(subscription.tier, 'games', games) > 0;
  const isFull = choice === undefined && !stored.isStored && !hasRoom;
  const saveFailed = (!stored.isOwned && input.addFailed) || text.saveFailed;

  // In a queue, the next game is answer enough.
  const finish = (isLeft: boolean) => (!onStop || isLeft) && tellSaved(title);

  const leaving = useLeaving({
    onClose,
    onStop,
    // A saved copy is confirmed even if some of its photos were not sent.
    onDiscard: () => stored.isSaved && finish(false),
    onLeave: () => {
      typed.forget();
      photos.abort();
    },
  });
  const save = useItemSave({
    gameId,
    choice,
    stored,
    typed,
    photos,
    leaving,
    isFull,
    saveFailed,
    origin,
    onDone: finish,
  });
  const among = useAmongCopies(gameId, stored.isOwned, choice);
  const copyId = choice && stored.item?.id;
  const onRemoved = () => leaving.leave('removed');
  const removal = useItemRemoval({ gameId, copyId, ...among, onRemoved });
  const messages = useSaveMessages({ typed, save, photos, isFull, saveFailed });
  const isLost = (typed.isTouched && !save.isPending) || photos.hasWork;

  return {
    ...stateOf(typed),
    ...readingOf(stored),
    currency,
    platformId: input.platformId,
    games,
    ...among,
    /** The copy exists, so saving edits it. */
    isOwned: stored.isOwned || (save.isHalfAdded && stored.isStored),
    photos,
    sendPhotos: save.sendPhotos,
    /** The purchase date is in the future, which a second press of the button confirms. */
    isDateQuestioned: save.isDateQuestioned,
    isFull: isFull || toRefusal(save.error)?.code === 'game_limit_reached',
    submit: save.submit,
    isSaving: save.isSaving,
    messages,
    ...removal,
    close: () => leaving.exit('closed', isLost),
    /** Ends the queue of this game; null if there is none. */
    stop: onStop ? () => leaving.exit('stopped', isLost) : null,
    isAskingToLeave: leaving.isAsking,
    /** Only photos would be lost. */
    isCopySaved: save.isSaved,
    stay: leaving.stay,
    discard: leaving.discard,
  };
}

/** What is typed, and what is wrong with it. */
function stateOf({ draft, change, isResumed, startOver, isMissing }: ItemDraft) {
  return {
    draft,
    change,
    isResumed,
    startOver,
    isMissing,
    isPriceTooHigh: isPriceTooHigh(draft.price),
    isDateImplausible: isDateImplausible(draft.date),
  };
}

function readingOf({ isReady, loadError, retryLoading }: StoredItem) {
  return { isReady, loadError, retryLoading };
}
