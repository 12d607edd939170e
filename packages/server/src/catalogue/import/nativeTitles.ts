import { titleKeys } from './titleKeys.ts';

/**
 * What the Japanese titles of a source say of a game, of which we know the Japanese titles too. Different ones alone say
 * nothing, because one title is often written in two ways. A number that only the source's has tells two games apart;
 * the other way round it says nothing, because sources leave numbers out.
 */
export function compareNatives(
  theirs: readonly string[],
  ours: readonly string[],
): 'same' | 'different' | 'sequel' | 'unknown' {
  const [mine, known] = [nativesOf(theirs), nativesOf(ours)];
  if (mine.length === 0 || known.length === 0) return 'unknown';
  if (mine.some((one) => known.includes(one))) return 'same';
  return mine.some((one) => known.some((other) => isNumbered(one, other))) ? 'sequel' : 'different';
}

const shortest = 4; // letters; fewer are in the titles of many games

function nativesOf(titles: readonly string[]): string[] {
  const natives = titles.flatMap((title) => nativePart.exec(title)?.[0] ?? []);
  return natives.flatMap(titleKeys).filter((key) => key.length >= shortest);
}

const letter = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`;
/** Without the western words before and after it: sources write both in one. */
const nativePart = new RegExp(String.raw`${letter}(?:.*${letter})?\S*`, 'u');

function isNumbered(long: string, short: string): boolean {
  return long.startsWith(short) && /^(\d+|[iv]+)$/.test(long.slice(short.length));
}
