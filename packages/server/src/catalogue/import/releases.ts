import { fold } from '@cartouche/contract/catalogue.rules';

import type { GameRecord, Release } from './gameRecord.ts';
import { isRegion } from './names.ts';

/** A release with the sources that know of it, as 'GameDataBase, libretro-database'. */
export type SourcedRelease = Release & { source: string };

const most = 200;

const titleRegions = ['US', 'EU', 'GB', 'WW', 'AU', 'CA'];

/** The less, the better known is the title of a game with these releases. */
export function titleRank(releases: readonly Release[]): number {
  const places = releases
    .map(({ region = '' }) => titleRegions.indexOf(region))
    .filter((place) => place >= 0);
  return Math.min(titleRegions.length, ...places);
}

/** The regions in order of first mention, without unknown codes. */
export function regionsOf({ releases }: GameRecord): string[] {
  const codes = releases.flatMap(({ region }) => (region !== undefined && isRegion(region) ? [region] : []));
  return [...new Set(codes)];
}

/** The regions that the first source names that names any: a union would take over every mistake. */
export function regionsOfBest(bySource: readonly GameRecord[]): string[] {
  const best = bySource.find((record) => regionsOf(record).length > 0)?.source;
  return [...new Set(bySource.filter(({ source }) => source === best).flatMap(regionsOf))];
}

/** The earliest of some dates, as exact as possible: '1995' is not earlier than '1995-01-25'. */
export function earliest(dates: string[]): string | null {
  const [first] = dates.toSorted();
  if (first === undefined) return null;
  const within = dates.filter((date) => date !== first && date.startsWith(first));
  return earliest(within) ?? first;
}

/** The more exact of two dates, if they agree; else the first. */
export function moreExact<T extends string | null>(one: T, other: T): T {
  if (one === null) return other;
  return other?.startsWith(one) ? other : one;
}

/**
 * Unites the releases of a game's sources, the best source first. Where two sources know the same release, the better
 * one's facts stay and the other fills what is missing. What one source lists apart stays apart.
 */
export function uniteReleases(bySource: { source: string; releases: Release[] }[]): SourcedRelease[] {
  const united: { release: Release; sources: string[] }[] = [];
  for (const { source, releases } of bySource) {
    for (const release of releases) {
      if (Object.keys(release).length === 0) continue;
      const own = united.findIndex((one) => one.sources.includes(source) && areOne(one.release, release));
      const place =
        own === -1
          ? united.findIndex((one) => !one.sources.includes(source) && couldBeOne(one.release, release))
          : own;
      const found = united[place];
      if (found) united[place] = complete(found, release, source);
      else if (united.length < most) united.push({ release, sources: [source] });
    }
  }
  const all = united.map(({ release, sources }) => ({ ...release, source: sources.join(', ') }));
  return all.filter((one) => !isSaidOfRegion(one, all) && !isSaidOfOther(one, all));
}

/** Whether a release without a region says no more than the date that a known region has. */
function isSaidOfRegion({ source: _source, date, ...more }: SourcedRelease, all: SourcedRelease[]): boolean {
  const isBare = more.region === undefined && more.serial === undefined && more.barcode === undefined;
  if (!isBare || date === undefined) return false;
  return all.some((one) => one.region !== undefined && one.date?.startsWith(date));
}

const soldInAsia = /^(?:SCPS-45|S[CL]AJ-)/;

/** Whether it is the Japanese box that a source lists with Asia too, or Asia's that it lists with Japan. */
function isSaidOfOther({ region, serial }: SourcedRelease, all: SourcedRelease[]): boolean {
  if (serial === undefined || (region !== 'JP' && region !== 'AS')) return false;
  const own = soldInAsia.test(serial) ? 'AS' : 'JP';
  return region !== own && all.some((one) => one.region === own && one.serial === serial);
}

function complete(found: { release: Release; sources: string[] }, release: Release, source: string) {
  const date = moreExact(found.release.date ?? null, release.date ?? null);
  const both = { ...release, ...found.release, ...(date !== null && { date }) };
  const isNews =
    Object.keys(both).length > Object.keys(found.release).length || both.date !== found.release.date;
  const sources = isNews && !found.sources.includes(source) ? [...found.sources, source] : found.sources;
  return { release: both, sources };
}

const facts = ['region', 'title', 'publisher', 'developer', 'serial', 'barcode', 'label', 'cover'] as const;

/** Whether one source can mean the same release by both: nothing contradicts. */
function areOne(one: Release, other: Release): boolean {
  return (
    one.region === other.region &&
    facts.every((fact) => agree(one[fact], other[fact])) &&
    datesAgree(one, other)
  );
}

/** Whether two sources can mean the same release, of which they name makers and titles in their own ways. */
function couldBeOne(one: Release, other: Release): boolean {
  const isSame =
    one.region === other.region && agree(one.serial, other.serial) && agree(one.barcode, other.barcode);
  return isSame && (datesAgree(one, other) || one.date?.slice(0, 4) === other.date?.slice(0, 4));
}

function agree(one: string | undefined, other: string | undefined): boolean {
  return one === undefined || other === undefined || fold(one) === fold(other);
}

function datesAgree({ date: one }: Release, { date: other }: Release): boolean {
  return one === undefined || other === undefined || one.startsWith(other) || other.startsWith(one);
}
