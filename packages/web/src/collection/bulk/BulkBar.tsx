import { bulkGames } from '@cartouche/contract/limits';
import { useEffect, useRef } from 'react';

import { useLocale } from '../../i18n/formats.ts';
import { bulkWords } from '../../i18n/bulk.ts';
import { useText, useWords } from '../../i18n/language.ts';
import { Button } from '../../ui/Button.tsx';
import { useTakesBottom } from '../../ui/useTakesBottom.ts';
import type { CopyFilters } from '../list/listQuery.ts';
import { ChosenSums } from './ChosenSums.tsx';
import type { BulkEdit } from './useBulkEdit.ts';

type BulkBarProps = {
  bulk: BulkEdit;
  /** What the list asks of copies. */
  copies: CopyFilters;
  /** Reads the ids of the whole list, loaded or not; and their number. */
  idsOfList: () => Promise<readonly number[]>;
  count: number;
};

/** What can be done with the chosen games. At the bottom, within reach of a thumb, replacing the bottom bar. */
export function BulkBar({ bulk, copies, idsOfList, count }: BulkBarProps) {
  const text = useText();
  const words = useWords(bulkWords);
  const { number } = useLocale();
  const bar = useRef<HTMLElement>(null);
  const chosen = bulk.chosen.size;
  useTakesBottom(bar);

  // On a phone the button that started bulk mode is gone, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
  }, []);

  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label={words.bulkEdit}
      data-takes-bottom
      className="fixed inset-x-0 bottom-0 z-40 border-t border-hairline bg-raised pb-[env(safe-area-inset-bottom)] shadow-float outline-none"
    >
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-2 px-4 pb-2 max-sm:pt-1 sm:gap-2 sm:px-6 sm:py-3">
        <p role="status" className="mr-auto font-semibold sm:text-16">
          {bulk.range === null ? howMany() : words.rangeAsks[bulk.range]}
          <ChosenSums gameIds={[...bulk.chosen]} copies={copies} />
        </p>
        <div className="flex gap-2 max-sm:-mr-2 max-sm:gap-0 max-sm:*:bg-transparent max-sm:*:px-2! max-sm:*:text-13 max-sm:*:inset-ring-0">
          <Button disabled={count === 0} onClick={() => bulk.chooseAll(idsOfList())}>
            {count > bulkGames ? words.selectFirst(number(bulkGames)) : words.selectAll(number(count))}
          </Button>
          <Button
            disabled={count === 0}
            aria-pressed={bulk.range !== null}
            onClick={bulk.flipRange}
            className="aria-pressed:text-accent aria-pressed:inset-ring-accent"
          >
            {words.selectRange}
          </Button>
          <Button disabled={chosen === 0} onClick={bulk.chooseNone}>
            {words.selectNone}
          </Button>
        </div>
        <div className="flex gap-2 max-sm:w-full max-sm:flex-wrap max-sm:gap-1.5 max-sm:*:grow max-sm:*:px-2! max-sm:*:text-13">
          <Button onClick={bulk.end}>{text.ui.cancel}</Button>
          <Button disabled={chosen === 0} onClick={bulk.apply}>
            {words.applyToAll(number(chosen))}
          </Button>
          <Button variant="primary" disabled={chosen === 0} onClick={() => bulk.edit(copies)}>
            {words.edit(number(chosen))}
          </Button>
        </div>
      </div>
    </section>
  );

  function howMany() {
    return chosen < bulkGames ? words.selected(chosen) : words.selectedMost(number(chosen));
  }
}
