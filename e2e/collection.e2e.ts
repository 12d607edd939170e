import { type Page, expect, test } from '@playwright/test';

import {
  address,
  choose,
  drawAs,
  expectAccessible,
  expectDrawnAs,
  firstGames,
  gameId,
  gamesOf,
  onlyOnDesk,
  own,
  picture,
  signedIn,
  superNintendo,
  wishFor,
} from './collector.ts';

test.beforeEach(({ context }) => choose(context, 'en'));

const tab = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const searchBox = (page: Page) => page.getByLabel('Search games').filter({ visible: true });
const games = (page: Page) => page.getByRole('listitem').or(page.getByRole('row'));
const shown = (page: Page, title: string) => games(page).filter({ hasText: title });

/** Chooses in the row of filters, which on a phone is in a sheet of its own. */
async function filter(page: Page, isPhone: boolean, choice: (within: Page) => Promise<unknown>) {
  if (isPhone) await page.getByRole('button', { name: /^Filters/ }).click();
  await choice(page);
  if (isPhone)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Show [\d,]+ games?$/ })
      .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('tabs separate the states, and search, filters, order and view stay in the address', async ({ page }, {
  project,
}) => {
  const isPhone = project.name === 'phone';
  const pick = (label: string, option: string) =>
    filter(page, isPhone, () =>
      isPhone && ['Genre', 'Region'].includes(label)
        ? page
            .getByRole('group', { name: label })
            .getByRole('checkbox', { name: option, exact: true })
            .check()
        : page
            .getByRole('combobox', { name: label })
            .filter({ visible: true })
            .selectOption({ label: option }),
    );
  await signedIn(page, 'ana');

  await test.step('says of each empty list why it is empty', async () => {
    await page.goto(`${address()}/collection/${superNintendo}?tab=owned`);
    await expect(page.getByText('Your collection is empty.')).toBeVisible();
    await expectAccessible(page);
    await tab(page, 'Wishlist (0)').click();
    await expect(page.getByText('Your wishlist is empty. Add games to your wishlist!')).toBeVisible();
    await tab(page, 'Incomplete (0)').click();
    await expect(page.getByText('No incomplete games found.')).toBeVisible();
    await page.goto(`${address()}/collection/${superNintendo}?tab=nonsense&q=zzzz`);
    await expect(page.getByText('No games found matching "zzzz".')).toBeVisible();
    await page.goto(`${address()}/collection/${superNintendo}?genre=Quiz`);
    await expect(page.getByText('No games found for this platform.')).toBeVisible();
  });

  const all = await gamesOf(page);
  await own(page, await gameId(page, 'ActRaiser'), { purchasePrice: 24.5, condition: 'FAIR' });
  await own(page, await gameId(page, 'Aero Fighters'), { completeness: 'CARTRIDGE,CASE' });
  await own(page, await gameId(page, 'Axelay'), { completeness: 'NEW_SEALED' });
  await wishFor(page, await gameId(page, 'ActRaiser 2'));

  await test.step('counts and marks what is complete, incomplete, sealed and wanted', async () => {
    await page.goto(`${address()}/collection/${superNintendo}`);
    await expect(tab(page, `All (${all})`)).toHaveAttribute('aria-current', 'page');
    await expect(shown(page, 'ActRaiser').first()).toContainText('In Collection');
    await expect(shown(page, 'ActRaiser').first()).toContainText('Fair');
    await expect(shown(page, 'ActRaiser').first()).toContainText('$24.50');
    await expect(shown(page, 'ActRaiser 2')).toContainText('In Wishlist');
    await picture(page, `${project.name}-collection-all`);
    await tab(page, 'Incomplete (1)').click();
    await expect(shown(page, 'Aero Fighters')).toContainText('Incomplete');
    await expect(shown(page, 'Axelay')).toHaveCount(0);
    await tab(page, 'Owned (3)').click();
    await expect(page).toHaveURL(`${address()}/collection/${superNintendo}?tab=owned`);
    await expect(shown(page, 'Axelay')).toContainText('Factory sealed');
    await expect(shown(page, 'ActRaiser 2')).toHaveCount(0);
    await tab(page, 'Wishlist (1)').click();
    await expect(shown(page, 'ActRaiser 2')).toBeVisible();
    await page.goBack();
    await expect(tab(page, 'Owned (3)')).toHaveAttribute('aria-current', 'page');
  });

  await test.step('narrows and orders the list', async () => {
    await tab(page, `All (${all})`).click();
    await expect(page).toHaveURL(`${address()}/collection/${superNintendo}`);
    await searchBox(page).fill('final');
    await expect(page).toHaveURL(/q=final/);
    await pick('Genre', "Beat 'em up");
    await pick('Region', 'Europe');
    await pick('Sort', 'Sort by Release Date');
    await filter(page, isPhone, () =>
      page.getByRole('button', { name: 'Sort descending' }).filter({ visible: true }).click(),
    );
    await drawAs(page, 'List');
    await expect(games(page).getByRole('link').filter({ hasText: 'Final' })).toHaveText([
      'Final Fight 3',
      'Final Fight 2',
      'Final Fight',
    ]);
  });

  await test.step('shows the same after a reload', async () => {
    await expect(page).toHaveURL(/genre=Beat/);
    await page.reload();
    await expect(games(page).getByRole('link').filter({ hasText: 'Final' })).toHaveText([
      'Final Fight 3',
      'Final Fight 2',
      'Final Fight',
    ]);
    await expect(searchBox(page)).toHaveValue('final');
    await expectDrawnAs(page, 'List');
    await searchBox(page).fill('chrono');
    await expect(page.getByText('No games found matching "chrono".')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).filter({ visible: true }).click();
    await expect(tab(page, `All (${all})`)).toBeVisible();
    await pick('Platform', 'All Platforms');
    await expect(page).toHaveURL(/\/collection\/all\?/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All games');
  });
});

test(
  'a list opens where it was left, after a reload and after another screen',
  onlyOnDesk,
  async ({ page }) => {
    await signedIn(page, 'bo');
    await page.goto(`${address()}/collection/all`);
    await expect(games(page).getByRole('link').first()).toBeVisible();
    const first = await titleInWindow(page);
    await page.mouse.move(195, 600);
    for (const distance of [20_000, 20_000, 20_000, -1_000]) {
      await page.mouse.wheel(0, distance);
      await titleInWindow(page);
    }
    const left = await titleInWindow(page);
    expect(left).not.toBe(first);

    await page.reload();
    await expect(page.getByRole('link', { name: left, exact: true }).first()).toBeInViewport();
    await page.getByRole('link', { name: left, exact: true }).first().click();
    await expect(page).toHaveURL(/gameId=\d+/);
    await expect(page.getByRole('dialog', { name: left })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('link', { name: left, exact: true }).first()).toBeInViewport();

    await page.goto(`${address()}/settings`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name: left, exact: true }).first()).toBeInViewport();
  },
);

