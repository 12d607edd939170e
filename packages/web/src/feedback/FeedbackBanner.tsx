import { X } from 'lucide-react';

import { feedbackWords } from '../i18n/feedback.ts';
import { useText, useWords } from '../i18n/language.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';

type FeedbackBannerProps = { onGive: () => void; onDismiss: () => void };

/** At the top of a screen, but below the shelf where one begins with it. It scrolls away with the page. */
export function FeedbackBanner({ onGive, onDismiss }: FeedbackBannerProps) {
  const { ui } = useText();
  const text = useWords(feedbackWords);
  return (
    <section
      aria-label={text.bannerName}
      data-off-paper
      className="rounded-card bg-surface inset-ring inset-ring-hairline"
    >
      <div className="flex items-start gap-2 py-1.5 pr-1 pl-4 sm:items-center sm:gap-4">
        {/* On a phone the button ends the sentence: large enough for a finger, without making the line taller. */}
        <div className="min-w-0 grow py-1.5 text-13 sm:flex sm:items-center sm:gap-4 sm:py-0">
          <p className="inline min-w-0 text-pretty sm:block sm:grow">{text.bannerText}</p>{' '}
          <Button
            onClick={onGive}
            className="max-sm:-my-3 max-sm:-ml-1.5 max-sm:bg-transparent max-sm:px-1.5! max-sm:text-13 max-sm:text-accent max-sm:inset-ring-0"
          >
            {text.give}
          </Button>
        </div>
        <IconButton aria-label={ui.dismiss} icon={<X />} onClick={onDismiss} />
      </div>
    </section>
  );
}
