import { useState } from 'react';

import { type Answer, type Call, api } from '../api/client.ts';
import { useWrite } from '../api/writes.ts';
import { collectionWords } from '../i18n/collection.ts';
import { useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { toast } from '../ui/toast.ts';
import { localDay } from './itemDraft.ts';
import { useAddedToast } from './useAddedToast.ts';

type Quick = { game_id: number; title: string };
type Added = { game_id: number; id: number };

const adding: Call<Quick, Answer<typeof api.collection.add>> = {
  ...api.collection.add,
  // What is not sent gets the value of a new copy. One that is there already, from another device, is left alone.
  send: ({ game_id }) => api.collection.add.send({ gameId: game_id, purchaseDate: localDay(new Date()) }),
};
/** The copy that was added, and no other. */
const removing: Call<Added, unknown> = {
  ...api.collection.removeCopies,
  send: ({ id }) => api.collection.removeCopies.send({ ids: [id] }),
};

type QuickAddOptions = { onDetails: (gameId: number) => void };

/** Adds a copy at one press: complete, in good condition, of today. What differs is said in the details afterwards. */
export function useQuickAdd({ onDetails }: QuickAddOptions) {
  const text = useWords(collectionWords);
  const tell = useRefusalText();
  const tellAdded = useAddedToast();
  /** The games that were pressed: each is pressed once, however long it takes until it is gone from the list. */
  const [pressed, setPressed] = useState<ReadonlySet<number>>(new Set());
  const release = (gameId: number) => setPressed((ids) => new Set([...ids].filter((id) => id !== gameId)));

  const remove = useWrite(removing, {
    onDone: (_removed, { game_id }) => release(game_id),
    onRefused: (error) => toast({ text: tell(error, text.removeFailed) }),
  });
  const save = useWrite(adding, {
    onDone: (copy, { game_id, title }) => {
      if (!copy) {
        release(game_id);
        toast({ text: text.addedElsewhere(title) });
        return;
      }
      tellAdded({
        title,
        onDetails: () => onDetails(game_id),
        onUndo: () => remove.mutate({ game_id, id: copy.id }),
      });
    },
    onRefused: (error, { game_id }) => {
      release(game_id);
      toast({ text: tell(error, text.saveFailed) });
    },
  });

  return {
    add: ({ game_id, title }: Quick) => {
      setPressed((ids) => new Set([...ids, game_id]));
      save.mutate({ game_id, title });
    },
    isPressed: (gameId: number) => pressed.has(gameId),
  };
}
