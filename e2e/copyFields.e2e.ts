import { readFile } from 'node:fs/promises';

import { type Page, expect, test } from '@playwright/test';

import { unzip } from '../packages/server/src/testing/archives.ts';
import {
  address,
  choose,
  expectAccessible,
  firstGames,
  onlyOnPhone,
  own,
  proEmail,
  signIn,
  signedIn,
} from './collector.ts';

const owned = (page: Page, more = '') => page.goto(`${address()}/collection/all?tab=owned${more}`);

async function openMenu(page: Page, entry: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).filter({ visible: true }).first().click();
  await page.getByRole('button', { name: entry }).click();
}

/** Presses one of the three links, and reads the file. */
async function taken(page: Page, form: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: form, exact: true }).click();
  return await readFile(await (await download).path());
}

test('what a copy says is filled in, found by, set for many, added up, and taken out whole', async ({
  page,
  context,
}, { project }) => {
  test.slow();
  await choose(context, 'en');
  await signIn(page.context().request, proEmail(project.name, 'fields'));
  const ids = await firstGames(page, 3);
  const [first = 0, second = 0] = ids;
  for (const id of ids) await own(page, id, { purchasePrice: 10 });
  await page.request.put(`${address()}/api/collection/${second}`, {
    data: { place: 'Attic', tags: 'Lent', purchasePrice: 10, isEdit: true },
  });

  await test.step('fills in More', async () => {
    await owned(page, `&gameId=${first}`);
    await page.getByRole('dialog').getByRole('button', { name: /^Edit/ }).first().click();
    const form = page.getByRole('dialog', { name: 'Edit Game Details' });
    await form.getByText('Release, edition, place, tags…').click();
    await form.getByLabel('Edition').fill('Platinum');
    await form.getByLabel('Box condition').selectOption({ label: 'Good' });
    await form.getByLabel('Place').fill('Living room/Shelf 2');
    await form.getByLabel('Tags').fill('Lent, Signed');
    await form.getByLabel('Bought at').fill('Fair of Lille');
    await form.getByLabel('Estimate', { exact: true }).fill('40');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form).toBeHidden();
    await expect(page.getByText('Living room / Shelf 2')).toBeVisible();
  });

  await test.step('finds copies by place and by tag', async () => {
    await owned(page);
    await page
      .getByRole('button', { name: /^Filters/ })
      .filter({ visible: true })
      .first()
      .click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('checkbox', { name: 'Living room', exact: true }).check();
    await expect(sheet.getByRole('button', { name: 'Show 1 game' })).toBeVisible();
    await sheet.getByRole('checkbox', { name: 'Living room', exact: true }).uncheck();
    await sheet.getByText('More filters').click();
    const box = sheet.getByRole('group', { name: 'Box condition' });
    await box.getByRole('checkbox', { name: 'Good' }).check();
    await sheet.getByRole('checkbox', { name: 'Fair of Lille' }).check();
    await expect(sheet.getByRole('button', { name: 'Show 1 game' })).toBeVisible();
    await expectAccessible(page);
    await box.getByRole('checkbox', { name: 'Good' }).uncheck();
    await sheet.getByRole('checkbox', { name: 'Fair of Lille' }).uncheck();
    await sheet.getByRole('checkbox', { name: 'Lent', exact: true }).check();
    await expect(sheet.getByRole('button', { name: 'Show 2 games' })).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Show 2 games' }).click();
    await expect(page.getByText('2 games · Paid $20.00 · Estimate $40.00')).toBeVisible();
  });

  await test.step('sets a place for many, and sees their sums apart', async () => {
    await owned(page);
    await expect(page.getByText('3 games · Paid $30.00 · Estimate $40.00')).toBeVisible();
    await page.getByRole('button', { name: /^Bulk edit$/i }).click();
    const bar = page.getByRole('region', { name: 'Bulk Edit' });
    await bar.getByRole('button', { name: 'Select all (3)' }).click();
    await expect(bar.getByText('Paid $30.00')).toBeVisible();
    await expect(bar.getByText('Estimate $40.00')).toBeVisible();
    await bar.getByRole('button', { name: 'Apply to all (3)' }).click();
    const form = page.getByRole('dialog', { name: 'Change 3 games' });
    await form.getByText('Release, edition, place, tags…').click();
    await form.getByRole('switch', { name: 'Set place' }).click();
    await form.getByLabel('Place', { exact: true }).fill('Cellar / Box');
    await form.getByRole('button', { name: 'Preview' }).click();
    await form.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(form).toBeHidden();
  });

  await test.step('moves a place, and keeps its copies when it is removed', async () => {
    await openMenu(page, 'Places and tags');
    const panel = page.getByRole('dialog', { name: 'Places and tags' });
    await panel.getByRole('button', { name: 'Rename or move Cellar / Box', exact: true }).click();
    await panel.getByLabel('New name, or where it goes').fill('Room / Box');
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(panel.getByRole('link', { name: 'Box 3 copies', exact: true })).toBeVisible();
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Remove Room / Box', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(panel.getByRole('link', { name: 'Room 3 copies', exact: true })).toBeVisible();
    await expect(panel.getByRole('link', { name: /^Box/ })).toBeHidden();
  });

  await test.step('takes the filtered list out in three forms', async () => {
    await owned(page, '&tag=Signed');
    await expect(page.getByText('1 game · Paid $10.00 · Estimate $40.00')).toBeVisible();
    await openMenu(page, 'Export this list');
    await expect(page.getByText('1 game matching your filters')).toBeVisible();
    await expectAccessible(page);

    const json = JSON.parse(String(await taken(page, 'JSON')));
    expect(json).toMatchObject({
      version: 1,
      copies: [{ place: 'Room', edition: 'Platinum', estimate: 40, purchasePrice: 10 }],
    });
    const csv = String(await taken(page, 'CSV'));
    expect(csv.trim().split('\r\n')).toHaveLength(2);
    expect(csv).toContain('"Lent, Signed","Fair of Lille"');
    const sheet = (await unzip(await taken(page, 'Excel (XLSX)'))).get('xl/worksheets/sheet1.xml');
    expect(String(sheet)).toContain('<c><v>40</v></c>');
  });

  await test.step('prints it for the insurer, with two sums', async () => {
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await page.getByRole('button', { name: 'Print the list' }).click();
    const paper = page.locator('[data-paper]');
    await expect(paper).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(paper.getByRole('columnheader')).toHaveText([
      'Title',
      'Platform',
      'Year',
      'State',
      'Place',
      'Paid',
      'Estimate',
    ]);
    await expect(paper.locator('tbody tr').last()).toHaveText(/1 game\$10\.00\$40\.00/);
    // A4 on its side, without its margins.
    const sheet = { width: 1047, height: 718 };
    await page.setViewportSize(sheet);
    const line = await paper.locator('tbody tr').first().boundingBox();
    expect(sheet.height / (line?.height ?? sheet.height)).toBeGreaterThan(30);
  });
});

test('what a copy says has French words', onlyOnPhone, async ({ page, context }) => {
  await choose(context, 'fr', 'dark');
  await signedIn(page, 'champs');
  const [id = 0] = await firstGames(page, 1);
  const box = 'Carton numéro 12 de la grande bibliothèque du fond';
  await own(page, id, { purchasePrice: 10, estimate: 40, place: `Salon / ${box}` });

  await owned(page);
  await expect(page.getByText(/Payé\s10,00\s\$\s· Estimation\s40,00\s\$/u)).toBeVisible();
  await page.getByRole('button', { name: 'Plus', exact: true }).filter({ visible: true }).first().click();
  await page.getByRole('button', { name: 'Emplacements et étiquettes' }).click();

  const panel = page.getByRole('dialog', { name: 'Emplacements et étiquettes' });
  await expect(panel.getByRole('link', { name: `${box} 1 exemplaire` })).toBeVisible();
  // A name that is longer than the line goes on below it.
  const cut = await panel.getByText(box).evaluate((name) => name.scrollWidth - name.clientWidth);
  expect(cut).toBe(0);
  await expectAccessible(page);
});
