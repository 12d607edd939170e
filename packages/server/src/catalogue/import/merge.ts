import { isDeepStrictEqual } from 'node:util';

import type { GameRecord, Release } from './gameRecord.ts';
import { isRegion } from './names.ts';

/** A game with all that is kept of it. */
export type KeptGame = GameRecord & { regions: string[] };

const most = { titles: 50, releases: 200 };

/**
 * What is kept of a game when one more record tells of it. A game belongs to the source that brought it first: that
 * source corrects it, any other only fills what is empty. Lists are united and dates only get more exact, so that the
 * same records once more, in the same order, change nothing.
 *
 * `again` is for a second record of the owner in one run, which may not undo what the first has just said.
 */
export function merge(kept: KeptGame, told: GameRecord, again = false): KeptGame {
  const isOwner = kept.source === '' || kept.source === told.source;
  const corrects = isOwner && !again;
  const choose = <T>(old: T | null, young: T | null) => (corrects ? (young ?? old) : (old ?? young));

  const title = corrects ? told.title : kept.title;
  const game = {
    platform_id: kept.platform_id,
    title,
    alt_titles: unite(kept.alt_titles, told.alt_titles)
      .filter((one) => one !== title)
      .slice(0, most.titles),
    release_date: mergeDates(kept.release_date, told.release_date, corrects),
    publisher: choose(kept.publisher, told.publisher),
    developer: choose(kept.developer, told.developer),
    description: choose(kept.description, told.description),
    description_fr: choose(kept.description_fr, told.description_fr),
    genres: unite(choose(orNull(kept.genres), orNull(told.genres)) ?? []),
    regions: unite(kept.regions, regionsOf(told.releases)),
    releases: uniteReleases(kept.releases, told.releases),
    barcode: choose(kept.barcode, told.barcode),
    igdb_id: choose(kept.igdb_id, told.igdb_id),
    source: kept.source || told.source,
    licence: kept.licence,
  };
  // Whoever shows a fact has to say by whose licence, also where only one fact was filled in.
  const isTaken = isOwner || !isDeepStrictEqual(game, kept);
  return isTaken ? { ...game, licence: uniteLicences(kept.licence, told.licence) } : game;
}

/** What is kept of a game that nobody has told of before. */
export function firstKept(told: GameRecord): KeptGame {
  const unknown = { release_date: null, publisher: null, developer: null };
  const descriptions = { description: null, description_fr: null };
  const numbers = { barcode: null, igdb_id: null };
  const lists = { alt_titles: [], genres: [], regions: [], releases: [] };
  const { platform_id, title } = told;
  const nothing = { ...unknown, ...descriptions, ...numbers, ...lists, source: '', licence: '' };
  return merge({ platform_id, title, ...nothing }, told);
}

/** The earliest of some dates, as exact as it is known: '1995' is no earlier than '1995-01-25'. */
export function earliest(dates: string[]): string | null {
  const [first] = dates.toSorted();
  if (first === undefined) return null;
  const within = dates.filter((date) => date !== first && date.startsWith(first));
  return earliest(within) ?? first;
}

/**
 * Adds releases to others. One that says no more than another is the same, and one that contradicts no other of its
 * region adds what it knows to it.
 */
export function uniteReleases(kept: Release[], told: Release[]): Release[] {
  const united = [...kept];
  for (const release of told) {
    if (Object.keys(release).length === 0 || united.some((one) => contains(one, release))) continue;
    const fitting = united.findIndex((one) => one.region === release.region && agree(one, release));
    const fit = united[fitting];
    if (fit) united[fitting] = { ...fit, ...release, ...moreExact(fit.date, release.date) };
    else if (united.length < most.releases) united.push(release);
  }
  return united;
}

/** Regions in the order of their first mention, without codes that nobody knows. */
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
