import { type Page, expect, test } from '@playwright/test';

import {
  address,
  choose,
  expectAccessible,
  gameId,
  onlyOnDesk,
  onlyOnPhone,
  own,
  signedIn,
  wishFor,
} from './collector.ts';

/** What GAMEYE exports: rows with one cell more than the header, and quotes that are not doubled. */
const header =
  'Platform,Category,UserRecordType,Title,Country,ReleaseType,Publisher,Developer,CreatedAt,Ownership,PriceLoose,PriceCIB,PriceNew,YourPrice,PricePaid,ItemCondition,BoxCondition,ManualCondition,Beat,PlayedCompletion,Notes,Tags';
const row = (list: string, title: string, ownership: string, paid = '-1.0') =>
  `"Super Nintendo (SNES)","Games","${list}","${title}","United Kingdom","Official","","","25/04/2022","${ownership}","9.10", "-1.0","88.00","15.00","${paid}","8","7","?"," "," ","","",`;
const gameye = [
  header,
  row('Owned', 'Chrono Trigger', 'CIB', '149.90'),
  row('Owned', 'Legend of Zelda, The: A Link to the Past', 'Loose'),
  row('Owned', 'Terranigma (PAL)', 'Boxed', '65.00'),
  row('Wishlist', 'EarthBound', 'Wishlist'),
  row('Owned', 'A prototype "nobody" knows', 'Loose', '12'),
  row('Owned', 'Axelai', 'CIB'),
  row('Owned', 'Super Controller', 'Loose').replace('"Games"', '"Controllers"'),
].join('\n');

const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

async function ownedGames(page: Page): Promise<number> {
  const answer = await page.context().request.get(`${address()}/api/collection-summary`);
  return ((await answer.json()) as { games: number }).games; // as: the contract's output
}

test('Ana brings her collection from another tracker, decides three rows, and takes it back', async ({
  page,
  context,
}) => {
  await choose(context, 'en');
  await signedIn(page, 'ana-moving');
  await own(page, await gameId(page, 'Terranigma'), { completeness: 'CARTRIDGE' });
  await wishFor(page, await gameId(page, 'Chrono Trigger'));

  await test.step('from the settings, she chooses the file', async () => {
    await page.goto(`${address()}/settings?section=export`);
    await page.getByRole('link', { name: 'Choose a file' }).click();
    await expect(page.getByRole('heading', { name: 'Bring your collection' })).toBeVisible();
    await expectAccessible(page);
    await page.locator('input[type=file]').setInputFiles(file('4_25_2022_collection.csv', gameye));
  });

  await test.step('sees what it is, and what would happen', async () => {
    await expect(page.getByRole('heading', { name: 'Recognized: GAMEYE (CSV)' })).toBeVisible();
    await expect(page.getByText('2 games are added · 1 wish')).toBeVisible();
    await expectAccessible(page);
    expect(await ownedGames(page)).toBe(1);
  });

  await test.step('decides three rows', async () => {
    await page.getByRole('button', { name: /^Not found/ }).click();
    await page.getByRole('button', { name: 'Enter it myself: A prototype "nobody" knows' }).click();
    await expect(page.getByText('Becomes your own entry')).toBeVisible();
    await page.getByRole('button', { name: /^Please choose/ }).click();
    await page.getByRole('button', { name: /^Axelay/ }).click();
    await page.getByRole('button', { name: /^Differs/ }).click();
    await page.getByRole('button', { name: /^Take the file’s: Terranigma/ }).click();
    await expect(page.getByText('4 games are added · 1 copy is changed · 1 wish')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('finds them on the shelf', async () => {
    await page.getByRole('button', { name: 'Add to my collection' }).click();
    await expect(page.getByText('Your collection is here')).toBeVisible();
    await expectAccessible(page);
    expect(await ownedGames(page)).toBe(5);
    await page.getByRole('link', { name: 'See the collection' }).click();
    await expect(page.getByText('A prototype "nobody" knows').first()).toBeVisible();
  });

  await test.step('the same file again changes nothing', async () => {
    await page.goto(`${address()}/move`);
    await page.locator('input[type=file]').setInputFiles(file('again.csv', gameye));
    await expect(page.getByText('Nothing would be added', { exact: false })).toBeVisible();
  });

  await test.step('takes all of it back', async () => {
    await page.goto(`${address()}/move`);
    await page.getByRole('link', { name: 'Open: 4_25_2022_collection.csv' }).click();
    await page.getByRole('button', { name: 'Undo this import' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo this import' }).click();
    await expect(page.getByText('The import is undone')).toBeVisible();
    expect(await ownedGames(page)).toBe(1);
  });
});

test(
  'Bo brings a table of his own, in French, from his empty collection',
  onlyOnPhone,
  async ({ page, context }) => {
    await choose(context, 'fr', 'dark');
    await signedIn(page, 'bo-moving');
    await page.goto(`${address()}/collection/all?tab=owned`);
    await page.getByRole('link', { name: 'Importer ma collection' }).click();
    const table =
      'Jeu;Console;Boîte;Notice;Prix d’achat;Étagère\nChrono Trigger;SNES;oui;non;1.234,50 €;B2\n';
    await page.locator('input[type=file]').setInputFiles(file('jeux.csv', table));

    await expect(page.getByRole('heading', { name: /: tableau$/ })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Colonne « Jeu »' })).toHaveValue('title');
    await expect(page.getByText(/Rien n’est converti/)).toBeVisible();
    await expect(page.getByText('Chrono Trigger', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Voir ce qui se passerait' }).click();
    await expect(page.getByText('1 jeu à ajouter')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ajouter à ma collection' }).click();
    await expect(page.getByText('Votre collection est là')).toBeVisible();

    expect(await ownedGames(page)).toBe(1);
  },
);

test(
  'Cleo adds a game by hand before she adds her file, and is shown it first',
  onlyOnDesk,
  async ({ page, context }) => {
    await choose(context, 'en');
    await signedIn(page, 'cleo-moving');
    const sent = [header, row('Owned', 'Chrono Trigger', 'CIB'), row('Owned', 'EarthBound', 'Loose')].join(
      '\n',
    );
    await page.goto(`${address()}/move`);
    await page.locator('input[type=file]').setInputFiles(file('two.csv', sent));
    await expect(page.getByText('2 games are added')).toBeVisible();
    await own(page, await gameId(page, 'EarthBound'), { completeness: 'COMPLETE_IN_BOX' });
    const add = page.getByRole('button', { name: 'Add to my collection' });

    await add.focus();
    await page.keyboard.press('Enter');

    await expect(page.getByText(/^Nothing was added yet/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Changed here/, pressed: true })).toBeVisible();
    await expect(page.getByText(/^Line 3 · EarthBound/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Not added yet' })).toBeFocused();
    await expectAccessible(page);
    expect(await ownedGames(page)).toBe(1);
    await add.click();
    await expect(page.getByText('Your collection is here')).toBeVisible();
    expect(await ownedGames(page)).toBe(2);
  },
);
