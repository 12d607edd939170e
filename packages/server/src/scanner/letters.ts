import { fold } from '@cartouche/contract/catalogue.rules';

import { inKatakana } from '../catalogue/spelling.ts';

/**
 * Words without spaces, as a reader may see them: it often drops spaces, and takes l, I and 1 for each other. A digit
 * within a word is a letter that was misread; one at its end is a number.
 */
export function compact(text: string): string {
  return inKatakana(fold(text))
    .replace(/(?<=\p{L})0(?=\p{L})/gu, 'o')
    .replace(/(?<=\p{L})5(?=\p{L})/gu, 's')
    .replace(/(?<=\p{L})1(?=\p{L})/gu, 'i')
    .replaceAll('l', 'i')
    .replaceAll(' ', '');
}

export const isDigit = (letter: string | undefined) => letter !== undefined && letter >= '0' && letter <= '9';

type Kind = {
  /** The name is a part of the line; then the line has no digit within it that the name does not have. */
  isWithin: boolean;
  /** Which letters of the name may not differ. */
  isFixed: (at: number) => boolean;
};
const whole: Kind = { isWithin: false, isFixed: () => false };
export const part: Kind = { ...whole, isWithin: true };

/** How many letters differ, are missing or too many in a line that is read for a name. */
export function distance(line: string, name: string, { isWithin, isFixed }: Kind = whole): number {
  const dear = Array.from(name, (_letter, at) => (isFixed(at) ? Infinity : 1));
  let before = [0];
  for (const [at, cost] of dear.entries()) before.push((before[at] ?? 0) + cost);
  let least = before.at(-1) ?? 0;
  for (const letter of line) {
    const added = isWithin && isDigit(letter) ? Infinity : 1;
    const after = [isWithin ? 0 : (before[0] ?? 0) + 1];
    for (const [at, cost] of dear.entries()) {
      const same = (before[at] ?? 0) + (name[at] === letter ? 0 : cost);
      after.push(Math.min(same, (after[at] ?? 0) + cost, (before[at + 1] ?? 0) + added));
    }
    before = after;
    const last = after.at(-1) ?? 0;
    least = isWithin ? Math.min(least, last) : last;
  }
  return least;
}
