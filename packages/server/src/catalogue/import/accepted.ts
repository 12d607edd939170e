import { fold } from '@cartouche/contract/catalogue.rules';

import type { GameRecord } from './gameRecord.ts';
import { isAccepted } from './origin.ts';
import { type SourcedRelease, moreExact } from './releases.ts';

type Correction = { name: 'date' | 'publisher'; wrong: string; right: string };

/**
 * The releases of a game with what an operator accepted of its date and publisher: whichever has the fact that was
 * corrected says what it was corrected to. Where a release has that already, the others are right to differ.
 */
export function withAccepted(releases: SourcedRelease[], records: readonly GameRecord[]): SourcedRelease[] {
  const corrections = correctionsOf(records).filter(
    ({ name, right }) => !releases.some((release) => isSame(release[name], right)),
  );
  return releases.map((release) => {
    const own = corrections.filter(({ name, wrong }) => isSame(release[name], wrong));
    if (own.length === 0) return release;
    const source = [...new Set(['Corrections', ...release.source.split(', ')])].join(', ');
    return { ...release, ...Object.fromEntries(own.map(({ name, right }) => [name, right])), source };
  });
}

/** What was accepted, and what the sources say together, the best first. */
function correctionsOf(records: readonly GameRecord[]): Correction[] {
  const accepted = records.filter(isAccepted);
  const others = records.filter((record) => !isAccepted(record));
  const dateOf = (some: readonly GameRecord[]) =>
    some.map(({ release_date }) => release_date).reduce(moreExact, null);
  const publisherOf = (some: readonly GameRecord[]) => some.find(({ publisher }) => publisher)?.publisher;
  const facts = [
    { name: 'date', wrong: dateOf(others), right: dateOf(accepted) },
    { name: 'publisher', wrong: publisherOf(others), right: publisherOf(accepted) },
  ] as const;
  return facts.flatMap(({ name, wrong, right }) => (wrong && right ? { name, wrong, right } : []));
}

function isSame(one: string | undefined, other: string): boolean {
  return one !== undefined && fold(one) === fold(other);
}
