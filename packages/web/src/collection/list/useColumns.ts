import type { Tab } from '@cartouche/contract/catalogue.rules';
import { useState } from 'react';

import { forgetColumns, keepColumns, storedColumns } from '../../device.ts';
import { hasCopies } from '../../search.ts';
import { type Column, columns, fitted, gameColumns, usualColumns } from './columns.ts';

/** The columns of a compact list: those that were chosen on this device and that have room. */
export function useColumns(tab: Tab, roomPx: number) {
  const [chosen, setChosen] = useState(() => known(storedColumns()));
  const isChosen = hasCopies(tab);
  const wanted = isChosen ? (chosen ?? usualColumns) : gameColumns;

  function reset() {
    forgetColumns();
    setChosen(null);
  }

  return {
    shown: fitted(wanted, roomPx),
    wanted,
    /** Null where the columns are given. */
    choose: isChosen
      ? (names: readonly Column[]) => {
          keepColumns(names);
          setChosen(names);
        }
      : null,
    /** Back to the usual ones; null if these are shown. */
    reset: chosen && reset,
  };
}

/** In the order of choosing. */
function known(names: readonly unknown[] | null): readonly Column[] | null {
  return names && names.flatMap((name) => columns.find((column) => column === name) ?? []);
}
