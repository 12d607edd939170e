import type { Currency } from '@cartouche/contract/money.rules';
import { useState } from 'react';

import { forgetDraft, keepDraft, keptDraft } from '../device.ts';
import {
  type Draft,
  changedFields,
  localDay,
  startDraft,
  startFrom,
  toChanges,
  toItemInput,
} from './itemDraft.ts';
import { type CopyChoice, draftNameOf } from './copyChoice.ts';
import type { ItemOrigin } from './itemOrigin.ts';
import type { StoredItem } from './useStoredItem.ts';

export type ItemDraft = ReturnType<typeof useItemDraft>;

type ItemDraftInput = {
  gameId: number;
  choice: CopyChoice | undefined;
  item: StoredItem['item'];
  currency: Currency;
  origin: ItemOrigin | undefined;
};

/** What is typed, kept on the device until it is sent or discarded. */
export function useItemDraft({ gameId, choice, item, currency, origin }: ItemDraftInput) {
  const [name] = useState(origin?.name ?? draftNameOf(gameId, choice));
  // Only the changes, over what is stored, so that nothing has to be copied when the item arrives.
  const [changed, setChanged] = useState(() => toChanges(keptDraft(name)));
  const [isResumed, setResumed] = useState(() => Object.keys(changed).length > 0);
  const [today] = useState(() => localDay(new Date()));
  const stored = startDraft(item, currency, today);
  const started = origin ? startFrom(origin.known, stored, currency) : stored;
  const draft: Draft = { ...started, ...changed };

  const keep = (part: Partial<Draft>) => keepDraft(name, JSON.stringify(part));
  const forget = () => forgetDraft(name);

  function change(part: Partial<Draft>) {
    // An estimate is of the day on which it is typed, unless the user names another.
    const isDayOpen = draft.estimateDate === '' || draft.estimateDate === stored.estimateDate;
    const next = { ...changed, ...(part.estimate && isDayOpen && { estimateDate: today }), ...part };
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
    /** What differs from the copy that is stored. */
    edited: changedFields(draft, stored),
    /** Something was typed. */
    isTouched: changedFields(draft, started).length > 0,
    isMissing: draft.selection.length === 0,
    change,
    /** The draft was typed before the form was closed by force. */
    isResumed,
    startOver,
    keep: () => keep(changed),
    forget,
  };
}
