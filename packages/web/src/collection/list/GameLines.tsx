import type { ComponentProps } from 'react';

import type { Density } from '../../device.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { CompactRows } from './CompactRows.tsx';
import { CompactTable } from './CompactTable.tsx';
import { GameRows } from './GameRows.tsx';
import { GameTable } from './GameTable.tsx';
import type { ListActions } from './listed.ts';
import { desk } from './useHasFoot.ts';

type GameLinesProps = Pick<ListActions, 'onEdit'> &
  ComponentProps<typeof CompactTable> & { density: Density };

/** The list view: a table on a desktop, rows where a table has no room. */
export function GameLines({ density, onEdit, sorts, query, ...list }: GameLinesProps) {
  const isDesk = useMedia(desk);
  const { sort: _sort, onSort: _onSort, ...rows } = list;
  if (density === 'compact') {
    return isDesk ? <CompactTable {...list} sorts={sorts} query={query} /> : <CompactRows {...rows} />;
  }
  return isDesk ? <GameTable {...list} onEdit={onEdit} /> : <GameRows {...rows} onEdit={onEdit} />;
}
