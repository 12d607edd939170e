import { fold } from '@cartouche/contract/catalogue.rules';

import { distance, isDigit } from './letters.ts';
import type { Line, Printed } from './printed.ts';

/** How surely each console is the one that is named: 1 if its name was read letter by letter, less if only nearly. */
export type Named = ReadonlyMap<number, number>;

/** A shorter name is in many words: it has to be the whole line. */
const leastWithin = 5;
/** A shorter name may not be misread at all, as it may then be anything. */
const leastNearly = 8;
/** Of a name, so many letters may be misread. */
const mostMisread = 0.25;
/** A misread letter counts against a name as much as so many that were read count for it. */
const weightOfMisread = 2;
/** Names that fit almost as well as the best one may be meant as well. */
const nearBy = 3;
/** More lines than a front has. */
const mostLines = 40;

/**
 * The consoles that the lines may name: the name that most letters speak for, as 'PlayStation' is in 'PlayStation 2'.
 * Digits and numerals tell consoles apart, so they count only as they were read.
 */
export function consolesNamed(lines: readonly Line[], consoles: readonly Printed[]): Named {
  const seen = lines.slice(0, mostLines).map(({ text }) => spaceless(text));
  const fits = consoles.flatMap(({ platformId, names }) => {
    const own = [...new Set(names)].flatMap((name) => fitsOf(seen, name));
    const [best] = own.toSorted((one, other) => other.letters - one.letters);
    return best ? [{ platformId, ...best }] : [];
  });
  const [best] = fits.toSorted((one, other) => other.letters - one.letters);
  if (!best) return new Map();
  const others = consoles.filter(({ platformId }) => platformId !== best.platformId);
  const later = best.misread === 0 ? laterOnes(best.name, others) : [];
  const isAlone = fits.every((one) => one === best || one.letters < best.letters);
  if (isAlone && best.misread === 0 && (best.name === best.line || !mayBeAnother(best, others)))
    return new Map([...later, [best.platformId, 1]]);
  const near = fits.filter(
    ({ name, letters }) =>
      name === best.name || (letters >= best.letters - nearBy && !best.name.includes(name)),
  );
  const nearly = near.map((one): [number, number] => [one.platformId, 0.9 - one.misread / one.name.length]);
  return new Map([...later, ...nearly]);
}

/** What stands behind a name may not have been read: of 'PlayStation 2' the 2 is easily lost. */
const laterOnes = (name: string, others: readonly Printed[]): [number, number][] =>
  others
    .filter(({ names }) => names.some((one) => spaceless(one).startsWith(name)))
    .map(({ platformId }) => [platformId, 0.4]);

const spaceless = (text: string) => fold(text).replaceAll(' ', '');

/** How a name stands in a line; `letters` speak for it. */
type Fit = { name: string; line: string; misread: number; letters: number };

function fitsOf(seen: readonly string[], name: string): Fit[] {
  const wanted = spaceless(name);
  if (wanted.length < 2) return [];
  const fixed = fixedIn(name);
  return seen.flatMap((line) => {
    const misread = misreadWithin(line, wanted, fixed);
    const letters = wanted.length - weightOfMisread * misread;
    return letters > 0 ? [{ name: wanted, line, misread, letters }] : [];
  });
}

/** How many of a name's letters, from its end on, are a numeral: 'Mark III'. */
const fixedIn = (name: string) => / ([ivx]+)$/.exec(fold(name))?.[1]?.length ?? 0;

function misreadWithin(line: string, name: string, fixed: number): number {
  if (name.length < leastWithin) return line === name ? 0 : Infinity;
  if (line.includes(name)) return 0;
  const most = name.length < leastNearly ? 0 : Math.floor(name.length * mostMisread);
  if (most === 0 || line.length < name.length - most || !hasPairsOf(line, name, most)) return Infinity;
  const misread = distance(line, name, {
    isWithin: true,
    isFixed: (at) => at >= name.length - fixed || isDigit(name[at]),
  });
  return misread <= most ? misread : Infinity;
}

/** Quick, where `distance` is not: a letter that was misread spoils at most one of a name's pairs. */
function hasPairsOf(line: string, name: string, most: number): boolean {
  const pairs = name.match(/../g) ?? [];
  return pairs.filter((pair) => !line.includes(pair)).length <= most;
}

/** Whether a line that has a name is as much like another one whose digit was misread: 'PlayStation Z'. */
function mayBeAnother({ line, letters }: Fit, consoles: readonly Printed[]): boolean {
  return consoles.some(({ names }) =>
    names.some((one) => {
      const other = spaceless(one);
      if (Math.abs(other.length - line.length) > 1) return false;
      const misread = distance(line, other);
      return other.length - weightOfMisread * misread >= letters - 1;
    }),
  );
}
