import { type Page, expect, test } from '@playwright/test';

import {
  address,
  choose,
  expectAccessible,
  firstGames,
  gameId,
  onlyOnDesk,
  own,
  picture,
  proEmail,
  signedIn,
  signIn,
  superNintendo,
} from './collector.ts';

const details = (page: Page) => page.getByRole('dialog');
const title = (page: Page) => details(page).getByRole('heading', { level: 2 });

async function ownMany(page: Page, count: number): Promise<void> {
  const change = { gameIds: await firstGames(page, count), set: {}, addMissing: true };
  const answer = await page.context().request.post(`${address()}/api/collection-bulk`, { data: change });
  expect(answer.ok()).toBe(true);
}

test('cards are low, six to a row, and as high before they load as after', async ({ page, context }, {
  project,
}) => {
  await choose(context, 'en');
  await signedIn(page, 'cards');
  for (const id of await firstGames(page, 12)) await own(page, id, { purchasePrice: 1234.5 });
  const open = held();
  await page.route('**/api/rpc/fetch_games?*', async (route) => {
    await open.promise;
    await route.continue();
  });

  await page.goto(`${address()}/collection/all?tab=owned`);
  const skeleton = page.getByRole('main').locator('[aria-hidden].grid > *');
  const before = await sizesOf(page, skeleton);
  open.resolve();
  const cards = page.getByRole('main').getByRole('listitem');
  const after = await sizesOf(page, cards);

  expect(before.heights).toEqual(after.heights);
  expect(after.heights).toHaveLength(1);
  expect(after.heights[0]).toBeLessThanOrEqual(372);
  if (project.name === 'desk') expect(after.columns).toBe(6);
  await expectAccessible(page);
});

function held() {
  return Promise.withResolvers<void>();
}

/** The different heights of boxes, and how many stand side by side. */
async function sizesOf(page: Page, boxes: ReturnType<Page['locator']>) {
  await expect(boxes.first()).toBeVisible();
  const rects = await boxes.evaluateAll((all) => all.map((box) => box.getBoundingClientRect()));
  const heights = [...new Set(rects.map(({ height }) => Math.round(height)))];
  return { heights, columns: rects.filter(({ top }) => top === rects[0]?.top).length };
}

test(
  'from game to game, the list below follows, and has the focus in the end',
  onlyOnDesk,
  async ({ page, context }, { project }) => {
    await choose(context, 'en', 'dark');
    await signIn(context.request, proEmail(project.name, 'neighbours'));
    await ownMany(page, 60);
    await page.goto(`${address()}/collection/all?tab=owned`);
    const first = page.getByRole('main').getByRole('listitem').first().getByRole('heading', { level: 2 });
    const firstTitle = await first.innerText();
    await first.getByRole('link').click();
    await expect(title(page)).toHaveText(firstTitle);
    await expectAccessible(page);
    await picture(page, `${project.name}-details`);

    for (let place = 2; place <= 40; place += 1) {
      await page.keyboard.press('ArrowRight');
      await expect(details(page).getByText(`${place} of 60`)).toBeAttached();
    }
    await details(page).getByRole('button', { name: 'Previous game' }).click();
    await expect(details(page).getByText('39 of 60')).toBeAttached();
    const last = await title(page).innerText();
    await page.keyboard.press('Escape');

    await expect(details(page)).toHaveCount(0);
    await expect(page).toHaveURL(`${address()}/collection/all?tab=owned`);
    const link = page.getByRole('main').getByRole('link', { name: last, exact: true });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
  },
);

test('a fact leads to the list of all games that share it', onlyOnDesk, async ({ page, context }) => {
  await choose(context, 'en');
  await signedIn(page, 'facts');
  await page.goto(`${address()}/collection/${superNintendo}?gameId=${await gameId(page, 'ActRaiser')}`);
  await expect(title(page)).toHaveText('ActRaiser');

  await details(page).getByRole('link', { name: 'Enix' }).click();

  await expect(page).toHaveURL(`${address()}/collection/all?publisher=Enix`);
  await expect(details(page)).toHaveCount(0);
  const found = page.getByRole('main').getByRole('link', { name: 'ActRaiser', exact: true });
  await expect(found).toHaveCount(2); // on Super Nintendo and on Super Famicom
  await expect(page.getByRole('main').getByRole('link', { name: 'Axelay', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove filter: Enix' }).click();
  await expect(page).toHaveURL(`${address()}/collection/all`);
});

test('the dialog is as high while it loads as after, and on a phone its actions stay at the bottom', async ({
  page,
  context,
}) => {
  await choose(context, 'en');
  await signedIn(page, 'height');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const game = await gameId(page, 'ActRaiser');
  await own(page, game, { purchasePrice: 24.5, notes: 'Worn label' });
  const open = held();
  await page.route(`**/api/collection/${game}*`, async (route) => {
    await open.promise;
    await route.continue();
  });

  await page.goto(`${address()}/collection/all?tab=owned&gameId=${game}`);
  await expect(details(page)).toBeVisible();
  await page.evaluate('Promise.all(document.getAnimations().map(({ finished }) => finished))');
  const before = await details(page).boundingBox();
  open.resolve();
  await expect(details(page).getByText('Worn label')).toBeAttached();

  expect(await details(page).boundingBox()).toEqual(before);
  await expect(details(page).getByRole('button', { name: 'Edit Collection' })).toBeInViewport();
});
