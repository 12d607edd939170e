import { type Currency, toCurrency } from '@cartouche/contract/money.rules';
import { remaining } from '@cartouche/contract/limits';
import { useState } from 'react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { toRefusal } from '../api/refusal.ts';
import { useWrite } from '../api/writes.ts';
import { useText } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { useSession } from '../session/useSession.ts';
import { toast } from '../ui/toast.ts';
import { type Draft, isDateOff, isPriceTooHigh, localDay, startDraft, toItemInput } from './itemDraft.ts';

type ItemFormInput = { gameId: number; title: string; isOwned: boolean; onClose: () => void };

/** The form's state and what it may do; what is typed stays whatever the server answers. */
export function useItemForm({ gameId, title, isOwned, onClose }: ItemFormInput) {
  const text = useText().collection;
  const tell = useRefusalText();
  const { profile, subscription } = useSession();
  const currency: Currency = toCurrency(profile.preferred_currency);

  const item = useRead(api.collection.item, isOwned ? { gameId } : null);
  const summary = useRead(api.collection.summary);
  const games = summary.data?.games ?? 0;

  // Only what was changed, over what was stored: so nothing has to be copied once the item arrives.
  const [changed, setChanged] = useState<Partial<Draft>>({});
  const [today] = useState(() => localDay(new Date()));
  const draft: Draft = { ...startDraft(item.data ?? null, currency, today), ...changed };
  const [isIncompleteTold, setIncompleteTold] = useState(false);

  const save = useWrite(api.collection.save, {
    onDone: () => {
      toast({ text: isOwned ? text.saved(title) : text.added(title) });
      onClose();
    },
  });
  const remove = useWrite(api.collection.remove, {
    onDone: () => {
      toast({ text: text.removed(title) });
      onClose();
    },
  });

  const isFullBefore = !isOwned && remaining(subscription.tier, 'games', games) === 0;
  const isRefusedAsFull = toRefusal(save.error)?.code === 'game_limit_reached';
  const isMissing = draft.selection.length === 0;

  function submit() {
    const input = toItemInput(draft);
    if (isMissing) setIncompleteTold(true);
    if (input === null || isFullBefore || save.isPending) return;
    save.mutate({ gameId, ...input });
  }

  function saveMessage(): string | null {
    if (isIncompleteTold && isMissing) return text.completenessRequired;
    if (!save.error) return null;
    // Specification 8: every other failure reads the same, with the number of the fault where there is one.
    const refusal = toRefusal(save.error);
    const isExplained = refusal?.code === 'game_limit_reached' || refusal?.code === 'fault';
    return isExplained ? tell(save.error, text.saveFailed) : text.saveFailed;
  }

  return {
    draft,
    currency,
    games,
    change: (part: Partial<Draft>) => setChanged((old) => ({ ...old, ...part })),
    isReady: !isOwned || item.data !== undefined,
    loadError: isOwned && item.data === undefined ? item.error : null,
    retryLoading: () => void item.refetch(),
    isMissing,
    isPriceTooHigh: isPriceTooHigh(draft.price),
    isDateOff: isDateOff(draft.date),
    isFull: isFullBefore || isRefusedAsFull,
    submit,
    isSaving: save.isPending,
    isWaitingForNetwork: save.isPaused,
    message: saveMessage(),
    remove: () => remove.mutate({ gameId }),
    isRemoving: remove.isPending,
    removeMessage: remove.error ? tell(remove.error, text.removeFailed) : null,
  };
}
