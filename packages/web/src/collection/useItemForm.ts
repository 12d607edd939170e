import { itemFields } from '@cartouche/contract/item.rules';
import { type Currency, toCurrency } from '@cartouche/contract/money.rules';
import { limits, remaining } from '@cartouche/contract/limits';
import { fillIn } from '@cartouche/contract/refusals';
import { useRef, useState } from 'react';

import { type Answer, api } from '../api/client.ts';
import { useIsOnline } from '../api/online.ts';
import { useRead } from '../api/reads.ts';
import { toRefusal } from '../api/refusal.ts';
import { useWrite } from '../api/writes.ts';
import { useRestore } from '../bin/useRestore.ts';
import { forgetDraft, keepDraft, keptDraft } from '../device.ts';
import { collectionWords } from '../i18n/collection.ts';
import { useLocale } from '../i18n/formats.ts';
import { useText, useWords } from '../i18n/language.ts';
import { photosWords } from '../i18n/photos.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { type NewPhoto, usePhotoWork } from '../photos/usePhotoWork.ts';
import { useSession } from '../session/useSession.ts';
import { toast } from '../ui/toast.ts';
import { type Draft, changedFields, localDay, startDraft, toChanges, toItemInput } from './itemDraft.ts';
import { useDateQuestion } from './useDateQuestion.ts';

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
  const photoText = useWords(photosWords);
  const tell = useRefusalText();
  const isOnline = useIsOnline();
  const { profile, subscription } = useSession();
  const form = `item ${gameId}`;
  const currency: Currency = toCurrency(profile.preferred_currency);

  const [saved, setSaved] = useState<Answer<typeof api.collection.save> | null>(null);
  const item = useRead(api.collection.item, isThoughtOwned || saved !== null ? { gameId } : null);
  // What was read for another screen may be older than what another tab has saved.
  const [openedAt] = useState(() => Date.now());
  const copy = item.dataUpdatedAt >= openedAt ? item.data : undefined;
  // Removed meanwhile, in another tab: what is here can still be added.
  const isGone = item.errorUpdatedAt >= openedAt && toRefusal(item.error)?.code === 'item_not_found';
  const isOwned = isThoughtOwned && !isGone;
  const isStored = (isThoughtOwned || saved !== null) && !isGone;
  // An addition of which some photos did not go through: the copy is there, and what is left to do is to save them.
  const [isHalfAdded, setHalfAdded] = useState(false);
  const saveFailed = (!isOwned && addFailed) || text.saveFailed;
  const summary = useRead(api.collection.summary);
  const games = summary.data?.games ?? 0;

  // Only what was changed, over what was stored: so nothing has to be copied once the item arrives.
  const [changed, setChanged] = useState(() => toChanges(keptDraft(form)));
  const [isTakenUp, setTakenUp] = useState(() => Object.keys(changed).length > 0);
  const [today] = useState(() => localDay(new Date()));
  const stored = startDraft(saved ?? copy ?? null, currency, today);
  const draft: Draft = { ...stored, ...changed };
  const input = toItemInput(draft);
  const edited = changedFields(draft, stored);
  const [isIncompleteTold, setIncompleteTold] = useState(false);
  const photos = usePhotoWork(gameId, copy?.photos ?? []);
  const [asking, setAsking] = useState<'closed' | 'stopped' | null>(null);
  const isLeft = useRef(false);

  const save = useWrite(api.collection.save, {
    onDone: (answer) => {
      setSaved(answer);
      void sendPhotos();
    },
    onRefused: () => {
      if (!isLeft.current) return;
      keepDraft(form, JSON.stringify(changed));
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

  const isFullBefore = !isStored && remaining(subscription.tier, 'games', games) === 0;
  const isRefusedAsFull = toRefusal(save.error)?.code === 'game_limit_reached';
  const isMissing = draft.selection.length === 0;
  const isSaving = save.isPending || photos.isSending;
  const isSaved = saved !== null && edited.length === 0;
  const locale = useLocale();
  const dateQuestion = useDateQuestion(draft.date, !isStored || edited.includes('purchaseDate'));

  function change(part: Partial<Draft>) {
    const next = { ...changed, ...part };
    setChanged(next);
    keepDraft(form, JSON.stringify(next));
  }

  function startOver() {
    setChanged({});
    setTakenUp(false);
    forgetDraft(form);
  }

  function submit() {
    if (isMissing) setIncompleteTold(true);
    if (input === null || isFullBefore || isSaving || photos.isLooking) return;
    // The copy is saved, only photos are left: they do not need it saved again.
    if (isSaved) void sendPhotos();
    // Another tab may have changed what was not touched here.
    else if (!dateQuestion.ask())
      save.mutate({ gameId, ...toItemInput(draft, isStored ? edited : itemFields), isEdit: isStored });
  }

  async function sendPhotos(only?: NewPhoto[]) {
    if (isLeft.current) return told();
    const isDone = await photos.send(only);
    if (isLeft.current) return;
    if (!isDone) return setHalfAdded(true);
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
    const isLost = edited.length > 0 && !save.isPending;
    if (isLost || photos.hasWork) setAsking(how);
    else giveUp(how);
  }

  /** Leaves what is not sent yet; a copy that is saved is told all the same. */
  function giveUp(how: 'closed' | 'stopped') {
    if (saved !== null) told();
    leave(how);
  }

  function leave(how: Leaving | 'stopped') {
    if (isLeft.current) return;
    isLeft.current = true;
    forgetDraft(form);
    photos.abort();
    if (how === 'stopped') onStop?.();
    else onClose(how);
  }

  function saveMessages(): string[] {
    const message = saveMessage();
    return [
      ...(message === null ? [] : [message]),
      ...(isSaved && photos.hasFailed ? [photoText.notDone] : []),
      ...(isSaving && !isOnline ? [text.savedOnceOnline] : []),
    ];
  }

  function saveMessage(): string | null {
    if (isFullBefore) return fillIn(refusals.game_limit_reached, { limit: limits[subscription.tier].games });
    if (isIncompleteTold && isMissing) return text.completenessRequired;
    if (dateQuestion.isAsking) return text.dateAhead(locale.date(draft.date));
    if (!save.error || input === null) return null;
    // Specification 8: every other failure reads the same, with the number of the fault where there is one.
    const refusal = toRefusal(save.error);
    const isExplained = ['game_limit_reached', 'item_not_found', 'fault'].includes(refusal?.code ?? '');
    return isExplained ? tell(save.error, saveFailed) : saveFailed;
  }

  return {
    draft,
    currency,
    games,
    /** Stored already, so that it is changed from here. */
    isOwned: isOwned || (isHalfAdded && isStored),
    change,
    /** What was typed before the form was left by force stands in it again. */
    isTakenUp,
    startOver,
    photos,
    sendPhotos,
    isReady: !isOwned || copy !== undefined,
    loadError: isOwned && copy === undefined ? item.error : null,
    retryLoading: () => void item.refetch(),
    isMissing,
    /** The purchase date has not come yet, which another press of the button confirms. */
    isDateAsked: dateQuestion.isAsking,
    isFull: isFullBefore || isRefusedAsFull,
    submit,
    isSaving,
    /** What stands in the way of saving, or went wrong with it. */
    messages: saveMessages(),
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
    discard: () => asking && giveUp(asking),
  };
}
