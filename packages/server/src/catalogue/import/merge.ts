import { isDeepStrictEqual } from 'node:util';

import type { GameRecord, Release } from './gameRecord.ts';
import { isRegion } from './names.ts';

/** A game as it is stored. */
export type KeptGame = GameRecord & { regions: string[] };

const most = { titles: 50, releases: 200 };

/**
 * Merges a record into a stored game. A game belongs to the source that brought it first: that source corrects it,
 * and any other only fills what is empty. Lists are united and dates only become more exact, so that the same records
 * in the same order change nothing.
 *
 * `again` marks the owner's second record in one run, which must not undo the first.
 */
export function merge(kept: KeptGame, record: GameRecord, again = false): KeptGame {
  const isOwner = kept.source === '' || kept.source === record.source;
  const corrects = isOwner && !again;
  const choose = <T>(old: T | null, young: T | null) => (corrects ? (young ?? old) : (old ?? young));

  const title = corrects ? record.title : kept.title;
  const game = {
    platform_id: kept.platform_id,
    title,
    alt_titles: unite(kept.alt_titles, record.alt_titles)
      .filter((one) => one !== title)
      .slice(0, most.titles),
    release_date: mergeDates(kept.release_date, record.release_date, corrects),
    publisher: choose(kept.publisher, record.publisher),
    developer: choose(kept.developer, record.developer),
    description: choose(kept.description, record.description),
    description_fr: choose(kept.description_fr, record.description_fr),
    genres: unite(choose(orNull(kept.genres), orNull(record.genres)) ?? []),
    regions: unite(kept.regions, regionsOf(record.releases)),
    releases: uniteReleases(kept.releases, record.releases),
    barcode: choose(kept.barcode, record.barcode),
    igdb_id: choose(kept.igdb_id, record.igdb_id),
    source: kept.source || record.source,
    licence: kept.licence,
  };
  // Whoever shows a fact must state its licence, even if a source filled in only one.
  const isTaken = isOwner || !isDeepStrictEqual(game, kept);
  return isTaken ? { ...game, licence: uniteLicences(kept.licence, record.licence) } : game;
}

/** A new game from its first record. */
export function firstKept(record: GameRecord): KeptGame {
  const unknown = { release_date: null, publisher: null, developer: null };
  const descriptions = { description: null, description_fr: null };
  const numbers = { barcode: null, igdb_id: null };
  const lists = { alt_titles: [], genres: [], regions: [], releases: [] };
  const { platform_id, title } = record;
  const nothing = { ...unknown, ...descriptions, ...numbers, ...lists, source: '', licence: '' };
  return merge({ platform_id, title, ...nothing }, record);
}

/** The earliest of some dates, as exact as possible: '1995' is not earlier than '1995-01-25'. */
export function earliest(dates: string[]): string | null {
  const [first] = dates.toSorted();
  if (first === undefined) return null;
  const within = dates.filter((date) => date !== first && date.startsWith(first));
  return earliest(within) ?? first;
}

/**
 * Unites two lists of releases. A release that says nothing new is dropped, and one that contradicts no other of its
 * region completes that one.
 */
export function uniteReleases(kept: Release[], found: Release[]): Release[] {
  const united = [...kept];
  for (const release of found) {
    if (Object.keys(release).length === 0 || united.some((one) => contains(one, release))) continue;
    const fitting = united.findIndex((one) => one.region === release.region && agree(one, release));
    const fit = united[fitting];
    if (fit) united[fitting] = { ...fit, ...release, ...moreExact(fit.date, release.date) };
    else if (united.length < most.releases) united.push(release);
  }
  return united;
}

/** The regions in order of first mention, without unknown codes. */
function regionsOf(releases: Release[]): string[] {
  return releases.flatMap(({ region }) => (region !== undefined && isRegion(region) ? [region] : []));
}

function mergeDates(old: string | null, young: string | null, corrects: boolean): string | null {
  if (old === null || young === null) return old ?? young;
  if (old.startsWith(young)) return old;
  return corrects || young.startsWith(old) ? young : old;
}

const facts = ['region', 'date', 'publisher', 'developer', 'serial', 'barcode'] as const;

function contains(release: Release, part: Release): boolean {
  return facts.every((fact) =>
    fact === 'date'
      ? (release.date ?? '').startsWith(part.date ?? '')
      : part[fact] === undefined || part[fact] === release[fact],
  );
}

function agree(one: Release, other: Release): boolean {
  return facts.every((fact) => {
    const [a, b] = [one[fact], other[fact]];
    if (a === undefined || b === undefined) return true;
    return fact === 'date' ? a.startsWith(b) || b.startsWith(a) : a === b;
  });
}

function moreExact(one: string | undefined, other: string | undefined): { date?: string } {
  const date = [one ?? '', other ?? ''].toSorted((a, b) => b.length - a.length)[0];
  return date ? { date } : {};
}

/** As SPDX writes it: 'CC-BY-4.0 AND CC-BY-SA-4.0'. */
function uniteLicences(...licences: string[]): string {
  return unite(licences.flatMap((licence) => licence.split(' AND ')))
    .filter(Boolean)
    .join(' AND ');
}

function unite(...lists: string[][]): string[] {
  return [...new Set(lists.flat())];
}

function orNull(list: string[]): string[] | null {
  return list.length === 0 ? null : list;
}
