import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { type Product, startProduct } from '../../testing/product.ts';
import type { Found } from './gameRecord.ts';
import { importGames } from './import.ts';
import { toReads } from './reader.ts';
import { refreshCatalogue } from './refresh.ts';
import { type Pair, describePair, sampleMerges } from './sample.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(async () => {
  await sql`truncate games_igdb, game_facets, game_details, seeds, consoles cascade`.execute(product.ctx.db);
  await product.games([], 19);
});
afterAll(() => product.close());

const ours = { source: 'Cartouche' };
const base = { source: 'GameDataBase', licence: 'CC-BY-4.0' };
const libretro = { source: 'libretro-database', licence: 'CC-BY-SA-4.0' };

function importing(...found: Found[]) {
  const reads = found.flatMap((one, i) => [...toReads('test', i + 1, { platform_id: 19, ...one })]);
  return importGames(product.ctx, reads, { embedded: false });
}

type Row = { game_id: number; title: string; platform_id: number };

async function games() {
  const { rows } = await sql<Row & Record<string, unknown>>`
    select g.*, d.* from games_igdb g join game_details d using (game_id) where g.owner_id is null order by g.platform_id, g.game_id`.execute(
    product.ctx.db,
  );
  return rows;
}

const titles = async () => (await games()).map(({ title }) => title);

test('games that two sources write differently are one game, whichever comes first', async () => {
  const pairs = [
    ['Star Fox', 'StarFox'],
    ['SimCity', 'Sim City'],
    ['Aladdin', "Disney's Aladdin"],
    ['Tomb Raider II', 'Tomb Raider 2'],
  ] as const;
  await importing(...pairs.map(([title]) => ({ ...ours, title })));
  await importing(...pairs.map(([, title]) => ({ ...base, title })));

  expect(await titles()).toEqual(pairs.map(([title]) => title));

  await sql`truncate games_igdb cascade`.execute(product.ctx.db);
  await importing(...pairs.map(([, title]) => ({ ...base, title })));
  const summary = await importing(...pairs.map(([title]) => ({ ...ours, title })));

  expect(summary).toMatchObject({ added: 0, updated: 4 });
  expect(await titles()).toEqual(pairs.map(([title]) => title));
});

test('a game that its source calls otherwise keeps its id and its old title beside the new one', async () => {
  await importing({ ...base, source_key: '19/a', title: 'Seiken Densetsu 2' });
  const [before] = await games();

  await importing({
    ...base,
    source_key: '19/a',
    title: 'Secret of Mana',
    alt_titles: ['Seiken Densetsu 2'],
  });

  expect(await games()).toMatchObject([
    { game_id: before?.game_id, title: 'Secret of Mana', folded_title: 'secret of mana' },
  ]);
});

test('what a source says anew replaces what it said, and the others still fill the gaps', async () => {
  await importing({ ...base, source_key: '19/a', title: 'Lufia', publisher: 'Tatio', genres: ['Action'] });
  await importing({ ...libretro, title: 'Lufia', publisher: 'Taito', developer: 'Neverland' });

  await importing({ ...base, source_key: '19/a', title: 'Lufia', genres: ['Role-playing'] });

  expect(await games()).toMatchObject([
    {
      publisher: 'Taito',
      developer: 'Neverland',
      genres: ['Role-playing'],
      fact_sources: { publisher: 'libretro-database', genres: 'GameDataBase' },
      licence: 'CC-BY-4.0 AND CC-BY-SA-4.0',
    },
  ]);
});

test('two games of one title are told apart by year or publisher, and stay so', async () => {
  const rows = [
    { ...base, source_key: '19/a', title: 'Star Wars', release_date: '1987', publisher: 'Namco' },
    { ...base, source_key: '19/b', title: 'Star Wars', release_date: '1991-11', publisher: 'JVC' },
    { ...base, source_key: '19/c', title: 'STAR WARS', publisher: 'Lucasfilm' },
    { ...base, source_key: '19/d', title: 'Star Wars' },
  ];
  await importing(...rows);
  const once = await games();
  const again = await importing(...rows);
  await importing(...rows.map((row) => ({ ...row, developer: 'Beam' })));

  expect(once.map(({ title }) => title)).toEqual([
    'Star Wars',
    'Star Wars (1991)',
    'STAR WARS (Lucasfilm)',
    'Star Wars (2)',
  ]);
  expect(again).toMatchObject({ added: 0, updated: 0, unchanged: 4 });
  expect(await titles()).toEqual(once.map(({ title }) => title));
});

