import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, type TestUser, startProduct } from '../../testing/product.ts';
import type { Found } from './gameRecord.ts';
import { importGames } from './import.ts';
import { toReads } from './reader.ts';
import { refreshCatalogue } from './refresh.ts';

let product: Product;
let ana: TestUser;
beforeAll(async () => {
  product = await startProduct();
  ana = await product.user('ana');
  await product.games([], 18);
  await product.games([], 20);
});
afterAll(() => product.close());

function importing(...found: Found[]) {
  const reads = found.flatMap((one, i) => [...toReads('test', i + 1, one)]);
  return importGames(product.ctx, reads, { embedded: false });
}

const titles = async (platform_id: number) => {
  const games = product.ctx.db.selectFrom('games_igdb').select(['title', 'game_id']);
  return await games.where('platform_id', '=', platform_id).orderBy('title').execute();
};

const ours = { source: 'Cartouche', platform_id: 20 };
const theirs = { source: 'libretro-database', licence: 'CC-BY-SA-4.0', platform_id: 20 };
const farm = { ...ours, title: 'Harvest Farm DS', releases: [{ region: 'JP' }, { region: 'US' }] };
const japanese = {
  ...theirs,
  title: 'Bokujou Station',
  releases: [{ region: 'JP', serial: 'XBCJ' }],
};
const western = { ...theirs, title: 'Harvest Farm DS', releases: [{ region: 'US', serial: 'XBCE' }] };

test('a translation that comes before the record that leads to its game is that game, with its copies', async () => {
  await importing(farm);
  await importing(japanese);
  const games = await titles(20);
  const station = games.find(({ title }) => title === 'Bokujou Station')?.game_id ?? 0;
  await product.as(ana, 'collection.save', { gameId: station, condition: 'MINT', completeness: 'CARTRIDGE' });

  await importing(western);

  const [game, ...others] = await titles(20);
  expect([game?.title, others]).toEqual(['Harvest Farm DS', []]);
  const copies = await product.ctx.db.selectFrom('user_collection').select('game_id').execute();
  expect(copies).toEqual([{ game_id: game?.game_id }]);
  expect(await importing(farm, japanese, western)).toMatchObject({ added: 0, updated: 0, unchanged: 3 });
});

test('games that we or a source tell apart stay two after an update, whatever another source calls them', async () => {
  const track = { source: 'Cartouche', platform_id: 18, title: 'World Track Meet', release_date: '1988' };
  const stadium = { ...track, title: 'Stadium Heroes', release_date: '1987' };
  await importing(track, stadium);
  const base = { source: 'GameDataBase', licence: 'CC-BY-4.0', platform_id: 18, source_key: 'stadium' };
  await importing({
    ...base,
    title: 'Stadium Heroes',
    alt_titles: ['World Track Meet'],
    release_date: '1987',
  });
  const before = await titles(18);
  await product.ctx.db.deleteFrom('seeds').execute();

  expect(await refreshCatalogue(product.ctx)).toEqual({ united: 0 });

  expect(before.map(({ title }) => title)).toEqual(['Stadium Heroes', 'World Track Meet']);
  expect(await titles(18)).toEqual(before);
});
