import { type Currency, toCurrency } from '@cartouche/contract/money.rules';
import { limits, remaining } from '@cartouche/contract/limits';
import { fillIn } from '@cartouche/contract/refusals';
import { useRef, useState } from 'react';

import { api } from '../api/client.ts';
import { useIsOnline } from '../api/online.ts';
import { useRead } from '../api/reads.ts';
import { toRefusal } from '../api/refusal.ts';
import { useWrite } from '../api/writes.ts';
import { useRestore } from '../bin/useRestore.ts';
import { forgetItemDraft, keepItemDraft, keptItemDraft } from '../device.ts';
import { collectionWords } from '../i18n/collection.ts';
import { useText, useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { type NewPhoto, usePhotoWork } from '../photos/usePhotoWork.ts';
import { useSession } from '../session/useSession.ts';
import { toast } from '../ui/toast.ts';
import {
  type Draft,
  isChanged,
  isDateOff,
  isPriceTooHigh,
  localDay,
  startDraft,
  toChanges,
  toItemInput,
} from './itemDraft.ts';

/** How the form was left: a queue drops what was removed. */
export type Leaving = 'removed' | 'closed';

type ItemFormInput = {
  gameId: number;
  title: string;
  isOwned: boolean;
  onClose: (how: Leaving) => void;
  onStop?: (() => void) | undefined;
  addFailed: string | undefined;
};

/** The form's state and what it may do; what is typed stays whatever the server answers. */
export function useItemForm({
  gameId,
  title,
  isOwned: isThoughtOwned,
  addFailed,
  onClose,
  onStop,
}: ItemFormInput) {
  const { refusals, ui } = useText();
  const text = useWords(collectionWords);
  const tell = useRefusalText();
  const isOnline = useIsOnline();
  const { user, profile, subscription } = useSession();
  const currency: Currency = toCurrency(profile.preferred_currency);

  const [saved, setSaved] = useState<string | null>(null);
  const item = useRead(api.collection.item, isThoughtOwned || saved !== null ? { gameId } : null);
  // Removed meanwhile, in another tab: what is here can still be added.
  const isOwned = isThoughtOwned && toRefusal(item.error)?.code !== 'item_not_found';
  const saveFailed = (!isOwned && addFailed) || text.saveFailed;
  const summary = useRead(api.collection.summary);
  const games = summary.data?.games ?? 0;

  // Only what was changed, over what was stored: so nothing has to be copied once the item arrives.
  const [changed, setChanged] = useState(() => toChanges(keptItemDraft(user.id, gameId)));
  const [isTakenUp, setTakenUp] = useState(() => Object.keys(changed).length > 0);
  const [today] = useState(() => localDay(new Date()));
  const stored = startDraft(item.data ?? null, currency, today);
  const draft: Draft = { ...stored, ...changed };
  const input = toItemInput(draft);
  const [isIncompleteTold, setIncompleteTold] = useState(false);
  const photos = usePhotoWork(gameId, item.data?.photos ?? []);
  const [asking, setAsking] = useState<'closed' | 'stopped' | null>(null);
  const isLeft = useRef(false);

  const save = useWrite(api.collection.save, {
    onDone: (_item, sent) => {
      setSaved(JSON.stringify(sent));
      void sendPhotos();
    },
    onRefused: () => {
      if (!isLeft.current) return;
      keepItemDraft(user.id, gameId, JSON.stringify(changed));
      toast({ text: saveFailed });
    },
  });
  const restore = useRestore();
  const remove = useWrite(api.collection.remove, {
    onDone: ({ id }) => {
      toast({
        text: text.removed(title),
        action: { label: ui.undo, onPress: () => restore.mutate({ id, title }) },
      });
      leave('removed');
    },
  });

  const isFullBefore = !isOwned && saved === null && remaining(subscription.tier, 'games', games) === 0;
  const isRefusedAsFull = toRefusal(save.error)?.code === 'game_limit_reached';
  const isMissing = draft.selection.length === 0;
  const isSaving = save.isPending || photos.isSending;
  const isSaved = input !== null && saved === JSON.stringify({ gameId, ...input });

  function change(part: Partial<Draft>) {
    const next = { ...changed, ...part };
    setChanged(next);
    keepItemDraft(user.id, gameId, JSON.stringify(next));
  }

  function startOver() {
    setChanged({});
    setTakenUp(false);
    forgetItemDraft();
  }

  function submit() {
    if (isMissing) setIncompleteTold(true);
    if (input === null || isFullBefore || isSaving) return;
    // The copy is saved, only photos are left: they do not need it saved again.
    if (isSaved) void sendPhotos();
    else save.mutate({ gameId, ...input, isEdit: isOwned });
  }

  async function sendPhotos(only?: NewPhoto[]) {
    if (isLeft.current) return told();
    if (!(await photos.send(only)) || isLeft.current) return;
    told();
    leave('closed');
  }

  function told() {
    // In a queue the next game is the answer.
    if (onStop && !isLeft.current) return;
    toast({ text: isOwned ? text.saved(title) : text.added(title) });
  }

  /** Asks first where something would be lost, for that cannot be undone. */
  function close(how: 'closed' | 'stopped') {
    const isLost = isChanged(changed, stored) && !isSaved && !save.isPending;
    if (isLost || photos.hasWork) setAsking(how);
    else leave(how);
  }

  function leave(how: Leaving | 'stopped') {
    if (isLeft.current) return;
    isLeft.current = true;
    forgetItemDraft();
    photos.abort();
    if (how === 'stopped') onStop?.();
    else onClose(how);
  }

  function saveMessage(): string | null {
    if (isFullBefore) return fillIn(refusals.game_limit_reached, { limit: limits[subscription.tier].games });
    if (isIncompleteTold && isMissing) return text.completenessRequired;
    if (!save.error) return null;
    // Specification 8: every other failure reads the same, with the number of the fault where there is one.
    const refusal = toRefusal(save.error);
    const isExplained = ['game_limit_reached', 'item_not_found', 'fault'].includes(refusal?.code ?? '');
    return isExplained ? tell(save.error, saveFailed) : saveFailed;
  }

  return {
    draft,
    currency,
    games,
    isOwned,
    change,
    /** What was typed before the form was left by force stands in it again. */
    isTakenUp,
    startOver,
    photos,
    sendPhotos,
    isReady: !isOwned || item.data !== undefined,
    loadError: isOwned && item.data === undefined ? item.error : null,
    retryLoading: () => void item.refetch(),
    isMissing,
    isPriceTooHigh: isPriceTooHigh(draft.price),
    isDateOff: isDateOff(draft.date),
    isFull: isFullBefore || isRefusedAsFull,
    submit,
    isSaving,
    isWaitingForNetwork: isSaving && !isOnline,
    message: saveMessage(),
    remove: () => remove.mutate({ gameId }),
    isRemoving: remove.isPending,
    removeMessage: remove.error ? tell(remove.error, text.removeFailed) : null,
    close: () => close('closed'),
    /** Ends the queue that this game stands in; null where it stands in none. */
    stop: onStop ? () => close('stopped') : null,
    isAskingToLeave: asking !== null,
    /** Only photos would be lost. */
    isCopySaved: isSaved,
    stay: () => setAsking(null),
    discard: () => {
      if (isSaved) told();
      if (asking) leave(asking);
    },
  };
}
