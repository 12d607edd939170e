import { useState } from 'react';

import { forgetDraft, keepDraft, keptDraft } from '../device.ts';
import { type EntryDraft, type EntryTarget, draftNameOf, startEntry, toTyped } from './entryDraft.ts';

/** What is typed into the form, kept on the device until it is saved or cancelled. */
export function useEntryDraft(target: EntryTarget) {
  const [name] = useState(() => draftNameOf(target));
  const [start] = useState(() => startEntry(target));
  const [typed, setTyped] = useState(() => toTyped(keptDraft(name)));
  const [isResumed, setResumed] = useState(() => Object.keys(typed).length > 0);

  function change(part: Partial<EntryDraft>) {
    const next = { ...typed, ...part };
    setTyped(next);
    keepDraft(name, JSON.stringify(next));
  }

  const forget = () => forgetDraft(name);

  function startOver() {
    setTyped({});
    setResumed(false);
    forget();
  }

  return { start, draft: { ...start, ...typed }, isResumed, change, startOver, forget };
}
