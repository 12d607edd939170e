import type { Currency } from '@cartouche/contract/money.rules';
import { useState } from 'react';

import { forgetDraft, keepDraft, keptDraft } from '../device.ts';
import { type Draft, changedFields, localDay, startDraft, toChanges, toItemInput } from './itemDraft.ts';
import type { StoredItem } from './useStoredItem.ts';

export type ItemDraft = ReturnType<typeof useItemDraft>;

type ItemDraftInput = { gameId: number; item: StoredItem['item']; currency: Currency };

/** What is typed, which the device keeps until it is sent or given up. */
export function useItemDraft({ gameId, item, currency }: ItemDraftInput) {
  const name = `item ${gameId}`;
  // Only what was changed, over what was stored: so nothing has to be copied once the item arrives.
  const [changed, setChanged] = useState(() => toChanges(keptDraft(name)));
  const [isTakenUp, setTakenUp] = useState(() => Object.keys(changed).length > 0);
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
    setTakenUp(false);
    forget();
  }

  return {
    draft,
    input: toItemInput(draft),
    edited: changedFields(draft, stored),
    isMissing: draft.selection.length === 0,
    change,
    /** What was typed before the form was left by force stands in it again. */
    isTakenUp,
    startOver,
    keep: () => keep(changed),
    forget,
  };
}
