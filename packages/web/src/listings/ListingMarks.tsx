import type { ListingMark } from '@cartouche/contract/listings.rules';

import { useWords } from '../i18n/language.ts';
import { listingsWords } from '../i18n/listings.ts';
import { Badge } from '../ui/Badge.tsx';

/** What sets a listing apart from the whole game, in small words. */
export function ListingMarks({ marks }: { marks: readonly ListingMark[] | undefined }) {
  const text = useWords(listingsWords);
  if (!marks || marks.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-1">
      {marks.map((mark) => (
        <Badge key={mark} tone="incomplete">
          {text.marks[mark]}
        </Badge>
      ))}
    </span>
  );
}
