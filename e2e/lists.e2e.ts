import { type Page, expect, test } from '@playwright/test';

import {
  address,
  choose,
  firstGames,
  notices,
  onlyOnDesk,
  own,
  signedIn,
  superNintendo,
  wishFor,
} from './collector.ts';

test.beforeEach(({ context }) => choose(context, 'en'));

const focused = (page: Page) => page.locator(':focus');

test('a list that scrolls down keeps its header: no gap opens, and nothing covers the product’s header', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signedIn(page, 'scroll');
  for (const id of await firstGames(page, 8)) await wishFor(page, id);

  for (const path of [
    `/collection/${superNintendo}`,
    '/games',
    `/search?q=super&platform=${superNintendo}`,
    '/wishlist',
  ]) {
    await test.step(path, async () => {
      await page.goto(address() + path);
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      const above = await gapAt(page, 0);
      expect(above).toBeLessThan(Infinity);
      for (const y of [30, 60, 90, 120, 160, 200, 250, 300]) {
        await expect.poll(() => gapAt(page, y), `${y} px down`).toBeLessThanOrEqual(above);
      }
    });
  }
});

/** Pixels between the sticky top of the list and what follows it, at one scroll position. */
async function gapAt(page: Page, y: number): Promise<number> {
  const root = page.locator('html');
  await root.evaluate((html, to) => html.scrollTo(0, to), y);
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
  return await root.evaluate((html) => {
    const edges = (selector: string) =>
      [...html.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    const product = edges('body header')[0]?.bottom ?? 0;
    const sticking = edges('main .sticky').filter(({ bottom }) => bottom > 0);
    if (sticking.some(({ top }) => top < product - 1)) return Infinity; // it covers the header
    const end = Math.max(0, product, ...sticking.map(({ bottom }) => bottom));
    const next = edges('main ul > li, main h2, main [role=status]:not(.sr-only)');
    return Math.round(Math.min(...next.filter(({ bottom }) => bottom > end).map(({ top }) => top)) - end);
  });
}

test(
  'after removing a game with the keyboard, the focus is on its neighbour',
  onlyOnDesk,
  async ({ page }) => {
    await signedIn(page, 'neighbour');
    for (const id of await firstGames(page, 3)) await own(page, id);
    await page.goto(`${address()}/collection/all?tab=owned`);
    const titles = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(titles).toHaveCount(3);
    const [first = '', second = ''] = await titles.allTextContents();

    await page.getByRole('button', { name: `Edit Collection: ${first}`, exact: true }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).press('Enter');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Remove', exact: true }).press('Enter');

    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(focused(page)).toHaveText(second);
  },
);

test('the second half of a double click on Undo presses nothing', onlyOnDesk, async ({ page }) => {
  await signedIn(page, 'double');
  for (const id of await firstGames(page, 12)) await wishFor(page, id);
  const list = `${address()}/collection/all?tab=wishlist&view=list`;
  await page.goto(list);
  await page
    .getByRole('button', { name: /^Remove from Wishlist: / })
    .first()
    .click();

  await notices(page).getByRole('button', { name: 'Undo' }).dblclick();

  await expect(page.getByRole('link', { name: 'Wishlist (12)' })).toBeVisible();
  await expect(notices(page)).toBeEmpty();
  await expect(page).toHaveURL(list);
});

test('an empty tab has a next step, and nothing to choose for a bulk edit', onlyOnDesk, async ({ page }) => {
  await signedIn(page, 'nothing');
  await page.goto(`${address()}/collection/all?tab=incomplete`);
  await expect(page.getByRole('heading', { name: 'No incomplete games found.' })).toBeVisible();
  await expect(page.locator('button:enabled').filter({ hasText: /^Bulk edit$/i })).toHaveCount(0);

  await page.getByRole('link', { name: 'Show owned games' }).click();
  await expect(page.getByRole('heading', { name: 'Your collection is empty.' })).toBeVisible();
  await page.getByRole('link', { name: 'Find games to add' }).click();
  await expect(page.getByRole('button', { name: /^Bulk edit$/i })).toBeEnabled();
});
