import { fold } from '@cartouche/contract/catalogue.rules';

import { boxesIn } from '../covers/boxOrder.ts';
import type { GameRecord } from './gameRecord.ts';
import { isAccepted } from './origin.ts';
import { type SourcedRelease, moreExact, regionsOfBest } from './releases.ts';

type Said = { date: string | null; publisher: string | null; regions: string[] };
type Correction = { name: 'date' | 'publisher'; wrong: string; right: string };

/**
 * The releases of a game with what an operator accepted of it. Date and publisher of a game are those of its first
 * release, so this one says what was accepted, unless another release has that already: then the first was right for
 * itself. Where a region was taken away, those alone are listed that were accepted.
 */
export function withAccepted(releases: SourcedRelease[], records: readonly GameRecord[]): SourcedRelease[] {
  const right = sayOf(records.filter(isAccepted));
  const wrong = sayOf(records.filter((record) => !isAccepted(record)));
  const corrections = (['date', 'publisher'] as const).flatMap((name) => correctionOf(name, wrong, right));
  const needed = corrections.filter((one) => !releases.some((release) => has(release, one.name, one.right)));
  return releases
    .filter(({ region }) => isSoldIn(region, wrong.regions, right.regions))
    .map((release) => {
      const isFirst = release.date === undefined || wrong.date === null || release.date === wrong.date;
      return corrected(release, isFirst ? needed.filter((one) => has(release, one.name, one.wrong)) : []);
    });
}

/** What some records say together, the best first. */
function sayOf(records: readonly GameRecord[]): Said {
  return {
    date: records.map(({ release_date }) => release_date).reduce(moreExact, null),
    publisher: records.find(({ publisher }) => publisher)?.publisher ?? null,
    regions: regionsOfBest(records),
  };
}

function correctionOf(name: Correction['name'], before: Said, accepted: Said): Correction[] {
  const [wrong, right] = [before[name], accepted[name]];
  return wrong !== null && right !== null ? [{ name, wrong, right }] : [];
}

function corrected(release: SourcedRelease, corrections: readonly Correction[]): SourcedRelease {
  if (corrections.length === 0) return release;
  const source = [...new Set(['Corrections', ...release.source.split(', ')])].join(', ');
  return { ...release, ...Object.fromEntries(corrections.map(({ name, right }) => [name, right])), source };
}

/** Whether a game was sold in a region, also as part of a larger one. */
function isSoldIn(
  region: string | undefined,
  before: readonly string[],
  accepted: readonly string[],
): boolean {
  const isLess = accepted.length > 0 && before.some((one) => !accepted.includes(one));
  return !isLess || region === undefined || boxesIn(region).some((one) => accepted.includes(one));
}

function has(release: SourcedRelease, name: Correction['name'], value: string): boolean {
  return release[name] !== undefined && fold(release[name]) === fold(value);
}
