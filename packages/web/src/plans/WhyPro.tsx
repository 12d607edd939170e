import { ChartColumn, FileDown, LibraryBig, Sparkles } from 'lucide-react';

import { useWords } from '../i18n/language.ts';
import { plansWords } from '../i18n/plans.ts';
import { Section } from '../ui/Section.tsx';
import { sideBySide } from './sideBySide.ts';

const icons = [LibraryBig, ChartColumn, FileDown, Sparkles];

/** Specification 2.1, 'Why choose Pro'. */
export function WhyPro() {
  const text = useWords(plansWords);
  return (
    <Section title={text.whyTitle}>
      <ul className="grid gap-6" style={sideBySide(14)}>
        {text.why.map(({ title, text: words }, index) => {
          const Icon = icons[index] ?? Sparkles;
          return (
            <li key={title} className="flex flex-col gap-2">
              <Icon className="size-6 text-accent" />
              <h3 className="text-16">{title}</h3>
              <p className="text-pretty text-muted">{words}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
