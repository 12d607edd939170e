import { type Page, expect, test } from '@playwright/test';

import {
  address,
  choose,
  expectAccessible,
  firstGames,
  gameId,
  own,
  picture,
  proEmail,
  signIn,
  superNintendo,
} from './collector.ts';

test.beforeEach(({ context }) => choose(context, 'en'));

const nintendo64 = 4;
const chip = (page: Page, name: string) => page.getByRole('button', { name: `Remove filter: ${name}` });
const titles = (page: Page) => page.getByRole('listitem').getByRole('heading', { level: 2 });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const openSheet = (page: Page) =>
  page
    .getByRole('button', { name: /^Filters/ })
    .filter({ visible: true })
    .click();
const show = (page: Page) =>
  sheet(page)
    .getByRole('button', { name: /^Show [\d,]+ games?$/ })
    .click();

async function ownMany(page: Page): Promise<void> {
  const gameIds = [...(await firstGames(page, 90)), ...(await firstGames(page, 10, nintendo64))];
  const change = { gameIds, set: { condition: 'FAIR', purchasePrice: 10 }, addMissing: true };
  const answer = await page.context().request.post(`${address()}/api/collection-bulk`, { data: change });
  expect(answer.ok()).toBe(true);
  await own(page, await gameId(page, 'Axelay'), { condition: 'MINT', purchasePrice: 99 });
  await own(page, await gameId(page, 'ActRaiser'), { condition: 'MINT', completeness: 'CARTRIDGE' });
  await own(page, await gameId(page, 'Doom'), { condition: 'GOOD', completeness: 'NEW_SEALED' });
}

test('a large collection is filtered, sorted and browsed, and the address keeps it all', async ({ page }, {
  project,
}) => {
  await signIn(page.context().request, proEmail(project.name, 'finding'));
  await ownMany(page);
  await page.goto(`${address()}/collection/all?tab=owned`);
  await expect(page.getByText('100 games · $1,069.00')).toBeVisible();

  await test.step('several values of several filters, each with a chip, and the sum follows', async () => {
    await openSheet(page);
    for (const name of ['Mint', 'Good']) await sheet(page).getByRole('checkbox', { name }).check();
    await expectAccessible(page);
    await show(page);
    await expect(page).toHaveURL(`${address()}/collection/all?tab=owned&condition=MINT,GOOD`);
    await expect(page.getByText('3 games · $99.00')).toBeVisible();
    await openSheet(page);
    await sheet(page).getByRole('checkbox', { name: 'Without a price paid' }).check();
    await sheet(page).getByRole('checkbox', { name: 'Factory sealed' }).check();
    await sheet(page).getByRole('checkbox', { name: 'Game only' }).check();
    await show(page);
    await expect(titles(page)).toHaveText(['ActRaiser', 'Doom']);
    const clearAll = page.getByRole('main').getByRole('button', { name: 'Clear all' });
    await expect(clearAll).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await picture(page, `${project.name}-finding`);
  });

  await test.step('the same after a reload; a chip removes its value, and one button removes all of them', async () => {
    await page.reload();
    await expect(titles(page)).toHaveText(['ActRaiser', 'Doom']);
    await chip(page, 'Mint').click();
    await expect(titles(page)).toHaveText(['Doom']);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(`${address()}/collection/all?tab=owned`);
    await expect(page.getByText('100 games · $1,069.00')).toBeVisible();
  });

  await test.step('the most expensive first, the unpriced last', async () => {
    await page.goto(`${address()}/collection/all?tab=owned&sort=price&order=desc`);
    await expect(titles(page).first()).toHaveText('Axelay');
    await expect(page.getByRole('navigation', { name: 'Jump to a letter' })).toHaveCount(0);
  });

  await test.step('filters for copies are dropped on All', async () => {
    await page.goto(`${address()}/collection/${superNintendo}?tab=owned&condition=MINT&genre=Action`);
    await page.getByRole('link', { name: /^All \(/ }).click();
    await expect(page).toHaveURL(`${address()}/collection/${superNintendo}?genre=Action`);
    await expect(chip(page, 'Mint')).toHaveCount(0);
  });

  await test.step('two platforms at once', async () => {
    await page.goto(`${address()}/collection/${superNintendo}?tab=owned`);
    await expect(page.getByText('90 games · ')).toBeVisible();
    await openSheet(page);
    await expect(sheet(page)).toBeVisible();
    const steps = await page.evaluate('history.length');
    await sheet(page).getByRole('combobox', { name: 'Platform' }).selectOption(String(nintendo64));
    await show(page);
    await expect(page).toHaveURL(`${address()}/collection/all?tab=owned&platforms=19,4`);
    expect(await page.evaluate('history.length')).toBe(steps);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your collection');
    await expect(page.getByRole('paragraph').filter({ hasText: '2 platforms' })).toBeVisible();
    await expect(page.getByText('100 games · $1,069.00')).toBeVisible();
    await chip(page, 'Super Nintendo Entertainment System').click();
    await expect(page).toHaveURL(`${address()}/collection/${nintendo64}?tab=owned`);
  });
});

test('a letter leads to its first game, down and up again, and the letters stay within reach', async ({
  page,
}, { project }) => {
  await signIn(page.context().request, proEmail(project.name, 'letters'));
  await ownMany(page);
  await page.goto(`${address()}/collection/${superNintendo}?tab=owned`);
  const letters = page.getByRole('navigation', { name: 'Jump to a letter' });
  const jump = (name: string) => letters.getByRole('button', { name, exact: true }).click();
  const first = async (letter: string) => {
    const query = `p_platform=${superNintendo}&p_tab=owned&p_starts_with=${letter}&p_limit=1`;
    const answer = await page.context().request.get(`${address()}/api/rpc/fetch_games?${query}`);
    const [game] = (await answer.json()) as { title: string }[]; // as: the contract's output
    return page.getByRole('link', { name: game?.title ?? '', exact: true });
  };

  // Of a long title, what its card cuts off counts as out of sight.
  const seen = { ratio: 0.5 };

  await jump('H');
  await expect(await first('h')).toBeInViewport(seen);
  await expect(letters).toBeInViewport();
  await jump('D');
  await expect(await first('d')).toBeInViewport(seen);
  await test.step('the last letter too, where the page ends', async () => {
    const last = await letters.getByRole('button', { disabled: false }).last().innerText();
    await jump(last);
    await expect(await first(last.toLowerCase())).toBeInViewport(seen);
    await jump('D');
  });
  await expectAccessible(page);
  await page.mouse.move(195, 600);
  await page.mouse.wheel(0, 400);
  await expect(letters).not.toBeInViewport();
});
