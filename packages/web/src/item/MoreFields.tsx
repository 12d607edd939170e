import type { ItemField } from '@cartouche/contract/item.rules';
import type { ReactNode } from 'react';

import { itemWords } from '../i18n/item.ts';
import { useWords } from '../i18n/language.ts';
import { Fold } from '../ui/Fold.tsx';

type MoreFieldsProps = {
  /** What was done in it so far, which is not seen while it is folded; empty for nothing. */
  note: string;
  children: ReactNode;
};

/** Folds what few collectors say of every copy. */
export function MoreFields({ note, children }: MoreFieldsProps) {
  const text = useWords(itemWords).more;
  return (
    <Fold label={text.label} note={note || text.holds}>
      {children}
    </Fold>
  );
}

type MoreGridProps = { controls: Record<ItemField, ReactNode> };

/** The folded fields of one copy, in rows of what belongs together. */
export function MoreGrid({ controls }: MoreGridProps) {
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        {controls.release}
        {controls.edition}
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
