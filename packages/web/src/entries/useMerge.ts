import { useNavigate } from '@tanstack/react-router';

import { api } from '../api/client.ts';
import { useWrite } from '../api/writes.ts';
import { entriesWords } from '../i18n/entries.ts';
import { useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { paths } from '../paths.ts';
import { toast } from '../ui/toast.ts';

/** Makes an entry one with a game of the catalogue, opens that, and offers to undo it. */
export function useMerge({ game_id: gameId }: { game_id: number }) {
  const text = useWords(entriesWords);
  const tell = useRefusalText();
  const navigate = useNavigate();
  const open = (id: number) => void navigate({ ...paths.game(id), replace: true });
  const refused = (error: Error) => toast({ text: tell(error, text.actionFailed) });

  const unmerge = useWrite(api.entries.unmerge, {
    onDone: () => {
      toast({ text: text.mergeUndone });
      open(gameId);
    },
    onRefused: refused,
  });
  const merge = useWrite(api.entries.merge, { onRefused: refused });

  function into(other: { game_id: number }, said: string) {
    if (merge.isPending) return;
    merge
      .mutateAsync({ gameId, otherId: other.game_id })
      .then(() => {
        open(other.game_id);
        toast({ text: said, actions: [{ label: text.undo, onPress: () => unmerge.mutate({ gameId }) }] });
      })
      .catch(() => undefined); // said already
  }

  return { into, isPending: merge.isPending };
}
