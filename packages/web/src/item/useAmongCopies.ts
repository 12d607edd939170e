import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { itemWords } from '../i18n/item.ts';
import { useWords } from '../i18n/language.ts';
import type { CopyChoice } from './copyChoice.ts';
import { useCopyName } from './useCopyName.ts';

/** Which of the copies of a game is edited: the main one unless another is chosen. A new one is not there yet. */
export function useAmongCopies(gameId: number, isOwned: boolean, choice: CopyChoice | undefined) {
  const words = useWords(itemWords);
  const nameOf = useCopyName();
  const copies = useRead(api.collection.copies, isOwned && choice !== 'new' ? { gameId } : null).data ?? [];
  const id = choice === 'new' ? undefined : choice?.id;
  const index = copies.findIndex((copy) => (id === undefined ? copy.isLead : copy.id === id));
  const copy = copies[index];
  const isOneOfSeveral = copy !== undefined && copies.length > 1;
  return {
    /** The game stays owned without it. */
    isOneOfSeveral,
    copyName: isOneOfSeveral
      ? [nameOf(copy, index), copy.isLead && words.mainCopy].filter(Boolean).join(' · ')
      : null,
  };
}
