import { X } from 'lucide-react';

import { feedbackWords } from '../i18n/feedback.ts';
import { useText, useWords } from '../i18n/language.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';

type FeedbackBannerProps = { onGive: () => void; onDismiss: () => void };

/** Above everything. It scrolls away with the page, so that sticky headers keep their place. */
export function FeedbackBanner({ onGive, onDismiss }: FeedbackBannerProps) {
  const { ui } = useText();
  const text = useWords(feedbackWords);
  return (
    <section aria-label={text.bannerName} className="border-b border-hairline bg-surface">
      <div className="mx-auto flex max-w-page items-start gap-2 py-1.5 pr-1 pl-4 sm:items-center sm:gap-4 sm:px-6">
        {/* On a phone the button ends the sentence: large enough for a finger, without making the line taller. */}
        <div className="min-w-0 grow py-1.5 text-13 sm:flex sm:items-center sm:gap-4 sm:py-0">
          <p className="inline min-w-0 text-pretty sm:block sm:grow">{text.bannerText}</p>
          <Button
            onClick={onGive}
            className="max-sm:-my-3 max-sm:bg-transparent max-sm:px-1.5! max-sm:text-13 max-sm:text-accent max-sm:inset-ring-0"
          >
            {text.give}
          </Button>
        </div>
        <IconButton aria-label={ui.dismiss} icon={<X />} onClick={onDismiss} className="sm:-mr-2" />
      </div>
    </section>
  );
}
