import { type Page, expect, test } from '@playwright/test';

import {
  address,
  choose,
  expectAccessible,
  firstGames,
  own,
  picture,
  signedIn,
  superNintendo,
  wishFor,
} from './collector.ts';

const nintendo64 = 4;

const shelf = (page: Page) => page.getByRole('region', { name: 'Your shelf', exact: true });
const group = (page: Page, name: RegExp) => shelf(page).getByRole('list', { name });

test('the shelf is the first thing on the dashboard, and keys lead along it', async ({ page, context }, {
  project,
}) => {
  await choose(context, 'en');
  await signedIn(page, 'shelf');
  const owned = await firstGames(page, 14);
  const others = await firstGames(page, 6, nintendo64);
  const states = ['COMPLETE_IN_BOX', 'CARTRIDGE', 'NEW_SEALED'];
  for (const [index, id] of owned.slice(0, 13).entries())
    await own(page, id, { completeness: states[index % 3] });
  for (const id of others.slice(0, 5)) await own(page, id);
  await wishFor(page, owned[13] ?? 0);
  await page.goto(address());
  const superNintendos = group(page, /^Super Nintendo Entertainment System, 14 games$/);
  const spines = superNintendos.getByRole('link');

  await test.step('shows each game with its state in sight at once, the wanted one last', async () => {
    await expect(spines).toHaveCount(14);
    await expect(superNintendos.getByRole('link', { name: /, In Collection$/ })).toHaveCount(5);
    await expect(superNintendos.getByRole('link', { name: /, Incomplete$/ })).toHaveCount(4);
    await expect(superNintendos.getByRole('link', { name: /, Factory sealed$/ })).toHaveCount(4);
    await expect(spines.last()).toHaveAccessibleName(/, In Wishlist$/);
    await expect(page.getByRole('region', { name: 'Early version' })).toBeVisible();
    const box = await spines.first().boundingBox();
    expect(box?.y).toBeLessThan(180);
    await expectAccessible(page);
    await picture(page, `shelf-${project.name}`);
  });

  await test.step('follows the arrow keys, opens a game and comes back to it', async () => {
    await spines.first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(spines.nth(2)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(spines.nth(2)).toBeFocused();
    await expect(page).toHaveURL(`${address()}/`);
  });

  await test.step('goes to the end of the row, which comes into sight', async () => {
    await page.keyboard.press('End');
    const last = group(page, /^Nintendo 64, 5 games$/)
      .getByRole('link')
      .last();
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('Home');
    await expect(spines.first()).toBeInViewport({ ratio: 0.9 });
  });

  await test.step('leads from the ledge to all of a console', async () => {
    await shelf(page)
      .getByRole('link', { name: 'SNES Super Nintendo Entertainment System, 14 games' })
      .click();
    await expect(page).toHaveURL(`${address()}/collection/${superNintendo}?tab=owned`);
  });
});
