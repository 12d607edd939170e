import { type Page, expect, test } from '@playwright/test';

import { address, choose, expectAccessible, signedIn } from './collector.ts';

/** Not in the starter catalogue; IGDB's stand-in knows it. */
const rare = 'No One Can Stop Mr. Domino!';

async function search(page: Page, words: string): Promise<void> {
  await page.getByLabel('Search for games').fill(words);
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
}

test('a game that is not here is found in the whole game database, and then by everybody', async ({
  page,
  browser,
}) => {
  await choose(page.context(), 'en');
  await signedIn(page, 'ana');
  await page.goto(`${address()}/search`);
  const whole = page.getByRole('button', { name: 'Search the whole game database' });

  await test.step('the catalogue has nothing, the whole game database has it', async () => {
    await search(page, 'stop mr. domino');
    await expect(
      page.getByRole('heading', {
        name: 'No games found matching your search. Try different keywords or use the scanner.',
      }),
    ).toBeVisible();
    await whole.click();
    await expect(page.getByRole('heading', { name: 'From the whole game database' })).toBeVisible();
    await expect(page.getByRole('heading', { name: rare })).toBeVisible();
    await expect(page.getByText(/^Sample data/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('it is opened with what IGDB knows of it, and added', async () => {
    await page.getByRole('link', { name: rare }).click();
    const details = page.getByRole('dialog');
    await expect(details.getByRole('link', { name: /See on igdb\.com/ })).toHaveAttribute(
      'href',
      'https://www.igdb.com/games/no-one-can-stop-mr-domino',
    );
    const screenshot = details.getByRole('img', { name: /Screenshot 1/ });
    await screenshot.scrollIntoViewIfNeeded();
    await expect
      .poll(() => screenshot.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
      .toBe(889);
    await page.goBack();
    await page.getByRole('button', { name: `Add to Collection: ${rare}`, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('button', { name: `Edit Collection: ${rare}`, exact: true })).toBeVisible();
  });

  await test.step('somebody else finds it in the catalogue', async () => {
    const context = await browser.newContext();
    const other = await context.newPage();
    await choose(context, 'en');
    await signedIn(other, 'ben');
    await other.goto(`${address()}/search?q=stop mr. domino`);
    await expect(other.getByText('1 game found')).toBeVisible();
    await expect(other.getByRole('button', { name: `Add to Collection: ${rare}` })).toBeVisible();
    await expect(other.getByText('Not what you are looking for?')).toBeVisible();
    await context.close();
  });

  await test.step('when it is down, it says so, and what was typed stays', async () => {
    await search(page, 'sample outage');
    await whole.click();
    await expect(
      page.getByText(
        'Failed to search games: IGDB does not answer at the moment. Please try again in a few minutes.',
      ),
    ).toBeVisible();
    await expect(page.getByLabel('Search for games')).toHaveValue('sample outage');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectAccessible(page);
  });
});
