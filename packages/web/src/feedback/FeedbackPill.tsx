import { MessageSquareText, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';

import { useWords } from '../i18n/language.ts';
import { feedbackWords } from '../i18n/feedback.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { toastStore } from '../ui/toast.ts';

type FeedbackPillProps = { onGive: () => void; onHide: () => void };

/**
 * Bottom left, above the bottom bar. On phones it is a small icon, since it covers the list, and makes room for a
 * toast or the bar of a bulk edit.
 */
export function FeedbackPill({ onGive, onHide }: FeedbackPillProps) {
  const text = useWords(feedbackWords);
  const hasToast = useSyncExternalStore(toastStore.listen, toastStore.read).length > 0;

  return (
    <aside
      aria-label={text.pillName}
      className={`fixed bottom-[calc(4.5rem+env(safe-area-inset-bottom))] left-4 z-15 flex animate-appear items-center rounded-full bg-raised shadow-float inset-ring inset-ring-edge in-[body:has([data-takes-bottom])]:invisible sm:bottom-4 ${hasToast ? 'max-lg:invisible' : ''}`}
    >
      <button
        type="button"
        onClick={onGive}
        className="flex min-h-11 items-center gap-2 rounded-full pl-3.5 text-14 font-semibold transition hover:text-accent sm:min-h-9 [&>svg]:size-4.5"
      >
        <MessageSquareText />
        <span className="max-sm:sr-only">{text.give}</span>
      </button>
      <IconButton aria-label={text.hidePill} icon={<X />} onClick={onHide} className="rounded-full!" />
    </aside>
  );
}
