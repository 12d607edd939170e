import { type Page, expect, test } from '@playwright/test';

import { address, choose, expectAccessible, firstGames, own, signedIn } from './collector.ts';

const row = (page: Page, text: string | RegExp) =>
  page.getByRole('listitem').filter({ hasText: text }).filter({ visible: true });

/** The details of the game, which lists open over themselves. */
async function details(page: Page, gameId: number) {
  await page.goto(`${address()}/collection/all?tab=owned&gameId=${gameId}`);
  const sheet = page.getByRole('dialog').first();
  await expect(sheet.getByRole('button', { name: 'Add another copy' })).toBeVisible();
  return sheet;
}

test('a second copy stands beside the first, takes the lead, is removed, and comes back', async ({
  page,
  context,
}) => {
  await choose(context, 'en');
  await signedIn(page, 'copies');
  const [gameId = 0, other = 0] = await firstGames(page, 2);
  await own(page, gameId, { purchasePrice: 10, completeness: 'CARTRIDGE' });
  await own(page, other, {});
  const sheet = await details(page, gameId);

  await test.step('adds another copy', async () => {
    await sheet.getByRole('button', { name: 'Add another copy' }).click();
    const form = page.getByRole('dialog', { name: 'Add another copy' });
    await form.getByLabel('Price').fill('30');
    await form.getByText('Release, edition, place, tags…').click();
    await form.getByLabel('Place').fill('Attic');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(form).toBeHidden();
    await expect(row(page, 'Attic')).toBeVisible();
    await expect(row(page, 'Main copy')).toContainText('$10.00');
    await expectAccessible(page);
  });

  await test.step('shows two copies in the list, and sums both', async () => {
    await page.goto(`${address()}/collection/all?tab=owned`);
    await expect(page.getByText('2 games (3 copies) · $40.00')).toBeVisible();
    await expect(page.getByText('2 copies').first()).toBeAttached();
    await page.goto(`${address()}/collection/all?tab=incomplete`);
    await expect(page.getByText('No incomplete games found.')).toBeVisible();
  });

  await test.step('lets the second lead', async () => {
    const again = await details(page, gameId);
    await again.getByRole('button', { name: 'Make main copy: Copy 2' }).click();
    await expect(row(page, 'Main copy')).toContainText('Attic');
  });

  await test.step('removes the first, and takes that back', async () => {
    await page.getByRole('button', { name: 'Edit: Copy 2' }).click();
    const form = page.getByRole('dialog', { name: 'Edit Game Details · Copy 2' });
    await expect(form.getByLabel('Price')).toHaveValue('10.00');
    await form.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(form).toBeHidden();
    await expect(page.getByText('Your copies')).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, 'Main copy')).toContainText('Attic');
    await expect(row(page, '$10.00').filter({ hasNotText: 'Main copy' })).toBeVisible();
  });

  await test.step('when the one that leads goes, the other takes its place', async () => {
    await page.getByRole('button', { name: 'Edit Collection' }).click();
    const form = page.getByRole('dialog', { name: 'Edit Game Details · Copy 1 · Main copy' });
    await form.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByRole('alertdialog')).toContainText('The others stay.');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await page.goto(`${address()}/collection/all?tab=owned`);
    await expect(page.getByText('2 games · $10.00')).toBeVisible();
  });
});
