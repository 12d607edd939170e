import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

import { api } from '../api/client.ts';
import { toRefusal } from '../api/refusal.ts';
import { useWrite } from '../api/writes.ts';
import { entriesWords } from '../i18n/entries.ts';
import { useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { paths } from '../paths.ts';
import { toast } from '../ui/toast.ts';
import { useEntryRefusal } from './useEntryRefusal.ts';

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

/** The game that an entry becomes, and what is said then. */
type Merge = { otherId: number; said: string };

/**
 * Makes an entry one with a game of the catalogue, opens that unless it is one of a list or its page was left while the
 * merge waited for the network, and offers to undo it. Where its picture would be lost, it asks first.
 */
export function useMerge({ game_id: gameId }: { game_id: number }, { isListed = false } = {}) {
  const text = useWords(entriesWords);
  const tellRefusal = useEntryRefusal({ isListed });
  const navigate = useNavigate();
  const isLeft = useIsLeft();
  // A second press can come before the first is drawn, or after it is done.
  const isSent = useRef(false);
  const [asked, setAsked] = useState<Merge | null>(null);
  const open = (id: number) => {
    if (!isListed) void navigate({ ...paths.game(id), replace: true });
  };
  const unmerge = useUnmerge({ game_id: gameId }, () => {
    isSent.current = false;
    open(gameId);
  });
  const merge = useWrite(api.entries.merge);

  function send({ otherId, said }: Merge, isWithoutPicture: boolean) {
    if (isSent.current) return;
    isSent.current = true;
    merge
      .mutateAsync({ gameId, otherId, isWithoutPicture })
      .then(({ gameId: at }) => {
        setAsked(null);
        if (!isLeft.current) open(at);
        toast({ text: said, actions: [{ label: text.undo, onPress: unmerge.undo }] });
      })
      .catch((error: unknown) => {
        isSent.current = false;
        const isPictureLost = toRefusal(error)?.code === 'picture_not_kept';
        setAsked(isPictureLost ? { otherId, said } : null);
        if (!isPictureLost) tellRefusal(error);
      });
  }

  return {
    into: ({ game_id: otherId }: { game_id: number }, said: string) => send({ otherId, said }, false),
    isPending: merge.isPending,
    isAsking: asked !== null,
    spare: () => setAsked(null),
    goOn: () => {
      if (asked) send(asked, true);
    },
  };
}

/** Whether what is shown is gone. */
function useIsLeft() {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => void (isLeft.current = true);
  }, []);
  return isLeft;
}

export type EntryMerge = ReturnType<typeof useMerge>;
