import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { namePlatforms } from '../import/names.ts';
import type { Read } from '../import/reader.ts';
import { readOpenGames } from './openGames.ts';
import { csv, dat } from './testing/projects.ts';

const folder = mkdtempSync(join(tmpdir(), 'cartouche-open-'));
afterAll(() => rmSync(folder, { recursive: true }));

const platforms = namePlatforms([4, 18, 19, 32, 41, 58, 99].map((id) => ({ id, name: `Console ${id}` })));
const snes = 'metadat/no-intro/Nintendo - Super Nintendo Entertainment System.dat';
const saturn = 'metadat/redump/Sega - Saturn.dat';

/** What is read of the files that were downloaded. */
async function read(csvs: Record<string, string>, dats: Record<string, string>) {
  const keepOf = (files: Record<string, string>) => ({
    pathOf(name: string) {
      if (files[name] === undefined) return undefined;
      const path = join(folder, name.replaceAll('/', '_'));
      writeFileSync(path, files[name]);
      return path;
    },
  });
  const reads: Read[] = [];
  for await (const one of readOpenGames({ gamedatabase: keepOf(csvs), libretro: keepOf(dats) }, platforms))
    reads.push(one);
  return {
    games: reads.flatMap((one) => ('record' in one ? one.record : [])),
    leftOut: reads.flatMap((one) => ('leftOut' in one ? one.leftOut : [])),
    problems: reads.flatMap((one) => ('problem' in one ? one.problem : [])),
  };
}

const dump = (name: string, facts: string) => `\tname "${name}"\n\trom ( name "x" ${facts} )`;

test('a game that GameDataBase has is not there again under libretro’s spelling, and any other is', async () => {
  const { games, leftOut } = await read(
    {
      'console_nintendo_superfamicom_snes.csv': csv([
        ['Kaeru no Tame ni', '蛙', 'frogs', 'Japan', '1992-09-14', 'a1'],
        ['For the Frogs', '=', 'frogs', 'USA', '1993', 'a2'],
      ]),
    },
    {
      [snes]: dat('SNES', [
        dump('Kaeru no Tameni (Japan)', 'crc 1 sha1 A1 serial "SHVC-KF"'),
        dump('Kaeru no Tameni (Japan) (Rev 1)', 'crc 2 sha1 A3'),
        dump('For the Frogs (USA)', 'crc 3 md5 A2'),
        dump('Newts (Europe)', 'crc 4 sha1 A5'),
      ]),
    },
  );

  expect(games.map(({ title, platform_id, source }) => [title, platform_id, source])).toEqual([
    ['For the Frogs', 19, 'GameDataBase'],
    ['Newts', 19, 'libretro-database'],
  ]);
  expect(games[0]).toMatchObject({
    alt_titles: ['Kaeru no Tame ni', '蛙'],
    releases: [
      { region: 'JP', title: 'Kaeru no Tame ni', label: 'Kaeru no Tameni (Japan)', serial: 'SHVC-KF' },
      { region: 'US', title: 'For the Frogs', label: 'For the Frogs (USA)' },
    ],
    licence: 'CC-BY-4.0 AND CC-BY-SA-4.0',
    source_key: '19/frogs',
  });
  expect(leftOut).toEqual([
    'dumps of games that GameDataBase has',
    'dumps of games that GameDataBase has',
    'dumps of games that GameDataBase has',
  ]);
});

test('on discs without checksums, title and region find a dump, and only that of the region', async () => {
  const { games, leftOut } = await read(
    {
      'console_sega_saturn.csv': csv([
        ['Newt Panic', '=', 'newt', 'Japan', '1996-01-02', ''],
        ['Newt Panic', '=', 'newt', 'USA', '1996-05-01', ''],
        ['Toad', '=', 'toad', 'Europe', '1997', ''],
      ]),
    },
    {
      [saturn]: dat('Saturn', [
        dump('NewtPanic (Japan) (Disc 2)', 'crc 1 serial "T-1G"'),
        dump('NewtPanic (Japan)', 'crc 2 serial "T-1G"'),
        dump('Toad (USA)', 'crc 3 serial "T-2"'),
        dump('Unknown Here (USA)', 'crc 4 serial "T-3"'),
      ]),
    },
  );

  expect(
    games.map(({ title, releases, licence }) => [title, releases.map(({ label }) => label), licence]),
  ).toEqual([
    ['Newt Panic', ['NewtPanic (Japan)', undefined], 'CC-BY-4.0 AND CC-BY-SA-4.0'],
    ['Toad', [undefined], 'CC-BY-4.0'],
  ]);
  expect(leftOut).toHaveLength(4);
});

test('of the Wii U only what came on a disc is taken', async () => {
  const { games, leftOut, problems } = await read(
    {},
    {
      'dat/Nintendo - Wii U.dat': dat('Wii U', [
        '\tname "Newt (Europe)"\n\tserial "ANWP01"',
        '\tname "Toad (USA)"\n\tserial "WTDE"',
        '\tname "Frog (USA)"',
      ]),
    },
  );

  expect(games.map(({ title }) => title)).toEqual(['Newt']);
  expect(leftOut).toEqual(['downloads', 'downloads']);
  expect(problems).toEqual([]);
});
