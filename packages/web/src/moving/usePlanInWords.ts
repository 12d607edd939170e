import { useWords } from '../i18n/language.ts';
import { movingWords } from '../i18n/moving.ts';
import type { Move } from './useMove.ts';

/** What writing would do, or did: '2 games are added', '1 wish'. */
export function usePlanInWords({ adds, copies, changes, wishes }: Move['plan']): string[] {
  const text = useWords(movingWords);
  return [
    text.adds(adds),
    ...(copies > 0 ? [text.copies(copies)] : []),
    text.changes(changes),
    text.wishes(wishes),
  ].map((part) => part.replace(' ', '\u00a0')); // a figure stays with its word
}
