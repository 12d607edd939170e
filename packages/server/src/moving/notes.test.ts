import type { Item } from '@cartouche/contract/collection';
import type { GameRow } from '@cartouche/contract/game';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { givePlan } from '../subscription/subscription.ts';
import { moveOf } from '../testing/moving.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';

let product: Product;
let mana: number;
beforeAll(async () => {
  product = await startProduct();
  [mana = 0] = await product.games(['Secret of Mana'], 19);
});
afterAll(() => product.close());

async function copiesOf(user: TestUser): Promise<unknown[]> {
  const ids = (await product.as(user, 'catalogue.fetchGames', { p_tab: 'owned' })).body as GameRow[]; // as: the contract's output
  return await Promise.all(
    ids.map(async ({ game_id: gameId, title }) => ({
      title,
      ...((await product.as(user, 'collection.item', { gameId })).body as Item), // as: the contract's output
    })),
  );
}

const file = [
  '"VGC id","Name","Platform","Notes","Cart","Box","Manual","Other","Purchased Price","Purchased Date","Added",',
  '"1","Secret of Mana","Platform 19","From Ana","Yes","No","No","No","a swap","in spring","2018-04-25 12:18:55",',
].join('\n');

test('what stands in brackets behind a title is said of the copy, or goes into the notes', async () => {
  const user = await product.user('brackets');
  await givePlan(product.ctx, user.email, 'pro');
  const titles = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Eta', 'Theta'];
  await product.games(titles, 19);
  const asides = ['sealed', 'repro', "Player's Choice", '1994', 'Canada', 'BE'];
  const rows = titles.map((title, at) => `${title} (${asides[at]}),Platform 19,`);

  const move = await moveOf(product, user, ['Title,Platform,Shelf', ...rows].join('\n'));
  await product.as(user, 'moving.match', {
    moveId: move.id,
    settings: { mapping: ['title', 'platform', 'nothing'] },
  });
  await product.as(user, 'moving.write', { moveId: move.id });

  const said = await copiesOf(user);
  expect(said).toMatchObject([
    { title: 'Alpha', completeness: 'NEW_SEALED', notes: '' },
    { title: 'Beta', notes: 'In the title: repro' },
    { title: 'Delta', edition: '', notes: '' },
    { title: 'Eta', release: 'CA', notes: '' },
    { title: 'Gamma', edition: "Player's Choice", notes: '' },
    { title: 'Theta', release: '', notes: 'In the title: BE' },
  ]);
});

test('lines whose notes have no room for all that the file says are named', async () => {
  const user = await product.user('full');
  const texts = ['short', 'n'.repeat(10_001)].map((notes) => `Secret of Mana,Platform 19,${notes}`);

  const { id: moveId } = await moveOf(product, user, ['Title,Platform,Notes', ...texts].join('\n'));
  const { body } = await product.as(user, 'moving.match', {
    moveId,
    settings: { mapping: ['title', 'platform', 'notes'] },
  });

  expect(body).toMatchObject({ told: { cutNotes: [3] } });
});

test('a text that is too long for its field is whole in the notes, and that is said', async () => {
  const user = await product.user('long');
  await product.games(['Epsilon'], 19);
  const edition = 'Edition '.repeat(20).trim();

  const move = await moveOf(product, user, `Title,Platform,Edition\nEpsilon,Platform 19,${edition}`);
  const settings = { mapping: ['title', 'platform', 'edition'] };
  const { body } = await product.as(user, 'moving.match', { moveId: move.id, settings });
  await product.as(user, 'moving.write', { moveId: move.id });

  expect((body as { told: { inNotes: string[] } }).told.inNotes).toEqual(['Edition']); // as: the contract's output
  expect(await copiesOf(user)).toMatchObject([{ notes: `Edition: ${edition}` }]);
});

test.each([
  ['fr', ['Prix payé', 'Date d’achat'], '\u00a0: '],
  ['en', ['Paid', 'Bought'], ': '],
])(
  'what cannot be read goes into the notes under a label in the user’s language (%s), and is said',
  async (language, [paid, bought], colon) => {
    const user = await product.user(language);
    const inLanguage = { ...user, cookie: `${user.cookie}; lang=${language}` };

    const move = await moveOf(product, inLanguage, file);
    await product.as(inLanguage, 'moving.write', { moveId: move.id });

    const { notes } = (await product.as(user, 'collection.item', { gameId: mana })).body as Item;
    expect(notes).toBe(`From Ana\n${paid}${colon}a swap\n${bought}${colon}in spring`);
    expect(move.told.inNotes).toEqual([paid, bought]);
  },
);
