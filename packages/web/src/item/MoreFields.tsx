import type { ItemField } from '@cartouche/contract/item.rules';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

import { itemWords } from '../i18n/item.ts';
import { useWords } from '../i18n/language.ts';

type MoreFieldsProps = { filled: number; children: ReactNode };

/** Folds what few collectors say of every copy; says how much of it is filled in. */
export function MoreFields({ filled, children }: MoreFieldsProps) {
  const text = useWords(itemWords).more;
  return (
    <details className="group rounded-card inset-ring inset-ring-hairline">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-card px-4 font-semibold hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <span className="grow">
          {text.label}
          <span className="ml-2 text-13 font-normal text-muted">
            {filled === 0 ? text.holds : text.filled(filled)}
          </span>
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-muted transition group-open:rotate-180" />
      </summary>
      <div className="px-4 pt-3 pb-5">{children}</div>
    </details>
  );
}

type MoreGridProps = { controls: Record<ItemField, ReactNode>; release: ReactNode };

/** The folded fields of one copy, in rows of what belongs together. */
export function MoreGrid({ controls, release }: MoreGridProps) {
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        {controls.edition}
        {release}
      </div>
      <div className="grid gap-6 sm:grid-cols-3 sm:gap-4">
        {controls.boxCondition}
        {controls.bookletCondition}
        {controls.mediumCondition}
      </div>
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        {controls.place}
        {controls.tags}
        {controls.boughtAt}
        {controls.boughtFrom}
        {controls.estimate}
        {controls.estimateDate}
      </div>
    </div>
  );
}
