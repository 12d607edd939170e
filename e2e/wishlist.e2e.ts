import { expect, test } from '@playwright/test';

import {
  address,
  choose,
  drawAs,
  expectAccessible,
  firstGames,
  gameId,
  notices,
  own,
  signedIn,
  wishFor,
} from './collector.ts';

test.beforeEach(({ context }) => choose(context, 'en'));

const nintendo64 = 4;

test('a wishlist is paged, searched, filtered by platform and emptied by buying', async ({ page }) => {
  await signedIn(page, 'ana');
  const wishes = page.getByRole('button', { name: /^Remove from Wishlist: / });

  await page.goto(`${address()}/wishlist`);
  await expect(page.getByText('Your wishlist is empty.')).toBeVisible();
  await expectAccessible(page);
  for (const id of await firstGames(page, 24)) await wishFor(page, id);
  for (const title of ['Pokémon Snap', 'Pokémon Stadium']) {
    await wishFor(page, await gameId(page, title, nintendo64));
  }
  await own(page, await gameId(page, 'ActRaiser'), { completeness: 'CARTRIDGE' });
  await wishFor(page, await gameId(page, 'ActRaiser'));

  await test.step('shows eight, then the page, then the next one', async () => {
    await page.getByRole('button', { name: 'Refresh Wishlist' }).click();
    await expect(notices(page)).toContainText('Your wishlist is up to date.');
    await expect(page.getByText('26 games', { exact: true })).toBeVisible();
    await expect(wishes).toHaveCount(8);
    await page.getByRole('button', { name: 'Show all 24' }).click();
    await expect(wishes).toHaveCount(24);
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await pages.getByRole('button', { name: 'Next' }).click();
    await expect(pages).toContainText('Page 2 of 2');
    await expect(wishes).toHaveCount(2);
    await page.reload();
    await expect(pages).toContainText('Page 2 of 2');
    await expect(page).toHaveURL(/page=2/);
    await pages.getByRole('button', { name: 'Previous' }).click();
    await expect(pages).toContainText('Page 1 of 2');
  });

  await test.step('finds by words without accents, and by platform', async () => {
    await page.getByLabel('Search wishlist').fill('pokemon');
    await expect(wishes).toHaveCount(2);
    await page.getByLabel('Search wishlist').fill('zzzz');
    await expect(page.getByText('No items found matching your criteria.').last()).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).click();
    const platforms = page.getByRole('group', { name: 'Platform' });
    await platforms.getByRole('button', { name: 'Nintendo 64' }).click();
    await expect(wishes).toHaveCount(2);
    await drawAs(page, 'List');
    await page.reload();
    await expect(wishes).toHaveCount(2);
    await expect(page).toHaveURL(/platform=4/);
    await expect(platforms.getByRole('button', { name: 'Nintendo 64' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expectAccessible(page);
    await drawAs(page, 'Grid');
  });

  await test.step('adds a wanted game to the shelf, and the wish is gone', async () => {
    await page.getByRole('button', { name: 'Add to Collection: Pokémon Snap' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
    await expect(wishes).toHaveCount(1);
    await page.reload();
    await expect(wishes).toHaveCount(1);
    await page.getByLabel('Search wishlist').fill('actraiser');
    await expect(page).toHaveURL(/q=actraiser/);
    await page
      .getByRole('group', { name: 'Platform' })
      .getByRole('button', { name: 'All Platforms' })
      .click();
    await expect(page.getByText('Owned: Cartridge')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit Collection: ActRaiser', exact: true })).toBeVisible();
  });
});
