import { rmSync } from 'node:fs';

import { afterAll, expect, test } from 'vitest';

import { readFacts } from './dumpFacts.ts';
import { readLibretro } from './libretro.ts';
import { folder, readAll, save } from './testing/reading.ts';

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const head = 'clrmamepro (\n\tname "Sample"\n)\n';
const game = (lines: string[]) => `game (\n\t${lines.join('\n\t')}\n)\n`;
const rom = (what: string) => `rom (\n\t\t${what}\n\t)`;

/** What is read of a list with some files of facts beside it. */
async function readWith(list: string[][], ...facts: string[][][]) {
  const files = facts.map((games, i) => save(`facts-${i}.dat`, head + games.map(game).join('')));
  const file = save('list.dat', head + list.map(game).join(''));
  const book = await readFacts(files);
  return await readAll((one, reading) => readLibretro(one, reading, { facts: book }), file, {
    platformId: 4,
  });
}

test('facts are joined to a cartridge by its checksum, in either case, and to a disc by its serial', async () => {
  const { games } = await readWith(
    [
      ['name "Newt (USA)"', 'rom ( name "n" crc ABCDEF01 )'],
      ['name "Toad (USA)"', 'serial "SLUS-00001"', 'rom ( name "t" crc 22 serial "SLUS-00001" )'],
      ['name "Frog (USA)"', 'rom ( name "f" crc 33 )'],
    ],
    [
      ['name "Another Name"', 'developer "Ponds"', rom('crc abcdef01')],
      ['name "Toad (USA)"', 'developer "Lakes"', rom('serial "slus_000.01"')],
    ],
    [['publisher "Rivers"', rom('crc ABCDEF01')]],
    [['serial "NNWE-USA"', rom('crc ABCDEF01')]],
  );

  expect(games).toMatchObject([
    { title: 'Newt', developer: 'Ponds', publisher: 'Rivers', releases: [{ serial: 'NNWE-USA' }] },
    { title: 'Toad', developer: 'Lakes', publisher: null },
    { title: 'Frog', developer: null },
  ]);
});

test('the four letters of a Nintendo disc join it to a list that writes two more', async () => {
  const { games } = await readWith(
    [
      ['name "Newt (Europe)"', 'serial "DL-DOL-GW7P-EUR"', 'rom ( name "n" crc 1 )'],
      ['name "Toad (USA)"', 'serial "RVL-SM2E-USA"', 'rom ( name "t" crc 2 )'],
      ['name "Frog (USA)"', 'serial "154066"', 'rom ( name "f" crc 3 )'],
    ],
    [
      ['serial "GW7P69"', 'publisher "Arts"', rom('serial "GW7P69"')],
      ['serial "SM2E52"', 'publisher "Acts"', rom('serial "SM2E52"')],
      ['serial "154073"', 'publisher "Of another game"', rom('serial "154073"')],
    ],
  );

  expect(games.map(({ publisher }) => publisher)).toEqual(['Arts', 'Acts', null]);
});

test('a date is one file’s whole date, and never made up of two', async () => {
  const { games } = await readWith(
    [
      ['name "Newt (USA)"', 'rom ( name "n" crc 1 )'],
      ['name "Toad (USA)"', 'rom ( name "t" crc 2 )'],
      ['name "Frog (USA)"', 'releaseyear "1999"', 'rom ( name "f" crc 3 )'],
      ['name "Crab (USA)"', 'rom ( name "c" crc 4 )'],
    ],
    [
      ['releaseyear "1996"', 'releasemonth "9"', 'releaseday "23"', rom('crc 1')],
      ['releaseyear "1996"', rom('crc 4')],
    ],
    [
      ['releaseyear "2004"', rom('crc 1')],
      ['releaseyear "1997"', rom('crc 2')],
      ['releaseyear "2004"', rom('crc 3')],
      ['releaseyear "2004"', 'releasemonth "5"', rom('crc 4')],
    ],
    [
      ['releasemonth "5"', rom('crc 2')],
      ['releasemonth "5"', rom('crc 3')],
    ],
  );

  expect(games.map(({ release_date }) => release_date)).toEqual(['1996-09-23', '1997-05', '1999', '1996']);
});

test('the name of a picture is that of the plainest dump of a region, and goes with its title', async () => {
  const { games } = await readWith([
    ['name "Newt Race, The - Tides (USA) (Rev 2)"', 'rom ( name "n" crc 1 serial "NNWE" )'],
    ['name "Newt Race, The - Tides (USA)"', 'rom ( name "n" crc 2 serial "NNWE" )'],
    ['name "Newt Race, The - Tides (Japan, Europe)"', 'rom ( name "n" crc 3 )'],
    [`name "Newt Race, The - Tides (Korea) (${'x'.repeat(230)})"`, 'rom ( name "n" crc 4 )'],
  ]);

  expect(games).toMatchObject([
    {
      title: 'The Newt Race: Tides',
      source_key: '4/the newt race tides',
      releases: [
        {
          region: 'US',
          serial: 'NNWE',
          label: 'Newt Race, The - Tides (USA)',
          title: 'The Newt Race: Tides',
        },
        { region: 'JP', label: 'Newt Race, The - Tides (Japan, Europe)' },
        { region: 'EU', label: 'Newt Race, The - Tides (Japan, Europe)' },
        { region: 'KR', title: 'The Newt Race: Tides' },
      ],
    },
  ]);
  expect(games[0]?.releases[3]).not.toHaveProperty('label');
});
