import { type Answer, type Call, api } from '../api/client.ts';
import { useWrite } from '../api/writes.ts';
import { collectionWords } from '../i18n/collection.ts';
import { useText, useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { countedToast } from '../ui/toast.ts';
import { useRestore } from './useRestore.ts';

const removed = countedToast<{ id: number; title: string }>();

type ItemRemovalInput = {
  gameId: number;
  /** Of another copy than the main one. */
  copyId: number | undefined;
  /** The game has others, which stay. */
  isOneOfSeveral: boolean;
  onRemoved: () => void;
};

/** Removes the main copy, or another one, with an undo in the toast. */
export function useItemRemoval({ gameId, copyId, isOneOfSeveral, onRemoved }: ItemRemovalInput) {
  const { ui } = useText();
  const text = useWords(collectionWords);
  const tell = useRefusalText();
  const restore = useRestore();

  const said = isOneOfSeveral ? text.copyRemoved : text.removed;
  const remove = useWrite(removalOf(copyId), {
    onDone: ({ id, title }) => {
      // The title of the answer: a tab may have that of the entry which became the game.
      removed({ id, title }, (all) => ({
        text: all.length > 1 ? text.severalRemoved(all.length) : said(title),
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

type Removal = Call<{ gameId: number }, Answer<typeof api.collection.remove>>;

function removalOf(id: number | undefined): Removal {
  if (id === undefined) return api.collection.remove;
  return { name: 'collection.removeCopy', send: () => api.collection.removeCopy.send({ id }) };
}
