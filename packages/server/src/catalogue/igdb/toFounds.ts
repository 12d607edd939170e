import { isDate } from '../import/gameRecord.ts';
import type { Found } from '../import/gameRecord.ts';
import { earliest } from '../import/releases.ts';
import { japaneseOf } from '../machines.ts';
import { genresOf } from './igdbGenres.ts';
import type { IgdbGame, ReleaseDate } from './igdbShapes.ts';

/** Under which name the records of IGDB, or of the stand-in, are kept. */
export type IgdbSource = { source: string; licence: string };

/** What the stand-in says is kept apart, so that it is named as what it is and a real record never meets it. */
export function sourceOf({ isStandIn }: { isStandIn: boolean }): IgdbSource {
  return isStandIn ? { source: 'IGDB sample data', licence: '' } : { source: 'IGDB', licence: 'IGDB' };
}

/** A game is one at IGDB for all its platforms, and here one for each. */
export const keyOf = (igdbId: number, platformId: number) => `${igdbId}/${platformId}`;

/** Kinds of entries that no shop had on a shelf: 1 add-on, 5 mod, 6 episode, 7 season, 12 fork, 13 pack, 14 update. */
const notGames = new Set([1, 5, 6, 7, 12, 13, 14]);

/** IGDB's regions; 7 is Asia without Japan, for which there is no code. */
const regionCodes = new Map([
  [1, 'EU'],
  [2, 'US'],
  [3, 'AU'],
  [4, 'NZ'],
  [5, 'JP'],
  [6, 'CN'],
  [8, 'WW'],
  [9, 'KR'],
  [10, 'BR'],
]);

const japan = 5;

/** Whether IGDB lists the Japanese machine as well: then it has the Japanese release, whatever stands on the other. */
function hasJapanese({ platforms }: IgdbGame, platformId: number): boolean {
  const japanese = japaneseOf.get(platformId);
  return japanese !== undefined && platforms.includes(japanese);
}

/** Where a localised title stands on the box, and where that box was sold. */
const boxRegions = new Map([
  ['ja-JP', 'JP'],
  ['ko-KR', 'KR'],
  ['zh-CN', 'CN'],
  ['EU', 'EU'],
]);

const most = { description: 5_000, titles: 60, releases: 100, title: 250 };

/** The game on each platform that we know, unchecked; none of what is no game for collectors. */
export function toFounds(game: IgdbGame, platforms: ReadonlySet<number>, source: IgdbSource): Found[] {
  if (game.version_parent !== undefined || notGames.has(game.game_type ?? 0)) return [];
  if (/cancel|rumou?r/i.test(game.game_status?.status ?? '')) return [];

  const facts = { ...factsOf(game), ...source };
  const known = new Set(game.platforms.filter((id) => platforms.has(id)));
  return [...known].map((platform_id) => ({
    ...facts,
    platform_id,
    source_key: keyOf(game.id, platform_id),
    ...datesOf(game, platform_id),
  }));
}

/** What is the same on all platforms. */
function factsOf(game: IgdbGame): Found {
  const { id, name, summary = '', involved_companies: companies } = game;
  const titles = [...game.alternative_names, ...game.game_localizations].map(({ name: one = '' }) =>
    plain(one),
  );
  const [rating, count] =
    game.total_rating === undefined
      ? [game.rating, game.rating_count]
      : [game.total_rating, game.total_rating_count];
  return {
    title: plain(name),
    alt_titles: [...new Set(titles)]
      .filter((title) => title !== '' && title !== name && title.length <= most.title)
      .slice(0, most.titles),
    publisher: companies.find(({ publisher }) => publisher)?.company.name,
    developer: companies.find(({ developer }) => developer)?.company.name,
    description: plain(summary, true).slice(0, most.description).toWellFormed(),
    genres: genresOf(game.genres.map((genre) => genre.name)),
    igdb_id: id,
    rating: isWithin(rating, 100) ? rating : null,
    rating_count: isWithin(count, 2 ** 31 - 1) ? Math.round(count) : null,
    url: isOwnPage(game.url) ? game.url : null,
    cover: game.cover,
    screenshots: game.screenshots.slice(0, 2),
  };
}

/** Without characters that a screen cannot show; line breaks stay in what has lines. */
function plain(text: string, hasLines = false): string {
  const controls = hasLines ? /[^\P{Cc}\n]|\uFFFD/gu : /[\p{Cc}\uFFFD]/gu;
  return text.replaceAll('\r\n', '\n').replace(controls, ' ').toWellFormed().trim();
}

function isWithin(number: number | undefined, largest: number): number is number {
  return number !== undefined && number >= 0 && number <= largest;
}

/** The page of the game at IGDB: 'See on {host}' leads nowhere else. */
function isOwnPage(url: string | undefined): boolean {
  if (url === undefined || !URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' && /^(www\.)?igdb\.com$/.test(hostname);
}

function datesOf(game: IgdbGame, platformId: number): Pick<Found, 'release_date' | 'releases'> {
  const boxes = new Map(
    game.game_localizations.map(({ region, name = '', cover }) => [
      boxRegions.get(region?.identifier ?? ''),
      { title: plain(name), cover },
    ]),
  );
  const releases = game.release_dates
    .filter(({ platform }) => platform === platformId)
    .filter(({ release_region: region }) => region !== japan || !hasJapanese(game, platformId))
    .map((one) => ({ region: regionCodes.get(one.release_region ?? 0), date: dateOf(one) }))
    .filter(({ region, date }) => region !== undefined || date !== undefined)
    .slice(0, most.releases);
  const dates = releases.flatMap(({ date }) => date ?? []);
  // A game that came out everywhere at once has one date, and the boxes of its regions all the same.
  const isWorldwide = releases.some(({ region }) => region === 'WW');
  const dated = new Set(releases.map(({ region }) => region));
  const undated = [...boxes].flatMap(([region, box]) => {
    const isElsewhere = region === 'JP' && hasJapanese(game, platformId);
    const isMore = region !== undefined && box.cover !== undefined && !dated.has(region) && !isElsewhere;
    return isMore ? { region, ...box } : [];
  });
  return {
    release_date: earliest(dates) ?? onlyYear(game),
    releases: [
      ...releases.map((one) => ({ ...one, ...(one.region && boxes.get(one.region)) })),
      ...(isWorldwide ? undated : []),
    ],
  };
}

/** The formats of dates at IGDB: 0 a day, 1 a month, 2 a year, 3 to 6 a quarter, 7 not known yet. */
function dateOf({ date_format: format, date, y, m }: ReleaseDate): string | undefined {
  if (format === 7) return undefined;
  const day = date === undefined ? undefined : dayOf(date);
  const year = y === undefined ? day?.slice(0, 4) : String(y).padStart(4, '0');
  const month = m === undefined ? undefined : `${year}-${String(m).padStart(2, '0')}`;
  const exact = format === 0 ? day : format === 1 ? (month ?? day?.slice(0, 7)) : undefined;
  return [exact, year].find((one) => one !== undefined && isDate(one));
}

function dayOf(seconds: number): string | undefined {
  const day = new Date(seconds * 1000);
  return Number.isNaN(day.getTime()) ? undefined : day.toISOString().slice(0, 10);
}

/** The first date is that of all platforms together, and does not say how exact it is. */
function onlyYear({ platforms, first_release_date: first }: IgdbGame): string | null {
  const year = platforms.length === 1 && first !== undefined ? dayOf(first)?.slice(0, 4) : undefined;
  return year !== undefined && isDate(year) ? year : null;
}
