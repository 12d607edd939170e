import { api } from '../api/client.ts';
import { useWrite } from '../api/writes.ts';
import { binWords } from '../i18n/bin.ts';
import { useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { countedToast, toast } from '../ui/toast.ts';

type Removed = { id: number; title: string };

const restored = countedToast<string>();

type RestoreOptions = {
  onDone?: () => void;
  /** By default a toast tells the error, since the user may have left the screen. */
  onRefused?: (error: Error, removed: Removed) => void;
};

/** `const restore = useRestore()`, then `restore.mutate({ id, title })`: restores a removed copy, and says so. */
export function useRestore({ onDone, onRefused }: RestoreOptions = {}) {
  const text = useWords(binWords);
  const tell = useRefusalText();

  return useWrite<Removed, unknown>(
    { ...api.collection.restore, send: ({ id }) => api.collection.restore.send({ id }) },
    {
      onDone: (_item, { title }) => {
        restored(title, (all) => ({
          text: all.length > 1 ? text.severalRestored(all.length) : text.restored(title),
        }));
        onDone?.();
      },
      onRefused: onRefused ?? ((error) => toast({ text: tell(error, text.restoreFailed) })),
    },
  );
}
