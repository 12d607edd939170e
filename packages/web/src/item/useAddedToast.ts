import { collectionWords } from '../i18n/collection.ts';
import { useText, useWords } from '../i18n/language.ts';
import { countedToast } from '../ui/toast.ts';

type Added = { title: string; onDetails?: () => void; onUndo?: () => void };

const added = countedToast<Added>();

/** `const tellAdded = useAddedToast()`, then `tellAdded({ title })`: says what is on the shelf now. */
export function useAddedToast(): (game: Added) => void {
  const { ui } = useText();
  const text = useWords(collectionWords);

  function say(all: readonly Added[]) {
    const [{ title, onDetails } = { title: '' }] = all;
    const undos = all.flatMap(({ onUndo }) => onUndo ?? []);
    if (all.length > 1) {
      const canUndo = undos.length === all.length;
      return { text: text.severalAdded(all.length), ...(canUndo && { actions: [undoing()] }) };
    }
    const details = onDetails ? [{ label: text.details, onPress: onDetails }] : [];
    return { text: text.added(title), ...(undos.length > 0 && { actions: [...details, undoing()] }) };

    function undoing() {
      return { label: ui.undo, onPress: () => undos.forEach((undo) => undo()) };
    }
  }

  return (game) => void added(game, say);
}
