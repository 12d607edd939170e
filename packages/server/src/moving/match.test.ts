import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { seedCatalogue } from '../catalogue/import/seed.ts';
import { listPlatforms } from '../platforms/platforms.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';
import { interpret, noSettings } from './interpret.ts';
import { namesOf } from './platformNames.ts';
import { settle } from './settle.ts';
import { asPeopleWrite } from './testing/asPeopleWrite.ts';
import { trackerPlatforms, variants } from './testing/variants.ts';

let product: Product;
let ana: TestUser;
beforeAll(async () => {
  product = await startProduct();
  await seedCatalogue(product.ctx);
  ana = await product.user('ana');
});
afterAll(() => product.close());

/** The best known games of the catalogue, as many on each platform. */
async function wellKnown(most: number) {
  const { rows } = await sql<{ game_id: number; title: string; platform_id: number }>`
    select game_id, title, platform_id from (
      select s.game_id, g.title, s.platform_id, row_number() over (partition by s.platform_id order by s.standing desc, s.game_id) as rank
      from game_search s join games_igdb g using (game_id)
      where s.platform_id = any(${Object.keys(trackerPlatforms).map(Number)}::int[])
    ) ranked order by rank, platform_id limit ${most}`.execute(product.ctx.db);
  return rows;
}

async function findAll(rows: { title: string; platform: string }[]) {
  const names = namesOf(await listPlatforms(product.ctx));
  return await settle(product.ctx, ana.id, {
    rows: rows.map(({ title, platform }, place) => ({
      place,
      row_key: `test ${place}`,
      decision: null,
      wanted: interpret({ title, platform }, noSettings, names).wanted,
    })),
    searches: { left: rows.length },
  });
}

test('of 300 rows of well-known games as trackers write them, 95 % are found without a hand and none is wrong', async () => {
  const games = await wellKnown(300);
  const kinds = Object.entries(variants);
  const rows = games.map((game, place) => {
    const [kind, write] = kinds[place % kinds.length] ?? ['', (title: string) => title];
    const platforms = trackerPlatforms[game.platform_id] ?? [];
    return { game, kind, title: write(game.title), platform: platforms[place % platforms.length] ?? '' };
  });
  const settled = await findAll(rows);

  const table = kinds.map(([kind]) => {
    const ones = rows.flatMap((row, place) =>
      row.kind === kind ? [{ row, found: settled[place]?.game_id ?? null }] : [],
    );
    const found = ones.filter(({ row, found: id }) => id === row.game.game_id).length;
    const wrong = ones.filter(({ row, found: id }) => id !== null && id !== row.game.game_id);
    const asked = ones.filter(({ found: id }) => id === null);
    return {
      kind,
      rows: ones.length,
      found,
      asked: asked.map(({ row }) => `${row.title} (${row.platform})`),
      wrong: wrong.map(({ row }) => row.title),
    };
  });
  const found = table.reduce((sum, one) => sum + one.found, 0);
  process.stdout.write(
    `${table.map((one) => `${one.kind.padEnd(28)}${one.found}/${one.rows}  ${one.asked.join('; ')}`).join('\n')}\nfound ${found}/300\n`,
  );

  expect(rows).toHaveLength(300);
  expect(table.flatMap(({ wrong }) => wrong)).toEqual([]);
  expect(found).toBeGreaterThanOrEqual(285);
});

test('of well-known games as collectors write them in a table of their own, most are found and none is wrong', async () => {
  const settled = await findAll(asPeopleWrite.map(([title, platform]) => ({ title, platform })));

  const ids = settled.flatMap(({ game_id: id }) => id ?? []);
  const { rows: games } = await sql<{ game_id: number; title: string }>`select game_id, title from games_igdb
    where game_id = any(${ids}::int[])`.execute(product.ctx.db);
  const titleOf = new Map(games.map(({ game_id: id, title }) => [id, title]));
  const rows = asPeopleWrite.map(([written, platform, title], place) => ({
    row: `${written} (${platform})`,
    title,
    found: titleOf.get(settled[place]?.game_id ?? 0),
  }));
  const asked = rows.filter(({ found }) => found === undefined);
  process.stdout.write(
    `${rows.map(({ row, found = 'asked' }) => `${row.padEnd(48)}${found}`).join('\n')}\nfound ${rows.length - asked.length}/${rows.length}\n`,
  );

  expect(rows).toHaveLength(100);
  expect(rows.filter(({ title, found }) => found !== undefined && found !== title)).toEqual([]);
  expect(rows.length - asked.length).toBeGreaterThanOrEqual(88);
});

test.each([
  ['Zelda: Wind Waker HD', 'Wii U', /^The Legend of Zelda: The Wind Waker HD$/],
  ['Sonic 2', 'Mega Drive', /^Sonic the Hedgehog 2$/],
  ['Ocarina of Time', 'Nintendo 64', /^The Legend of Zelda: Ocarina of Time$/],
  ['Wind Waker', 'GameCube', /^The Legend of Zelda: The Wind Waker$/],
  ['Breath of the Wild', 'Switch', /^The Legend of Zelda: Breath of the Wild$/],
  ['Symphony of the Night', 'PS1', /^Castlevania: Symphony of the Night$/],
  ['ALTTP', 'SNES', /^The Legend of Zelda: A Link to the Past$/],
  ['Chrono Triger', 'SNES', /^Chrono Trigger$/],
  ['Zelda 3', 'SNES', /^The Legend of Zelda: A Link to the Past$/],
  ['Prince of Persia 2', 'SNES', /^Prince of Persia$/],
  ['Super Mario Bros / Duck Hunt', 'NES', /^Super Mario Bros\.$/],
  ['FF VII', 'PS1', /^Final Fantasy VII$/],
  ['Dragon’s Dogma', 'Xbox 360', /^Dragon's Dogma: Dark Arisen$/],
  ['Mortal Kombat', 'Xbox', /^Mortal Kombat: /],
])(
  'of what %s on %s may be, the likeliest comes first and none is taken without a hand',
  async (title, platform, likeliest) => {
    const [row] = await findAll([{ title, platform }]);

    const { rows } = await sql<{ title: string }>`select title from games_igdb
    where game_id = ${row?.choices[0] ?? 0}`.execute(product.ctx.db);
    expect(row?.game_id).toBeNull();
    expect(rows[0]?.title).toMatch(likeliest);
  },
);

test('where the row’s platform has nothing like it, the game of another one can be chosen, but none by chance', async () => {
  const [row, unknown, chance] = await findAll([
    { title: 'Chrono Trigger', platform: 'Atari 2600' },
    { title: 'Qwxzy Vbnpl', platform: 'SNES' },
    { title: 'L’âme à été', platform: 'NES' },
  ]);

  expect(row).toMatchObject({ status: 'several', game_id: null });
  expect(unknown).toMatchObject({ status: 'missing', choices: [] });
  expect(chance).toMatchObject({ status: 'missing', choices: [] });
});
