import { type Page, expect, test } from '@playwright/test';

import { address, choose, expectAccessible, signedIn } from './collector.ts';

test.beforeEach(({ context }) => choose(context, 'en'));

async function search(page: Page, words: string): Promise<void> {
  await page.getByLabel('Search for games').fill(words);
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
}

test('a search finds titles by their words, with similar titles below them, on any platform', async ({
  page,
}, { project }) => {
  await signedIn(page, 'ana');
  await page.goto(`${address()}/search`);
  await expect(page.getByText('Start your search')).toBeVisible();
  await expectAccessible(page);

  await test.step('by words in any order, and without typing the accents', async () => {
    await search(page, 'fight final');
    await expect(page.getByRole('heading', { name: 'Final Fight' }).first()).toBeVisible();
    await search(page, 'final fantasy 7');
    await expect(page.getByRole('heading', { name: 'Other spellings and titles' })).toBeVisible();
    await expectAccessible(page);
    await search(page, 'pokemon');
    await expect(page.getByRole('heading', { name: 'Pokémon Snap' }).first()).toBeVisible();
  });

  await test.step('on one platform, and the same after a reload', async () => {
    if (project.name === 'phone') {
      await page.getByRole('button', { name: 'Platform All Platforms' }).click();
      const sheet = page.getByRole('dialog', { name: 'Select Platform' });
      await sheet.getByLabel('Filter platforms').fill('nintendo 64');
      await expectAccessible(page);
      await sheet.getByRole('button', { name: /^Nintendo 64 \d+$/ }).click();
    } else {
      await page.getByLabel('Platform', { exact: true }).selectOption('4');
    }
    await expect(page.getByRole('heading', { name: 'Pokémon Battle Revolution' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Pokémon Snap' })).toBeVisible();
    await expect(page).toHaveURL(/q=pokemon&platform=4|platform=4&q=pokemon/);
    await page.reload();
    await expect(page.getByLabel('Search for games')).toHaveValue('pokemon');
    await expect(page.getByRole('heading', { name: 'Pokémon Snap' })).toBeVisible();
  });

  await test.step('opens a game, goes back, adds and wishes', async () => {
    await page.getByRole('link', { name: 'Pokémon Snap' }).click();
    await expect(page).toHaveURL(/gameId=\d+/);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/gameId/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Add to Wishlist: Pokémon Snap' }).click();
    // It is the likeliest, so it stands above the list as well.
    await page
      .getByRole('button', { name: 'Add to Collection: Pokémon Stadium', exact: true })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
    await expect(
      page.getByRole('button', { name: 'Edit Collection: Pokémon Stadium', exact: true }).first(),
    ).toBeVisible();
    await page.reload();
    await expect(
      page.getByRole('button', { name: 'Edit Collection: Pokémon Stadium', exact: true }).first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove from Wishlist: Pokémon Snap' })).toBeVisible();
  });

  await test.step('says when nothing is found, and when the search failed, also where nothing moves', async () => {
    // On a phone the list has scrolled: the form leaves at once when its field does not have the focus any more.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await search(page, 'zzzz');
    await expect(
      page
        .getByText('No games found matching your search. Try different keywords or use the scanner.')
        .last(),
    ).toBeVisible();
    await page.route('**/api/search?*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await search(page, 'mario');
    await expect(page.getByRole('alert')).toContainText('Failed to search for games. Please try again.');
    await page.unroute('**/api/search?*');
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Mario Kart 64' })).toBeVisible();
  });
});