test(
  'an address with an unknown platform shows all platforms and keeps its filters',
  onlyOnDesk,
  async ({ page }) => {
    await signedIn(page, 'eva');
    for (const platform of ['abc', '999999']) {
      await page.goto(`${address()}/collection/${platform}?q=chrono`);
      await expect(page).toHaveURL(`${address()}/collection/all?q=chrono`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('All games');
    }
    await page.goto(`${address()}/collection/all?q=_`);
    await expect(page.getByRole('heading', { name: 'No games found matching "_".' })).toBeVisible();
  },
);

test('the free plan ends at 20 games, and the shelf and the form say so', onlyOnDesk, async ({ page }) => {
  await signedIn(page, 'cleo');
  const [last = 0, ...first] = await firstGames(page, 20);
  for (const id of first) await own(page, id);
  await page.goto(`${address()}/collection/${superNintendo}`);
  await expect(tab(page, 'Owned (19)')).toBeVisible();
  await expect(page.getByText('Game Limit Reached')).toHaveCount(0);

  await own(page, last);
  await page.reload();
  await expect(tab(page, 'Owned (20)')).toBeVisible();
  await expect(page.getByRole('main').getByText('You have used 20 of 20 games.')).toBeVisible();
  await expectAccessible(page);

  await searchBox(page).fill('super metroid');
  await page.getByRole('button', { name: 'Add to Collection: Super Metroid' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByText('You have used 20 of 20 games.')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Limit Reached' })).toBeDisabled();
  await expectAccessible(page);
  await form.getByRole('link', { name: 'Upgrade to Pro' }).click();
  await expect(page).toHaveURL(`${address()}/subscription`);
});

/** The title in the middle of the window, once the list has come to rest. */
async function titleInWindow(page: Page): Promise<string> {
  const headings = games(page).getByRole('heading', { level: 2 });
  const now = () =>
    headings.evaluateAll((all) => {
      const inside = all.find((heading) => {
        const { top, bottom } = heading.getBoundingClientRect();
        return top > 250 && bottom < 700;
      });
      return inside?.textContent ?? '';
    });
  let title = '';
  await expect(async () => {
    const before = title;
    title = await now();
    expect(title).not.toBe('');
    expect(title).toBe(before);
  }).toPass({ intervals: [250], timeout: 10_000 });
  return title;
}
