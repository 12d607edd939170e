import { useNavigate } from '@tanstack/react-router';

import { api } from '../api/client.ts';
import { useWrite } from '../api/writes.ts';
import { entriesWords } from '../i18n/entries.ts';
import { useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { paths } from '../paths.ts';
import { toast } from '../ui/toast.ts';

/** Undoes a merge: the entry is there again. */
export function useUnmerge({ game_id: gameId }: { game_id: number }, onDone?: () => void) {
  const text = useWords(entriesWords);
  const tell = useRefusalText();
  const unmerge = useWrite(api.entries.unmerge, {
    onDone: () => {
      toast({ text: text.mergeUndone });
      onDone?.();
    },
    onRefused: (error) => toast({ text: tell(error, text.actionFailed) }),
  });
  return { undo: () => unmerge.mutate({ gameId }), isPending: unmerge.isPending };
}

/** Makes an entry one with a game of the catalogue, opens that, and offers to undo it. */
export function useMerge({ game_id: gameId }: { game_id: number }) {
  const text = useWords(entriesWords);
  const tell = useRefusalText();
  const navigate = useNavigate();
  const open = (id: number) => void navigate({ ...paths.game(id), replace: true });
  const unmerge = useUnmerge({ game_id: gameId }, () => open(gameId));
  const merge = useWrite(api.entries.merge, {
    onRefused: (error) => toast({ text: tell(error, text.actionFailed) }),
  });

  function into(other: { game_id: number }, said: string) {
    if (merge.isPending) return;
    merge
      .mutateAsync({ gameId, otherId: other.game_id })
      .then(() => {
        open(other.game_id);
        toast({ text: said, actions: [{ label: text.undo, onPress: unmerge.undo }] });
      })
      .catch(() => undefined); // said already
  }

  return { into, isPending: merge.isPending };
}
