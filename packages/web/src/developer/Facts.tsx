import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';

import { developerWords } from '../i18n/developer.ts';
import { useWords } from '../i18n/language.ts';

/** Names and values, one in each line. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="flex flex-col gap-2">{children}</dl>;
}

/** Yes or no, as a sign and a word. */
export function Flag({ is }: { is: boolean }) {
  const text = useWords(developerWords);
  return (
    <span className="inline-flex items-center gap-1.5">
      {is ? <Check className="size-4 text-complete" /> : <X className="size-4 text-danger" />}
      {is ? text.yes : text.no}
    </span>
  );
}

/** An answer as it came. */
export function RawJson({ of }: { of: unknown }) {
  const text = useWords(developerWords);
  return (
    <details className="rounded-card bg-surface inset-ring inset-ring-hairline">
      <summary className="min-h-11 px-4 py-3 font-semibold">{text.raw}</summary>
      <pre className="max-h-96 overflow-auto border-t border-hairline p-4 text-12">
        {JSON.stringify(of, null, 2)}
      </pre>
    </details>
  );
}
