import { rmSync } from 'node:fs';

import { afterAll, expect, test } from 'vitest';

import { readLibretro } from './libretro.ts';
import { folder, readAll, save } from './testing/reading.ts';

afterAll(() => rmSync(folder, { recursive: true }));

test('dumps become games, and their names become titles and regions', async () => {
  const file = save(
    'Nintendo - Nintendo 64.dat',
    `clrmamepro (
	name "Nintendo - Nintendo 64"
	version "2026.10.07"
)

game (
	name "Legend of Zelda, The - Majora's Mask (USA)"
	description "Legend of Zelda, The - Majora's Mask (USA)"
	region "USA"
	rom ( name "Legend of Zelda, The - Majora's Mask (USA).z64" size 33554432 crc B428D8A7 serial "NZSE" )
)
game (
	name "Legend of Zelda, The - Majora's Mask (Europe, Australia) (En,Fr,De,Es) (Rev 1)"
	rom ( name "x (Europe).z64" size 33554432 crc 0A5D8F83 serial "NZSP" )
	rom ( name "x (Beta).z64" serial "nobody" )
)
game (
	name "Aigle de Guerre, L' (France)"
	serial "NAGF"
	releaseyear "1999"
	releasemonth "4"
	releaseday "9"
	publisher "Genki"
)
game (
	comment "Air-Sea Battle ~ Target Fun (Japan, USA) (En)"
	genre "Race, Driving"
	releaseyear 1998
	rom (
		crc 1FC6C0F1
	)
)
game (
	name "Filler (Japan)"
	releaseyear "2013"
	releasemonth "1"
	releaseday "1"
)
`,
  );

  const { games, problems } = await readAll(readLibretro, file);

  expect(problems).toEqual([]);
  expect(games).toMatchObject([
    {
      platform_id: 4,
      title: "The Legend of Zelda: Majora's Mask",
      releases: [
        { region: 'US', serial: 'NZSE' },
        { region: 'EU', serial: 'NZSP' },
        { region: 'AU', serial: 'NZSP' },
      ],
      source: 'libretro-database',
      licence: 'CC-BY-SA-4.0',
    },
    {
      title: "L'Aigle de Guerre",
      release_date: '1999-04-09',
      publisher: 'Genki',
      releases: [{ region: 'FR', serial: 'NAGF' }],
    },
    { title: 'Air-Sea Battle', alt_titles: ['Target Fun'], genres: ['Racing'], release_date: '1998' },
    { title: 'Filler', release_date: null },
  ]);
});

test('the sensible part of a wrong date is kept, and the rest is reported', async () => {
  const game = (name: string, facts: string) => `game (\n\tname "${name} (USA)"\n${facts}\n)\n`;
  const file = save(
    'Nintendo - Nintendo 64.dat',
    game('Whole', '\treleaseyear "1999"\n\treleasemonth "4"\n\treleaseday "0"') +
      game('Late', '\treleaseyear "1998"\n\treleasemonth "13"\n\treleaseday "40"') +
      game('Vague', '\treleaseyear "199x"\n\tpublisher "Genki"') +
      game('Unknown', '\treleaseyear "0000"'),
  );

  const { games, problems, dropped } = await readAll(readLibretro, file);

  expect(problems).toEqual([]);
  expect(dropped).toEqual([
    expect.stringMatching(/^7 release date '1998-13-40' is not a date/),
    expect.stringMatching(/^13 release date '199x' is not a date/),
  ]);
  expect(games.map(({ title, release_date, publisher }) => [title, release_date, publisher])).toEqual([
    ['Whole', '1999-04', null],
    ['Late', '1998', null],
    ['Vague', null, 'Genki'],
    ['Unknown', null, null],
  ]);
});

test('what collectors do not collect is left out, even where only the file name says so', async () => {
  const names = [
    'Sound Fantasy (Japan) (Proto)',
    'Kirby (USA) (Beta 2)',
    'Wave Race 64 (Japan) (Demo) (Kiosk)',
    'Bio Hazard (Japan) (Sample 1996-01-31)',
    'Bolts (World)" rom ( name "Bolts (World) (Aftermarket) (Unl).z64',
    '100-in-1 (Asia) (Pirate)',
    'Mario (USA) [h Somebody]',
    '[BIOS] Transfer Pak (Japan)',
    'Yoshi Story (Japan) (Wii Virtual Console)',
  ].map((name) => (name.includes('rom (') ? `game (\n\tname "${name}" )\n)` : `game (\n\tname "${name}"\n)`));
  const file = save(
    'Nintendo 64.dat',
    `clrmamepro (\n\tname "Nintendo 64"\n)\n${names.join('\n')}\ngame (\n\trom ( crc 777EB04F )\n)\n`,
  );

  const { games, leftOut, problems } = await readAll(readLibretro, file);

  expect({ games, problems }).toEqual({ games: [], problems: [] });
  expect(leftOut).toEqual([
    'betas and prototypes',
    'betas and prototypes',
    'demos and samples',
    'demos and samples',
    'homebrew',
    'hacks and copies',
    'hacks and copies',
    'programs that are not games',
    'downloads',
    'checksums without a title',
  ]);
});

test('an unclosed block costs one game, and other formats are refused', async () => {
  const broken = save(
    'Nintendo - Super Nintendo Entertainment System.dat',
    'game (\n\tname "Lost (USA)"\n\trom ( name "x\n\nstray\ngame (\n\tname "Found (USA)"\n)\nstray\ngame (\n\tname "Open (USA)"',
  );
  const xml = save('Nintendo - Virtual Boy.dat', '<?xml version="1.0"?>\n<datafile>\n<game name="x"/>\n');
  const unknown = save('DOS.dat', 'clrmamepro (\n\tname "DOS"\n)\ngame (\n\tname "Foo (USA)"\n)\n');

  expect(await readAll(readLibretro, broken)).toMatchObject({
    games: [{ title: 'Found' }],
    problems: [
      /^1 The game that begins here is not closed/,
      /^9 Text outside a block/,
      /^10 The game that begins/,
    ].map((problem) => expect.stringMatching(problem) as string),
  });
  expect((await readAll(readLibretro, xml)).problems).toEqual([
    expect.stringMatching(/^1 This is an XML file/),
  ]);
  expect((await readAll(readLibretro, unknown)).problems).toEqual([
    expect.stringMatching(/^4 No platform here goes by the name DOS: name one with --platform/),
  ]);
});
