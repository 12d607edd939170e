import { regionBehind } from './regionBehind.ts';
import type { Said } from './said.ts';
import { regionNamed } from './regionWords.ts';
import { completenessOf, editionNames } from './words.ts';

const brackets = /[([]([^)\]]+)[)\]]/g;

const edition = new RegExp(
  `\\b(${editionNames}|classic|edition|édition|collector|steelbook|big box)\\b`,
  'i',
);

/**
 * What somebody wrote in brackets behind a title says something of the copy: which parts there are, its region, also
 * without brackets, or its edition, if the row says nothing else of that. The rest goes into the notes. A year is a part of the title.
 */
export function withBrackets(said: Said): Said {
  const { title = '', platform = '' } = said;
  if (said.isOurs) return said;
  const behind = regionBehind(title);
  const found: Said = behind === undefined || said.region !== undefined ? {} : { region: behind };
  const rest: string[] = [];
  for (const [, inside = ''] of title.matchAll(brackets)) {
    const text = inside.trim();
    if (/^\d*$/.test(text) || text.toLowerCase() === platform.toLowerCase()) continue;
    const field = fieldOf(text);
    if (field && said[field] === undefined && found[field] === undefined && !hasParts(said, field))
      found[field] = text;
    else rest.push(text);
  }
  return { ...said, ...found, ...(rest.length > 0 && { aside: rest.join(', ') }) };
}

function fieldOf(text: string): 'completeness' | 'region' | 'edition' | undefined {
  if (completenessOf(text) !== null) return 'completeness';
  if (regionNamed(text) !== null) return 'region';
  return edition.test(text) ? 'edition' : undefined;
}

/** Columns for the parts say more than a word. */
function hasParts(said: Said, field: string): boolean {
  return field === 'completeness' && (said.sealed ?? said.box ?? said.manual ?? said.game) !== undefined;
}
