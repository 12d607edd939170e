import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';

import { useWords } from '../i18n/language.ts';
import { dashboardWords } from '../i18n/dashboard.ts';
import { Button } from '../ui/Button.tsx';

type SectionProps = { title: string; action?: ReactNode; children: ReactNode };

/** A named part of the dashboard. */
export function Section({ title, action, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex min-h-11 items-center justify-between gap-3 sm:min-h-9">
        <h2 id={id} className="text-20">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

type ShowMoreProps = { isExpanded: boolean; onFlip: () => void; of: string };

/** Of two lists on one screen, each says what it would show more of. */
export function ShowMore({ isExpanded, onFlip, of }: ShowMoreProps) {
  const text = useWords(dashboardWords);
  const verb = isExpanded ? text.showLess : text.showMore;

  return (
    <Button
      aria-expanded={isExpanded}
      aria-label={text.showOf(verb, of)}
      icon={<ChevronDown className={`transition ${isExpanded ? 'rotate-180' : ''}`} />}
      onClick={onFlip}
      className="self-center"
    >
      {verb}
    </Button>
  );
}
