import { basename } from 'node:path';

import { type FactBook, withFacts } from './dumpFacts.ts';
import { readBlocks } from './files/dat.ts';
import { readLines, withoutGzip } from './files/lines.ts';
import { isDate, noDate, wrongValue } from './gameRecord.ts';
import { gather } from './gather.ts';
import { notForCollectors, regionsOf, serialOf, titlesOf } from './libretroNames.ts';
import { findPlatform, genreOf } from './names.ts';
import { type Read, type Reading, sources } from './reader.ts';

/** What else is known of the dumps in a file. */
export type DumpReading = {
  /** From libretro's files of single facts. */
  facts?: FactBook;
  /** Why a game is not taken from here. */
  leaveOut?: (title: string, serial: string | undefined) => string | undefined;
};

/**
 * Reads a DAT of libretro/libretro-database. Each game in it is a dump with a name such as 'Title (USA, Europe) (Rev
 * 1)'. Its header or file name says the platform. Dumps with the same title are one game.
 */
export async function* readLibretro(
  file: string,
  reading: Reading,
  { facts = new Map(), leaveOut = () => undefined }: DumpReading = {},
): AsyncGenerator<Read> {
  const names = [basename(withoutGzip(file)).replace(/\.dat$/, '')];
  let platformId = reading.platformId;

  const games = gather(file, sources.libretro);
  for await (const block of readBlocks(readLines(file))) {
    const { line } = block;
    if ('problem' in block) {
      yield { file, ...block };
      continue;
    }
    const { kind, rom } = block;
    if (kind === 'clrmamepro') names.unshift(block.values.get('name') ?? '');
    if (kind !== 'game' && kind !== 'machine') continue;

    platformId ??= names.map((name) => findPlatform(reading.platforms, name)).find((id) => id !== undefined);
    if (platformId === undefined) {
      const problem = `No platform here goes by the name ${names[0]}: name one with --platform.`;
      yield { file, line, problem };
      return;
    }
    // Metadata files name the game in a comment; the newest DATs have some marks only in the file's name.
    const values = withFacts(block, facts);
    const name = values.get('name') ?? values.get('comment') ?? '';
    const [title = '', ...otherTitles] = titlesOf(name);
    const leftOut = notForCollectors(name, rom.get('name') ?? '') ?? leaveOut(title, serialOf(values, rom));
    if (leftOut) {
      yield { file, line, leftOut };
      continue;
    }
    const { date, wrong } = dateOf(values);
    if (wrong) yield { file, line, dropped: wrongValue('release date', wrong, noDate) };
    const releases = releasesOf(name, { date, values, rom, title });
    const genres = genresOf(values.get('genre') ?? '');
    yield* games.add({ line, platformId, title, otherTitles, genres, releases });
  }
  yield* games.all();
}

const longestLabel = 250;

function genresOf(genre: string): string[] {
  const whole = genreOf(genre);
  return whole ? [whole] : genre.split(/[,/]/).flatMap((part) => genreOf(part) ?? []);
}

type DumpFacts = {
  date: string | undefined;
  title: string;
  values: ReadonlyMap<string, string>;
  rom: ReadonlyMap<string, string>;
};

function releasesOf(name: string, { date, title, values, rom }: DumpFacts) {
  const regions = regionsOf(name, values.get('region'));
  const serial = serialOf(values, rom);
  const publisher = values.get('publisher')?.trim();
  const developer = values.get('developer')?.trim();
  const makers = { ...(publisher && { publisher }), ...(developer && { developer }) };
  // A name that is too long for a picture's file leads to none.
  const box = { ...(title && { title }), ...(name.length <= longestLabel && { label: name }) };
  const facts = { ...(date && { date }), ...makers, ...(serial && { serial }), ...box };
  return regions ? regions.map((region) => ({ region, ...facts })) : [facts];
}

/**
 * The sensible part of a date, and what is wrong with it. The sources write 1 January or zeros when they do not know.
 */
function dateOf(values: ReadonlyMap<string, string>): { date?: string | undefined; wrong?: string } {
  const [year = '', month = '', day = ''] = ['releaseyear', 'releasemonth', 'releaseday']
    .map((key) => values.get(key) ?? '')
    .map((part) => (/^0*$/.test(part) ? '' : part.padStart(2, '0')));
  if (month === '01' && day === '01') return {};

  const written = [year, month, day].filter(Boolean).join('-');
  const date = [`${year}-${month}-${day}`, `${year}-${month}`, year].find(isDate);
  return { date, ...(written !== (date ?? '') && { wrong: written }) };
}
