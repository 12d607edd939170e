import { gzipSync } from 'node:zlib';

const platforms = [4, 19, 33, 24, 7];
const genres = ['Racing', 'Puzzle', 'Role-playing', 'Platform', 'Shooter'];
const regions = ['JP', 'US', 'EU'];
const words = ['Star', 'Dragon', 'Night', 'Super', 'Legend', 'Racer', 'Quest', 'Hero', 'Ōkami', 'Château'];

/**
 * A made-up catalogue in the format of a real one: a line about its sources, games of several platforms with titles
 * in two scripts, dates known to the day, month or year, and a wrong date in every hundredth game.
 */
export function largeCatalogue(games: number): Buffer {
  const lines = Array.from({ length: games }, (_, n) => JSON.stringify(gameOf(n)));
  return gzipSync([JSON.stringify({ meta: true, sources: ['made up'] }), ...lines].join('\n'));
}

function gameOf(n: number) {
  const year = 1985 + (n % 20);
  const date = [`${year}`, `${year}-07`, `${year}-07-${10 + (n % 18)}`][n % 3];
  const region = at(regions, n);
  return {
    title: `${at(words, n)} ${at(words, Math.floor(n / 10))} ${n}`,
    ...(n % 4 === 0 && { alt_titles: [`勇者の伝説 ${n}`] }),
    platform_igdb_id: at(platforms, n),
    platform: 'as its source calls it',
    first_release_date: n % 100 === 99 ? `${year}-13-40` : date,
    publisher: `Publisher ${100 + (n % 60)}`,
    developer: `Developer ${100 + (n % 90)}`,
    genres: n % 7 === 0 ? [] : [at(genres, n), at(genres, n + 1)],
    releases: [
      { region, date, publisher: `Publisher ${100 + (n % 60)}` },
      ...(n % 5 === 0 ? [{ region: 'EU' }] : []),
    ],
    source_id: `made-up-${n}`,
    licence: 'CC-BY-4.0',
  };
}

function at<T>(list: readonly T[], n: number): T {
  return list[n % list.length] as T; // as: an index below the length
}
