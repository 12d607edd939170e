import type { Currency } from '@cartouche/contract/money.rules';
import { useState } from 'react';

import { forgetDraft, keepDraft, keptDraft } from '../device.ts';
import { type Draft, changedFields, localDay, startDraft, toChanges, toItemInput } from './itemDraft.ts';
import type { StoredItem } from './useStoredItem.ts';

export type ItemDraft = ReturnType<typeof useItemDraft>;

type ItemDraftInput = { gameId: number; item: StoredItem['item']; currency: Currency };

/** What is typed, kept on the device until it is sent or discarded. */
export function useItemDraft({ gameId, item, currency }: ItemDraftInput) {
  const name = `item ${gameId}`;
  // Only the changes, over what is stored, so that nothing has to be copied when the item arrives.
  const [changed, setChanged] = useState(() => toChanges(keptDraft(name)));
  const [isResumed, setResumed] = useState(() => Object.keys(changed).length > 0);
  const [today] = useState(() => localDay(new Date()));
  const stored = startDraft(item, currency, today);
  const draft: Draft = { ...stored, ...changed };

  const keep = (part: Partial<Draft>) => keepDraft(name, JSON.stringify(part));
  const forget = () => forgetDraft(name);

  function change(part: Partial<Draft>) {
    const next = { ...changed, ...part };
    setChanged(next);
    keep(next);
  }

  function startOver() {
    setChanged({});
    setResumed(false);
    forget();
  }

  return {
    draft,
    input: toItemInput(draft),
    edited: changedFields(draft, stored),
    isMissing: draft.selection.length === 0,
    change,
    /** The draft was typed before the form was closed by force. */
    isResumed,
    startOver,
    keep: () => keep(changed),
    forget,
  };
}
