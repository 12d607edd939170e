import type { ComponentProps } from 'react';

import { useMedia } from '../../ui/useMedia.ts';
import { GameRows } from './GameRows.tsx';
import { GameTable } from './GameTable.tsx';

/** The list view: a table on a desktop, rows where a table has no room. */
export function GameLines({ sort, onSort, ...list }: ComponentProps<typeof GameTable>) {
  const isDesk = useMedia('(min-width: 64rem)');
  return isDesk ? <GameTable {...list} sort={sort} onSort={onSort} /> : <GameRows {...list} />;
}
