import type { Said } from './said.ts';
import { completenessIn, completenessOf, conditionOf, isSold } from './words.ts';

/**
 * What a row says that has its parts where another column has its state, or both in one cell: 'manque la notice', 'Neuf
 * sous blister', 'Complet TBE'. Notes that are nothing but such a phrase stay, too.
 */
export function withPhrases(said: Said): Said {
  if (said.isOurs) return said;
  const { condition = '', ...others } = said;
  if (others.list === undefined && isSold(condition)) return { ...others, list: condition };
  const { completeness, sealed, box, manual, game, notes = '' } = others;
  if (completeness !== undefined)
    return condition === '' && completenessIn(completeness) === null
      ? { ...said, ...inTwo(completeness) }
      : said;
  if ((sealed ?? box ?? manual ?? game) !== undefined) return said;
  const isState = conditionOf(condition) !== null;
  // One word for both is a state: 'neuf'.
  if (completenessOf(condition) !== null && (!isState || isPhrase(condition)))
    return { ...others, completeness: condition, ...(isState && { condition }) };
  const two = isState ? undefined : inTwo(condition);
  if (two) return { ...said, ...two };
  return isPhrase(notes) && completenessOf(notes) !== null ? { ...said, completeness: notes } : said;
}

const longestPhrase = 60;

function isPhrase(text: string): boolean {
  return text.length <= longestPhrase && /\S\s+\S/.test(text);
}

/** The parts and the state that one cell says, in any order: 'CIB / TBE', 'gut, ohne Anleitung'. */
function inTwo(cell: string): { completeness: string; condition: string } | undefined {
  if (!isPhrase(cell)) return undefined;
  for (const { index, 0: between } of cell.matchAll(/\s*[,;/+-]\s*|\s+/g)) {
    const [first, second] = [cell.slice(0, index), cell.slice(index + between.length)];
    if (completenessOf(first) !== null && conditionOf(second) !== null)
      return { completeness: first, condition: second };
    if (conditionOf(first) !== null && completenessOf(second) !== null)
      return { completeness: second, condition: first };
  }
  return undefined;
}
