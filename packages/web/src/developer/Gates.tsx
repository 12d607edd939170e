import { features } from '@cartouche/contract/limits';
import { Check, X } from 'lucide-react';

import { developerWords } from '../i18n/developer.ts';
import { useWords } from '../i18n/language.ts';

const every = [...new Set<string>(Object.values(features).flat())];

/** Every feature there is, with whether the plan has it. */
export function Gates({ of }: { of: readonly string[] }) {
  const text = useWords(developerWords);
  return (
    <ul className="grid gap-1.5">
      {every.map((feature) => (
        <li key={feature} className="flex items-center gap-2">
          {of.includes(feature) ? (
            <Check className="size-4 text-complete" />
          ) : (
            <X className="size-4 text-danger" />
          )}
          <code>{feature}</code>
          <span className="sr-only">{of.includes(feature) ? text.hasIt : text.lacksIt}</span>
        </li>
      ))}
    </ul>
  );
}
