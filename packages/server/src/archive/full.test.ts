import { afterAll, beforeAll, expect, test } from 'vitest';

import { unescapeFormula } from '@cartouche/contract/csv.rules';
import { fullColumns } from '@cartouche/contract/fullExport.rules';

import { givePlan } from '../subscription/subscription.ts';
import { unzip } from '../testing/archives.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

const copy = {
  completeness: 'CARTRIDGE,CASE',
  condition: 'FAIR',
  purchasePrice: 12.5,
  purchaseDate: '2020-02-29',
  release: 'FR',
  edition: 'Platinum',
  boxCondition: 'GOOD',
  bookletCondition: '',
  mediumCondition: 'MINT',
  place: 'Room / Shelf',
  tags: 'Lent, Signed',
  boughtAt: 'Fair',
  boughtFrom: 'Jean',
  estimate: 40,
  estimateDate: '2026-01-31',
  notes: '=HYPERLINK("http://evil")\nsecond "line"',
};

/** A user who owns two games, one of them as `copy`. */
async function owner() {
  const ana = await product.user('ana');
  await givePlan(product.ctx, ana.email, 'pro');
  const [first, second] = await product.games([
    `Alpha & <b> ${crypto.randomUUID()}`,
    `Beta ${crypto.randomUUID()}`,
  ]);
  await product.as(ana, 'collection.save', { gameId: first, ...copy });
  await product.as(ana, 'collection.save', { gameId: second });
  return ana;
}

async function full(user: TestUser | null, query: string) {
  const headers = user ? { cookie: user.cookie } : {};
  const { app } = product;
  const answer = await app.inject({ method: 'GET', url: `/api/collection-full?${query}`, headers });
  return { status: answer.statusCode, bytes: answer.rawPayload, text: answer.payload };
}

test('the JSON form says all of each copy, and which form it is', async () => {
  const ana = await owner();

  const { status, text } = await full(ana, 'form=json');

  expect(status).toBe(200);
  const file = JSON.parse(text);
  expect(file).toMatchObject({ product: 'Cartouche', export: 'collection', version: 1 });
  expect(file.copies).toHaveLength(2);
  expect(Object.keys(file.copies[0])).toEqual([...fullColumns]);
  expect(file.copies[0]).toMatchObject({
    ...copy,
    cartouche_version: 1,
    currency: 'USD',
    copy: 1,
    copies: 1,
  });
});

test('the CSV form has the same columns, and no text that a spreadsheet would calculate', async () => {
  const ana = await owner();

  const { text } = await full(ana, 'form=csv');

  expect(text.startsWith(`\uFEFF${fullColumns.join(',')}\r\n"1","Alpha`)).toBe(true);
  const [, notes = ''] = /"('=HYPERLINK.*?line""")/s.exec(text) ?? [];
  expect(notes).toContain(`'=HYPERLINK(""http`);
  expect(unescapeFormula(`'${copy.notes}`)).toBe(copy.notes);
});

test('the XLSX form has texts as texts and amounts as numbers', async () => {
  const ana = await owner();

  const { bytes } = await full(ana, 'form=xlsx');

  const sheet = String((await unzip(bytes)).get('xl/worksheets/sheet1.xml'));
  expect(sheet.match(/<row>/g)).toHaveLength(3);
  expect(sheet).toContain('<c><v>12.5</v></c>');
  expect(sheet).toContain('<t xml:space="preserve">=HYPERLINK("http://evil")\nsecond "line"</t>');
  expect(sheet).toContain('Alpha &#38; &#60;b&#62;');
  expect(sheet).not.toContain('<f>');
});

