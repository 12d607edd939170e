import { afterAll, beforeAll, expect, test } from 'vitest';

import { zipOf } from '../testing/archives.ts';
import { matchMoveOf, moveOf, rowsOf } from '../testing/moving.ts';
import { type Product, startProduct } from '../testing/product.ts';
import { workbookOf } from './testing/workbook.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  await product.games(['Lagoon', 'Doom', 'Zelda'], 19);
});
afterAll(() => product.close());

async function look(name: string, file: string | Buffer) {
  const user = await product.user(name);
  const { id } = await moveOf(product, user, file);
  const { told, plan } = await matchMoveOf(product, user, id);
  return { told, plan, rows: await rowsOf(product, user, id) };
}

const header = 'Title,Platform,Price paid,Notes';

test('a row of a table with more cells than the header is left out whole, with its line and its text', async () => {
  const rows = [
    'Lagoon,Platform 19,7,nice, really nice',
    'Doom,Platform 19,1,999,mint',
    'Zelda, A Link to the Past,Platform 19,30,boxed',
    'Lagoon,Platform 19,7,nice,,',
  ];

  const { told, plan, rows: found } = await look('long', [header, ...rows].join('\n'));

  expect(told).toMatchObject({ repairs: ['rows'], inNotes: [] });
  expect(plan).toMatchObject({ adds: 1, copies: 0 });
  expect(found).toMatchObject([
    {
      line: 2,
      status: 'out',
      why: 'damaged',
      title: 'Lagoon, Platform 19, 7, nice, really nice',
      platform: '',
    },
    { line: 3, status: 'out', why: 'damaged', title: 'Doom, Platform 19, 1, 999, mint' },
    { line: 4, status: 'out', why: 'damaged', title: 'Zelda, A Link to the Past, Platform 19, 30, boxed' },
    { line: 5, status: 'new', title: 'Lagoon', platform: 'Platform 19' },
  ]);
});

test('so is one of a table among others in a zip', async () => {
  const file = await zipOf({
    'Platform 21.csv': 'Title,Notes\nLagoon,nice, really nice\n',
    'Platform 19.csv': 'Title,Price paid,Place\nDoom,7,Cellar\n',
  });

  const { rows } = await look('zip', file);

  expect(rows).toMatchObject([
    { status: 'out', why: 'damaged' },
    { title: 'Doom', platform: 'Platform 19' },
  ]);
});

test('what a workbook has right of its columns goes into the notes, and that is said', async () => {
  const cells = [
    ['Title', 'Platform', 'Notes'],
    ['Lagoon', 'Platform 19', 'mine'],
    ['Doom', 'Platform 19', 'yours', 'surplus', '', '99'],
  ];

  const { told, rows } = await look('workbook', await workbookOf({ Games: cells }));

  expect(told).toMatchObject({ repairs: [], inNotes: ['D', 'F'] });
  expect(rows).toMatchObject([
    { status: 'new', says: [{ field: 'notes', value: 'mine' }] },
    { status: 'new', says: [{ field: 'notes', value: 'yours\nD: surplus\nF: 99' }] },
  ]);
});

test('a column without a name goes into the notes under its letter, and says nothing where it is empty', async () => {
  const rows = ['Title;Platform;;', 'Lagoon;Platform 19;rare;', 'Doom;Platform 19;;'];

  const { told, rows: found } = await look('nameless', rows.join('\n'));

  expect(told.inNotes).toEqual(['C']);
  expect(found.map(({ says }) => says)).toEqual([[{ field: 'notes', value: 'C: rare' }], []]);
});

test('the sum below the games of a console’s own tab is left out as one', async () => {
  const file = await zipOf({
    'Platform 19.csv': 'Title,Price paid\nLagoon,7\nTOTAL,7\n',
    'Platform 21.csv': 'Title,Price paid\nDoom,5\n',
  });

  const { rows } = await look('sums', file);

  expect(rows.filter(({ why }) => why === 'sum')).toMatchObject([{ title: 'TOTAL', status: 'out' }]);
});
