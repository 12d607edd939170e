import { expect, test } from '@playwright/test';

import { address, choose, collect, expectAccessible, gamesOf, signedIn, superNintendo } from './collector.ts';

test.beforeEach(({ context }) => choose(context, 'en'));

const tiles = [
  ['PS1', /^PlayStation Released/],
  ['PSX', /^PlayStation Released/],
  ['PSVita', /^PlayStation Vita/],
  ['Megadrive', /^Sega Mega Drive\/Genesis/],
  ['Mega-CD', /^Sega CD Released/],
  ['NeoGeo', /^Neo Geo AES/],
  ['FDS', /^Family Computer Disk System/],
  ['Famicom', /^Family Computer Released/],
  ['Videopac', /^Odyssey 2/],
] as const;

test('platforms are found by the names that collectors use', async ({ page }) => {
  await signedIn(page, 'ana');
  await page.goto(`${address()}/platforms`);

  for (const [name, tile] of tiles) {
    await page.getByLabel('Search platforms').fill(name);
    await expect(page.getByRole('button', { name: tile })).toBeVisible();
  }
});

test('the user’s own platforms come first: the maker’s group in the manager, the platform in the selects', async ({
  page,
}) => {
  await signedIn(page, 'ana');
  await collect(page, superNintendo);
  await page.goto(`${address()}/platforms`);

  const groups = page
    .getByRole('button', { expanded: true })
    .or(page.getByRole('button', { expanded: false }));
  await expect(groups.filter({ hasText: 'selected' }).first()).toContainText('Nintendo');
  await expect(page.getByRole('button', { name: /^Philips / })).toHaveCount(1);
  await expectAccessible(page);

  await page.goto(`${address()}/collection/all`);
  if ((page.viewportSize()?.width ?? 0) < 500) await page.getByRole('button', { name: /^Filters/ }).click();
  const select = page.getByRole('combobox', { name: 'Platform' }).filter({ visible: true });
  await expect(select.locator('optgroup')).toHaveCount(3);
  await expect(select.locator('optgroup').first().locator('option')).toHaveText([
    `Super Nintendo Entertainment System (${await gamesOf(page)})`,
  ]);
  const others = select.locator('optgroup[label="With games"] option');
  await expect(others.filter({ hasText: /^Atari \d/ })).toHaveText([
    `Atari 8-bit (${await gamesOf(page, 65)})`,
    `Atari 2600 (${await gamesOf(page, 59)})`,
    `Atari 5200 (${await gamesOf(page, 66)})`,
    `Atari 7800 (${await gamesOf(page, 60)})`,
  ]);
});
