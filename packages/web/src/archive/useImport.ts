import { useRef, useState } from 'react';

import type { Answer, api } from '../api/client.ts';
import { restoreArchive } from '../api/upload.ts';
import { useWrite } from '../api/writes.ts';
import { useWords } from '../i18n/language.ts';
import { archiveWords } from '../i18n/archive.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { toast } from '../ui/toast.ts';

export type Imported = Answer<typeof api.archive.restore>;

/** Of an archive all of whose titles are unknown here, or that had none. */
export function hasNothing({ games, wishes }: Imported): boolean {
  return games + wishes === 0;
}

/** The upload of an archive, from the press on its button to what came of it. */
export function useImport() {
  const text = useWords(archiveWords);
  const tell = useRefusalText();
  const [leaving] = useState(() => new AbortController());
  const isLeft = useRef(false);
  const [share, setShare] = useState(0);
  // What comes of it after its window was closed is told by a toast.
  const restore = useWrite(restoreArchive, {
    onDone: (done) => isLeft.current && toast({ text: hasNothing(done) ? text.nothingKnown : text.imported }),
    onRefused: (error) => isLeft.current && !leaving.signal.aborted && toast({ text: tell(error) }),
  });

  function send(file: File) {
    setShare(0);
    restore.mutate({ file, onProgress: setShare, leaving: leaving.signal });
  }

  /** Stops what is still on its way. Once all of it is sent the server goes on, and takes all of it or nothing. */
  function leave() {
    isLeft.current = true;
    if (share < 1) leaving.abort();
  }

  return {
    send,
    leave,
    isPending: restore.isPending,
    /** How much of it has been sent, from 0 to 1. */
    share,
    error: restore.error,
    imported: restore.data ?? null,
  };
}