test('every form names the sources of what it says of games, and their licences', async () => {
  const ana = await owner();
  const [open = 0, both = 0] = await product.games([
    `Gamma ${crypto.randomUUID()}`,
    `Delta ${crypto.randomUUID()}`,
  ]);
  await product.ctx.db
    .insertInto('game_records')
    .values([
      { source: 'GameDataBase', source_key: `${open}`, game_id: open, facts: '{}', licence: 'CC-BY-4.0' },
      { source: 'GameDataBase', source_key: `${both}`, game_id: both, facts: '{}', licence: 'CC-BY-4.0' },
      {
        source: 'libretro-database',
        source_key: `${both}`,
        game_id: both,
        facts: '{}',
        licence: 'CC-BY-SA-4.0',
      },
      {
        source: 'IGDB',
        source_key: 'of no copy',
        game_id: (await product.games(['Epsilon']))[0] ?? 0,
        facts: '{}',
        licence: 'IGDB',
      },
    ]) // oxfmt-ignore
    .execute();
  await product.as(ana, 'collection.save', { gameId: open });
  await product.as(ana, 'collection.save', { gameId: both });
  const gameDataBase =
    'GameDataBase, https://github.com/PigSaint/GameDataBase, CC BY 4.0 https://creativecommons.org/licenses/by/4.0/';
  const libretro =
    'libretro-database, https://github.com/libretro/libretro-database, CC BY-SA 4.0 https://creativecommons.org/licenses/by-sa/4.0/';

  const json = JSON.parse((await full(ana, 'form=json')).text);
  const csv = (await full(ana, 'form=csv')).text.split('\r\n');
  const workbook = await unzip((await full(ana, 'form=xlsx')).bytes);

  expect(json.sources).toEqual([
    {
      source: 'GameDataBase',
      url: 'https://github.com/PigSaint/GameDataBase',
      licence: 'CC-BY-4.0',
      licence_url: 'https://creativecommons.org/licenses/by/4.0/',
    },
    {
      source: 'libretro-database',
      url: 'https://github.com/libretro/libretro-database',
      licence: 'CC-BY-SA-4.0',
      licence_url: 'https://creativecommons.org/licenses/by-sa/4.0/',
    },
  ]);
  const credits = json.copies.map((row: { sources: string }) => row.sources);
  expect(credits).toEqual(['', '', `${gameDataBase}; ${libretro}`, gameDataBase]);
  expect(csv.find((line) => line.includes('"Gamma'))).toMatch(
    new RegExp(`,"${gameDataBase}","no","","owned"$`),
  );
  expect(String(workbook.get('xl/worksheets/sheet1.xml'))).toContain(`>${gameDataBase}; ${libretro}<`);
  expect(String(workbook.get('xl/workbook.xml'))).toContain('<sheet name="Sources" sheetId="2"');
  const credited = String(workbook.get('xl/worksheets/sheet2.xml'));
  expect(credited).toContain('https://creativecommons.org/licenses/by-sa/4.0/');
  expect(credited.match(/<row>/g)).toHaveLength(3);
});

test('only what the filters leave is exported, in the order of the list', async () => {
  const ana = await owner();

  const filtered = JSON.parse((await full(ana, 'form=json&p_tab=owned&p_place=Room')).text);
  const falling = JSON.parse((await full(ana, 'form=json&p_tab=owned&p_sort_order=desc')).text);

  expect(filtered.copies.map((row: { place: string }) => row.place)).toEqual(['Room / Shelf']);
  expect(falling.copies.map((row: { title: string }) => row.title[0])).toEqual(['B', 'A']);
});

test('of several copies of a game, those are exported that fulfil the filters', async () => {
  const ana = await owner();
  const { body } = await product.as(ana, 'catalogue.fetchGames', { p_tab: 'owned', p_place: 'Room' });
  const [{ game_id: gameId } = { game_id: 0 }] = body as { game_id: number }[]; // as: the contract's output
  await product.as(ana, 'collection.addCopy', { gameId, place: 'Attic' });
  await product.as(ana, 'collection.addCopy', { gameId, place: 'Attic / Box' });

  const { copies } = JSON.parse((await full(ana, 'form=json&p_tab=owned&p_place=Attic')).text);

  expect(copies).toMatchObject([
    { place: 'Attic', copy: 2, copies: 3 },
    { place: 'Attic / Box', copy: 3, copies: 3 },
  ]);
});

test('a list of wishes is exported as it is filtered, a row for each, with nothing of a copy', async () => {
  const ana = await owner();
  const [first, second, last] = await product.games(['Wish A', 'Wish B', 'Wish C'], 19);
  for (const gameId of [second, first]) await product.as(ana, 'wishlist.add', { gameId });
  await product.as(ana, 'wishlist.add', { gameId: last });

  const file = await full(ana, 'form=json&p_tab=wishlist&p_search=wish&p_sort_order=desc');
  const { copies } = JSON.parse(file.text);
  const filtered = JSON.parse((await full(ana, 'form=json&p_tab=wishlist&p_search=wish%20b')).text);
  const csv = (await full(ana, 'form=csv&p_tab=wishlist')).text;

  expect(copies.map((row: { title: string }) => row.title)).toEqual(['Wish C', 'Wish B', 'Wish A']);
  expect(copies[0]).toMatchObject({
    platform: 'Platform 19',
    list: 'wishlist',
    own_entry: 'no',
    added_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    copy: null,
    copies: null,
    currency: '',
    photos: 0,
    completeness: '',
    condition: '',
    notes: '',
    purchasePrice: null,
    purchaseDate: null,
  });
  expect(filtered.copies).toMatchObject([{ title: 'Wish B' }]);
  expect(csv.trim().split('\r\n')).toHaveLength(4);
});

test('nobody exports without a session or a plan for it, or in an unknown form', async () => {
  const ana = await owner();
  const bo = await product.user('bo');

  expect((await full(null, 'form=csv')).status).toBe(401);
  expect(JSON.parse((await full(bo, 'form=csv')).text)).toMatchObject({ code: 'paid_plan_required' });
  expect((await full(ana, 'form=pdf')).status).toBe(400);
  expect((await full(ana, '')).status).toBe(400);
});

test('an export has nothing of another user', async () => {
  await owner();
  const cy = await product.user('cy');
  await givePlan(product.ctx, cy.email, 'pro');

  expect(JSON.parse((await full(cy, 'form=json')).text).copies).toEqual([]);
});
