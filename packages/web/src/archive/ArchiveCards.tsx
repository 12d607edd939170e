import { FileArchive, Upload } from 'lucide-react';
import { useRef, useState } from 'react';

import { api } from '../api/client.ts';
import { useIsOnline } from '../api/online.ts';
import { useRead } from '../api/reads.ts';
import { useWords } from '../i18n/language.ts';
import { archiveWords } from '../i18n/archive.ts';
import { Card } from '../ui/Card.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { useOpening } from '../ui/useOpening.ts';
import { ImportOverlay } from './ImportOverlay.tsx';

/** Everything that belongs to the user as one file, and the import of such a file. */
export function ArchiveCards() {
  const text = useWords(archiveWords);
  const isOnline = useIsOnline();

  return (
    <>
      <Card title={text.downloadTitle} hint={text.downloadHint}>
        <a
          href="/api/archive"
          download
          aria-disabled={!isOnline || undefined}
          onClick={(event) => !isOnline && event.preventDefault()}
          className={`${buttonClass()} aria-disabled:opacity-45 sm:self-start`}
        >
          <FileArchive />
          {text.download}
        </a>
        {!isOnline && <p className="text-13 text-muted">{text.downloadOffline}</p>}
      </Card>
      <ImportCard />
    </>
  );
}

function ImportCard() {
  const text = useWords(archiveWords);
  const { data: summary } = useRead(api.collection.summary);
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const { shown, opening } = useOpening(file);
  const hasGames = summary !== undefined && summary.games + summary.wishlist > 0;

  return (
    <Card title={text.importTitle} hint={text.importHint}>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        hidden
        onChange={({ target }) => {
          setFile(target.files?.[0] ?? null);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <button
        type="button"
        // Not disabled: it gets the focus back when the import closes.
        aria-disabled={hasGames || undefined}
        onClick={() => !hasGames && input.current?.click()}
        className={`${buttonClass()} aria-disabled:cursor-default! aria-disabled:opacity-45 sm:self-start`}
      >
        <Upload />
        {text.choose}
      </button>
      {hasGames && <p className="text-13 text-muted">{text.notEmpty}</p>}
      {shown && (
        <ImportOverlay
          key={opening}
          file={shown}
          isOpen={file !== null}
          onClose={() => setFile(null)}
          onOther={() => input.current?.click()}
        />
      )}
    </Card>
  );
}
