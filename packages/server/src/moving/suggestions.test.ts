import type { Move } from '@cartouche/contract/moving';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { csvOf, matchMoveOf, moveOf, rowsOf } from '../testing/moving.ts';
import { type Product, startProduct } from '../testing/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  await product.games(['Lagoon', 'Terranigma', 'Secret of Mana', 'Secret of Evermore'], 19);
  await product.games(['Alundra'], 18);
  await product.games(
    [
      'Total Carnage',
      'Super Scope 6',
      'Super Mario 64',
      'The Legend of Zelda: Link’s Awakening',
      'Tomb Raider: Underworld',
      'Harvest Moon 3D: A New Beginning',
      'Metal Gear Solid 4: Guns of the Patriots',
    ],
    21,
  );
});
afterAll(() => product.close());

const nearly = ['Lagooon', 'Terranygma', 'Alundra', 'Secret of'];
const file = csvOf(nearly.map((title) => [title, 'Platform 19', 'CARTRIDGE', 'GOOD']));

test('all rows with a single suggestion on their platform take it at once, and give it back', async () => {
  const ana = await product.user('ana');
  const { id: moveId, plan } = await moveOf(product, ana, file);
  const suggest = async (isTaken: boolean) =>
    ((await product.as(ana, 'moving.suggest', { moveId, isTaken })).body as Move).plan; // as: the contract's output
  const choices = async () => (await rowsOf(product, ana, moveId)).map((row) => row.choices.length);
  const before = await choices();

  const taken = await suggest(true);
  const titles = (await rowsOf(product, ana, moveId)).map(({ game }) => game?.title ?? null);
  const back = await suggest(false);

  expect(before).toEqual([1, 1, 1, 2]);
  expect(plan).toMatchObject({ adds: 0, undecided: 4, suggestions: 2, suggestionsTaken: 0 });
  expect(taken).toMatchObject({ adds: 2, undecided: 2, suggestions: 0, suggestionsTaken: 2 });
  expect(titles).toEqual(['Lagoon', 'Terranigma', null, null]);
  expect(back).toMatchObject({ adds: 0, undecided: 4, suggestions: 2, suggestionsTaken: 0 });
  expect(await choices()).toEqual(before);
});

test('a title with another year than ours is open for that, stays so, and is taken with the others', async () => {
  const dan = await product.user('dan');
  await sql`update games_igdb set release_date = '1991' where title = 'Lagoon'`.execute(product.ctx.db);
  const dated = csvOf(
    [
      ['Lagoon', 'Platform 19', '1996'],
      ['Lagooon', 'Platform 19', '1996'],
    ],
    'Title,Platform,Year',
  );
  const { id: moveId } = await moveOf(product, dan, dated);
  const { plan } = await matchMoveOf(product, dan, moveId);
  const decide = (decision: object) => product.as(dan, 'moving.decide', { moveId, places: [0], decision });
  const told = async () =>
    (await rowsOf(product, dan, moveId)).map(({ status, why, choices: [game] }) => [
      status,
      why,
      game?.release_date,
    ]);
  const before = await told();

  await decide({ do: 'skip' });
  await decide({ do: 'undecided' });

  expect(before).toEqual([
    ['several', 'otherYear', '1991'],
    ['several', 'unsure', '1991'],
  ]);
  expect(await told()).toEqual(before);
  expect(plan.suggestions).toBe(2);
});

test('what was suggested and brought is here when the same file comes again', async () => {
  const ben = await product.user('ben');
  const { id: moveId } = await moveOf(product, ben, file);
  await product.as(ben, 'moving.suggest', { moveId, isTaken: true });
  await product.as(ben, 'moving.write', { moveId });

  const again = await moveOf(product, ben, file);

  expect(again.counts).toMatchObject({ same: 2, new: 0 });
  expect(again.plan).toMatchObject({ adds: 0, suggestions: 0, suggestionsTaken: 0 });
});

test('a suggestion that lacks a word or a number of the title, or only begins with it, is looked at row by row', async () => {
  const cleo = await product.user('cleo');
  const left = ['TOTAL', 'Total Carnage: The Other Arena', 'Super Scope', 'Tomb Raider', 'Harvest Moon 3D'];
  const rows = [...left, 'Mario 64', 'Link’s Awakening', 'Metal Gear Solid 4'].map((title) => [
    title,
    'Platform 21',
    'CARTRIDGE',
    'GOOD',
  ]);
  const { id: moveId } = await moveOf(product, cleo, csvOf(rows));
  const choices = (await rowsOf(product, cleo, moveId)).map((row) => row.choices.length);

  const { body } = await product.as(cleo, 'moving.suggest', { moveId, isTaken: true });
  const titles = (await rowsOf(product, cleo, moveId)).map(({ game }) => game?.title ?? null);

  expect(choices).toEqual(rows.map(() => 1));
  expect((body as Move).plan).toMatchObject({ suggestions: 0, suggestionsTaken: 3 }); // as: the contract's output
  expect(titles).toEqual([
    ...left.map(() => null),
    'Super Mario 64',
    'The Legend of Zelda: Link’s Awakening',
    'Metal Gear Solid 4: Guns of the Patriots',
  ]);
});
