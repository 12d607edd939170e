import { MessageSquareText, X } from 'lucide-react';

import { useWords } from '../i18n/language.ts';
import { feedbackWords } from '../i18n/feedback.ts';
import { IconButton } from '../ui/IconButton.tsx';

type FeedbackPillProps = { onGive: () => void; onHide: () => void };

/** Bottom left, at the end of the page, where it covers nothing. The footer keeps the place free for it. */
export function FeedbackPill({ onGive, onHide }: FeedbackPillProps) {
  const text = useWords(feedbackWords);
  return (
    <aside
      aria-label={text.pillName}
      className="absolute bottom-4 left-4 flex animate-appear items-center rounded-full bg-raised inset-ring inset-ring-edge sm:left-6"
    >
      <button
        type="button"
        onClick={onGive}
        className="flex min-h-11 items-center gap-2 rounded-full pl-3.5 text-14 font-semibold transition hover:text-accent sm:min-h-9 [&>svg]:size-4.5"
      >
        <MessageSquareText />
        {text.give}
      </button>
      <IconButton aria-label={text.hidePill} icon={<X />} onClick={onHide} className="rounded-full!" />
    </aside>
  );
}
