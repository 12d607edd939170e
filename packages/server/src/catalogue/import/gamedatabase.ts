import { basename } from 'node:path';

import type { DumpBook } from './dumps.ts';
import { readRows } from './files/csv.ts';
import { readLines, withoutGzip } from './files/lines.ts';
import type { Release } from './gameRecord.ts';
import { gather } from './gather.ts';
import { findPlatform, genreOf, regionCode } from './names.ts';
import { type Read, type Reading, sources } from './reader.ts';

/**
 * Reads a console's CSV file of PigSaint/GameDataBase. Each row is a dump with its region, its titles (romanised, and
 * in its country's script), its date and its tags. Rows with the same ID are one game. A book of libretro's dumps
 * adds the names of pictures, and serials.
 */
export async function* readGameDatabase(
  file: string,
  reading: Reading,
  dumps?: DumpBook,
): AsyncGenerator<Read> {
  const name = basename(withoutGzip(file)).replace(/\.csv$/, '');
  const filePlatform = reading.platformId ?? findPlatform(reading.platforms, name);
  if (filePlatform === undefined) {
    const problem = `No platform here goes by the file name ${name}: name one with --platform.`;
    yield { file, line: 1, problem };
    return;
  }

  const games = gather(file, sources.gamedatabase);
  for await (const row of readRows(readLines(file))) {
    const { line } = row;
    if ('problem' in row) {
      yield { file, ...row };
      continue;
    }
    const titles = titlesOf(row.fields);
    if (!titles) {
      yield { file, line, problem: 'There is no column of titles: is this a GameDataBase file?' };
      return;
    }
    const tags = (row.fields['tags'] ?? '').split(/\s+/);
    const leftOut = notForCollectors(tags);
    if (leftOut) {
      yield { file, line, leftOut };
      continue;
    }
    const [title = '', ...otherTitles] = titles;
    const platformId = reading.platformId ?? taggedPlatform(tags) ?? filePlatform;
    const releases = releasesOf(row.fields, titles).map((release) => {
      const dump = dumps?.find(wantedDump(platformId, { fields: row.fields, titles, release }));
      return dump ? { ...release, label: dump.label, ...(dump.serial && { serial: dump.serial }) } : release;
    });
    const facts = { key: row.fields['id'], title, otherTitles, genres: genresOf(tags) };
    const isCompleted = releases.some(({ label }) => label !== undefined);
    const licence = isCompleted ? sources.libretro.licence : undefined;
    yield* games.add({ line, platformId, ...facts, releases, licence });
  }
  yield* games.all();
}

type Fields = Record<string, string>;

/**
 * The title first, then its other forms. The columns' names have changed over the years; '=' means the same as
 * before.
 */
function titlesOf(fields: Fields): string[] | undefined {
  const columns = [
    fields['title'] !== undefined && [fields['title'], fields['title (exact)']],
    fields['cover title @ exact']?.split('@'),
    fields['title screen'] !== undefined && [fields['title screen'], fields['title screen (exact)']],
    fields['screen title @ exact']?.split('@'),
  ].filter((one) => one !== undefined && one !== false);
  if (columns.length === 0) return undefined;

  const titles = columns.find(([title]) => title) ?? [];
  // The project writes a low quotation mark for a comma, which would end the cell.
  return titles
    .map((title) => (title ?? '').replaceAll('\u201A', ',').trim())
    .filter((title) => title && title !== '=');
}

function notForCollectors(tags: string[]): string | undefined {
  const has = (start: string) => tags.some((tag) => tag.startsWith(start));
  if (has('#unfinished')) return 'betas, prototypes, demos and samples';
  if (has('#unlicensed:aftermarket')) return 'homebrew';
  const isCopy = ['hack', 'translation', 'bootleg', 'clone'].some((kind) => has(`#unlicensed:${kind}`));
  if (isCopy) return 'hacks and copies';
  if (has('#rerelease')) return 're-releases on other systems';
  const genres = tags.filter((tag) => tag.startsWith('#genre:')).flatMap((tag) => tag.split(':').slice(1));
  const isNoGame = genres.length > 0 && genres.every((genre) => genre.startsWith('notagame'));
  return isNoGame ? 'programs that are not games' : undefined;
}

function genresOf(tags: string[]): string[] {
  const parts = tags.filter((tag) => tag.startsWith('#genre:')).flatMap((tag) => tag.split(/[:>]/).slice(1));
  return parts.flatMap((part) => genreOf(part) ?? []);
}

// In a file of two consoles, tags say which one a game is for; a game for both has '>mono>color'.
const taggedPlatforms = new Map([
  ['#compatibility:pcengine>supergrafx', 128],
  ['#compatibility:neogeopocket>mono', 119],
]);

function taggedPlatform(tags: string[]): number | undefined {
  return tags.map((tag) => taggedPlatforms.get(tag)).find((id) => id !== undefined);
}

function releasesOf(
  { region, 'release date': date, publisher, developer }: Fields,
  [title = '']: string[],
): Release[] {
  const codes = (region ?? '').split('/').flatMap((one) => regionCode(one) ?? []);
  const makers = { ...(publisher && { publisher }), ...(developer && { developer }) };
  const facts = { ...(date && { date }), ...makers, ...(title && { title }) };
  return codes.length === 0 ? [facts] : codes.map((code) => ({ region: code, ...facts }));
}

function wantedDump(
  platformId: number,
  { fields, titles, release }: { fields: Fields; titles: string[]; release: Release },
) {
  const { region } = release;
  const checksums = [fields['sha1'], fields['md5']];
  return { platformId, checksums, titles, regions: region === undefined ? [] : [region] };
}
