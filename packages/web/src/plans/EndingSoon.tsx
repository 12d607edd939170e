import { CircleX, TriangleAlert } from 'lucide-react';
import { useState } from 'react';

import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { plansWords } from '../i18n/plans.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ReactivateDialog } from './ReactivateDialog.tsx';
import { sideBySide } from './sideBySide.ts';
import type { Subscription } from './useSubscription.ts';

type EndingSoonProps = { subscription: Subscription; endsAt: string };

/** Specification 2.2, subscribed and canceled: what ends, and the way back. */
export function EndingSoon({ subscription, endsAt }: EndingSoonProps) {
  const text = useWords(plansWords);
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const date = locale.longDay(endsAt);

  return (
    <div className="grid gap-4" style={sideBySide(18)}>
      <section
        aria-label={text.endingTitle}
        className="flex flex-col gap-3 rounded-card bg-incomplete-tint p-4 inset-ring inset-ring-incomplete/25 sm:p-6"
      >
        <h3 className="flex items-center gap-2 text-16 text-incomplete">
          <TriangleAlert />
          {text.endingTitle}
        </h3>
        <p>{text.endingText(date)}</p>
        <ul className="flex flex-col gap-1.5">
          {[text.compare.analytics, text.compare.export].map((lost) => (
            <li key={lost} className="flex items-center gap-2 font-semibold">
              <CircleX className="size-4.5 text-incomplete" />
              {lost}
            </li>
          ))}
        </ul>
        <p className="text-pretty text-muted">{text.endingKept}</p>
      </section>
      <Card title={text.reactivateTitle} hint={text.reactivateText(date)}>
        <Button variant="primary" className="mt-auto self-start" onClick={() => setAsking(true)}>
          {text.reactivate}
        </Button>
      </Card>
      <ReactivateDialog
        subscription={subscription}
        endsAt={endsAt}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
