import { expect, test } from 'vitest';

import { zipOf } from '../../testing/archives.ts';
import { recognise } from '../recognise.ts';
import { read } from '../testing/reading.ts';

const notesOf = async (file: string | Buffer) => (await read(file)).rows.map(({ fields }) => fields.notes);
const table = (...lines: string[]) => Buffer.from(lines.join('\n'));

test('a table made by hand is not taken for CLZ’s because some of its columns have the same names', async () => {
  const found = await recognise(
    table(
      'Title,Platform,Region,Box,Manual,Condition,Price Paid,Date Acquired,Comments,Shelf,Bought From,Signed by,Value Today',
      'Ico,PlayStation 2,Europe,Yes,Yes,Good,12.50,2024-03-01,mine,B2,Ana,Ueda,80',
    ),
  );

  expect(found.form).toBe('sheet');
  expect(found.header).toHaveLength(13);
});

test('CLZ’s file is known by its columns, also with some of the user’s own', async () => {
  const plain = await recognise(
    table('Title,Platform,Region,Box,Manual', '"Ico",PlayStation 2,Japan,Yes,Yes'),
  );
  const own = await read(
    table(
      'Title,Platform,Region,Barcode,Collection Status,Publisher,Loan Date,Owner,Completed,Links,Signed by',
      'Ico,PlayStation 2,Europe,,In Collection,Sony,2024-03-01,Ana,Yes,http://x,Ueda',
    ),
  );

  expect(plain.form).toBe('clz');
  expect(own.form).toBe('clz');
  expect(own.rows[0]?.fields.notes).toBe(
    'Loan Date: 2024-03-01\nOwner: Ana\nCompleted: Yes\nLinks: http://x\nSigned by: Ueda',
  );
  expect(own.leftOut).toEqual(['Publisher']);
});

test('what a known table says beyond its form goes into the notes under its own name', async () => {
  const vgcollect = table(
    '"VGC id","Name","Platform","Notes","Cart","Box","Manual","Other","Purchased Price","Purchased Date","Added","Seller","Seller"',
    '"17001","Ico","PlayStation 2 [EU]","","Yes","No","No","No","0.00","0000-00-00","2018-04-25 12:18:55","Bo","Cy"',
  );
  const grouvee = table(
    'id,name,shelves,platforms,rating,review,dates,statuses,genres,giantbomb_id',
    '1,Okami,{},"{""Wii"": {}}",,,"[{""date_finished"": ""2020-03-04"", ""x"": ""None""}]","[{""status"": ""Beaten""}]",{},3',
  );

  expect(await notesOf(vgcollect)).toEqual(['Seller: Bo\nSeller: Cy']);
  expect(await notesOf(grouvee)).toEqual(['Status: Beaten\nPlayed: 2020-03-04']);
});

test('CLZ’s and Tellico’s XML say who has it, how it was liked and what it is tagged with', async () => {
  const game =
    '<title>Ico</title><platform><displayname>PlayStation 2</displayname></platform><tags><tag><displayname>rare</displayname></tag><tag><displayname>gift</displayname></tag></tags>' +
    '<myrating>8</myrating><loanedto><displayname>Bo</displayname></loanedto><owner><displayname>Ana</displayname></owner><storagedevice><displayname>Cabinet</displayname></storagedevice>';
  const clz = await read(Buffer.from(`<gameinfo><gamelist><game>${game}</game></gamelist></gameinfo>`));
  const entry =
    '<title>Ico</title><platforms><platform>PlayStation2</platform></platforms><keywords><keyword>rare</keyword></keywords><condition>Good</condition><completed>true</completed><signed-by>Ueda</signed-by>';
  const tellico = await read(
    Buffer.from(`<tellico><collection type="11"><entry id="1">${entry}</entry></collection></tellico>`),
  );

  expect(clz.rows[0]?.fields).toMatchObject({
    place: 'Cabinet',
    tags: 'rare, gift',
    notes: 'Owner: Ana\nLent to: Bo\nRating: 8',
  });
  expect(tellico.rows[0]?.fields).toMatchObject({
    tags: 'rare',
    condition: 'GOOD',
    notes: 'Completed: yes\nsigned-by: Ueda',
  });
});

test('of a zip with several tables all are read, and what is none is named', async () => {
  const found = await read(
    await zipOf({
      'SNES.csv': 'Title,Condition\nTerranigma,Good\n',
      'N64.csv': 'Name,Notes\nMario,mine\n',
      'Wishlist.csv': 'Title,Console\nIco,PS2\n',
      'about.txt': 'Made by Ana\n\nin 2024\n',
    }),
  );

  expect(found.header).toEqual(['Title', 'Condition', 'Notes', 'Console', 'List']);
  expect(found.rows.map(({ title, platformIds, list }) => [title, platformIds, list])).toEqual([
    ['Terranigma', [19], 'collection'],
    ['Mario', [4], 'collection'],
    ['Ico', [8], 'wishlist'],
  ]);
  expect(found.leftOut).toEqual(['about']);
});

test('a table without quotes keeps those of its titles', async () => {
  const found = await read(
    table(
      'Nom;Plate-forme;Notice;Boîte',
      '"Sonic" le hérisson;Mega Drive;1;1',
      'Ico;PlayStation 2;0;1',
      'Okami "HD";PlayStation 2;0;1',
    ),
  );

  expect(found.rows.map(({ title }) => title)).toEqual(['"Sonic" le hérisson', 'Ico', 'Okami "HD"']);
});

