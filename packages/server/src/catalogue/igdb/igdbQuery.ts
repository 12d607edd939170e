/** What is asked of each game. */
const plainFields = [
  'name',
  'summary',
  'url',
  'platforms',
  'first_release_date',
  'version_parent',
  'game_type',
  'total_rating',
  'total_rating_count',
  'rating',
  'rating_count',
  'cover.image_id',
  'screenshots.image_id',
  'genres.name',
  'involved_companies.company.name',
  'involved_companies.publisher',
  'involved_companies.developer',
  'release_dates.date',
  'release_dates.y',
  'release_dates.m',
  'release_dates.platform',
  'release_dates.release_region',
  'release_dates.date_format',
  'alternative_names.name',
];

/** What IGDB has added in recent years, and may rename again: everything else can be had without it. */
const newerFields = [
  'game_localizations.name',
  'game_localizations.cover.image_id',
  'game_localizations.region.identifier',
  'game_status.status',
];

export type Fields = 'all' | 'plain';

type Asked = {
  fields: Fields;
  /** Words as somebody typed them. */
  search?: string;
  conditions: readonly string[];
  sort?: string;
  limit: number;
};

/** A query in Apicalypse, IGDB's language. */
export function toQuery({ fields, search, conditions, sort, limit }: Asked): string {
  const names = fields === 'all' ? [...plainFields, ...newerFields] : plainFields;
  return [
    `fields ${names.join(',')};`,
    ...(search === undefined ? [] : [`search ${quoted(search)};`]),
    `where ${conditions.join(' & ')};`,
    ...(sort === undefined ? [] : [`sort ${sort};`]),
    `limit ${limit};`,
  ].join(' ');
}

/** Editions of a game have their own entries there; the game itself is enough. */
export const noEdition = 'version_parent = null';

export function onPlatforms(ids: readonly number[]): string {
  return `platforms = (${ids.join(',')})`;
}

const longestSearch = 100;

/** The words as a string of the language: nothing in them can end it, or begin another line. */
function quoted(words: string): string {
  const line = words.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  const cut = line.slice(0, longestSearch).toWellFormed();
  return `"${cut.replace(/["\\]/g, '\\$&')}"`;
}
