import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useState } from 'react';

import { api } from '../api/client.ts';
import { toRefusal } from '../api/refusal.ts';
import { useWrite } from '../api/writes.ts';
import { entriesWords } from '../i18n/entries.ts';
import { formWords } from '../i18n/form.ts';
import { useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { paths } from '../paths.ts';
import { toast } from '../ui/toast.ts';
import type { EntryFacts, EntryTarget, Goal } from './entryDraft.ts';
import { type Corrected, saveCorrection } from './saveCorrection.ts';
import type { EntryCover } from './useEntryCover.ts';

type EntrySaveInput = {
  target: EntryTarget;
  title: string;
  cover: EntryCover;
  /** A form that waited for the network may be closed by the time it is saved: nobody is led away then. */
  isLeft: RefObject<boolean>;
  leave: () => void;
};

/** Saves what the form says, then its picture, and leads on. */
export function useEntrySave({ target, title, cover, isLeft, leave }: EntrySaveInput) {
  const text = useWords(entriesWords);
  const words = useWords(formWords);
  const tell = useRefusalText();
  const navigate = useNavigate();
  // An entry that became a game meanwhile can be saved as a correction of that.
  const [what, setWhat] = useState(target.what);

  const saved =
    (says: string, lead?: (gameId: number) => void) =>
    ({ gameId }: { gameId: number }) =>
      void cover.save(gameId, () => {
        const wasLeft = isLeft.current;
        if (!wasLeft) leave();
        toast({ text: says });
        if (!wasLeft) lead?.(gameId);
      });
  const open = (gameId: number) => void navigate(paths.game(gameId));
  const onEntered = (target.what === 'new' && target.onEntered) || open;

  const create = useWrite(api.entries.create, { onDone: saved(text.added(title), onEntered) });
  const correction = useWrite(saveCorrection, { onDone: saved(text.corrected, open) });
  const edit = useWrite(api.entries.change, {
    onDone: (_done, { gameId }) => saved(text.saved)({ gameId: Number(gameId) }),
  });
  const write = { new: create, edit, correct: correction }[what];

  return {
    create: (facts: EntryFacts, goal: Goal) =>
      create.mutate({ ...facts, to: target.what === 'new' && target.isPlaced ? 'nowhere' : goal }),
    edit: (edited: EntryFacts & { gameId: number }) => {
      setWhat('edit');
      edit.mutate(edited);
    },
    correct: (corrected: Corrected) => {
      setWhat('correct');
      correction.mutate(corrected);
    },
    isSaving: write.isPending || cover.isSending,
    waits: write.isPaused ? words.savedOnceOnline : null,
    message: write.error ? tell(write.error, text.saveFailed) : null,
    refusal: toRefusal(write.error),
  };
}