test('decimal commas do not separate columns', async () => {
  const found = await read(
    table('Titre;Prix payé', 'Ico;12,50', 'Zelda, Ocarina of Time;30,00', 'Okami;7,5'),
  );

  expect(found.separator).toBe(';');
  expect(found.rows.map(({ title, fields }) => [title, fields.purchasePrice])).toEqual([
    ['Ico', 12.5],
    ['Zelda, Ocarina of Time', 30],
    ['Okami', 7.5],
  ]);
});

test('a kind of thing leaves out what is no game, and no row for a word of another meaning', async () => {
  const found = await read(
    table(
      'Titre,Console,Type',
      'Ico,PS2,Jeu vidéo',
      'Okami,PS2,Physical',
      'Braid,PS3,Digital',
      'Dualshock,PS2,Manette',
    ),
  );

  expect(found.rows.map(({ why, fields }) => [why, fields.notes])).toEqual([
    [null, undefined],
    [null, 'Type: Physical'],
    ['digital', undefined],
    ['kind', undefined],
  ]);
});

test('what somebody added to our own full export goes into the notes, in each of its forms', async () => {
  const csv = table(
    '"cartouche_version","title","platform","completeness","copy","notes","Signed by",""',
    '"1","Ico","PlayStation 2","CARTRIDGE","1","mine","\'=Ueda","x"',
  );
  const copy = { title: 'Ico', platform: 'PlayStation 2', notes: 'mine', 'Signed by': '=Ueda', lent: true };
  const json = Buffer.from(
    JSON.stringify({ product: 'Cartouche', export: 'collection', version: 1, copies: [copy] }),
  );

  expect(await notesOf(csv)).toEqual(['mine\nSigned by: =Ueda\nH: x']);
  expect(await notesOf(json)).toEqual(['mine\nSigned by: =Ueda\nlent: true']);
});

test('My Game Collection: what has no field here goes into the notes, and lists that are not read are named', async () => {
  const file = {
    backup: {
      Game: [
        {
          id: 1,
          name: 'Fable',
          platform_id: 3,
          rating: 8,
          completion_id: 2,
          store_id: 9,
          is_favorite: false,
          purchased_price: 5,
          purchased_price_currency: 'GBP',
        },
      ],
      Platform: [{ id: 3, name: 'Xbox' }],
      Completion: [{ id: 2, name: 'Finished' }],
      Hardware: [{ id: 1, name: 'Xbox Duke' }],
    },
  };

  const found = await read(Buffer.from(JSON.stringify(file)));

  expect(found.rows[0]?.fields.notes).toBe('Paid: 5 GBP\nrating: 8\ncompletion: Finished\nstore_id: 9');
  expect(found.leftOut).toEqual(['Hardware']);
});

test('elements of GCstar’s and CLZ’s XML that nobody asks for go into the notes under their own names', async () => {
  const gcstar = await read(
    Buffer.from(
      `<collection type="GCgames"><item name="Ico" platform="PlayStation 2" gcsautoid="3" genre="Adventure" shelf="B2">
        <seller>Ana</seller><guide><line><col>Prima</col></line><line><col>Piggyback</col></line></guide></item></collection>`,
    ),
  );
  const clz = await read(
    Buffer.from(
      `<gameinfo><gamelist><game><id>1</id><title>Ico</title><platform><displayname>PlayStation 2</displayname></platform>
        <genres><genre><displayname>Adventure</displayname></genre></genres><signed boolvalue="1">Yes</signed>
        <lent boolvalue="0">No</lent><sticker><displayname>Red</displayname></sticker></game></gamelist></gameinfo>`,
    ),
  );

  expect(gcstar.rows[0]?.fields.notes).toBe('shelf: B2\nseller: Ana\nguide: Prima, Piggyback');
  expect(clz.rows[0]?.fields.notes).toBe('signed: yes\nsticker: Red');
});

test('PriceCharting: a folder that speaks of what is sold is no collection, unless it says the contrary', async () => {
  const folders = ['Sold 2024', 'Vendus', 'To be sold', 'Not sold', 'Unsold', 'For sale', 'Wishlist 2025'];
  const header = 'id,product-name,console-name,include-string,folder';
  const rows = folders.map((folder, at) => `${at},Ico,Playstation 2,Item Only,${folder}`);

  const found = await read(table(header, ...rows));

  expect(found.rows.map(({ list, why }) => why ?? list)).toEqual([
    'sold',
    'sold',
    'collection',
    'collection',
    'collection',
    'collection',
    'wishlist',
  ]);
});

test('our own export of a version that is not known here is refused', async () => {
  const csv = table(
    '"cartouche_version","title","platform","completeness","copy"',
    '"99","Ico","PlayStation 2","CARTRIDGE","1"',
  );
  const json = Buffer.from(
    JSON.stringify({
      product: 'Cartouche',
      export: 'collection',
      version: 99,
      copies: [{ title: 'Ico', platform: 'PlayStation 2' }],
    }),
  );

  const refused = { code: 'move_other_version', data: { version: '99' } };
  await expect(recognise(csv)).rejects.toMatchObject(refused);
  await expect(recognise(json)).rejects.toMatchObject(refused);
});

test('of several tables, a row says in which one it is', async () => {
  const { rows } = await recognise(
    await zipOf({ 'SNES.csv': 'Title\nTerranigma\n', 'N64.csv': 'Title\nMario\n' }),
  );

  expect(rows.map(({ line, tab }) => [line, tab])).toEqual([
    [2, 'SNES'],
    [2, 'N64'],
  ]);
});

test('what Tellico calls Nintendo is the NES', async () => {
  const entry = '<title>Super Mario Bros. 3</title><platforms><platform>Nintendo</platform></platforms>';

  const { rows } = await read(
    Buffer.from(`<tellico><collection type="11"><entry id="1">${entry}</entry></collection></tellico>`),
  );

  expect(rows[0]?.platformIds).toEqual([18]);
});
