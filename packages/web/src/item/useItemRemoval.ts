import { api } from '../api/client.ts';
import { useWrite } from '../api/writes.ts';
import { collectionWords } from '../i18n/collection.ts';
import { useText, useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { countedToast } from '../ui/toast.ts';
import { useRestore } from './useRestore.ts';

const removed = countedToast<{ id: number; title: string }>();

type ItemRemovalInput = { gameId: number; title: string; onRemoved: () => void };

/** Removes the copy from the collection, with an undo in the toast. */
export function useItemRemoval({ gameId, title, onRemoved }: ItemRemovalInput) {
  const { ui } = useText();
  const text = useWords(collectionWords);
  const tell = useRefusalText();
  const restore = useRestore();

  const remove = useWrite(api.collection.remove, {
    onDone: ({ id }) => {
      removed({ id, title }, (all) => ({
        text: all.length > 1 ? text.severalRemoved(all.length) : text.removed(title),
        actions: [{ label: ui.undo, onPress: () => all.forEach(restore.mutate) }],
      }));
      onRemoved();
    },
  });

  return {
    remove: () => remove.mutate({ gameId }),
    isRemoving: remove.isPending,
    removeMessage: remove.error ? tell(remove.error, text.removeFailed) : null,
  };
}
