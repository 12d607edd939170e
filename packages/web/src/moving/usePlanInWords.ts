import { useWords } from '../i18n/language.ts';
import { movedWords } from '../i18n/moved.ts';
import { movingWords } from '../i18n/moving.ts';
import type { Move } from './useMove.ts';

/** What writing would do: '2 games are added', '1 wish'; what there is none of is not said. */
export function usePlanInWords({ adds, copies, changes, wishes, corrections }: Move['plan']): string[] {
  const text = useWords(movingWords);
  return [
    ...(adds > 0 ? [text.adds(adds)] : []),
    ...(copies > 0 ? [text.copies(copies)] : []),
    ...(changes > 0 ? [text.changes(changes)] : []),
    ...(wishes > 0 ? [text.wishes(wishes)] : []),
    ...(corrections > 0 ? [text.corrections(corrections)] : []),
  ].map(joined);
}

/** What writing did. */
export function useDoneInWords({ adds, copies, changes, wishes, corrections }: Move['plan']): string[] {
  const text = useWords(movedWords);
  return [
    ...(adds > 0 ? [text.added(adds)] : []),
    ...(copies > 0 ? [text.copiesAdded(copies)] : []),
    ...(changes > 0 ? [text.changed(changes)] : []),
    ...(wishes > 0 ? [text.wished(wishes)] : []),
    ...(corrections > 0 ? [text.corrected(corrections)] : []),
  ].map(joined);
}

/** What an undo takes back, in sentences: not what is gone already. */
export function useUndoInWords(plan: Move['plan'], gone: { copies: number; wishes: number }): string[] {
  const text = useWords(movedWords);
  const { adds, copies, changes, entries, corrections } = plan;
  // What it entered is told apart: it is gone for good.
  const binned = adds + copies - entries - gone.copies;
  const wishes = plan.wishes - gone.wishes;
  return [
    ...(binned > 0 ? [text.undoCopies(binned)] : []),
    ...(entries > 0 ? [text.undoEntries(entries)] : []),
    ...(changes > 0 ? [text.undoChanges(changes)] : []),
    ...(wishes > 0 ? [text.undoWishes(wishes)] : []),
    ...(corrections > 0 ? [text.undoCorrections(corrections)] : []),
  ];
}

/** A figure stays with its word. */
function joined(part: string): string {
  return part.replace(' ', '\u00a0');
}
