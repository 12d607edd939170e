import { collectionWords } from '../i18n/collection.ts';
import { useWords } from '../i18n/language.ts';
import { toast } from '../ui/toast.ts';
import type { ItemOrigin } from './itemOrigin.ts';
import { useAddedToast } from './useAddedToast.ts';

type Saved = {
  origin: ItemOrigin | undefined;
  isOwned: boolean;
  /** It was added beside others of its game. */
  isCopy: boolean;
};

/** Says that a copy is saved: as where it comes from says it, or that it is changed or added. */
export function useSavedToast({ origin, isOwned, isCopy }: Saved): (title: string) => void {
  const text = useWords(collectionWords);
  const tellAdded = useAddedToast();

  return (title) => {
    if (origin) origin.onSaved(title);
    else if (isOwned) toast({ text: text.saved(title) });
    else if (isCopy) toast({ text: text.copyAdded(title) });
    else tellAdded({ title });
  };
}
