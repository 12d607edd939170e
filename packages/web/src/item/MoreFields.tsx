import type { ItemField } from '@cartouche/contract/item.rules';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { itemWords } from '../i18n/item.ts';
import { useWords } from '../i18n/language.ts';

type MoreFieldsProps = { filled: number; children: ReactNode };

/** Folds what few collectors say of every copy; says how much of it is filled in. */
export function MoreFields({ filled, children }: MoreFieldsProps) {
  const text = useWords(itemWords).more;
  const [isShown, setShown] = useState(false);
  return (
    <details
      open={isShown}
      onToggle={(event) => setShown(event.currentTarget.open)}
      className="rounded-control inset-ring inset-ring-hairline"
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-3 font-semibold select-none hover:bg-ink/6">
        <ChevronDown aria-hidden className={`size-4.5 shrink-0 transition ${isShown ? 'rotate-180' : ''}`} />
        <span className="shrink-0">{text.label}</span>
        <span className="min-w-0 grow truncate text-right text-13 font-normal text-muted">
          {filled === 0 ? text.holds : text.filled(filled)}
        </span>
      </summary>
      <div className="flex flex-col gap-4 p-3 pt-2">{children}</div>
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
