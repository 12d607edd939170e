import { useRef, useState } from 'react';

import type { Answer, api } from '../api/client.ts';
import { restoreArchive } from '../api/upload.ts';
import { useWrite } from '../api/writes.ts';
import { useWords } from '../i18n/language.ts';
import { archiveWords } from '../i18n/archive.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { toast } from '../ui/toast.ts';

export type Imported = Answer<typeof api.archive.restore>;

/** For an archive without titles, or with none that are known here. */
export function hasNothing({ games, wishes }: Imported): boolean {
  return games + wishes === 0;
}

/** The upload of an archive, from the click to its result. */
export function useImport() {
  const text = useWords(archiveWords);
  const tell = useRefusalText();
  const [leaving] = useState(() => new AbortController());
  const isLeft = useRef(false);
  const [share, setShare] = useState(0);
  // If its overlay was closed, a toast tells the result.
  const restore = useWrite(restoreArchive, {
    onDone: (done) => isLeft.current && toast({ text: hasNothing(done) ? text.nothingKnown : text.imported }),
    onRefused: (error) => isLeft.current && !leaving.signal.aborted && toast({ text: tell(error) }),
  });

  function send(file: File) {
    setShare(0);
    restore.mutate({ file, onProgress: setShare, leaving: leaving.signal });
  }

  /** Stops an upload under way. Once everything is sent the server continues, and imports all or nothing. */
  function leave() {
    isLeft.current = true;
    if (share < 1) leaving.abort();
  }

  return {
    send,
    leave,
    isPending: restore.isPending,
    /** The share that has been sent, from 0 to 1. */
    share,
    error: restore.error,
    imported: restore.data ?? null,
  };
}
