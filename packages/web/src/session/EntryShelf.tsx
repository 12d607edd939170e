import { Shelf } from '../ui/Shelf.tsx';
import { entryShelf } from './entryShelf.ts';

/** The first thing a visitor sees: as many rows of a collector's shelf as fit. */
export function EntryShelf({ rows, className }: { rows: number; className?: string }) {
  return <Shelf rows={entryShelf.slice(0, rows)} {...(className ? { className } : {})} />;
}
