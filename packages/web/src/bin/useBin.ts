import { useState } from 'react';

import { type Answer, api } from '../api/client.ts';
import { usePages } from '../api/pages.ts';
import { useRead } from '../api/reads.ts';
import { toRefusal } from '../api/refusal.ts';
import { useWrite } from '../api/writes.ts';
import { binPage } from '../constants.ts';
import { binWords } from '../i18n/bin.ts';
import { useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { toast } from '../ui/toast.ts';
import { useRestore } from '../item/useRestore.ts';

export type BinItem = Answer<typeof api.collection.bin>[number];

/** What the question is about: one copy, or all of them. */
export type ToDelete = BinItem | 'all';

/** The removed copies, and what can be done with them. */
export function useBin(onGone: () => void) {
  const text = useWords(binWords);
  const tell = useRefusalText();
  const { rows: items, total, more, loadError, retry, isRetrying } = usePages(api.collection.bin, binPage);
  const summary = useRead(api.collection.summary);
  const [toDelete, setToDelete] = useState<ToDelete | null>(null);
  const [refused, setRefused] = useState<{ id: number; text: string } | null>(null);

  function end(message: string) {
    setToDelete(null);
    toast({ text: message });
    onGone();
  }

  const restore = useRestore({
    onDone: onGone,
    onRefused: (error, { id }) => {
      setRefused({ id, text: tell(error, text.restoreFailed) });
      if (toRefusal(error)?.code === 'bin_item_not_found') retry();
    },
  });
  const discard = useWrite(api.collection.discard, { onDone: () => end(text.discarded) });
  const empty = useWrite(api.collection.emptyBin, { onDone: () => end(text.emptied) });

  function confirm() {
    if (toDelete === 'all') empty.mutate(undefined);
    else if (toDelete) discard.mutate({ id: toDelete.id });
  }

  function ask(about: ToDelete) {
    discard.reset();
    empty.reset();
    setToDelete(about);
  }

  const error = toDelete === 'all' ? empty.error : discard.error;
  return {
    items,
    total,
    more,
    loadError,
    retry,
    isRetrying,
    games: summary.data?.games ?? 0,
    restore: ({ id, game }: BinItem) => {
      setRefused(null);
      restore.mutate({ id, title: game.title });
    },
    isRestoring: (id: number) => restore.isPending && restore.variables.id === id,
    refusalOf: (id: number) => (refused?.id === id ? refused.text : null),
    toDelete,
    ask,
    confirm,
    spare: () => setToDelete(null),
    isEnding: discard.isPending || empty.isPending,
    endError: error && tell(error, text.discardFailed),
  };
}
