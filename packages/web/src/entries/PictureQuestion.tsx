import { entriesWords } from '../i18n/entries.ts';
import { useWords } from '../i18n/language.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import type { EntryMerge } from './useMerge.ts';

/** Whether an entry becomes a game although no copy can take its picture. */
export function PictureQuestion({ merge, isOwned }: { merge: EntryMerge; isOwned: boolean }) {
  const text = useWords(entriesWords);
  return (
    <ConfirmDialog
      isOpen={merge.isAsking}
      title={text.pictureTitle}
      confirm={text.withoutPicture}
      isDangerous
      isPending={merge.isPending}
      onConfirm={merge.goOn}
      onClose={merge.spare}
    >
      <p>{isOwned ? text.pictureWithoutRoom : text.pictureWithoutCopy}</p>
    </ConfirmDialog>
  );
}
