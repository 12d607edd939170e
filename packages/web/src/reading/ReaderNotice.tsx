import { FlaskConical, ShieldCheck } from 'lucide-react';

import type { Answer, api } from '../api/client.ts';
import { useWords } from '../i18n/language.ts';
import { readingWords } from '../i18n/reading.ts';

type ReaderNoticeProps = { reader: Answer<typeof api.scanner.status> };

/** Beside the buttons: what becomes of the picture. */
export function ReaderNotice({ reader }: ReaderNoticeProps) {
  const text = useWords(readingWords);
  if (reader.readBy === null) return null;
  return (
    <p className="flex items-center justify-center gap-2 text-13 text-muted [&>svg]:size-4 [&>svg]:shrink-0">
      {reader.readBy === 'sample' ? <FlaskConical aria-hidden /> : <ShieldCheck aria-hidden />}
      {text.readBy[reader.readBy]}
    </p>
  );
}
