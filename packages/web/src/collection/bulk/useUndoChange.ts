import { api } from '../../api/client.ts';
import { useWrite } from '../../api/writes.ts';
import { bulkChangeWords } from '../../i18n/bulkChange.ts';
import { useWords } from '../../i18n/language.ts';
import { useRefusalText } from '../../i18n/refusalText.ts';
import { toast } from '../../ui/toast.ts';

/** Undoes a bulk change, and shows the result. */
export function useUndoChange() {
  const words = useWords(bulkChangeWords);
  const tell = useRefusalText();
  return useWrite(api.collection.undoMany, {
    onDone: ({ restored }) => toast({ text: words.undone(restored) }),
    onRefused: (error) => toast({ text: tell(error, words.undoFailed) }),
  });
}