test('games of one title without dates or makers are told apart by numbers, however many there are', async () => {
  const snakes = Array.from({ length: 45 }, (_, n) => ({ ...base, source_key: `19/${n}`, title: 'Snake' }));

  const first = await importing(...snakes.slice(0, 21));
  const rest = await importing(...snakes);

  expect([first.added, rest.added]).toEqual([21, 24]);
  const expected = ['Snake', ...snakes.slice(1).map((_, n) => `Snake (${n + 2})`)];
  expect((await titles()).toSorted()).toEqual(expected.toSorted());
});

test('a record that fits two games equally well becomes a game of its own', async () => {
  await importing(
    { ...base, source_key: '19/a', title: 'Casper' },
    { ...base, source_key: '19/b', title: 'Casper' },
  );

  await importing({ ...libretro, title: 'Casper', developer: 'Somebody' });

  expect(await games()).toMatchObject([{ developer: null }, { developer: null }, { developer: 'Somebody' }]);
});

test('of several records of a run the surest finds its game first', async () => {
  await importing({ ...ours, title: 'Spider-Man', release_date: '1991', publisher: 'Sega' });

  await importing(
    { ...base, source_key: '19/b', title: 'Spider-Man', release_date: '1995', publisher: 'Sega' },
    { ...base, source_key: '19/a', title: 'Spider-Man', release_date: '1991-08', publisher: 'SEGA' },
  );

  expect(await games()).toMatchObject([{ release_date: '1991-08' }, { release_date: '1995' }]);
});

test('the Japanese releases of Super Nintendo games are games of the Super Famicom', async () => {
  await product.games([], 58);
  const mixed = {
    ...base,
    source_key: '19/ff6',
    title: 'Final Fantasy III',
    alt_titles: ['Final Fantasy VI', 'ファイナルファンタジーVI'],
    release_date: '1994-04-02',
    publisher: 'Square',
    cover: 'western',
    releases: [
      { region: 'JP', date: '1994-04-02', publisher: 'Square' },
      { region: 'US', date: '1994-10', publisher: 'Nintendo' },
    ],
  };
  const japanese = { ...base, source_key: '19/bs', title: 'Bahamut Lagoon', releases: [{ region: 'JP' }] };

  await importing(mixed, japanese);

  expect(await games()).toMatchObject([
    {
      platform_id: 19,
      title: 'Final Fantasy III',
      release_date: '1994-10',
      publisher: 'Nintendo',
      regions: ['US'],
      cover: 'western',
    },
    {
      platform_id: 58,
      title: 'Final Fantasy VI',
      release_date: '1994-04-02',
      publisher: 'Square',
      regions: ['JP'],
      cover: null,
    },
    { platform_id: 58, title: 'Bahamut Lagoon', regions: ['JP'] },
  ]);
  expect(await importing(mixed, japanese)).toMatchObject({ added: 0, updated: 0, unchanged: 3 });
});

test('what was put on its console by hand stays there, and everything where the Super Famicom is unknown', async () => {
  const found = { title: 'F-Zero', releases: [{ region: 'JP' }, { region: 'US' }] };
  await importing({ ...base, ...found });
  await product.games([], 58);
  await importing({ ...ours, ...found }, { source: 'Corrections', source_key: '1', ...found });

  expect(await games()).toMatchObject([{ platform_id: 19, regions: ['JP', 'US'] }]);
});

