import { api } from '../api/client.ts';
import { useWrite } from '../api/writes.ts';
import { useText, useWords } from '../i18n/language.ts';
import { photosWords } from '../i18n/photos.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { toast } from '../ui/toast.ts';

/**
 * Makes a photo the cover of its copy, or takes that back, with an undo in the toast. The game shows the cover of its
 * main copy.
 */
export function useCoverPhoto({ isMain }: { isMain: boolean }) {
  const text = useWords(photosWords);
  const { ui } = useText();
  const tell = useRefusalText();

  const undo = useWrite(api.collection.makeCover, {
    onRefused: (error) => toast({ text: tell(error, text.coverFailed) }),
  });
  const write = useWrite(api.collection.makeCover, {
    onDone({ before }, { fileName, isCover = true }) {
      // What was there before: another photo, this one, or none.
      const former = before === null ? { fileName, isCover: false } : { fileName: before, isCover: true };
      toast({
        text: isCover ? (isMain ? text.coverUsed : text.coverOfCopyUsed) : text.coverUnused,
        actions: [{ label: ui.undo, onPress: () => undo.mutate(former) }],
      });
    },
    onRefused: (error) => toast({ text: tell(error, text.coverFailed) }),
  });

  return { use: (fileName: string, isCover: boolean) => write.mutate({ fileName, isCover }) };
}
