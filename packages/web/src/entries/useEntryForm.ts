import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';

import { api } from '../api/client.ts';
import { toRefusal } from '../api/refusal.ts';
import { addCover } from '../api/upload.ts';
import { useWrite } from '../api/writes.ts';
import { formWords } from '../i18n/form.ts';
import { entriesWords } from '../i18n/entries.ts';
import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { paths } from '../paths.ts';
import { checkFile } from '../photos/checkFile.ts';
import { usePhotoProblemText } from '../photos/usePhotoProblemText.ts';
import { toast } from '../ui/toast.ts';
import { type EntryTarget, isSameDraft, toEntry, understoodDay } from './entryDraft.ts';
import { useEntryDraft } from './useEntryDraft.ts';

type EntryFormInput = { target: EntryTarget; onClose: () => void };

/** The state of the form. What was typed stays whatever goes wrong. */
export function useEntryForm({ target, onClose }: EntryFormInput) {
  const text = useWords(entriesWords);
  const words = useWords(formWords);
  const tell = useRefusalText();
  const navigate = useNavigate();
  const { language } = useLocale();
  const { start, draft, isResumed, change, startOver, forget } = useEntryDraft(target);
  const [isSent, setSent] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const cover = useEntryCover(target);
  const { problems, facts } = toEntry(draft, language);
  // A form that waited for the network may be closed by the time it is saved: nobody is led away then.
  const isLeft = useRef(false);

  function leave() {
    isLeft.current = true;
    forget();
    onClose();
  }

  function finish(gameId: number) {
    const wasLeft = isLeft.current;
    if (!wasLeft) leave();
    if (target.what === 'edit') toast({ text: text.saved });
    else {
      toast({ text: target.what === 'new' ? text.added(draft.title.trim()) : text.corrected });
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

  function submit() {
    setSent(true);
    if (!facts) return;
    if (target.what === 'new') create.mutate({ ...facts, to: draft.goal });
    else if (target.what === 'correct') correct.mutate({ ...facts, gameId: target.game.game_id });
    else edit.mutate({ ...facts, gameId: target.game.game_id });
  }

  const refusal = toRefusal(write.error);
  const existing = refusal?.code === 'entry_exists' ? Number(refusal.data['gameId']) : NaN;
  return {
    draft,
    change,
    /** The day that was understood, where it is not written as a day here is. */
    understood: understoodDay(draft.released, language),
    /** It was typed before a reload. */
    isResumed,
    startOver,
    /** Not before something was sent: nobody has finished typing yet. */
    problems: isSent ? problems : {},
    cover,
    submit,
    isSaving: write.isPending || cover.isSending,
    waits: write.isPaused ? words.savedOnceOnline : null,
    message: write.error ? tell(write.error, text.saveFailed) : null,
    existing: Number.isNaN(existing) ? null : existing,
    isAsking,
    stay: () => setAsking(false),
    discard: leave,
    /** Asks first if something would be lost. */
    close: () => {
      if (isSameDraft(draft, start) && !cover.isChanged) leave();
      else setAsking(true);
    },
  };
}

export type EntryForm = ReturnType<typeof useEntryForm>;

/** The picture of the form, which is sent once the entry is there. */
function useEntryCover(target: EntryTarget) {
  const text = useWords(entriesWords);
  const tell = useRefusalText();
  const problemText = usePhotoProblemText();
  const [file, setFile] = useState<File | null>(null);
  const [isDropped, setDropped] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const leaving = useRef(new AbortController());
  const send = useWrite(addCover);
  const drop = useWrite(api.entries.removeCover);
  const [isSending, setSending] = useState(false);
  const kept = target.what !== 'new' && target.game.entry?.hasCover && !isDropped ? target.game : null;

  async function choose(chosen: File | undefined) {
    if (!chosen) return;
    const checked = await checkFile(chosen);
    setProblem(checked.problem ? problemText(chosen.name, checked.problem) : null);
    if (!checked.problem) setFile(checked.file);
  }

  /** The entry is saved by now: a picture that does not arrive is no reason to enter it again. */
  async function save(gameId: number, done: (gameId: number) => void) {
    setSending(true);
    try {
      if (file)
        await send.mutateAsync({
          gameId,
          file,
          onProgress: () => undefined,
          leaving: leaving.current.signal,
        });
      else if (isDropped) await drop.mutateAsync({ gameId });
      done(gameId);
    } catch (error) {
      done(gameId);
      toast({ text: text.coverFailed(tell(error, text.coverNotSent)) });
    }
    setSending(false);
  }

  return {
    file,
    /** The address of the picture that the entry has. */
    src: file ? null : (kept?.cover_url_small ?? null),
    problem,
    isSending,
    isChanged: file !== null || isDropped,
    choose,
    drop: () => {
      setFile(null);
      setDropped(target.what !== 'new' && target.game.entry?.hasCover === true);
    },
    save,
  };
}
