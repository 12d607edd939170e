import { FlaskConical, ShieldCheck } from 'lucide-react';

import type { Answer, api } from '../api/client.ts';
import { useText, useWords } from '../i18n/language.ts';
import { readingWords } from '../i18n/reading.ts';

type ReaderNoticeProps = { reader: Answer<typeof api.scanner.status> };

/** Beside the buttons: what becomes of the picture. */
export function ReaderNotice({ reader }: ReaderNoticeProps) {
  const { ui } = useText();
  const text = useWords(readingWords);
  if (reader.readBy === null) return null;
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-2 text-13 text-muted">
      <p className="flex items-center gap-2 [&>svg]:size-4 [&>svg]:shrink-0">
        {reader.readBy === 'sample' ? <FlaskConical aria-hidden /> : <ShieldCheck aria-hidden />}
        {text.readBy[reader.readBy]}
      </p>
      {reader.samplesUrl !== null && (
        <a
          href={reader.samplesUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
        >
          {text.samplePictures}
          <span className="sr-only">{ui.inNewTab}</span>
        </a>
      )}
    </div>
  );
}
