import { useState } from 'react';

import { api } from '../api/client.ts';
import { useWrite } from '../api/writes.ts';
import { collectionWords } from '../i18n/collection.ts';
import { useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { toast } from '../ui/toast.ts';
import { localDay } from './itemDraft.ts';
import { useAddedToast } from './useAddedToast.ts';

type Quick = { game_id: number; title: string };

type QuickAddOptions = { onDetails: (gameId: number) => void };

/** Adds a copy at one press: complete, in good condition, of today. What differs is said in the details afterwards. */
export function useQuickAdd({ onDetails }: QuickAddOptions) {
  const text = useWords(collectionWords);
  const tell = useRefusalText();
  const tellAdded = useAddedToast();
  /** The games that were pressed: each is pressed once, however long it takes until it is gone from the list. */
  const [pressed, setPressed] = useState<ReadonlySet<number>>(new Set());
  const release = (gameId: number) => setPressed((ids) => new Set([...ids].filter((id) => id !== gameId)));

  const remove = useWrite(api.collection.remove, {
    onDone: (_removed, { gameId }) => release(Number(gameId)),
    onRefused: (error) => toast({ text: tell(error, text.removeFailed) }),
  });
  const save = useWrite<Quick, unknown>(
    {
      ...api.collection.save,
      // What is not sent gets the value of a new copy.
      send: ({ game_id }) =>
        api.collection.save.send({ gameId: game_id, purchaseDate: localDay(new Date()), isEdit: false }),
    },
    {
      onDone: (_copy, { game_id, title }) =>
        tellAdded({
          title,
          onDetails: () => onDetails(game_id),
          onUndo: () => remove.mutate({ gameId: game_id }),
        }),
      onRefused: (error, { game_id }) => {
        release(game_id);
        toast({ text: tell(error, text.saveFailed) });
      },
    },
  );

  return {
    add: ({ game_id, title }: Quick) => {
      setPressed((ids) => new Set([...ids, game_id]));
      save.mutate({ game_id, title });
    },
    isPressed: (gameId: number) => pressed.has(gameId),
  };
}
