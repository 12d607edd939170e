import { isComplete } from '@cartouche/contract/completeness.rules';
import { PackageOpen } from 'lucide-react';

import { StateBadge } from '../games/StateBadge.tsx';
import { completenessKeys } from '../games/gameFacts.ts';
import { useFactNames } from '../games/useFactNames.ts';
import { wishlistWords } from '../i18n/wishlist.ts';
import { useWords } from '../i18n/language.ts';
import { Badge } from '../ui/Badge.tsx';

/** On a wish for a game that is owned as well: the state of the copy. */
export function OwnedBadge({ completeness }: { completeness: string | null }) {
  const text = useWords(wishlistWords);
  const names = useFactNames();
  if (completeness === null) return null;
  if (isComplete(completeness)) return <StateBadge state="complete" />;

  const parts = completenessKeys(completeness).map(names.completeness);
  return (
    <Badge tone="incomplete" icon={<PackageOpen />} className="py-0.5 whitespace-normal!">
      {text.ownedAs(parts.join(', '))}
    </Badge>
  );
}
