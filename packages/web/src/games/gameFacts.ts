import { releaseYear } from '@cartouche/contract/catalogue.rules';
import { type Part, isComplete, toSelection } from '@cartouche/contract/completeness.rules';

import type { GameState } from './StateBadge.tsx';

/** 'Action, Platform' as ['Action', 'Platform']: genres and regions are stored as one text. */
export function splitTags(text: string | null): string[] {
  return (text ?? '').split(',').flatMap((tag) => tag.trim() || []);
}

/** The first tags, and those behind '+N'. */
export function foldTags(
  tags: readonly string[],
  most: number,
): { shown: readonly string[]; more: readonly string[] } {
  return { shown: tags.slice(0, most), more: tags.slice(most) };
}

/** The states of a game for the user: that of a copy, and whether it is wished for. */
export function statesOf(completeness: string | null, isWished: boolean): GameState[] {
  const ofCopy = completeness === null ? [] : [stateOnShelf(completeness)];
  return isWished ? [...ofCopy, 'wish'] : ofCopy;
}

/** What the state of a game goes by: its main copy, unless only another one is whole. */
export function bestCompleteness(
  copy: { completeness: string; hasWholeCopy: boolean } | null,
): string | null {
  if (!copy || isComplete(copy.completeness) || !copy.hasWholeCopy) return copy?.completeness ?? null;
  return 'COMPLETE_IN_BOX';
}

/** The one state of a box on a shelf; without a copy it is a wish. */
export function stateOnShelf(completeness: string | null): GameState {
  if (completeness === null) return 'wish';
  if (completeness === 'NEW_SEALED') return 'sealed';
  return isComplete(completeness) ? 'complete' : 'incomplete';
}

export type CompletenessKey = 'complete' | 'sealed' | Part;

/** The words for a copy's completeness, by key: one for a whole copy, otherwise one for each part. */
export function completenessKeys(completeness: string): CompletenessKey[] {
  if (completeness === 'NEW_SEALED') return ['sealed'];
  const selection = toSelection(completeness);
  return selection === 'complete' ? ['complete'] : [...selection];
}

/** The year of a release; a dash if it is unknown. */
export function yearOf(releaseDate: string | null): string {
  return releaseYear(releaseDate)?.toString() ?? '–';
}

/** What tells games of one title apart, as far as it is known, on one line. */
export function factsInShort(game: {
  platform: string;
  release_date: string | null;
  publisher: string | null;
}): string {
  return [game.platform, releaseYear(game.release_date), game.publisher].filter(Boolean).join(' · ');
}

/** A long text cut at a word near the limit; null if it is short enough to show whole. */
export function shorten(text: string, limit: number): string | null {
  if (text.length <= limit) return null;
  const cut = text.slice(0, limit + 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > limit / 2 ? lastSpace : limit).replace(/[\s.,;:!?]+$/, '')}…`;
}

/** The host of a web address, for 'See on {host}'; null for anything else. */
export function hostOf(url: string): string | null {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return null;
  return new URL(url).host.replace(/^www\./, '');
}
