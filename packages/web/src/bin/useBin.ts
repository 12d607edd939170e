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
export type Doomed = BinItem | 'all';

/** The removed copies, and what can be done with them. */
export function useBin(onGone: () => void) {
  const text = useWords(binWords);
  const tell = useRefusalText();
  const { rows: items, total, more, loadError, retry, isRetrying } = usePages(api.collection.bin, binPage);
  const summary = useRead(api.collection.summary);
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const [refused, setRefused] = useState<{ id: number; text: string } | null>(null);

  function end(told: string) {
    setDoomed(null);
    toast({ text: told });
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
    if (doomed === 'all') empty.mutate(undefined);
    else if (doomed) discard.mutate({ id: doomed.id });
  }

  function ask(about: Doomed) {
    discard.reset();
    empty.reset();
    setDoomed(about);
  }

  const error = doomed === 'all' ? empty.error : discard.error;
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
    doomed,
    ask,
    confirm,
    spare: () => setDoomed(null),
    isEnding: discard.isPending || empty.isPending,
    endError: error && tell(error, text.discardFailed),
  };
}
