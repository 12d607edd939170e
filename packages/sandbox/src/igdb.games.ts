import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type Row, extraRows } from './igdb.extra.ts';
import type { Json } from './igdb.query.ts';

/** Above every id that IGDB has given so far, so that a sample is never taken for another game. */
const firstId = 1_900_000_000;
const ids = 200_000_000;

const genreNames: Record<string, string> = {
  Adventure: 'Adventure',
  "Beat 'em up": "Hack and slash/Beat 'em up",
  Board: 'Card & Board Game',
  Fighting: 'Fighting',
  Pinball: 'Pinball',
  Platform: 'Platform',
  Puzzle: 'Puzzle',
  Quiz: 'Quiz/Trivia',
  Racing: 'Racing',
  Rhythm: 'Music',
  'Role-playing': 'Role-playing (RPG)',
  Shooter: 'Shooter',
  "Shoot 'em up": 'Shooter',
  Simulation: 'Simulator',
  Sports: 'Sport',
  Strategy: 'Strategy',
  'Visual novel': 'Visual Novel',
};
const regions: Record<string, number> = { EU: 1, US: 2, AU: 3, NZ: 4, JP: 5, CN: 6, WW: 8, KR: 9, BR: 10 };
const toBeAnnounced = 7;

/**
 * The games of the starter catalogue, and some that it does not have, as IGDB would describe them: one for all its
 * platforms. Ratings and pictures are made up.
 */
export function makeGames(folder: string | undefined): Json[] {
  const byTitle = Map.groupBy([...readRows(folder), ...extraRows], ({ title }) => keyOf(title));
  const taken = new Set<number>();
  return [...byTitle].map(([key, rows]) => {
    let id = firstId + (hash(key) % ids);
    while (taken.has(id)) id += 1;
    taken.add(id);
    return makeGame(id, rows);
  });
}

function readRows(folder: string | undefined): Row[] {
  if (folder === undefined) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ndjson'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Row & { meta?: true }) // as: our own file
    .filter(({ meta }) => meta !== true);
}

export function keyOf(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export const hash = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0);

function makeGame(id: number, rows: Row[]): Json {
  const [first] = rows;
  if (!first) return { id };
  const seed = hash(String(id));
  const name = first.title;
  const letters = id.toString(36);
  const dates = rows.flatMap((row, index) => toDates(row, id + index));
  const days = dates.flatMap(({ date }) => date ?? []);
  const others = [...new Set(rows.flatMap(({ alt_titles = [] }) => alt_titles))];
  const genres = new Set(rows.flatMap((row) => row.genres ?? []).flatMap((one) => genreNames[one] ?? []));
  const summary = rows.find(({ description }) => description)?.description;
  const rating = 45 + (seed % 500) / 10;
  return {
    id,
    name,
    slug: keyOf(name).replaceAll(' ', '-'),
    url: `https://www.igdb.com/games/${keyOf(name).replaceAll(' ', '-')}`,
    game_type: 0,
    updated_at: 1_780_000_000 + (seed % 10_000_000),
    platforms: [...new Set(rows.map(({ platform_igdb_id }) => platform_igdb_id))],
    cover: {
      id,
      image_id: `co${letters}`,
      url: `//images.igdb.com/igdb/image/upload/t_thumb/co${letters}.jpg`,
    },
    screenshots: ['a', 'b', 'c'].map((one, at) => ({ id: id + at, image_id: `sc${letters}${one}` })),
    genres: [...genres].map((one) => ({ id: hash(one) % 1000, name: one })),
    involved_companies: companiesOf(first, id),
    release_dates: dates,
    alternative_names: others.map((other, at) => ({ id: id + at, name: other, comment: 'Other title' })),
    total_rating: rating,
    total_rating_count: 3 + (seed % 400),
    ...(days.length > 0 && { first_release_date: Math.min(...days) }),
    ...(summary && { summary }),
  };
}

function companiesOf({ publisher, developer }: Row, id: number): Json[] {
  const company = (name: string) => ({ id: hash(name) % 100_000, name });
  return [
    ...(developer ? [{ id, company: company(developer), publisher: false, developer: true }] : []),
    ...(publisher ? [{ id: id + 1, company: company(publisher), publisher: true, developer: false }] : []),
  ];
}

type ReleaseDate = Json & { date?: number };

/** The first date, of which the catalogue does not say where it was, and the regions, of which it has no dates. */
function toDates(row: Row, id: number): ReleaseDate[] {
  const { first_release_date: day, platform_igdb_id: platform, releases = [] } = row;
  const codes = releases.flatMap(({ region }) => regions[region ?? ''] ?? []);
  const [only] = codes;
  const dated = day
    ? [{ id, platform, ...dateOf(day), ...(codes.length === 1 && { release_region: only }) }]
    : [];
  const undated = codes.length === 1 && day ? [] : codes;
  return [
    ...dated,
    ...undated.map((code, at) => ({
      id: id + 1 + at,
      platform,
      release_region: code,
      date_format: toBeAnnounced,
      human: 'TBD',
    })),
  ];
}

function dateOf(text: string): Json {
  const [year = '', month, day] = text.split('-');
  const date = Date.UTC(Number(year), Number(month ?? 12) - 1, Number(day ?? (month ? 1 : 31))) / 1000;
  const format = day ? 0 : month ? 1 : 2;
  return { date, y: Number(year), ...(month && { m: Number(month) }), date_format: format, human: text };
}