test('a sample shows what was taken for one game, and what nearly was', async () => {
  await importing(
    { ...ours, title: 'Star Fox', release_date: '1993' },
    { ...ours, title: 'F-Zero' },
    { ...ours, title: 'Super Smash TV', release_date: '1992' },
  );
  await importing(
    { ...base, title: 'StarFox', publisher: 'Nintendo' },
    { ...base, title: 'F-Zero' },
    { ...base, title: 'Super Smash TV', release_date: '1999' },
    { ...base, title: 'Star Fox 2' },
  );
  const asked = { merges: 10, near: 10, seed: 'a' };

  const sample = await sampleMerges(product.ctx, asked);

  const written = (pairs: Pair[]) => pairs.map((pair) => pair.map(({ title }) => title).toSorted());
  expect(sample).toMatchObject({ merged: 2, compared: 1 });
  expect(written(sample.merges)).toEqual([['Star Fox', 'StarFox']]);
  expect(written(sample.near)).toEqual([
    ['Super Smash TV', 'Super Smash TV'],
    ['Star Fox', 'Star Fox 2'],
  ]);
  expect(await sampleMerges(product.ctx, asked)).toEqual(sample);
  expect(sample.merges.map(describePair).join('')).toMatch(
    /Star Fox \| 1993 .*Cartouche\n +StarFox \| \?{4}/,
  );
});

test('what earlier versions imported twice becomes one game, with its copies', async () => {
  const ana = await product.user('ana');
  const [first = 0, second = 0, owned = 0, alsoOwned = 0] = await product.games([
    'Star Fox',
    'StarFox',
    'SimCity',
    'Sim City',
  ]);
  await product.as(ana, 'collection.save', { gameId: second, notes: 'mine' });
  for (const gameId of [owned, alsoOwned]) await product.as(ana, 'collection.save', { gameId });
  // As the migration leaves them.
  await sql`
    insert into game_records (source, source_key, game_id, facts, licence)
    select case when title like '% %' or title = 'SimCity' then 'Cartouche' else 'GameDataBase' end,
      case when title = 'Sim City' then '?' else '' end || platform_id || '/' || folded_title, game_id,
      jsonb_build_object('platform_id', platform_id, 'title', title), ''
    from games_igdb where title <> 'Sim City'
    union all
    select 'GameDataBase', '?19/sim city', game_id, '{"platform_id":19,"title":"Sim City"}', ''
    from games_igdb where title = 'Sim City'`.execute(product.ctx.db);

  let minute = 0;
  const slow = { ...product.ctx, now: () => new Date(60_000 * (minute += 1)) };
  const said: string[] = [];
  const refreshed = await refreshCatalogue(slow, (text) => said.push(text));
  const again = await refreshCatalogue(product.ctx);

  expect([refreshed.united, again.united]).toEqual([2, 0]);
  expect(said).toEqual([
    expect.stringMatching(/^Going through the catalogue after an update: (\d+) of \1 games\.$/),
  ]);
  expect((await product.as(ana, 'collection.item', { gameId: first })).body).toMatchObject({ notes: 'mine' });
  expect((await product.as(ana, 'catalogue.game', { gameId: second })).body).toMatchObject({
    game_id: first,
    title: 'Star Fox',
  });
  expect(await titles()).toEqual(['Star Fox', 'SimCity']);
  expect((await product.as(ana, 'collection.copies', { gameId: owned })).body).toHaveLength(2);
});

test('a game of an earlier version is known again when its source brings it with an id', async () => {
  const [gameId = 0] = await product.games(['Lufia']);
  await sql`insert into game_records (source, source_key, game_id, facts, licence)
    values ('GameDataBase', '?19/lufia', ${gameId}, '{"platform_id":19,"title":"Lufia","publisher":"Old"}', '')`.execute(
    product.ctx.db,
  );

  await importing({ ...base, source_key: '19/estpolis', title: 'Lufia', publisher: 'Taito' });

  expect(await games()).toMatchObject([{ game_id: gameId, publisher: 'Taito' }]);
  const { rows } = await sql`select source_key from game_records`.execute(product.ctx.db);
  expect(rows).toEqual([{ source_key: '19/estpolis' }]);
});
