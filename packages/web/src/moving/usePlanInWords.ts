import { useWords } from '../i18n/language.ts';
import { movingWords } from '../i18n/moving.ts';
import type { Move } from './useMove.ts';

/** What writing would do: '2 games are added', '1 wish'. */
export function usePlanInWords({ adds, copies, changes, wishes }: Move['plan']): string[] {
  const text = useWords(movingWords);
  return [
    text.adds(adds),
    ...(copies > 0 ? [text.copies(copies)] : []),
    text.changes(changes),
    text.wishes(wishes),
  ].map(joined);
}

/** What writing did; what there was none of is not said. */
export function useDoneInWords({ adds, copies, changes, wishes }: Move['plan']): string[] {
  const text = useWords(movingWords);
  return [
    ...(adds > 0 ? [text.added(adds)] : []),
    ...(copies > 0 ? [text.copiesAdded(copies)] : []),
    ...(changes > 0 ? [text.changed(changes)] : []),
    ...(wishes > 0 ? [text.wished(wishes)] : []),
  ].map(joined);
}

/** A figure stays with its word. */
function joined(part: string): string {
  return part.replace(' ', '\u00a0');
}
