import { useRef, useState } from 'react';

import { api } from '../api/client.ts';
import { addCover } from '../api/upload.ts';
import { useWrite } from '../api/writes.ts';
import { entriesWords } from '../i18n/entries.ts';
import { useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { checkFile } from '../photos/checkFile.ts';
import { usePhotoProblemText } from '../photos/usePhotoProblemText.ts';
import { toast } from '../ui/toast.ts';
import type { EntryTarget } from './entryDraft.ts';

/** The picture of the form, which is sent once the entry is there. */
export function useEntryCover(target: EntryTarget, onChosen: (hasPhoto: boolean) => void) {
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
    if (checked.problem) return;
    setFile(checked.file);
    onChosen(true);
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
      onChosen(false);
    },
    startOver: () => {
      setFile(null);
      setDropped(false);
      setProblem(null);
    },
    save,
  };
}

export type EntryCover = ReturnType<typeof useEntryCover>;
