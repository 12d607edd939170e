import { afterAll, beforeAll, expect, test } from 'vitest';

import { correct, enter, lagoon } from '../testing/entries.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';
import type { Found } from './import/gameRecord.ts';
import { importGames } from './import/import.ts';
import { toReads } from './import/reader.ts';

const [nes, famicom, diskSystem, snes, superFamicom, genesis] = [18, 99, 51, 19, 58, 29];

let product: Product;
let ana: TestUser;
beforeAll(async () => {
  product = await startProduct();
  ana = await product.user('ana');
  for (const platform of [nes, famicom, diskSystem, snes, superFamicom, genesis]) {
    await product.games([], platform);
  }
  await bring(
    { title: 'Mega Man X', alt_titles: ['Rockman X', 'ロックマンX'], platform_id: snes },
    {
      title: 'Rockman X',
      alt_titles: ['ロックマンX'],
      platform_id: superFamicom,
      release_date: '1993-12-17',
    },
    { title: 'Rockman X', platform_id: genesis },
    { title: 'Terranigma', platform_id: snes },
    // The NES game is the one that Japan calls 'USA'; the other came out on disk alone.
    { title: 'Super Mario Bros. 2', alt_titles: ['Super Mario USA'], platform_id: nes },
    { title: 'Super Mario USA', alt_titles: ['Super Mario Bros. 2'], platform_id: famicom },
    { title: 'Super Mario Bros. 2', platform_id: diskSystem },
    // Two are equally likely.
    { title: 'Tetris', platform_id: nes, release_date: '1989' },
    { title: 'Tetris (Tengen)', alt_titles: ['Tetris'], platform_id: nes, release_date: '1988' },
    { title: 'Tetris', platform_id: famicom },
    // IGDB knows better than their titles.
    { title: 'Salamander', platform_id: famicom, igdb_id: 7 },
    { title: 'Life Force', platform_id: nes, igdb_id: 7 },
    { title: 'Gradius', platform_id: famicom, igdb_id: 8 },
    { title: 'Gradius', platform_id: nes, igdb_id: 9 },
    { title: 'Metroid', platform_id: nes, igdb_id: 10 },
    { title: 'Metroid', platform_id: diskSystem, igdb_id: 10 },
    { title: 'Lagoon', platform_id: snes },
    { title: 'Lagoon', platform_id: superFamicom },
  );
});
afterAll(() => product.close());

async function bring(...found: Found[]) {
  const reads = found.flatMap((one, at) => [...toReads('test', at + 1, { source: 'ours', ...one })]);
  await importGames(product.ctx, reads, { embedded: false });
}

async function idOf(title: string, platformId: number): Promise<number> {
  const { game_id } = await product.ctx.db
    .selectFrom('games_igdb')
    .select('game_id')
    .where('title', '=', title)
    .where('platform_id', '=', platformId)
    .where('owner_id', 'is', null)
    .executeTakeFirstOrThrow();
  return game_id;
}

async function sameAs(title: string, platformId: number, user = ana) {
  const { body } = await product.as(user, 'catalogue.game', { gameId: await idOf(title, platformId) });
  const { same } = body as { same: { title: string; platform_id: number }[] }; // as: the contract's output
  return same.map((one) => `${one.platform_id} ${one.title}`);
}

test('a western game leads to the Japanese one on the machine of its own, and back', async () => {
  const { body } = await product.as(ana, 'catalogue.game', { gameId: await idOf('Mega Man X', snes) });

  expect(body).toMatchObject({
    same: [
      {
        game_id: await idOf('Rockman X', superFamicom),
        title: 'Rockman X',
        platform_id: superFamicom,
        platform: 'Platform 58',
        release_date: '1993-12-17',
      },
    ],
  });
  expect(await sameAs('Rockman X', superFamicom)).toEqual([`${snes} Mega Man X`]);
});

test('a game of one part of the world alone, or of another machine, leads nowhere', async () => {
  expect(await sameAs('Terranigma', snes)).toEqual([]);
  expect(await sameAs('Rockman X', genesis)).toEqual([]);
});

test('a game that is another one under the same title is not taken for the same', async () => {
  expect(await sameAs('Super Mario Bros. 2', nes)).toEqual([`${famicom} Super Mario USA`]);
  expect(await sameAs('Super Mario USA', famicom)).toEqual([`${nes} Super Mario Bros. 2`]);
  expect(await sameAs('Super Mario Bros. 2', diskSystem)).toEqual([]);
});

test('where two games are equally likely, neither is named', async () => {
  expect(await sameAs('Tetris', famicom)).toEqual([]);
  expect(await sameAs('Tetris', nes)).toEqual([]);
});

test('one number at IGDB makes two games the same, and two numbers keep them apart', async () => {
  expect(await sameAs('Life Force', nes)).toEqual([`${famicom} Salamander`]);
  expect(await sameAs('Gradius', nes)).toEqual([]);
  expect(await sameAs('Metroid', diskSystem)).toEqual([`${nes} Metroid`]);
});

test('who corrected the other game is led to the correction, and nobody else is', async () => {
  const ben = await product.user('ben');
  const gameId = await idOf('Lagoon', superFamicom);
  await correct(product, ana, { ...lagoon, gameId, platform_id: superFamicom, title: 'Lagoon (mine)' });
  await enter(product, ben, { title: 'Lagoon', platform_id: superFamicom });

  expect(await sameAs('Lagoon', snes)).toEqual([`${superFamicom} Lagoon (mine)`]);
  expect(await sameAs('Lagoon', snes, ben)).toEqual([`${superFamicom} Lagoon`]);
});
