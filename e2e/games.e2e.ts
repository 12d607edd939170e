import { expect, test } from '@playwright/test';

import { address, choose, drawAs, expectAccessible, expectDrawnAs, signedIn } from './collector.ts';

test.beforeEach(({ context }) => choose(context, 'en'));

test('the whole catalogue is browsed by letter and order, and a game is wished for and added', async ({
  page,
}) => {
  await signedIn(page, 'ana');
  await page.goto(`${address()}/games`);
  await expect(page.getByRole('heading', { name: 'All games' })).toBeVisible();
  await expectDrawnAs(page, 'Grid');
  const letters = page.getByRole('navigation', { name: 'Titles that begin with' });
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });

  await letters.getByRole('link', { name: 'Z', exact: true }).click();
  await expect(titles.first()).toHaveText(/^Z/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sort descending' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/letter=Z.*order=desc|order=desc.*letter=Z/);
  await page.reload();
  await expect(titles.first()).toHaveText(/^Z/);
  await expect(letters.getByRole('link', { name: 'Z', exact: true })).toHaveAttribute('aria-current', 'page');

  const title = await titles.first().innerText();
  await page
    .getByRole('button', { name: `Add to Wishlist: ${title}`, exact: true })
    .first()
    .click();
  await expect(
    page.getByRole('button', { name: `Remove from Wishlist: ${title}`, exact: true }).first(),
  ).toBeVisible();
  await page
    .getByRole('button', { name: `Add to Collection: ${title}`, exact: true })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(
    page.getByRole('button', { name: `Edit Collection: ${title}`, exact: true }).first(),
  ).toBeVisible();
  await drawAs(page, 'List');
  await expect(page.getByRole('link', { name: title, exact: true }).first()).toBeVisible();
  await expectAccessible(page);
});
