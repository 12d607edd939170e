import { useState } from 'react';

import { type Answer, api } from '../api/client.ts';
import { useRead, useReads } from '../api/reads.ts';
import { toRefusal } from '../api/refusal.ts';
import { useWrite } from '../api/writes.ts';
import { binPage } from '../constants.ts';
import { binWords } from '../i18n/bin.ts';
import { useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { toast } from '../ui/toast.ts';
import { useRestore } from './useRestore.ts';

export type BinItem = Answer<typeof api.collection.bin>[number];

/** What the question is about: one copy, or all of them. */
export type Doomed = BinItem | 'all';

/** The removed copies, and what can be done with them. */
export function useBin(onGone: () => void) {
  const text = useWords(binWords);
  const tell = useRefusalText();
  const [pagesAsked, setPagesAsked] = useState(1);
  const pages = useReads(
    api.collection.bin,
    Array.from({ length: pagesAsked }, (_page, index) => ({ limit: binPage, offset: index * binPage })),
  );
  const [first, last] = [pages[0], pages.at(-1)];
  const total = first?.data?.[0]?.total_count ?? 0;
  const items = first?.data && uniqueItems(pages.flatMap(({ data }) => data ?? [])).slice(0, total);
  const summary = useRead(api.collection.summary);
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const [refused, setRefused] = useState<{ id: number; text: string } | null>(null);

  function retry() {
    for (const page of pages) void page.refetch();
  }

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
    /** How many there are, read or not. */
    total,
    more: {
      isLoading: last?.isPending === true,
      hasFailed: last?.isError === true && last.data === undefined,
      load: () => {
        if (last?.data) setPagesAsked(pages.length + 1);
        else void last?.refetch();
      },
    },
    loadError: items ? null : (first?.error ?? null),
    retry,
    isRetrying: first?.isFetching === true,
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

/** While pages are read again a copy may stand on two of them. */
function uniqueItems(items: readonly BinItem[]): BinItem[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
