import { rmSync } from 'node:fs';

import { afterAll, expect, test } from 'vitest';

import { readGameDatabase } from './gamedatabase.ts';
import { folder, readAll, save } from './testing/reading.ts';

afterAll(() => rmSync(folder, { recursive: true }));

const newColumns =
  'Title,Title (exact),Title screen,Title screen (exact),ID,Region,Release date,Developer,Publisher,Tags,MD5,SHA1';
const oldColumns =
  'Screen title @ Exact,Cover title @ Exact,ID,Region,Release date,Developer,Publisher,Tags,MD5';

test('the rows of one game become one game', async () => {
  const file = save(
    'console_nintendo_nintendo64.csv',
    [
      oldColumns,
      'Banjo to Kazooie no Daibōken@バンジョー,Banjo to Kazooie no Daibōken@バンジョー,banjokazooie,Japan,1998-12-06,Rare,Nintendo,#players:1 #genre:action>platformer:puzzle #lang:ja,00',
      'Banjo-Kazooie,Banjo-Kazooie,banjokazooie,USA,1998-06-29,Rare,Nintendo,#players:1 #genre:action>platformer:puzzle #lang:en,01',
      'Banjo-Kazooie,Banjo-Kazooie,banjokazooie,USA,,Rare,Nintendo,#players:1 #genre:action>platformer:puzzle #rev:1,02',
      'Banjo-Kazooie,Banjo-Kazooie,banjokazooie,France/Netherlands,1998-07-17,Rare,Nintendo,#genre:action>platformer,03',
    ].join('\n'),
  );

  const { games, problems } = await readAll(readGameDatabase, file);

  expect(problems).toEqual([]);
  expect(games).toMatchObject([
    {
      platform_id: 4,
      title: 'Banjo-Kazooie',
      alt_titles: ['Banjo to Kazooie no Daibōken', 'バンジョー'],
      release_date: '1998-06-29',
      publisher: 'Nintendo',
      developer: 'Rare',
      genres: ['Action', 'Platform', 'Puzzle'],
      releases: [
        { region: 'JP', date: '1998-12-06' },
        { region: 'US', date: '1998-06-29' },
        { region: 'FR', date: '1998-07-17' },
        { region: 'NL', date: '1998-07-17' },
      ],
      source: 'GameDataBase',
      licence: 'CC-BY-4.0',
    },
  ]);
});

test('the newer columns, quotes, and its substitute for commas are read', async () => {
  const file = save(
    'console_nintendo_superfamicom_snes.csv',
    [
      newColumns,
      'Hore‚ Mita!,ほれ、みた!,Hore‚ Mita!,=,horemita,Japan,1992-09-18,Coconuts,C-Dream,#genre:board #lang:ja,0,0',
      '"Rock, ""Paper""\nScissors",=,,,rock,USA,1993-04,A/B,Acme,#genre:minigames,0,0',
      'A Prototype,=,,,proto,USA,,,,#genre:action #unfinished:proto>2,0,0',
      'A Hack,=,,,hack,USA,,,,#genre:action #unlicensed:hack,0,0',
      'A Test Program,=,,,test,Japan,1992,,,#genre:notagame>test,0,0',
      'A Late Date,=,,,late,USA,1993-31-02,,,#genre:action,0,0',
      'Without a Region,=,,,none,Mars,1994,,,#genre:action,0,0',
      'An Open Quote,"=,,,open,USA,1994,,,#genre:action,0,0',
    ].join('\r\n'),
  );

  const { games, problems, dropped, leftOut } = await readAll(readGameDatabase, file);

  expect(games.map(({ title, alt_titles }) => [title, alt_titles])).toEqual([
    ['Hore, Mita!', ['ほれ、みた!']],
    ['A Late Date', []],
    ['Without a Region', []],
  ]);
  expect(games[1]).toMatchObject({ release_date: null, releases: [{ region: 'US' }], genres: ['Action'] });
  expect(games[2]).toMatchObject({ release_date: '1994', releases: [{ date: '1994' }] });
  expect(dropped).toEqual([expect.stringMatching(/^8 release date '1993-31-02' is not a date: write YYYY/)]);
  expect(leftOut).toEqual([
    'betas, prototypes, demos and samples',
    'hacks and copies',
    'programs that are not games',
  ]);
  expect(problems).toEqual([
    expect.stringMatching(/^10 A quote opens here and never closes/),
    expect.stringMatching(/^3 title 'Rock, "Paper"\?Scissors' holds control characters/),
  ]);
});

test('two consoles in one file are told apart by their tags', async () => {
  const pocket = save(
    'console_snk_neogeopocket_neogeopocketcolor.csv',
    `${oldColumns}\nMono,Mono,mono,Japan,1998,A,A,#compatibility:neogeopocket>mono,0\nBoth,Both,both,Japan,1999,A,A,#compatibility:neogeopocket>mono>color,0`,
  );
  const engine = save(
    'console_nec_pcengine_turbografx_supergrafx.csv',
    `${oldColumns}\nPlain,Plain,plain,Japan,1988,A,A,#genre:shmup>v,0\nSuper,Super,super,Japan,1989,A,A,#compatibility:pcengine>supergrafx,0`,
  );

  const games = [
    ...(await readAll(readGameDatabase, pocket)).games,
    ...(await readAll(readGameDatabase, engine)).games,
  ];

  expect(games.map(({ title, platform_id }) => [title, platform_id])).toEqual([
    ['Mono', 119],
    ['Both', 120],
    ['Plain', 86],
    ['Super', 128],
  ]);
});

test('a file of an unknown console needs the platform named', async () => {
  const file = save(
    'arcade_capcom.csv',
    `${oldColumns}\nStrider,Strider,strider,Japan,1989,CAPCOM,CAPCOM,#genre:action,0`,
  );

  const unnamed = await readAll(readGameDatabase, file);
  const named = await readAll(readGameDatabase, file, { platformId: 19 });
  const other = await readAll(readGameDatabase, save('console_nintendo_virtualboy.csv', 'a,b\n1,2'), {
    platformId: 19,
  });

  expect(unnamed.problems).toEqual([
    expect.stringMatching(/^1 No platform here goes by the file name arcade_capcom/),
  ]);
  expect(named.games).toMatchObject([{ title: 'Strider', platform_id: 19 }]);
  expect(other.problems).toEqual([expect.stringMatching(/^2 There is no column of titles/)]);
});
