import { type Feature, features } from '@cartouche/contract/limits';
import { Check } from 'lucide-react';

import { useWords } from '../i18n/language.ts';
import { plansWords } from '../i18n/plans.ts';
import { sideBySide } from './sideBySide.ts';

/** A plan's features, each once: two keys can mean the same to a collector. */
export function PlanFeatures({ of, isWide = false }: { of: readonly string[]; isWide?: boolean }) {
  const text = useWords(plansWords);
  const known = knownFeatures.filter((feature) => of.includes(feature));
  return (
    <ul className="grid gap-2" style={isWide ? sideBySide(16) : undefined}>
      {[...new Set(known.map((feature) => text.features[feature]))].map((words) => (
        <li key={words} className="flex items-start gap-2.5">
          <Check className="mt-0.5 size-4 text-complete" />
          {words}
        </li>
      ))}
    </ul>
  );
}

const knownFeatures: Feature[] = [...new Set(Object.values(features).flat())];
