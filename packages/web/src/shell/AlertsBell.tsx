import { Bell } from 'lucide-react';

import { useText } from '../i18n/language.ts';

/** How many findings of the price alerts are new, as far as that could be read. */
export type Unseen = number | 'failed';

/** A bell with the number of new findings. One that could not be read is 0, which is said to whoever looks for it. */
export function AlertsBell({ unseen }: { unseen: Unseen }) {
  const text = useText().shell;
  return (
    <span className="relative" title={unseen === 'failed' ? text.countFailed : undefined}>
      <Bell />
      {unseen === 'failed' && <span className="sr-only">{text.countFailed} </span>}
      {unseen !== 'failed' && unseen > 0 && (
        <span className="absolute -top-2 right-2.5 rounded-full bg-danger px-1 min-w-4.5 text-center text-12 leading-4.5 font-bold text-on-accent">
          <span aria-hidden>{unseen > 99 ? '99+' : unseen}</span>
          <span className="sr-only">{text.unseen(unseen)} </span>
        </span>
      )}
    </span>
  );
}
