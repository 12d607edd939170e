import { memo } from 'react';

import { Shelf } from '../ui/Shelf.tsx';
import { entryShelf } from './entryShelf.ts';

/** The first thing a visitor sees: as many rows of a collector's shelf as fit. Not drawn again with each letter typed. */
export const EntryShelf = memo(DrawnShelf);

function DrawnShelf({ rows, className }: { rows: number; className?: string }) {
  return <Shelf rows={entryShelf.slice(0, rows)} {...(className ? { className } : {})} />;
}
