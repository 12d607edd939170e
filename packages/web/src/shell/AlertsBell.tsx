import { Bell } from 'lucide-react';

import { useText } from '../i18n/language.ts';

/** A bell with the number of new findings of the price alerts. */
export function AlertsBell({ unseen }: { unseen: number }) {
  const text = useText().shell;
  return (
    <span className="relative">
      <Bell />
      {unseen > 0 && (
        <span className="absolute -top-2 right-2.5 rounded-full bg-danger px-1 min-w-4.5 text-center text-12 leading-4.5 font-bold text-on-accent">
          <span aria-hidden>{unseen > 99 ? '99+' : unseen}</span>
          <span className="sr-only">{text.unseen(unseen)} </span>
        </span>
      )}
    </span>
  );
}
