import type { ItemFields } from '@cartouche/contract/item.rules';
import { readChoice } from '@cartouche/contract/release.rules';

import { useFactNames } from '../games/useFactNames.ts';
import { itemWords } from '../i18n/item.ts';
import { useWords } from '../i18n/language.ts';

/** 'Copy 2 · France · Platinum': what tells a copy from the others of its game, whose main one is the first. */
export function useCopyName(): (copy: Pick<ItemFields, 'release' | 'edition'>, index: number) => string {
  const text = useWords(itemWords);
  const names = useFactNames();
  return ({ release, edition }, index) =>
    [text.copyNumber(index + 1), release && names.release(readChoice(release)), edition]
      .filter(Boolean)
      .join(' · ');
}
