import type { ItemFields } from '@cartouche/contract/item.rules';

import { type Call, api } from '../api/client.ts';
import { endLostSession } from '../api/query.ts';
import { useWrite } from '../api/writes.ts';
import { collectionWords } from '../i18n/collection.ts';
import { useText, useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { toast } from '../ui/toast.ts';

/** A game to add. The callbacks get the same objects back, with whatever else the screen keeps in them. */
export type GameToAdd = {
  gameId: number;
  /** Beside a copy that is there already, or comes before it. */
  isFurther?: boolean;
  /** What this one cost, where they do not cost the same. */
  price?: number;
};

type Asked<Game> = { games: readonly Game[]; fields: Partial<ItemFields> };
type Outcome<Game> = {
  added: readonly { game: Game; id: number }[];
  /** Owned already, which a screen may not have known: their copies stay as they are. */
  owned: readonly Game[];
  /** Why it went no further: a plan may have no room for all of them, and a network may go. */
  error: unknown;
};

const addAll = {
  name: 'collection.add' as const,
  /** One copy after the other, until one is refused. */
  async send<Game extends GameToAdd>({ games, fields }: Asked<Game>): Promise<Outcome<Game>> {
    const added: { game: Game; id: number }[] = [];
    const owned: Game[] = [];
    try {
      for (const game of games) {
        const { gameId, isFurther, price } = game;
        const own = { ...fields, ...(price !== undefined && { purchasePrice: price }), gameId };
        const copy = await (isFurther ? api.collection.addCopy : api.collection.add).send(own);
        if (copy) added.push({ game, id: copy.id });
        else owned.push(game);
      }
    } catch (error) {
      endLostSession(error);
      return { added, owned, error };
    }
    return { added, owned, error: null };
  },
};

type AddManyOptions<Game> = {
  onAdded: (games: readonly Game[]) => void;
  /** They are taken back. */
  onUndone: (games: readonly Game[]) => void;
  /** They are owned already, and were left out. */
  onOwned?: (games: readonly Game[]) => void;
};

/** Adds copies of several games, all with the same fields; with an undo. */
export function useAddMany<Game extends GameToAdd>({ onAdded, onUndone, onOwned }: AddManyOptions<Game>) {
  const { ui } = useText();
  const text = useWords(collectionWords);
  const tell = useRefusalText();

  const removeAll: Call<Outcome<Game>['added'], unknown> = {
    name: 'collection.removeCopies',
    send: (added) => api.collection.removeCopies.send({ ids: added.map(({ id }) => id) }),
  };
  const undo = useWrite(removeAll, {
    onDone: (_removed, added) => onUndone(added.map(({ game }) => game)),
    onRefused: (error) => toast({ text: tell(error, text.removeFailed) }),
  });
  const addAllOf: Call<Asked<Game>, Outcome<Game>> = addAll;
  const save = useWrite(addAllOf, {
    onDone: ({ added, owned }) => {
      if (owned.length > 0) onOwned?.(owned);
      if (added.length > 0) onAdded(added.map(({ game }) => game));
      if (added.length > 0)
        toast({
          text: text.severalAdded(added.length),
          actions: [{ label: ui.undo, onPress: () => undo.mutate(added) }],
        });
      else if (owned.length > 0) toast({ text: text.severalOwned(owned.length) });
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
