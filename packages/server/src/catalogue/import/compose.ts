import { fold } from '@cartouche/contract/catalogue.rules';

import { withAccepted } from './accepted.ts';
import type { GameRecord } from './gameRecord.ts';
import {
  type SourcedRelease,
  moreExact,
  regionsOf,
  regionsOfBest,
  titleRank,
  uniteReleases,
} from './releases.ts';
import { tidied } from './tidied.ts';

/** A game as it is stored: what its records say together. */
export type ComposedGame = Omit<GameRecord, 'source_key' | 'releases'> & {
  regions: string[];
  releases: SourcedRelease[];
  fact_sources: Partial<Record<Fact, string>>;
};

const mostTitles = 50;

/** Whose word counts most. All others come after these, by name. */
const order = ['Corrections', 'Cartouche', 'GameDataBase', 'IGDB', 'libretro-database'];

/** The facts of which a game has one, from the first source that knows it. */
const single = [
  'title',
  'publisher',
  'developer',
  'description',
  'description_fr',
  'url',
  'cover',
  'barcode',
  'igdb_id',
] as const;
const lists = ['genres', 'screenshots'] as const;
type Fact = (typeof single)[number] | (typeof lists)[number] | 'release_date' | 'regions' | 'rating';

/**
 * Composes a game from its records, in the order of their sources and not of their arrival: for each fact the first
 * source that knows it is believed. Titles and releases of all are kept. A date becomes more exact by whoever agrees
 * with it. Regions are those of the first source that names any: a union would take over every mistake. No date is
 * before the year of the console.
 */
export function compose(records: readonly GameRecord[], consoleYear: number | null = null): ComposedGame {
  const ordered = records.toSorted(bySource);
  const date = ordered.find(({ release_date }) => release_date !== null)?.release_date ?? null;
  const sorted = ordered.map((record) => tidied(record, { consoleYear, date }));
  const [best] = sorted;
  if (!best) throw new Error('A game needs a record.');

  const sources: ComposedGame['fact_sources'] = {};
  /** The first record that knows a fact; it is noted as the fact's source. */
  const from = (fact: Fact, isKnown: (record: GameRecord) => boolean): GameRecord | undefined => {
    const record = sorted.find(isKnown);
    if (record) sources[fact] = record.source;
    return record;
  };
  const one = <F extends (typeof single)[number]>(fact: F): GameRecord[F] =>
    (from(fact, (record) => record[fact] !== null && record[fact] !== '') ?? best)[fact];
  const list = (fact: (typeof lists)[number]) => [
    ...new Set(from(fact, (record) => record[fact].length > 0)?.[fact]),
  ];

  const title = one('title');
  const titles = namesOf(sorted).filter((other) => other !== title);
  const alt_titles = titles.slice(0, mostTitles);
  const releases = withAccepted(uniteReleases(sorted), sorted);
  from('regions', (record) => regionsOf(record).length > 0);
  const rated = from('rating', (record) => Boolean(record.rating));
  const dated = sorted.filter(({ release_date }) => release_date !== null);
  const release_date = dated.map((record) => record.release_date).reduce(moreExact, null);
  const exact = dated.find((record) => record.release_date === release_date);
  if (exact) sources.release_date = exact.source;

  const game = {
    platform_id: best.platform_id,
    title,
    alt_titles,
    release_date,
    publisher: one('publisher'),
    developer: one('developer'),
    description: one('description'),
    description_fr: one('description_fr'),
    genres: list('genres'),
    regions: regionsOfBest(sorted),
    releases,
    barcode: one('barcode'),
    igdb_id: one('igdb_id'),
    // As exact as the column stores it.
    rating: rated?.rating ? Math.round(rated.rating * 100) / 100 : null,
    rating_count: rated?.rating_count || null,
    url: one('url'),
    cover: one('cover'),
    screenshots: list('screenshots'),
    source: best.source,
    fact_sources: sources,
  };
  return { ...game, licence: licencesOf(sorted, game) };
}

/** All titles, each once: those on boxes of single countries after the others, unless it is one of them. */
function namesOf(records: readonly GameRecord[]): string[] {
  const named = records.flatMap(({ title, alt_titles }) => [title, ...alt_titles]).filter(Boolean);
  const known = new Set(named.map((name) => fold(name)));
  const onBoxes = records.flatMap(boxTitlesOf).filter((name) => !known.has(fold(name)));
  return [...new Set([...named, ...onBoxes])];
}

function boxTitlesOf({ releases }: GameRecord): string[] {
  return releases.flatMap(({ title }) => title ?? []);
}

function rankOf(source: string): number {
  const place = order.indexOf(source);
  return place === -1 ? order.length : place;
}

/** The best source first; of one source, the order of its keys. */
export function bySource(one: GameRecord, other: GameRecord): number {
  const [a, b] = [placeOf(one), placeOf(other)];
  return a < b ? -1 : Number(a > b);
}

/** Of one source's records of a game, first the one whose title most people know. */
function placeOf({ source, source_key, releases }: GameRecord): string {
  return `${rankOf(source)} ${source} ${titleRank(releases)} ${source_key}`;
}

/**
 * The licences of all whose facts are shown, as SPDX writes it: 'CC-BY-4.0 AND CC-BY-SA-4.0'. A title counts for those
 * who were the first to give it.
 */
function licencesOf(sorted: readonly GameRecord[], game: Omit<ComposedGame, 'licence'>): string {
  const used = new Set([
    ...Object.values(game.fact_sources),
    ...game.releases.flatMap(({ source }) => source.split(', ')),
    ...game.alt_titles.flatMap((title) => sorted.find((one) => hasTitle(one, title))?.source ?? []),
  ]);
  const licences = sorted
    .filter(({ source }) => used.has(source))
    .flatMap(({ licence }) => licence.split(' AND '));
  return [...new Set(licences)].filter(Boolean).join(' AND ');
}

function hasTitle(record: GameRecord, title: string): boolean {
  return [record.title, ...record.alt_titles, ...boxTitlesOf(record)].includes(title);
}
