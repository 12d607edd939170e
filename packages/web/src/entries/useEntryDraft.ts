import { useRef, useState } from 'react';

import { type Language, forgetDraft, keepDraft, keptDraft } from '../device.ts';
import {
  type EntryDraft,
  type EntryTarget,
  draftNameOf,
  saysSame,
  startEntry,
  toTyped,
} from './entryDraft.ts';

/** What is typed into the form, kept on the device until it is saved or cancelled. */
export function useEntryDraft(target: EntryTarget, language: Language) {
  const [name] = useState(() => draftNameOf(target));
  const [start] = useState(() => startEntry(target, language));
  const [typed, setTyped] = useState(() => {
    const kept = toTyped(keptDraft(name));
    // The device keeps no photo: where nothing else was changed, nothing is back.
    return saysSame({ ...start, ...kept }, start) ? {} : kept;
  });
  const [isResumed, setResumed] = useState(() => Object.keys(typed).length > 0);
  // A photo is looked at before it is taken, and typing goes on meanwhile.
  const latest = useRef(typed);

  function change(part: Partial<EntryDraft>) {
    latest.current = { ...latest.current, ...part };
    setTyped(latest.current);
    keepDraft(name, JSON.stringify(latest.current));
  }

  const forget = () => forgetDraft(name);

  function startOver() {
    latest.current = {};
    setTyped({});
    setResumed(false);
    forget();
  }

  return { start, draft: { ...start, ...typed }, isResumed, change, startOver, forget };
}
