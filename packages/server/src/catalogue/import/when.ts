import type { GameRecord } from './gameRecord.ts';

const furthestYears = 2;

/**
 * Whether the dates allow it to be one game. Where both know when it came out in a region, that decides; else the
 * first releases may not be far apart. Unknown dates allow everything.
 */
export function yearsFit(record: GameRecord, { records }: { records: readonly GameRecord[] }): boolean {
  const mine = yearsByRegion([record]);
  const theirs = yearsByRegion(records);
  const distances = [...mine].flatMap(([region, year]) => {
    const other = theirs.get(region);
    return other === undefined ? [] : Math.abs(year - other);
  });
  if (distances.length > 0) return Math.min(...distances) <= furthestYears;

  const year = yearOf(record);
  const others = records.flatMap((one) => yearOf(one) ?? []);
  return (
    year === null || others.length === 0 || others.some((other) => Math.abs(other - year) <= furthestYears)
  );
}

/** How many years lie between two first releases; infinitely many if one is unknown. */
export function yearsBetween(one: GameRecord, other: GameRecord): number {
  const [a, b] = [yearOf(one), yearOf(other)];
  return a === null || b === null ? Infinity : Math.abs(a - b);
}

/** Whether two first releases are of one month, as far as that is known of both. */
export function areOfOneMonth(one: GameRecord, other: GameRecord): boolean {
  const month = one.release_date?.slice(0, 7);
  return month?.length === 7 && month === other.release_date?.slice(0, 7);
}

/** Whether two dates are ten years apart to the day: rarer than a mistyped year. */
export function areTenYearsApart(one: string | null, other: string | null): boolean {
  if (one?.length !== 10 || other?.length !== 10 || one.slice(4) !== other.slice(4)) return false;
  return Math.abs(Number(one.slice(0, 4)) - Number(other.slice(0, 4))) === 10;
}

/** Whether two records are of different regions. */
export function areApart(one: GameRecord, other: GameRecord): boolean {
  const regions = new Set(one.releases.map(({ region }) => region));
  const theirs = other.releases.map(({ region }) => region);
  return regions.size > 0 && theirs.length > 0 && !theirs.some((region) => regions.has(region));
}

/** Whether a record is of fewer regions than another, or of others. */
export function isElsewhere(later: GameRecord, sooner: GameRecord): boolean {
  const [regions, before] = [regionsOf({ records: [later] }), regionsOf({ records: [sooner] })];
  return regions.size > 0 && before.size > 0 && [...before].some((region) => !regions.has(region));
}

export function regionsOf({ records }: { records: readonly GameRecord[] }): Set<string> {
  return new Set(records.flatMap(({ releases }) => releases.flatMap(({ region }) => region ?? [])));
}

export function shareDatedRegion(one: GameRecord, other: GameRecord): boolean {
  const years = yearsByRegion([other]);
  return [...yearsByRegion([one]).keys()].some((region) => years.has(region));
}

function yearsByRegion(records: readonly GameRecord[]): Map<string, number> {
  const years = new Map<string, number>();
  for (const { region, date } of records.flatMap(({ releases }) => releases)) {
    if (region === undefined || date === undefined) continue;
    years.set(region, Math.min(years.get(region) ?? Infinity, Number(date.slice(0, 4))));
  }
  return years;
}

/** The year of a record's first release. */
export function yearOf({ release_date, releases }: GameRecord): number | null {
  const dates = releases.flatMap(({ date }) => date ?? []);
  const [first] = release_date === null ? dates.toSorted() : [release_date];
  return first === undefined ? null : Number(first.slice(0, 4));
}
