import type { WantedPart } from '@cartouche/contract/alerts.rules';

import { foldTitle } from './gameTitle.ts';
import { saidOf } from './listingMarks.ts';
import { partWords } from './partWords.ts';
import { patternOf, withoutPhrase } from './phrases.ts';

/**
 * How much of a game a listing is, as far as its title says it; most titles say nothing. Some say only that it is not
 * all of it.
 */
export type Part = Exclude<WantedPart, 'any'> | 'incomplete';

const rows = partWords.map(({ says, en, fr, de, it, es }) => ({
  says,
  pattern: patternOf([en, fr, de, it, es], '(?<! (?:not|no|non|pas|sans|nicht|senza) )'),
}));

/**
 * What a title says of how much of the game is there. `query` is what was searched for, whose words say nothing:
 * nobody who looks for 'The Complete Collection' is told that it is complete.
 */
export function partOf(title: string, query: string): Part | undefined {
  const rest = withoutPhrase(foldTitle(title), foldTitle(query));
  const mark = saidOf(rest);
  if (mark === 'boxOnly' || mark === 'manualOnly') return 'boxOrManual';
  const said = rows.filter(({ pattern }) => pattern.test(rest)).map(({ says }) => says);
  if (mark === 'incomplete') return said.includes('loose') ? 'loose' : 'incomplete';
  return said[0];
}

/**
 * Whether a listing can be what is wanted. A title that says nothing can be complete or loose, and one that says that
 * something is missing can be loose; a seal, or a mere box, is something that sellers name.
 */
export function isWantedPart(wanted: WantedPart, said: Part | undefined): boolean {
  if (wanted === 'any' || wanted === said) return true;
  if (wanted === 'sealed' || wanted === 'boxOrManual') return false;
  if (said === 'incomplete') return wanted === 'loose';
  return said === undefined || (wanted === 'complete' && said === 'sealed');
}
