import type { ItemFields } from '@cartouche/contract/item.rules';

import { type Call, api } from '../api/client.ts';
import { endLostSession } from '../api/query.ts';
import { useWrite } from '../api/writes.ts';
import { collectionWords } from '../i18n/collection.ts';
import { useText, useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { toast } from '../ui/toast.ts';

type Asked = {
  /** `isFurther`: beside a copy that is there already, or comes before it. */
  games: readonly { gameId: number; isFurther?: boolean }[];
  fields: Partial<ItemFields>;
  /** What each of them cost, where they do not cost the same. */
  prices?: readonly number[];
};
type Added = { gameId: number; id: number };
/** How far it came: a plan may have no room for all of them, and a network may go. */
type Outcome = { added: readonly Added[]; error: unknown };

/** One copy after the other, until one is refused. */
const saveAll: Call<Asked, Outcome> = {
  name: 'collection.save',
  async send({ games, fields, prices }) {
    const added: Added[] = [];
    try {
      for (const [at, { gameId, isFurther }] of games.entries()) {
        const price = prices?.[at];
        const own = { ...fields, ...(price !== undefined && { purchasePrice: price }), gameId };
        const { id } = isFurther
          ? await api.collection.addCopy.send(own)
          : await api.collection.save.send({ ...own, isEdit: false });
        added.push({ gameId, id });
      }
    } catch (error) {
      endLostSession(error);
      return { added, error };
    }
    return { added, error: null };
  },
};

const removeAll: Call<{ added: readonly Added[] }, unknown> = {
  name: 'collection.removeCopy',
  send: ({ added }) => Promise.all(added.map(({ id }) => api.collection.removeCopy.send({ id }))),
};

const gameIdsOf = (added: readonly Added[]) => added.map(({ gameId }) => gameId);

type AddManyOptions = {
  onAdded: (gameIds: readonly number[]) => void;
  /** They are taken back. */
  onUndone: (gameIds: readonly number[]) => void;
};

/** Adds copies of several games, all with the same fields; with an undo. */
export function useAddMany({ onAdded, onUndone }: AddManyOptions) {
  const { ui } = useText();
  const text = useWords(collectionWords);
  const tell = useRefusalText();

  const undo = useWrite(removeAll, {
    onDone: (_removed, { added }) => onUndone(gameIdsOf(added)),
    onRefused: (error) => toast({ text: tell(error, text.removeFailed) }),
  });
  const save = useWrite(saveAll, {
    onDone: ({ added }) => {
      if (added.length === 0) return;
      onAdded(gameIdsOf(added));
      toast({
        text: text.severalAdded(added.length),
        actions: [{ label: ui.undo, onPress: () => undo.mutate({ added }) }],
      });
    },
  });

  return {
    add: save.mutate,
    isAdding: save.isPending,
    /** Why the rest was not added. */
    error: save.data?.error ?? null,
    hasFailed: !save.isPending && save.data !== undefined && save.data.error !== null,
  };
}
