import type { MarkField } from '@cartouche/contract/marks.rules';
import { splitTags } from '@cartouche/contract/tags.rules';

/** What publishers print on boxes. */
const wellKnown = [
  'Platinum',
  'Greatest Hits',
  'Player’s Choice',
  'Nintendo Selects',
  'Classics',
  'Best Sellers',
  'The Best',
  'Essentials',
  'Collector’s Edition',
  'Limited Edition',
  'Special Edition',
  'Day One Edition',
  'Steelbook',
  'Game of the Year Edition',
  'Promotional copy',
];

const most = 100;

/** What the browser offers while a field is typed: one's own first. */
export function suggestionsFor(field: MarkField, typed: string, own: readonly string[]): string[] {
  if (field === 'edition') return [...new Set([...own, ...wellKnown])].slice(0, most);
  if (field !== 'tags') return own.slice(0, most);

  // The browser replaces the whole text, so the tags before the one that is typed are part of each suggestion.
  const before = typed.includes(',') ? splitTags(typed.slice(0, typed.lastIndexOf(','))) : [];
  return own
    .filter((tag) => !before.includes(tag))
    .slice(0, most)
    .map((tag) => [...before, tag].join(', '));
}
