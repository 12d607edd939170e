import { StateWord } from '../games/StateBadge.tsx';
import { completenessKeys, stateOnShelf } from '../games/gameFacts.ts';
import { useCompletenessNames } from '../games/useCompletenessNames.ts';
import { wishlistWords } from '../i18n/wishlist.ts';
import { useWords } from '../i18n/language.ts';
import type { Wish } from './wishes.ts';

/** On a wish for a game that is owned as well: the state of the copy. */
export function OwnedBadge({ wish: { completeness, platform_id } }: { wish: Wish }) {
  const text = useWords(wishlistWords);
  const names = useCompletenessNames();
  if (completeness === null) return null;
  const state = stateOnShelf(completeness);
  if (state !== 'incomplete') return <StateWord state={state} />;

  const parts = completenessKeys(completeness).map((key) => names.nameOf(key, platform_id));
  return <StateWord state={state} word={text.ownedAs(parts.join(', '))} />;
}
