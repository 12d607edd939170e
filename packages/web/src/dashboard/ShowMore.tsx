import { ChevronDown } from 'lucide-react';

import { dashboardWords } from '../i18n/dashboard.ts';
import { useWords } from '../i18n/language.ts';
import { Button } from '../ui/Button.tsx';

type ShowMoreProps = { isExpanded: boolean; onFlip: () => void; of: string };

/** Tells two lists on one screen apart. */
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
