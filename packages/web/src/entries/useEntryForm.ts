import { useRef, useState } from 'react';

import { entriesWords } from '../i18n/entries.ts';
import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { toast } from '../ui/toast.ts';
import { type EntryTarget, changesIn, saysSame, toEntry, understoodDay } from './entryDraft.ts';
import { useEntryCover } from './useEntryCover.ts';
import { useEntryDraft } from './useEntryDraft.ts';
import { useEntrySave } from './useEntrySave.ts';

type EntryFormInput = { target: EntryTarget; onClose: () => void };

/** The state of the form. What was typed stays whatever goes wrong. */
export function useEntryForm({ target, onClose }: EntryFormInput) {
  const text = useWords(entriesWords);
  const { language } = useLocale();
  const { start, draft, isResumed, change, startOver, forget } = useEntryDraft(target, language);
  const [isSent, setSent] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const cover = useEntryCover(target, (hasPhoto) => change({ hasPhoto }));
  const { problems, facts } = toEntry(draft, language);
  const { facts: before } = toEntry(start, language);
  const isLeft = useRef(false);

  function leave() {
    isLeft.current = true;
    forget();
    onClose();
  }

  const { create, edit, correct, ...saving } = useEntrySave({
    target,
    title: draft.title.trim(),
    cover,
    isLeft,
    leave,
  });

  function submit() {
    setSent(true);
    if (!facts) return;
    if (target.what === 'new') create(facts, draft.goal);
    else if (Object.keys(changesIn(facts, before)).length === 0 && !cover.isChanged) {
      toast({ text: text.nothingChanged });
      leave();
    } else if (target.what === 'edit') edit({ ...facts, gameId: target.game.game_id });
    else correct({ gameId: target.game.game_id, facts, before, language });
  }

  return {
    draft,
    change,
    /** The day that was understood, where it is not written as a day here is. */
    understood: understoodDay(draft.released, language),
    /** It was typed before a reload. */
    isResumed,
    /** The device keeps no files. */
    isPhotoGone: isResumed && draft.hasPhoto && cover.file === null,
    startOver: () => {
      startOver();
      cover.startOver();
    },
    /** Not before something was sent: nobody has finished typing yet. */
    problems: isSent ? problems : {},
    cover,
    submit,
    ...saving,
    /** The wishlist has room where the collection has none. */
    wishInstead: () => {
      change({ goal: 'wishlist' });
      if (facts) create(facts, 'wishlist');
    },
    /** The entry became a game meanwhile: what was typed corrects that. */
    correctInstead: (gameId: number) => {
      if (facts) correct({ gameId, facts, before, language });
    },
    isAsking,
    stay: () => setAsking(false),
    discard: leave,
    /** Asks first if something would be lost. */
    close: () => {
      if (saysSame(draft, start) && !cover.isChanged) leave();
      else setAsking(true);
    },
  };
}

export type EntryForm = ReturnType<typeof useEntryForm>;
