import type { ItemFields } from '@cartouche/contract/item.rules';

import { type Call, api } from '../api/client.ts';
import { endLostSession } from '../api/query.ts';
import { useWrite } from '../api/writes.ts';
import { collectionWords } from '../i18n/collection.ts';
import { useText, useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { toast } from '../ui/toast.ts';

type Asked = {
  gameIds: readonly number[];
  fields: Partial<ItemFields>;
  /** What each of them cost, where they do not cost the same. */
  prices?: readonly number[];
};
/** How far it came: a plan may have no room for all of them, and a network may go. */
type Outcome = { added: readonly number[]; error: unknown };

/** One copy after the other, until one is refused. */
const saveAll: Call<Asked, Outcome> = {
  name: 'collection.save',
  async send({ gameIds, fields, prices }) {
    const added: number[] = [];
    try {
      for (const [at, gameId] of gameIds.entries()) {
        const price = prices?.[at];
        const own = price === undefined ? fields : { ...fields, purchasePrice: price };
        await api.collection.save.send({ ...own, gameId, isEdit: false });
        added.push(gameId);
      }
    } catch (error) {
      endLostSession(error);
      return { added, error };
    }
    return { added, error: null };
  },
};

const removeAll: Call<{ gameIds: readonly number[] }, unknown> = {
  name: 'collection.remove',
  send: ({ gameIds }) => Promise.all(gameIds.map((gameId) => api.collection.remove.send({ gameId }))),
};

type AddManyOptions = {
  onAdded: (gameIds: readonly number[]) => void;
  /** They are taken back. */
  onUndone: (gameIds: readonly number[]) => void;
};

/** Adds a copy of each of several games that nobody owns yet, all with the same fields; with an undo. */
export function useAddMany({ onAdded, onUndone }: AddManyOptions) {
  const { ui } = useText();
  const text = useWords(collectionWords);
  const tell = useRefusalText();

  const undo = useWrite(removeAll, {
    onDone: (_removed, { gameIds }) => onUndone(gameIds),
    onRefused: (error) => toast({ text: tell(error, text.removeFailed) }),
  });
  const save = useWrite(saveAll, {
    onDone: ({ added }) => {
      if (added.length === 0) return;
      onAdded(added);
      toast({
        text: text.severalAdded(added.length),
        actions: [{ label: ui.undo, onPress: () => undo.mutate({ gameIds: added }) }],
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
