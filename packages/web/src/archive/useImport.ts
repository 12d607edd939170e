import { useRef, useState } from 'react';

import type { Answer, api } from '../api/client.ts';
import { restoreArchive } from '../api/upload.ts';
import { useWrite } from '../api/writes.ts';
import { useWords } from '../i18n/language.ts';
import { archiveWords } from '../i18n/archive.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { toast } from '../ui/toast.ts';

export type Imported = Answer<typeof api.archive.restore>;

/** The upload of an archive, from the press on its button to what came of it. */
export function useImport() {
  const text = useWords(archiveWords);
  const tell = useRefusalText();
  const leaving = useRef<AbortController | null>(null);
  const isLeft = useRef(false);
  const [share, setShare] = useState(0);
  // What comes of it after its window was closed is told by a toast.
  const restore = useWrite(restoreArchive, {
    onDone: () => isLeft.current && toast({ text: text.imported }),
    onRefused: (error) => isLeft.current && !leaving.current?.signal.aborted && toast({ text: tell(error) }),
  });

  async function send(file: File) {
    const left = new AbortController();
    leaving.current = left;
    setShare(0);
    try {
      await restore.mutateAsync({ file, onProgress: setShare, leaving: left.signal });
    } catch {
      // Told by `error`.
    }
  }

  /** Stops what is still on its way. Once all of it is sent the server goes on, and takes all of it or nothing. */
  function leave() {
    isLeft.current = true;
    if (share < 1) leaving.current?.abort();
  }

  return {
    send: (file: File) => void send(file),
    leave,
    isPending: restore.isPending,
    isPaused: restore.isPaused,
    /** How much of it has been sent, from 0 to 1. */
    share,
    error: restore.error,
    imported: restore.data ?? null,
  };
}
