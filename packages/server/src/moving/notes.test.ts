import type { Item } from '@cartouche/contract/collection';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { moveOf } from '../testing/moving.ts';
import { type Product, startProduct } from '../testing/product.ts';

let product: Product;
let mana: number;
beforeAll(async () => {
  product = await startProduct();
  [mana = 0] = await product.games(['Secret of Mana'], 19);
});
afterAll(() => product.close());

const file = [
  '"VGC id","Name","Platform","Notes","Cart","Box","Manual","Other","Purchased Price","Purchased Date","Added",',
  '"1","Secret of Mana","Platform 19","From Ana","Yes","No","No","No","a swap","in spring","2018-04-25 12:18:55",',
].join('\n');

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
