import { limits } from '@cartouche/contract/limits';
import { fillIn } from '@cartouche/contract/refusalText.rules';

import { useIsOnline } from '../api/online.ts';
import { toRefusal } from '../api/refusal.ts';
import { formWords } from '../i18n/form.ts';
import { useLocale } from '../i18n/formats.ts';
import { useText, useWords } from '../i18n/language.ts';
import { photosWords } from '../i18n/photos.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import type { PhotoWork } from '../photos/usePhotoWork.ts';
import { useSession } from '../session/useSession.ts';
import type { ItemDraft } from './useItemDraft.ts';
import type { useItemSave } from './useItemSave.ts';

type SaveMessagesInput = {
  typed: ItemDraft;
  save: ReturnType<typeof useItemSave>;
  photos: Pick<PhotoWork, 'hasFailed'>;
  /** There is no room for another game. */
  isFull: boolean;
  saveFailed: string;
};

/** What prevents saving, or went wrong with it. */
export function useSaveMessages({ typed, save, photos, isFull, saveFailed }: SaveMessagesInput) {
  const { refusals } = useText();
  const text = useWords(formWords);
  const photoText = useWords(photosWords);
  const tell = useRefusalText();
  const locale = useLocale();
  const isOnline = useIsOnline();
  const { tier } = useSession().subscription;

  function saveMessage(): string | null {
    if (isFull) return fillIn(refusals.game_limit_reached, { limit: limits[tier].games });
    if (save.isIncompleteShown && typed.isMissing) return text.completenessRequired;
    if (save.isDateQuestioned) return text.dateAhead(locale.date(typed.draft.date));
    if (typed.input === null) return null;
    if (!save.error) return save.isGone ? text.copyGone : null;
    // Specification 8: every other failure has the same text, with the number of the fault if there is one.
    const refusal = toRefusal(save.error);
    const isExplained = explained.has(refusal?.code ?? '');
    return isExplained ? tell(save.error, saveFailed) : saveFailed;
  }

  const message = saveMessage();
  return [
    ...(message === null ? [] : [message]),
    ...(save.isSaved && photos.hasFailed ? [photoText.notDone] : []),
    ...(save.isSaving && !isOnline ? [text.savedOnceOnline] : []),
  ];
}

const explained = new Set([
  'game_limit_reached',
  'item_not_found',
  'found_item_not_found',
  'found_item_bought',
  'fault',
]);
