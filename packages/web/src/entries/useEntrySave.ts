import { useNavigate } from '@tanstack/react-router';
import type { RefObject } from 'react';

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

  function finish(gameId: number) {
    const wasLeft = isLeft.current;
    if (!wasLeft) leave();
    if (target.what === 'edit') toast({ text: text.saved });
    else {
      toast({ text: target.what === 'new' ? text.added(title) : text.corrected });
      if (wasLeft) return;
      if (target.what === 'new' && target.onEntered) target.onEntered(gameId);
      else void navigate(paths.game(gameId));
    }
  }

  const create = useWrite(api.entries.create, { onDone: ({ gameId }) => void cover.save(gameId, finish) });
  const correct = useWrite(api.entries.correct, { onDone: ({ gameId }) => void cover.save(gameId, finish) });
  const edit = useWrite(api.entries.change, {
    onDone: (_done, { gameId }) => void cover.save(Number(gameId), finish),
  });
  const write = { new: create, correct, edit }[target.what];

  const refusal = toRefusal(write.error);
  const existing = refusal?.code === 'entry_exists' ? Number(refusal.data['gameId']) : NaN;
  return {
    send: (facts: EntryFacts, goal: Goal) => {
      if (target.what === 'new') create.mutate({ ...facts, to: target.isPlaced ? 'nowhere' : goal });
      else if (target.what === 'correct') correct.mutate({ ...facts, gameId: target.game.game_id });
      else edit.mutate({ ...facts, gameId: target.game.game_id });
    },
    isSaving: write.isPending || cover.isSending,
    waits: write.isPaused ? words.savedOnceOnline : null,
    message: write.error ? tell(write.error, text.saveFailed) : null,
    existing: Number.isNaN(existing) ? null : existing,
  };
}
