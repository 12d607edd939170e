import { expect, test } from 'vitest';

import { read } from './testing/reading.ts';

const table = (...lines: string[]) => Buffer.from(lines.join('\n'));
const none = { why: 'none', fields: { notes: 'mine' } };

test.each([
  ['VGCollect', '"VGC id","Name","Platform","Notes","Cart","Box","Manual","Other","Price","Purchase Date","Date Added"', '"1","Ico","PlayStation 2 [EU]","mine","No","No","No","No","","",""', none],
  ['VGCollect, with other parts', '"VGC id","Name","Platform","Notes","Cart","Box","Manual","Other","Price","Purchase Date","Date Added"', '"1","Ico","PlayStation 2 [EU]","mine","0","0","0","1","","",""', { why: 'none' }],
  ['a table of one’s own', 'Title,Platform,Cart,Box,Manual,Notes', 'Ico,PS2,no,✗,-,mine', none],
  ['a table with quantities', 'Title,Platform,Quantity,Notes', 'Ico,PS2,0,mine', { why: 'none' }],
  ['a wish', 'Title,Platform,List,Quantity,Cart,Box,Manual', 'Ico,PS2,Wishlist,0,no,no,no', { why: null, list: 'wishlist' }],
  ['an unknown word for the game', 'Title,Platform,Cart,Box,Manual', 'Ico,PS2,copy,no,no', { why: null }],
  ['a word for the parts', 'Title,Platform,Cart,Box,Manual,Completeness', 'Ico,PS2,no,no,no,Loose', { why: null, fields: { completeness: 'CARTRIDGE' } }],
])('what a row says is not there at all is left out, and named: %s', async (_what, header, row, means) => {
  expect((await read(table(header, row))).rows).toMatchObject([means]);
}); // oxfmt-ignore

test.each([
  ['Loose', 'Yes', 'Yes', 'COMPLETE_IN_BOX', 'Completeness: Loose'],
  ['CIB', 'Yes', 'No', 'CARTRIDGE,CASE', 'Completeness: CIB'],
  ['Promo', 'Yes', 'No', 'CARTRIDGE,CASE', 'Completeness: Promo'],
  ['CIB', 'Yes', 'Yes', 'COMPLETE_IN_BOX', undefined],
  ['Boxed', 'Yes', 'No', 'CARTRIDGE,CASE', undefined],
])(
  'CLZ: of the word %s and marks for box %s and manual %s, the marks hold, and another word is a line of the notes',
  async (word, box, manual, completeness, notes) => {
    const csv = table('Title,Platform,Completeness,Box,Manual', `Ico,PlayStation 2,${word},${box},${manual}`);
    const xml = Buffer.from(
      `<gameinfo><gamelist><game><title>Ico</title><platform><displayname>PlayStation 2</displayname></platform>
        <completeness><displayname>${word}</displayname></completeness><box>${box}</box><manual>${manual}</manual></game></gamelist></gameinfo>`,
    );

    const fields = [(await read(csv)).rows[0]?.fields, (await read(xml)).rows[0]?.fields];

    const said = { completeness, ...(notes !== undefined && { notes }) };
    expect(fields).toEqual([said, said]);
  },
);
