import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, type TestUser, startProduct } from '../../testing/product.ts';
import { searcher } from '../../testing/searched.ts';
import type { Found } from './gameRecord.ts';
import { importGames } from './import.ts';
import { toReads } from './reader.ts';

let product: Product;
let ana: TestUser;
beforeAll(async () => {
  product = await startProduct();
  ana = await product.user('ana');
  await product.games([], 22);
});
afterAll(() => product.close());

function importing(...found: Found[]) {
  const reads = found.flatMap((one, i) => [...toReads('test', i + 1, { platform_id: 22, ...one })]);
  return importGames(product.ctx, reads, { embedded: false });
}

const ours = { source: 'Cartouche', release_date: '1999-11-21', publisher: 'Nintendo' };
const theirs = {
  source: 'GameDataBase',
  licence: 'CC-BY-4.0',
  release_date: '1999-11-21',
  publisher: 'Nintendo',
};
const gold = {
  title: 'Pokémon Gold Version',
  alt_titles: ['Pocket Monsters Kin', 'ポケットモンスター 金'],
  releases: [{ region: 'JP' }, { region: 'US' }, { region: 'FR', title: 'Pokémon: Version Or' }],
};
const silver = {
  title: 'Pokémon Silver Version',
  alt_titles: ['Pocket Monsters Gin', 'ポケットモンスター 銀'],
  releases: [{ region: 'JP' }, { region: 'US' }, { region: 'FR', title: 'Pokémon: Version Argent' }],
};

test('a western title on another game of the series stays away from it, with its translations and releases', async () => {
  await importing({ ...ours, ...gold }, { ...ours, ...silver });
  await importing(
    {
      ...theirs,
      source_key: 'kin',
      title: 'Pokémon: Silver Version',
      alt_titles: [
        'Pocket Monsters Kin',
        'ポケットモンスター 金 Pocket Monsters',
        'Pokémon: Version Argent',
        '포켓몬스터 은',
      ],
      releases: [
        { region: 'JP', title: 'Pocket Monsters Kin', serial: 'DMG-AAUJ' },
        { region: 'US', title: 'Pokémon: Silver Version', serial: 'CGB-AAXE' },
        { region: 'FR', title: 'Pokémon: Version Argent' },
      ],
    },
    {
      ...theirs,
      source_key: 'gin',
      title: 'Pokémon: Gold Version',
      alt_titles: ['Pocket Monsters Gin', 'ポケットモンスター 銀 Pocket Monsters', 'Pokémon: Version Or'],
      releases: [
        { region: 'JP', title: 'Pocket Monsters Gin' },
        { region: 'US', title: 'Pokémon: Gold Version' },
      ],
    },
  );

  const rows = await product.ctx.db
    .selectFrom('games_igdb')
    .innerJoin('game_details', 'game_details.game_id', 'games_igdb.game_id')
    .select(['title', 'alt_titles', 'releases'])
    .where('title', 'like', 'Pok%')
    .orderBy('title')
    .execute();
  const found = await searcher(product, ana)('pokemon argent');

  expect(rows).toMatchObject([
    {
      title: 'Pokémon Gold Version',
      alt_titles: [
        'Pocket Monsters Kin',
        'ポケットモンスター 金',
        'ポケットモンスター 金 Pocket Monsters',
        'Pokémon: Version Or',
      ],
      releases: [{ region: 'JP', serial: 'DMG-AAUJ' }, { region: 'US' }, { region: 'FR' }],
    },
    { title: 'Pokémon Silver Version' },
  ]);
  expect(JSON.stringify(rows[0]?.releases)).not.toContain('CGB-AAXE');
  expect(found.alike).toEqual(['Pokémon Silver Version']);
});

test('titles of another game of ours beside a title stay away too, with their releases', async () => {
  const [blue, red] = [
    { title: 'Pokémon Blue Version', alt_titles: ['ポケットモンスター 青'] },
    { title: 'Pokémon Red Version', alt_titles: ['ポケットモンスター 赤', 'Pokémon: Version Rouge'] },
  ];
  await importing({ ...ours, ...blue }, { ...ours, ...red });
  await importing({
    ...theirs,
    source_key: 'ao',
    title: 'Pokémon: Blue Version',
    alt_titles: [
      'ポケットモンスター 青',
      'Pokémon: Red Version',
      'Pokémon: Version Bleue',
      'Pokémon: Version Rouge',
    ],
    releases: [
      { region: 'US', title: 'Pokémon: Blue Version' },
      { region: 'US', title: 'Pokémon: Red Version', serial: 'DMG-APAE' },
    ],
  });

  const rouge = await searcher(product, ana)('pokemon rouge');
  const bleue = await searcher(product, ana)('pokemon bleue');

  expect(rouge.alike).toEqual(['Pokémon Red Version']);
  expect(bleue.alike).toEqual(['Pokémon Blue Version']);
});

test('a western title that no other game of ours has is another title of the game', async () => {
  await importing({
    ...ours,
    title: 'Akumajō Quest',
    alt_titles: ['悪魔城クエスト'],
    releases: [{ region: 'JP' }],
  });
  await importing({
    ...theirs,
    source_key: 'quest',
    title: 'Castle Quest',
    alt_titles: ['悪魔城クエスト', 'La quête du château'],
    releases: [{ region: 'US', title: 'Castle Quest' }],
  });

  const { alike } = await searcher(product, ana)('quete chateau');

  expect(alike).toEqual(['Akumajō Quest']);
});

test('western releases under the Japanese title of the sequel are the game’s own, and the sequel stays the only one', async () => {
  const made = { release_date: '1992-02', publisher: 'Hudson Soft' };
  const second = {
    ...made,
    title: 'Adventure Island',
    alt_titles: ['Takahashi Meijin no Bōken-jima II', '高橋名人の冒険島II'],
    releases: [{ region: 'JP' }, { region: 'US' }],
  };
  const third = {
    ...second,
    release_date: '1993',
    title: 'Adventure Island II: Aliens in Paradise',
    alt_titles: ['Takahashi Meijin no Bōken-jima III', '高橋名人の冒険島III'],
  };
  await importing({ ...ours, ...second }, { ...ours, ...third });
  await importing(
    {
      ...theirs,
      source_key: 'japan',
      release_date: '1992-03-06',
      publisher: 'Hudson',
      title: 'Takahashi Meijin no Bōken-jima II',
      alt_titles: ['高橋名人の冒険島II'],
      releases: [{ region: 'JP', date: '1992-03-06' }],
    },
    {
      ...theirs,
      ...made,
      source_key: 'west',
      title: 'Adventure Island',
      alt_titles: ['Takahashi Meijin no Bōken-jima III', '高橋名人の冒険島III', 'The Adventure Island 2'],
      releases: [
        { region: 'JP', date: '1993-02-26' },
        { region: 'US', date: '1992-02' },
      ],
    },
  );

  const rows = await product.ctx.db
    .selectFrom('games_igdb')
    .innerJoin('game_details', 'game_details.game_id', 'games_igdb.game_id')
    .select(['title', 'alt_titles', 'releases'])
    .where('title', 'like', 'Adventure%')
    .orderBy('title')
    .execute();

  expect(rows).toMatchObject([
    {
      title: 'Adventure Island',
      alt_titles: ['Takahashi Meijin no Bōken-jima II', '高橋名人の冒険島II', 'The Adventure Island 2'],
      releases: [
        { region: 'JP', date: '1992-03-06' },
        { region: 'US', date: '1992-02' },
      ],
    },
    { title: 'Adventure Island II: Aliens in Paradise' },
  ]);
});
