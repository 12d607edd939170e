import { itemFields } from '@cartouche/contract/item.rules';
import { useState } from 'react';

import { useWrite } from '../api/writes.ts';
import type { NewPhoto } from '../photos/useChosenPhotos.ts';
import type { PhotoWork } from '../photos/usePhotoWork.ts';
import { toast } from '../ui/toast.ts';
import { type CopyChoice, saveOf } from './copyChoice.ts';
import { toRefusal } from '../api/refusal.ts';
import { toItemInput } from './itemDraft.ts';
import { useDateQuestion } from './useDateQuestion.ts';
import type { ItemOrigin } from './itemOrigin.ts';
import type { ItemDraft } from './useItemDraft.ts';
import type { useLeaving } from './useLeaving.ts';
import type { StoredItem } from './useStoredItem.ts';

type ItemSaveInput = {
  gameId: number;
  choice: CopyChoice | undefined;
  stored: StoredItem;
  typed: ItemDraft;
  photos: PhotoWork;
  leaving: ReturnType<typeof useLeaving>;
  /** There is no room for another game. */
  isFull: boolean;
  saveFailed: string;
  origin: ItemOrigin | undefined;
  /** The copy is saved, with its photos, or without them if the form is left. */
  onDone: (isLeft: boolean) => void;
};

/** Sends the copy first, then its photos. What was typed stays, whatever the server answers. */
export function useItemSave({ gameId, stored, typed, photos, leaving, ...input }: ItemSaveInput) {
  const { draft, edited } = typed;
  // The copy was added, but not all of its photos: what remains is an edit.
  const [isHalfAdded, setHalfAdded] = useState(false);
  const [isIncompleteShown, setIncompleteShown] = useState(false);
  const dateQuestion = useDateQuestion(draft.date, !stored.isStored || edited.includes('purchaseDate'));

  const [isGone, setGone] = useState(false);
  const choice = isGone ? 'new' : input.choice;
  const save = useWrite(input.origin?.save ?? saveOf(choice, isGone ? undefined : stored.item?.id), {
    onDone: (answer) => {
      setGone(false);
      stored.setSaved(answer);
      void sendPhotos(undefined, answer.id);
    },
    onRefused: (error) => {
      if (choice !== undefined && toRefusal(error)?.code === 'item_not_found') setGone(true);
      if (!leaving.isLeft()) return;
      typed.keep();
      toast({ text: input.saveFailed });
    },
  });
  const isSaving = save.isPending || photos.isSending;
  const isSaved = stored.isSaved && edited.length === 0;

  function submit() {
    if (typed.isMissing) setIncompleteShown(true);
    if (typed.input === null || input.isFull || isSaving || photos.isChecking) return;
    // The copy is saved and only photos are left, so it is not sent again.
    if (isSaved) void sendPhotos();
    else if (!dateQuestion.ask()) sendItem();
  }

  function sendItem() {
    const isEdit = stored.isStored && !isGone;
    // Another tab may have changed what was not touched here.
    save.mutate({ gameId, ...toItemInput(draft, isEdit ? edited : itemFields), isEdit });
  }

  async function sendPhotos(only?: NewPhoto[], itemId = stored.item?.id) {
    if (leaving.isLeft()) return input.onDone(true);
    const isDone = await photos.send(only, input.choice && itemId);
    if (leaving.isLeft()) return;
    if (!isDone) return setHalfAdded(true);
    input.onDone(false);
    leaving.leave('closed');
  }

  return {
    submit,
    sendPhotos,
    isSaving,
    /** The copy itself is being sent. */
    isPending: save.isPending,
    error: save.error,
    /** The copy was removed elsewhere: saving adds what is typed as another one. */
    isGone,
    isSaved,
    isHalfAdded,
    isIncompleteShown,
    isDateQuestioned: dateQuestion.isAsking,
  };
}
